import Foundation
import Gestures
import HarnessTestSupport
import Testing

@Suite("flowtouch … --without and --fingers")
struct FilterOptionsTests {
    static let jump = "at 50% 15%, down 40pt in 100ms, jump down 300pt, down 20pt in 60ms, hold 40ms, lift"

    @Test("What a filter did is a line of the trace, in its columns, and a note at the end")
    func trace() throws {
        let folder = try Folder()
        let run = Run("replay", "--trace", folder.synth(Self.jump))
        #expect(run.lines.contains("   0.104  ~    jump-filter           contact 1: held back, 46.7 mm away"))
        #expect(run.lines.contains("   0.120  ~    teleport-filter       contact 1: stays 47.4 mm away"))
        #expect(run.remarks.contains(": 1 contact "), "\(run.remarks)")
    }

    @Test("--without switches filters off by name, for replay, explain and test alike")
    func without() throws {
        let folder = try Folder()
        let path = folder.synth(Self.jump)
        #expect(try Run.gestures(path).map(\.summary) == ["cancelled jump down"])
        #expect(try Run.gestures("--without", "jump-filter", path).map(\.summary) == ["dismissed distance down"])
        let both = Run("replay", "--trace", "--without=jump-filter,teleport-filter", path)
        #expect(both.status == 0 && !both.output.contains("  ~  "))
        #expect(try Run.gestures("--without", "teleport-filter", path).map(\.outcome) == ["returned"])
        #expect(Run("explain", "--without", "teleport-filter", path).output.contains("Gesture 1: returned"))
        let goesOn = Run("replay", "--trace", "--without", "teleport-filter", path)
        #expect(!goesOn.output.contains("teleport-filter"))
        #expect(goesOn.lines.contains("   0.120  ~    jump-filter           contact 1: stays 47.4 mm away"))
        Run("test", "--update", path)
        #expect(Run("test", path).status == 0)
        #expect(Run("test", "--without", "jump-filter", path).status == 1)
    }

    @Test("A third finger that brushes a semi-mt pad moves the box's corners: without the filter that dismisses")
    func corners() throws {
        let path = SharedMaterial.packageRoot.appendingPathComponent("Recordings/semi-mt.third-finger.returned.evemu")
            .path
        let with = Run("replay", "--trace", path)
        #expect(with.output.contains("semi-mt-filter        3 fingers now, nothing moved"))
        #expect(try Run.gestures(path).map(\.outcome) == ["returned"])
        #expect(try Run.gestures("--without", "semi-mt-filter", path).map(\.summary) == ["dismissed distance down"])
    }

    @Test(
        "An unknown name is wrong usage, and the names are listed", arguments: ["jmup-filter", "", "jump-filter,"])
    func unknown(names: String) throws {
        let folder = try Folder()
        let run = Run("replay", "--without=\(names)", folder.synth(Self.jump))
        #expect(run.status == 2)
        let wrong = names.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        #expect(run.remarks.contains("“\(wrong)”"))
        for filter in InputFilter.allCases { #expect(run.remarks.contains(filter.rawValue)) }
        #expect(run.remarks.contains("did you mean") == (wrong == "jmup-filter"))
    }

    @Test("--fingers sets how many fingers make a drag, on pads and screens; explain mentions it")
    func fingers() throws {
        let folder = try Folder()
        let one = folder.path("one.evemu")
        Run("synth", "down 100pt in 200ms, lift", "--device", "clickpad", "-o", one)
        #expect(try Run.gestures(one).map(\.summary) == ["notRecognised pointerMotion"])
        #expect(try Run.gestures("--fingers", "1", one).map(\.summary) == ["dismissed distance down"])
        #expect(try Run.gestures("--fingers", "any", one).map(\.summary) == ["dismissed distance down"])
        let words = Run("explain", "--fingers", "3", one).output.split { $0 == " " || $0 == "\n" }
        #expect(words.joined(separator: " ").contains("3 fingers"))
        let screen = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        #expect(try Run.gestures("--fingers", "2", screen).map(\.outcome) == ["notRecognised"])
    }

    @Test("A number of fingers outside 1 to 5 is wrong usage", arguments: ["0", "6", "two", "-1", ""])
    func wrongFingers(text: String) throws {
        let folder = try Folder()
        let run = Run("replay", "--fingers=\(text)", folder.synth(Self.jump))
        #expect(run.status == 2 && run.remarks.contains("--fingers"))
    }
}
