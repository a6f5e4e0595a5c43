import Foundation
import Testing

@Suite("flowtouch tune")
struct TuneCommandTests {
    private func series() throws -> Folder {
        let folder = try Folder()
        for index in 0..<4 {
            folder.synth("down \(100 + index * 15)pt in 200ms, hold 80ms, lift", "swipe-\(index).evemu")
            folder.synth("down \(20 + index * 5)pt in 150ms, hold 80ms, lift", "rest-\(index).evemu")
        }
        return folder
    }

    private static let labels = ["--intent", "dismiss=*swipe*", "--intent", "keep=*rest*"]

    @Test("An empty recording is reported as such, and not as a missing label")
    func unreadable() throws {
        let folder = try Folder()
        let empty = folder.path("empty.evemu")
        try Data().write(to: URL(fileURLWithPath: empty))
        let run = Run("tune", empty, "--intent", "dismiss=*")
        #expect(run.status == 3 && run.remarks.contains("empty.evemu:1: "))
        #expect(!run.remarks.contains("--labels"))
        let pull = folder.synth("down 120pt in 180ms, lift")
        let unlabelled = Run("tune", pull)
        #expect(unlabelled.status == 2 && unlabelled.remarks.contains("--labels"))
    }

    @Test("replay accepts the rules that it writes, and they dismiss what was meant to be dismissed")
    func rules() throws {
        let folder = try series()
        let run = Run(words: ["tune", folder.path, "-o", folder.path("tuned.rules")] + Self.labels)
        #expect(run.status == 0, "\(run.remarks)")
        #expect(run.output.contains("these 8 gestures"))
        let replay = Run("replay", "--json", "--rules", folder.path("tuned.rules"), folder.path)
        #expect(replay.lines.count == 8)
        for line in replay.lines { #expect(line.contains("swipe-") == line.contains("\"dismissed\"")) }
    }

    @Test("--json is one object with the documented keys")
    func json() throws {
        let folder = try series()
        let run = Run(words: ["tune", folder.path, "--json"] + Self.labels)
        #expect(run.lines.count == 1)
        #expect(
            topKeys(of: run.lines[0]) == [
                "current", "recommended", "plateau", "missed", "false", "intervals", "nearest", "heldOut", "costliest",
            ])
    }

    @Test("Missed and false dismissals are reported for the current and for the recommended rules")
    func shares() throws {
        let folder = try series()
        let run = Run(words: ["tune", folder.path, "--rules", "adwaita"] + Self.labels)
        #expect(run.status == 0, "\(run.remarks)")
        for word in ["missed", "false"] { #expect(run.lines.count { $0.hasPrefix("  \(word)") } == 2, "\(run.output)") }
    }

    @Test("--csv has a row for each point")
    func csv() throws {
        let folder = try series()
        let run = Run(
            words: ["tune", folder.path, "--vary", "threshold=30:39:1", "--vary", "fling=100,200", "--csv", "-"]
                + Self.labels)
        #expect(run.lines.contains("down,fling.limit,missed,false,cost"))
        #expect(run.lines.count { $0.hasPrefix("3") && $0.split(separator: ",").count == 5 } == 20)
    }

    @Test("Missing labels and an unknown field are wrong usage")
    func wrong() throws {
        let folder = try series()
        let bare = Run("tune", folder.path)
        #expect(bare.status == 2)
        #expect(bare.remarks.contains("--labels"))
        let field = Run("tune", folder.path, "--vary", "treshold=1:2:1")
        #expect(field.status == 2)
        #expect(field.remarks.contains("“treshold”"))
    }

    @Test("In a series with one wrong label, its recording is named as the one that costs most")
    func wrongLabel() throws {
        let folder = try series()
        let table = try folder.write("swipe-2.evemu\t1\tkeep\n", "wrong.tsv")
        for index in 0..<4 {
            try folder.write("{\"intent\": \"dismiss\"}", "swipe-\(index).json")
            try folder.write("{\"intent\": \"keep\"}", "rest-\(index).json")
        }
        let run = Run("tune", folder.path, "--labels", table, "--cost", "missed=3,false=2")
        #expect(run.output.contains("Most costly: \(folder.path("swipe-2.evemu")), 2 of 2"))
        #expect(run.output.contains("meant to keep: dismissed"))
        let right = Run("tune", folder.path)
        #expect(!right.output.contains("Most costly"))
        let threshold = { (output: String) in output.split(separator: "\n").first { $0.hasPrefix("  down  ") } }
        #expect(threshold(run.output) == threshold(right.output))
        #expect(threshold(right.output) != nil)
    }

    @Test("-o and --csv overwrite nothing without --force, and fail before the work", arguments: ["-o", "--csv"])
    func force(option: String) throws {
        let folder = try series()
        let path = try folder.write("mine", "kept.tsv")
        let run = Run(words: ["tune", folder.path, option, path] + Self.labels)
        #expect(run.status == 1)
        #expect(run.remarks.contains("--force"), "\(run.remarks)")
        #expect(run.output.isEmpty)
        #expect(try folder.read("kept.tsv") == "mine")
        #expect(Run(words: ["tune", folder.path, option, path, "--force"] + Self.labels).status == 0)
        #expect(try folder.read("kept.tsv") != "mine")
    }

    @Test("The commands that explain a gesture use the same rules and options")
    func explained() throws {
        let folder = try series()
        let rules = folder.path("tuned.rules")
        let options = ["--fingers", "any", "--swipe-up"]
        let run = Run(words: ["tune", folder.path, "-o", rules] + Self.labels + options)
        let command = try #require(run.lines.first { $0.contains("flowtouch explain") })
        #expect(command.hasSuffix("--gesture 1 --rules \(rules) --swipe-up --fingers any"), "\(command)")
        let words = command.split(separator: " ").dropFirst().map(String.init)
        #expect(Run(words: words).status == 0)
        let bare = Run(words: ["tune", folder.path] + Self.labels)
        #expect(bare.output.contains("under flowstack; -o FILE"))
        #expect(!run.output.contains("; -o FILE"))
    }
}
