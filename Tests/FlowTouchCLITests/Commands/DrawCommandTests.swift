import Foundation
import HarnessTestSupport
import Testing

@testable import FlowTouchCLI

@Suite("flowtouch draw")
struct DrawCommandTests {
    private static let parks = SharedMaterial.packageRoot
        .appendingPathComponent("Recordings/scenarios/parks.three-levels-and-back.evemu").path

    @Test("A gesture becomes a picture in the format that the extension selects")
    func formats() throws {
        let folder = try Folder()
        let source = folder.synth("down 120pt in 180ms, hold 50ms, lift")
        for (name, beginning) in [("a.svg", "<svg"), ("a.PDF", "%PDF-"), ("a.png", "\u{fffd}PNG")] {
            let run = Run("draw", source, "-o", folder.path(name))
            #expect(run.status == 0 && run.output.isEmpty, "\(run.remarks)")
            #expect(try folder.read(name).hasPrefix(beginning))
        }
        let svg = try folder.read("a.svg")
        #expect(svg.contains(">pull.evemu, gesture 1</text>") && svg.contains(">80 pt down</text>"))
        #expect(svg.contains(">FlowTouch Phone; touchscreen"))
    }

    @Test("An existing file is not overwritten without --force, and light differs from dark")
    func overwriting() throws {
        let folder = try Folder()
        let source = folder.synth("tap")
        let target = try folder.write("mine", "a.svg")
        #expect(Run("draw", source, "-o", target).status == 1)
        #expect(try folder.read("a.svg") == "mine")
        #expect(Run("draw", source, "-o", target, "--force").status == 0)
        let light = try folder.read("a.svg")
        #expect(Run("draw", source, "-fo", target, "--dark").status == 0)
        #expect(try folder.read("a.svg") != light)
    }

    @Test("One gesture is drawn, or all of them: as pages of a PDF, or as files")
    func gestures() throws {
        let folder = try Folder()
        let source = folder.synth("tap, wait 500ms, down 120pt in 180ms, hold 50ms, lift")
        #expect(Run("draw", source, "-g", "2", "-o", folder.path("two.svg")).status == 0)
        #expect(try folder.read("two.svg").contains("gesture 2</text>"))
        #expect(Run("draw", source, "--all", "-o", folder.path("all.svg")).status == 0)
        #expect(folder.exists("all-1.svg") && folder.exists("all-2.svg") && !folder.exists("all.svg"))
        #expect(Run("draw", source, "--all", "-o", folder.path("all.pdf")).status == 0)
        #expect(try folder.read("all.pdf").contains("/Count 2"))
        let missing = Run("draw", source, "-g", "3", "-o", folder.path("three.svg"))
        #expect(missing.status == 1 && missing.remarks.contains("gesture 3;"))
        #expect(!folder.exists("three.svg"))
    }

    @Test("A recording that drives a stack becomes a film strip, unless the user chooses a gesture")
    func strips() throws {
        let folder = try Folder()
        #expect(Run("draw", Self.parks, "-o", folder.path("strip.svg")).status == 0)
        let strip = try folder.read("strip.svg")
        #expect(strip.contains("photo/1 is pulled: 153.1 pt up") && strip.contains(">meanwhile</text>"))
        #expect(Run("draw", Self.parks, "--at", "0.3,5.8", "-o", folder.path("at.svg")).status == 0)
        let chosen = try folder.read("at.svg")
        #expect(chosen.contains(">0.300 s<") && chosen.contains(">5.800 s<") && !chosen.contains("meanwhile"))
        let late = Run("draw", Self.parks, "--at", "0.3,99999", "-o", folder.path("late.svg"))
        #expect(late.status == 1 && late.remarks.contains("at 99999 s"))
        #expect(!folder.exists("late.svg"))
        #expect(Run("draw", Self.parks, "-g", "8", "-o", folder.path("gesture.svg")).status == 0)
        #expect(try folder.read("gesture.svg").contains("gesture 8</text>"))
        let source = folder.synth("at 50% 45%, tap")
        let scenario = (Self.parks as NSString).deletingLastPathComponent + "/parks.json"
        #expect(Run("draw", source, "--scenario", scenario, "-o", folder.path("own.svg")).status == 0)
        #expect(try folder.read("own.svg").contains("park/2 is presented from link"))
    }

    @Test(
        "Options that contradict each other or have a wrong value are wrong usage",
        arguments: [
            [], ["-o", "a.gif"], ["-o", "-"], ["-o", "a.svg", "--at", "0.3"], ["-o", "a.svg", "--at", "soon"],
            ["-o", "a.svg", "--at", "nan"], ["-o", "a.svg", "--at", "-1"], ["-o", "a.svg", "--all", "--at", "1"],
            ["-o", "a.svg", "--all", "-g", "1"], ["-o", "a.svg", "-g", "0"],
        ])
    func wrongUsage(words: [String]) throws {
        let folder = try Folder()
        let run = Run(words: ["draw", folder.synth("tap")] + words)
        #expect(run.status == 2, "\(run.remarks)")
    }

    @Test("The name of a device is text in the picture, whatever it contains")
    func hostileName() throws {
        let folder = try Folder()
        let text = try String(contentsOfFile: folder.synth("down 120pt in 180ms, lift"), encoding: .utf8)
        let hostile = text.replacingOccurrences(of: "FlowTouch Phone", with: "<b onload=\"x\">&amp;")
        try #require(hostile != text)
        let source = try folder.write(hostile, "hostile & <i>.evemu")
        #expect(Run("draw", source, "-o", folder.path("a.svg")).status == 0)
        let svg = try folder.read("a.svg")
        #expect(!svg.contains("<b ") && !svg.contains("<i>") && svg.contains("&lt;b onload=&quot;x&quot;&gt;&amp;amp;"))
    }
}
