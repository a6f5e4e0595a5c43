import Foundation
import HarnessTestSupport
import Testing

@Suite("Recordings that drive a stack")
struct StackSessionTests {
    private static let folder = SharedMaterial.packageRoot.appendingPathComponent("Recordings/scenarios")

    /// The outcomes of one of the project's recordings, one line each.
    private func outcomes(_ name: String) -> [String] {
        Array(Run("replay", Self.folder.appendingPathComponent("\(name).evemu").path).lines.dropFirst())
    }

    @Test("Taps, scrolls and drags go through three levels of a stack and back")
    func threeLevels() throws {
        let lines = outcomes("parks.three-levels-and-back")
        try #require(lines.count == 8)
        for (line, words) in zip(
            lines,
            [
                "park/2 is presented from link park/2 at 16,343 361 × 100", "scrolled: ",
                "photo/1 is presented from link",
                "note is presented from the side", "refused: ", "dismissed up by swipe up: ", "scrolled: ",
                "park/2 is dismissed by a drag and returns to link park/2 at 16,343 361 × 100",
            ])
        {
            #expect(line.contains(words))
        }
        #expect(lines[4].contains("note stays: dismissal is disabled"))
        #expect(
            lines[5].contains("photo/1 is dismissed by a swipe up and returns to link photo/1 at 16,379.1 361 × 200"))
    }

    @Test("A rotation during a drag cancels it, and the destination returns to the link's new place")
    func rotation() throws {
        let lines = outcomes("parks.rotated-in-mid-drag")
        try #require(lines.count == 3)
        #expect(lines[0].contains("presented from link park/2 at 16,343 361 × 100"))
        #expect(lines[1].contains("cancelled: rotation") && lines[1].contains("park/2 stays"))
        #expect(lines[2].contains("dismissed") && lines[2].contains("returns to link park/2 at 80,272 300 × 100"))
    }

    @Test("Featured and listed products are distinguished, controls are tapped, a tap on the scrim dismisses")
    func featured() throws {
        let lines = outcomes("products.featured-twice-and-search")
        try #require(lines.count == 7)
        #expect(lines[1].contains("by a tap on the scrim and returns to link product/0 “featured” at 20,44 300 × 200"))
        #expect(lines[2].contains("control 1 of link product/0"))
        #expect(lines[3].contains("presented from link product/0 at 30,294 100 × 100"))
        #expect(lines[6].contains("search is dismissed by a drag and returns to link search at 948,1270 56 × 56"))
    }

    @Test("Sheets come with navigation, numbers push the next ones, and a button goes back to the root")
    func numbers() throws {
        let run = Run(
            "replay", "--trace", Self.folder.appendingPathComponent("numbers.sheets-and-back-to-root.evemu").path)
        for words in [
            "0.072  ▸    number/1 is presented from the bottom", "0.632  ▸    number/2 is presented from the side",
            "1.192  ▸    number/3 is presented from the side", "returned: no direction was open; number/3 stays",
            "number/3 is dismissed by a drag from the edge",
            "button “Go back to root”; number/2 is dismissed by the path",
            "text/hello is presented from the side", "5.400  ▸    welcome is presented from the bottom",
            "welcome is dismissed by a drag and returns to the bottom",
        ] { #expect(run.output.contains(words), "\(words)") }
    }

    @Test("The login shows the main flow, which scales in while the login fades out; then the login slides in again")
    func login() throws {
        let lines = outcomes("login.main-and-back")
        try #require(lines.count == 5)
        #expect(lines[0].contains("button “Login”; main scales in, login fades out"))
        #expect(lines[1].contains("message/0 is presented from link") && lines[2].contains("message/0 stays"))
        #expect(
            lines[3].contains("main scales in")
                && lines[4].contains("button “Log out”; login slides in, main fades out"))
    }

    @Test("Four tabs keep their stacks, columns select, URLs are opened, and bad ones say why and change nothing")
    func fruits() throws {
        let run = Run("replay", "--trace", Self.folder.appendingPathComponent("fruits.taps-and-links.evemu").path)
        for words in [
            "fruit/Apple is presented from the side", "button “Go Ape!”; banana is presented from the side",
            "Authors is shown", "button “Random”; author/Amanda is presented",
            "city/1 of Italy is presented", "button “Back to Countries”; city/1 of Italy is dismissed by the path",
            "▸    country/Italy is presented from the side", "▸    city/Rome is presented from the side",
            "country/Japan is selected in column 1", "city/0 of Japan is selected in column 2, column 3 shows city",
            "▸    country/Italy is selected in column 1", "▸    no link has the host “vegetable”",
            "▸    the link's path “Cherry/core” leads nowhere", "▸    banana is dismissed by the path",
            "▸    fruit/Cherry is presented from the side",
        ] { #expect(run.output.contains(words), "\(words)") }
    }

    @Test("--scenario gives any recording a stack, and JSON names what happened to it")
    func option() throws {
        let recording = SharedMaterial.packageRoot.appendingPathComponent("Recordings/phone.tap.tapped.evemu").path
        let scenario = Self.folder.appendingPathComponent("parks.json").path
        let run = Run("replay", "--json", "--scenario", scenario, recording)
        #expect(run.status == 0 && topKeys(of: run.lines[0]).last == "stack")
        let driven = try Run.gestures("--scenario", scenario, recording)
        #expect(driven.map { $0.stack?.hasPrefix("park/3 is presented from link park/3") } == [true])
        #expect(!topKeys(of: Run("replay", "--json", recording).lines[0]).contains("stack"))
    }

    @Test("With --scenario the timeline beside the recording still applies; what the stack lacks is an error")
    func timelineBeside() throws {
        let folder = try Folder()
        let stack = try folder.write(
            "{\"root\": \"a\", \"path\": [\"x/1\"], \"screens\": {\"a\": {}}, \"destinations\": {\"x\": \"a\"}}",
            "stack.json")
        let recording = SharedMaterial.packageRoot.appendingPathComponent("Recordings/phone.tap.tapped.evemu")
        let path = try folder.write(String(contentsOf: recording, encoding: .utf8), "tap.evemu")
        for (said, status, words) in [
            ("\"flowDismiss\": true", 0, "x/1 is dismissed by the program"),
            ("\"relayout\": \"list\"", 3, "tap.json:1:"),
        ] {
            _ = try folder.write("{\"stack\": \"gone.json\", \"timeline\": [{\"at\": 0, \(said)}]}", "tap.json")
            let run = Run("replay", "--trace", "--scenario", stack, path)
            #expect(
                run.status == Int32(status) && (run.output + run.remarks).contains(words), "\(run.output)\(run.remarks)"
            )
        }
    }

    @Test("Options about the view apply to the stack")
    func commandLine() throws {
        let pull = SharedMaterial.packageRoot.appendingPathComponent("Recordings/phone.pull-down.dismissed.evemu").path
        let folder = try Folder()
        let stack = try folder.write(
            "{\"root\": \"a\", \"path\": [\"x/1\"], \"screens\": {\"a\": {}}, \"destinations\": {\"x\": \"a\"}}",
            "stack.json")
        func gesture(_ options: String...) throws -> ReplayedGesture? {
            try Run.gestures(words: ["--scenario", stack] + options + [pull]).last
        }
        #expect(try gesture()?.stack?.contains("x/1 is dismissed by a drag") == true)
        #expect(try gesture("--disable-dismiss")?.summary == "refused disabled down")
        #expect(try gesture("--scroll", "500/3000/852")?.outcome == "scrolled")
        #expect(Run("replay", "--scenario", stack, "--viewport", "500x900", pull).output.contains("500 × 900 pt"))
    }

    @Test("The rules are those of --rules, else of --scenario, else those beside the recording, else of its stack")
    func rules() throws {
        let folder = try Folder()
        let path = folder.synth("down 100pt in 200ms, hold 100ms, lift")
        func rules(_ down: Int) -> String { #""rules": {"down": {"points": \#(down)}}"# }
        func stack(_ rules: String?) -> String {
            let rules = rules.map { $0 + ", " } ?? ""
            return #"{\#(rules)"root": "a", "path": ["x/1"], "screens": {"a": {}}, "destinations": {"x": "a"}}"#
        }
        let (own, none) = (try folder.write(stack(rules(40)), "own.json"), try folder.write(stack(nil), "none.json"))
        let asked = try folder.write(#"{"down": {"points": 30}}"#, "asked.json")
        func threshold(beside: [String], _ options: String...) throws -> Double? {
            try folder.write("{\(beside.joined(separator: ", "))}", "pull.json")
            return try Run.gestures(words: options + [path]).first?.threshold
        }
        let stackBeside = "\"stack\": \(stack(rules(60)))"
        #expect(try threshold(beside: [rules(50), stackBeside], "--scenario", own, "--rules", asked) == 30)
        #expect(try threshold(beside: [rules(50), stackBeside], "--scenario", own) == 40)
        #expect(try threshold(beside: [rules(50), stackBeside], "--scenario", none) == 50)
        #expect(try threshold(beside: [rules(50), stackBeside]) == 50)
        #expect(try threshold(beside: [stackBeside]) == 60)
        #expect(try threshold(beside: ["\"stack\": \(stack(nil))"]) == 80)
    }

    @Test("At the root a drag scrolls and dismisses nothing")
    func root() throws {
        let recording = SharedMaterial.packageRoot.appendingPathComponent("Recordings/phone.pull-down.dismissed.evemu")
            .path
        let scenario = Self.folder.appendingPathComponent("parks.json").path
        #expect(try Run.gestures("--scenario", scenario, recording).map(\.outcome) == ["scrolled"])
    }

    @Test("The error about an unreadable scenario names the place")
    func unreadable() throws {
        let folder = try Folder()
        let path = try folder.write("{\"screens\": {\"a\": {}},\n \"root\": \"b\"}", "s.json")
        let run = Run(
            "replay", "--scenario", path, Self.folder.appendingPathComponent("login.main-and-back.evemu").path)
        #expect(run.status == 3 && run.remarks.contains("s.json:2:"))
    }
}
