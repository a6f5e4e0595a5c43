import Foundation
import HarnessTestSupport
import Testing

@Suite("flowtouch … --without and --fingers")
struct FilterOptionsTests {
    static let jump = "at 50% 15%, down 40pt in 100ms, jump down 300pt, down 20pt in 60ms, hold 40ms, lift"

    @Test("What a filter does is a line of the trace, in its columns, and a note at the end")
    func trace() throws {
        let folder = try Folder()
        let run = Run("replay", "--trace", folder.synth(Self.jump))
        #expect(run.lines.contains("   0.104  ~    jump-filter           contact 1: held back, 46.7 mm away"))
        #expect(run.lines.contains("   0.120  ~    teleport-filter       contact 1: stays 47.4 mm away"))
        #expect(run.remarks.contains("1 contact was suddenly elsewhere"))
    }

    @Test("--without switches filters off by their names, for replay, explain and test alike")
    func without() throws {
        let folder = try Folder()
        let path = folder.synth(Self.jump)
        #expect(Run("replay", path).lines[1].contains("cancelled: jump"))
        #expect(Run("replay", "--without", "jump-filter", path).lines[1].contains("dismissed down by distance"))
        let both = Run("replay", "--trace", "--without=jump-filter,teleport-filter", path)
        #expect(both.status == 0 && !both.output.contains("  ~  "))
        #expect(Run("explain", "--without", "teleport-filter", path).output.contains("returned"))
        let goesOn = Run("replay", "--trace", "--without", "teleport-filter", path)
        #expect(!goesOn.output.contains("teleport-filter"))
        #expect(goesOn.lines.contains("   0.120  ~    jump-filter           contact 1: stays 47.4 mm away"))
        Run("test", "--update", path)
        #expect(Run("test", path).status == 0)
        #expect(Run("test", "--without", "jump-filter", path).status == 1)
    }

    @Test("A third finger that brushes a semi-mt pad moves the box's corners: without the filter that dismisses")
    func corners() {
        let path = SharedMaterial.packageRoot.appendingPathComponent("Recordings/semi-mt.third-finger.returned.evemu")
            .path
        let with = Run("replay", "--trace", path)
        #expect(with.output.contains("semi-mt-filter        3 fingers now, nothing moved"))
        #expect(with.output.contains("=    returned"))
        #expect(Run("replay", "--without", "semi-mt-filter", path).output.contains("dismissed down by distance"))
    }

    @Test(
        "A name that is none is wrong usage, and the names are listed", arguments: ["jmup-filter", "", "jump-filter,"])
    func unknown(names: String) throws {
        let folder = try Folder()
        let run = Run("replay", "--without=\(names)", folder.synth(Self.jump))
        #expect(run.status == 2)
        let wrong = names.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        #expect(run.remarks.contains("there is no filter “\(wrong)”"))
        #expect(run.remarks.contains("range-filter, jump-filter, teleport-filter, palm-filter, thumb-filter"))
        #expect(run.remarks.contains("did you mean jump-filter?") == (wrong == "jmup-filter"))
    }

    @Test("--fingers says how many fingers make a drag, on pads and screens; explain says so too")
    func fingers() throws {
        let folder = try Folder()
        let one = folder.path("one.evemu")
        Run("synth", "down 100pt in 200ms, lift", "--device", "clickpad", "-o", one)
        #expect(Run("replay", one).lines[1].contains("not recognised: pointer motion"))
        #expect(Run("replay", "--fingers", "1", one).lines[1].contains("dismissed down by distance"))
        #expect(Run("replay", "--fingers", "any", one).lines[1].contains("dismissed down by distance"))
        #expect(Run("explain", "--fingers", "3", one).output.contains("With 3 fingers"))
        let screen = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        #expect(Run("replay", "--fingers", "2", screen).lines[1].contains("not recognised"))
    }

    @Test("A number of fingers that no hand has is wrong usage", arguments: ["0", "6", "two", "-1", ""])
    func wrongFingers(text: String) throws {
        let folder = try Folder()
        let run = Run("replay", "--fingers=\(text)", folder.synth(Self.jump))
        #expect(run.status == 2)
        #expect(run.remarks.contains("--fingers takes a number from 1 to 5 or any"))
    }
}
