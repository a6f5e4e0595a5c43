import Documents
import Geometry
import Gestures
import Harness
import Testing

@testable import FlowTouchCLI

@Suite("The picture of live")
struct LivePictureTests {
    private static let sentence = "at 200pt 300pt, down 120pt in 400ms, hold 500ms, lift, wait 400ms, tap"

    @Test("80 by 24: the view over the stack, the finger, its trail, the threshold, the numbers and the keys")
    func large() throws {
        var live = try LiveFixture(Self.sentence)
        let before = live.lines(80, 24, at: 0)
        #expect(before.count == 24)
        #expect(before[0].hasPrefix(" test · touchscreen") && before[0].hasSuffix("flowstack"))
        #expect(before[19].contains("No gesture yet"))
        live.play(until: 600)
        let lines = live.lines(80, 24, at: 600)
        #expect(lines.contains { $0.contains("● ARMED: a lift dismisses down") })
        #expect(lines.contains { $0.contains("╌╌") && $0.contains("│80 pt") })
        #expect(lines.contains { $0.contains("●") && $0.hasPrefix("│") })
        #expect(lines.contains { $0.contains("○") })
        #expect(lines.contains { $0.contains("pt past 80 pt down") })
        #expect(lines.contains { $0.contains("velocity     x       0") })
        #expect(lines.contains { line in line.unicodeScalars.contains { (0x2801...0x28ff).contains($0.value) } })
        #expect(lines[23].contains("q quit"))
        live.play()
        live.press("++++++++++")
        let after = live.lines(80, 24, at: 2000)
        #expect(after.contains { $0.hasPrefix("   2  tapped") })
        #expect(after.contains { $0.hasPrefix("  →   now: tapped") })
        #expect(after.contains { $0.hasPrefix("   1  dismissed down by distance: ") })
        #expect(after[0].hasSuffix("flowstack (moved)"))
    }

    @Test("The edge of the view moves by eighths of a row")
    func edges() throws {
        var live = try LiveFixture("at 200pt 300pt, down 90pt in 900ms, hold 900ms, lift")
        var edges: Set<String> = []
        for moment in stride(from: Int64(0), to: 900, by: 20) {
            live.play(until: moment)
            let lines = live.lines(80, 24, at: moment)
            edges.formUnion(lines.flatMap { line in line.map(String.init).filter { "▁▂▃▄▅▆▇".contains($0) } })
        }
        #expect(edges.count > 4, "\(edges)")
    }

    @Test("40 by 12 shows the same in fewer words")
    func small() throws {
        var live = try LiveFixture(Self.sentence)
        live.play(until: 600)
        let lines = live.lines(40, 12, at: 600)
        #expect(lines.count == 12)
        #expect(lines.contains { $0.contains("● ARMED down") })
        #expect(lines.contains { $0.contains("past 80 pt down") })
        #expect(lines.contains { $0.contains("●") && $0.contains("ARMED") == false })
        #expect(lines[11].contains("q quit"))
        live.play()
        #expect(live.lines(40, 12, at: 2000)[9].hasPrefix("   2  tapped"))
    }

    @Test("Without UTF-8 everything is ASCII", arguments: [(80, 24), (40, 12), (200, 60)])
    func ascii(width: Int, height: Int) throws {
        var live = try LiveFixture(Self.sentence)
        live.play(until: 600)
        live.model.showsHelp = false
        #expect(live.lines(width, height, at: 600, isUnicode: false).allSatisfy { $0.allSatisfy(\.isASCII) })
        #expect(live.lines(width, height, at: 600, isUnicode: false).contains { $0.contains("O") })
        live.play()
        live.press("d+")
        #expect(live.lines(width, height, at: 5000, isUnicode: false).allSatisfy { $0.allSatisfy(\.isASCII) })
        live.model.showsHelp = true
        #expect(live.lines(width, height, at: 5000, isUnicode: false).allSatisfy { $0.allSatisfy(\.isASCII) })
    }

    @Test("Every size has a picture or a sentence", arguments: ["phone", "clickpad", "canvas"])
    func sizes(device: String) throws {
        var live = try LiveFixture(
            device == "clickpad" ? "two fingers 20mm apart: down 25mm in 400ms, hold 500ms, lift" : Self.sentence,
            device: device)
        live.press("s")
        live.play(until: 600)
        for width in [0, 1, 5, 27, 28, 31, 39, 40, 60, 80, 132, 300] {
            for height in [0, 1, 7, 8, 9, 12, 13, 14, 19, 20, 24, 50, 100] {
                let lines = live.lines(width, height, at: 600)
                #expect(lines.count == height)
                #expect(lines.allSatisfy { $0.unicodeScalars.count <= width })
                if width >= 28 && height >= 8 {
                    #expect(lines.contains { $0.contains("ARMED") }, "\(width)x\(height): \(lines)")
                }
            }
        }
    }

    @Test(
        "On a wide surface the deciding numbers are not cut, however narrow the panel is",
        arguments: [(80, 24), (72, 24), (60, 20), (50, 16), (40, 12), (34, 10), (28, 8)])
    func wide(width: Int, height: Int) throws {
        var live = try LiveFixture(
            "two fingers 20mm apart: down 20mm in 900ms, hold 900ms, lift", device: "clickpad")
        live.play(until: 1500)
        let progress = try #require(live.model.session.progress)
        let (x, y) = (
            DecimalText.fixed(progress.translation.x, decimals: 1),
            DecimalText.fixed(progress.translation.y, decimals: 1)
        )
        let lines = live.lines(width, height, at: 1500)
        #expect(lines.contains { $0.contains(x) && $0.contains(y) }, "\(lines)")
        #expect(lines.contains { $0.contains("ARMED") })
        #expect(lines.contains { $0.contains("past 80") }, "\(lines)")
        #expect(!lines.dropLast().dropFirst().contains { $0.contains("…") }, "\(lines)")
    }

    @Test("In every width with a panel, none of its numbers is cut", arguments: ["phone", "clickpad", "canvas"])
    func uncut(device: String) throws {
        var live = try LiveFixture(
            device == "clickpad" ? "two fingers 20mm apart: down 25mm in 400ms, hold 500ms, lift" : Self.sentence,
            device: device)
        live.play(until: 300)
        for width in 28...120 {
            let lines = live.lines(width, 24, at: 300)
            #expect(!lines.dropFirst().contains { $0.contains("…") }, "\(width): \(lines.joined(separator: "\n"))")
        }
    }

    @Test("A tall screen shows more outcomes; a long outcome is wrapped")
    func outcomes() throws {
        var live = try LiveFixture(
            (0..<9).map { _ in "down 40pt in 100ms, lift, wait 400ms" }.joined(separator: ", "))
        live.play()
        let tall = live.lines(200, 60, at: 9000)
        for number in 1...9 { #expect(tall.contains { $0.hasPrefix("   \(number)  returned") }) }
        let narrow = live.lines(30, 24, at: 9000)
        let first = try #require(narrow.firstIndex { $0.hasPrefix("   9  returned") })
        let sentence = try #require(live.model.outcomes.last?.sentence)
        let shown = narrow[first...(first + 1)].map { $0.dropFirst(6) }.joined(separator: " ")
        #expect(sentence == shown)
    }

    @Test("A cleared list differs from an empty one, and the last gesture is still judged again")
    func cleared() throws {
        var live = try LiveFixture("down 100pt in 400ms, hold 300ms, lift")
        live.play()
        live.press("c")
        #expect(live.lines(80, 24, at: 2000)[19].contains("Cleared, 1 gesture so far"))
        live.press("d")
        #expect(live.lines(80, 24, at: 2000)[20].hasPrefix("   1  now: refused"))
    }

    @Test("A closed direction has no unit")
    func units() throws {
        var live = try LiveFixture("two fingers 20mm apart: down 25mm in 400ms, hold 500ms, lift", device: "clickpad")
        live.press("p")
        for width in [60, 80, 120] { #expect(!live.lines(width, 24, at: 0).contains { $0.contains("off pt") }) }
    }

    @Test(
        "The help names every key in any size that has a picture", arguments: [(40, 10), (50, 14), (28, 8), (28, 24)])
    func smallHelp(width: Int, height: Int) throws {
        var live = try LiveFixture(Self.sentence)
        live.model.showsHelp = true
        let lines = live.lines(width, height, at: 0)
        #expect(lines.last == " any key closes this")
        let text = lines.dropFirst().dropLast().joined(separator: " ")
        for help in LiveHelp.lines where !help.keys.isEmpty {
            #expect(text.contains(help.keys + " "), "\(help.keys): \(lines)")
        }
        #expect(text.contains("now:") && !text.contains("…"), "\(lines)")
    }

    @Test("The help names every key and fits 80 by 24; any terminal size can show it")
    func help() throws {
        var live = try LiveFixture(Self.sentence)
        live.model.showsHelp = true
        let lines = live.lines(80, 24, at: 0)
        for help in LiveHelp.lines { #expect(lines.contains { $0.contains(help.words) }) }
        #expect(live.lines(40, 12, at: 0).count == 12)
    }
}
