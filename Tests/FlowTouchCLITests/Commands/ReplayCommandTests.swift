import Documents
import Foundation
import Testing

@Suite("flowtouch replay and explain")
struct ReplayCommandTests {
    static let pull = "down 120pt in 180ms, hold 50ms, lift"
    static let push = "down 40pt in 100ms, lift, wait 500ms, tap"

    @Test("A gesture is one line: number, time span, outcome, reason and margin")
    func text() throws {
        let folder = try Folder()
        let run = Run("replay", folder.synth(Self.pull))
        #expect(run.status == 0)
        #expect(run.remarks == "")
        #expect(run.lines.count == 2)
        #expect(run.lines[0].hasPrefix("\(folder.path("pull.evemu"))  (FlowTouch Phone; touchscreen "))
        #expect(run.lines[0].hasSuffix("assumed: viewport; rules flowstack)"))
        #expect(run.lines[1].hasPrefix("   1  0.000–0.240 s      dismissed down by distance: "))
        #expect(run.lines[1].hasSuffix(" pt past 80 pt"))
    }

    @Test("--json gives an object for each gesture, with the documented keys in their order")
    func json() throws {
        let folder = try Folder()
        let run = Run("replay", "--json", folder.synth(Self.push))
        #expect(run.status == 0)
        #expect(run.lines.count == 2)
        for line in run.lines {
            #expect(
                topKeys(of: line) == [
                    "file", "device", "gesture", "start", "end", "outcome", "reason", "direction", "clause",
                    "translation", "peakTranslation", "velocity", "threshold", "margin", "armings", "rules", "surface",
                ])
        }
        let objects = try run.lines.map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["outcome"] as? String } == ["returned", "tapped"])
        #expect(objects.map { $0["gesture"] as? Int } == [1, 2])
        #expect(objects[0]["file"] as? String == folder.path("pull.evemu"))
        #expect(objects[0]["threshold"] as? Double == 80)
        #expect(objects[1]["reason"] is NSNull)
        let surface = try #require(objects[0]["surface"] as? [String: Any])
        #expect(surface["kind"] as? String == "touchscreen")
        #expect(surface["assumed"] as? [String] == ["viewport"])
    }

    @Test("--trace prints every step, and the outcome after the step that decided it")
    func trace() throws {
        let folder = try Folder()
        let run = Run("replay", "--trace", folder.synth(Self.pull))
        #expect(run.lines[1] == "   0.000  D1   idle→tracking")
        #expect(run.lines.contains { $0.hasSuffix("D9   dragging→settling  dismiss(down, distance)") })
        #expect(run.lines.last?.hasSuffix("D18  settling→idle") == true)
    }

    @Test(
        "The options about rules, surface and scenario change the outcome",
        arguments: [
            (["--disable-dismiss"], "refused disabled down"),
            (["--disable-dismiss", "--rules", "flowstack-source"], "stuck disabled down"),
            (["--orientation", "180"], "returned shortBy down"),
            (["--orientation=180", "--swipe-up", "--viewport=400x2000"], "dismissed swipeUp up"),
            (["--scroll", "100/3000/800"], "scrolled"), (["--scroll", "0/3000/800"], "dismissed distance down"),
        ])
    func options(words: [String], outcome: String) throws {
        let folder = try Folder()
        let gestures = try Run.gestures(words: words + [folder.synth(Self.pull)])
        #expect(gestures.map(\.summary) == [outcome])
    }

    @Test("--junit writes well-formed XML with a test for each gesture, compared with the .json beside")
    func junit() throws {
        let folder = try Folder()
        let path = folder.synth(Self.push, "a&b<c>.evemu")
        try folder.write(#"{"outcomes": ["dismissed", "tapped", "returned"]}"#, "a&b<c>.json")
        let run = Run("replay", "--junit", folder.path("report.xml"), path)
        #expect(run.status == 0)
        let text = try folder.read("report.xml")
        #expect(
            text.hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"3\" failures=\"2\" errors=\"0\">\n"))
        var open: [Substring] = []
        for piece in text.dropFirst(38).split(separator: "<").dropFirst() {
            let tag = try #require(piece.split(separator: ">", omittingEmptySubsequences: false).first)
            #expect(piece.contains(">"))
            #expect(piece.filter { $0 == "\"" }.count.isMultiple(of: 2))
            let name = tag.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                #expect(open.popLast() == tag.dropFirst())
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
        }
        #expect(open == [])
        #expect(text.contains("a&amp;b&lt;c&gt;.evemu"))
        #expect(text.components(separatedBy: "<testcase ").count == 4)
        #expect(text.contains("expected dismissed, found returned: "))
        #expect(text.contains("expected returned, found no gesture"))
    }

    @Test("--junit - writes the report to standard output")
    func junitOutput() throws {
        let folder = try Folder()
        let run = Run("replay", "--json", "--junit", "-", folder.synth(Self.pull))
        #expect(run.status == 0)
        #expect(run.output.contains("</testsuites>\n"))
        #expect(!FileManager.default.fileExists(atPath: "-"))
    }

    @Test("explain gives the numbers of each gesture, or of the one that the user chose")
    func explain() throws {
        let folder = try Folder()
        let path = folder.synth(Self.push)
        let gestures = try Run.gestures(path)
        let all = Run("explain", path)
        #expect(all.status == 0)
        #expect(all.output.contains("\nGesture 1: returned: "))
        let (threshold, margin) = (gestures[0].threshold ?? 0, gestures[0].margin ?? 0)
        for number in [threshold, -margin] { #expect(all.output.contains(" \(DecimalText.margin(number)) pt")) }
        #expect(all.output.contains("\nGesture 2: tapped"))
        for line in all.lines.dropFirst() { #expect(line.count <= 80) }
        let one = Run("explain", "-g", "2", path)
        #expect(one.status == 0)
        #expect(!one.output.contains("Gesture 1") && one.output.contains("Gesture 2"))
        let none = Run("explain", "--gesture", "3", path)
        #expect(none.status == 1)
        #expect(none.output.contains("gesture 3;"))
    }

    @Test("A folder is searched, and its gestures are counted at the end")
    func folders() throws {
        let folder = try Folder()
        let hollow = try Folder()
        #expect(Run("replay", hollow.path).status == 3)
        folder.synth(Self.pull, "a.evemu")
        folder.synth(Self.push, "b.evemu")
        let run = Run("replay", folder.path)
        #expect(run.status == 0)
        #expect(run.lines.last == "2 recordings, 3 gestures: 1 dismissed, 1 returned, 1 tapped.")
    }

    @Test("A text without a recording is skipped among several files, but is an error alone")
    func texts() throws {
        let folder = try Folder()
        let text = try folder.write("# Recordings\n\nThey are *ours*.\n", "README.md")
        let path = folder.synth(Self.pull)
        for command in ["replay", "contacts"] {
            let among = Run(command, path, text)
            #expect(among.status == 0)
            #expect(among.remarks == "")
            let alone = Run(command, text)
            #expect(alone.status == 3)
            #expect(alone.remarks.contains("README.md:1: "), "\(alone.remarks)")
        }
        let twice = Run("replay", text, text)
        #expect(twice.status == 3, "\(twice.remarks)")
    }

    @Test("Names with control characters are printed escaped")
    func names() throws {
        let folder = try Folder()
        let path = folder.synth(Self.pull, "a\u{1b}[31m\nb.evemu")
        for words in [
            ["replay", path], ["replay", "--json", path], ["contacts", path], ["contacts", "--json", path],
            ["explain", path], ["test", path], ["convert", path, path],
        ] {
            let run = Run(words: words)
            let written = run.output + run.remarks
            #expect(!written.contains("\u{1b}"), "\(words[0])")
            #expect(
                written.contains("\\u{1b}[31m\\u{a}b.evemu") || written.contains("\\u001b[31m\\nb.evemu"), "\(words[0])"
            )
        }
    }
}
