import Foundation
import Testing

@Suite("flowtouch reduce, tally and decide")
struct ReduceCommandTests {
    private static let labels = ["--intent", "dismiss=*swipe*", "--intent", "keep=*rest*"]
    private static let fields = ["--vary", "threshold=20:200:1", "--vary", "fling=200,900"]

    private func series() throws -> Folder {
        let folder = try Folder()
        for index in 0..<4 {
            folder.synth("down \(100 + index * 15)pt in 200ms, hold 80ms, lift", "swipe-\(index).evemu")
            folder.synth("down \(20 + index * 5)pt in 150ms, hold 80ms, lift", "rest-\(index).evemu", device: "nexus4")
        }
        return folder
    }

    @Test("Shards that are tallied one by one and added up give the same report as tune")
    func shards() throws {
        let folder = try series()
        let reduce = Run(
            words: ["reduce", folder.path, "--split", "3", "-o", folder.path("all.jsonl")] + Self.labels)
        #expect(reduce.status == 0, "\(reduce.remarks)")
        var tallies: [String] = []
        for shard in 1...3 {
            tallies.append(folder.path("tally-\(shard)"))
            let tally = Run(
                words: ["tally", folder.path("all-\(shard).jsonl"), "-o", folder.path("tally-\(shard)")] + Self.fields)
            #expect(tally.status == 0, "\(tally.remarks)")
        }
        #expect(!folder.exists("all-4.jsonl"))
        let decide = Run(words: ["decide", "--csv", folder.path("a.csv"), "-o", folder.path("a.rules")] + tallies)
        let tune = Run(
            words: ["tune", folder.path, "--csv", folder.path("b.csv"), "-o", folder.path("b.rules")] + Self.labels
                + Self.fields)
        #expect(try folder.read("a.csv") == folder.read("b.csv"))
        #expect(try folder.read("a.rules") == folder.read("b.rules"))
        // Everything that tune reports, except about single gestures.
        #expect(decide.status == 0)
        #expect(decide.lines.allSatisfy(tune.lines.contains), "\(decide.output)")
        #expect(decide.output.contains("held out in turn"))
        #expect(decide.lines.count > 20)
        let json = Run(words: ["decide", "--json"] + tallies)
        #expect(
            topKeys(of: json.lines[0]) == [
                "current", "recommended", "plateau", "missed", "false", "intervals", "heldOut",
            ])
    }

    @Test("A gesture without a label is written without lifts, and decides nothing")
    func unlabelled() throws {
        let folder = try series()
        let reduced = Run("reduce", folder.path, "--intent", "dismiss=*swipe*")
        #expect(reduced.lines.count == 9)
        #expect(reduced.lines.count { $0.hasSuffix("\"lifts\":[]}") } == 4)
        try folder.write(reduced.output, "all.jsonl")
        try folder.write(Run("tally", folder.path("all.jsonl")).output, "all.tally")
        let decide = Run("decide", folder.path("all.tally"))
        #expect(decide.lines.contains { $0.hasSuffix("0        0        0        0           4") })
        try folder.write(Run("reduce", folder.path).output, "none.jsonl")
        try folder.write(Run("tally", folder.path("none.jsonl")).output, "none.tally")
        let none = Run("decide", folder.path("none.tally"))
        #expect(none.status == 2 && none.remarks.contains("--labels"))
    }

    @Test("A file of another kind, or one that is cut off, is an error with its line")
    func damage() throws {
        let folder = try series()
        let text = Run(words: ["reduce", folder.path] + Self.labels).output
        for (index, length) in stride(from: 0, to: text.utf8.count, by: text.utf8.count / 40).enumerated() {
            try folder.write(String(text.prefix(length)), "cut-\(index)")
            let run = Run("tally", folder.path("cut-\(index)"))
            let isWhole = length > 0 && text.utf8.dropFirst(length - 1).first == UInt8(ascii: "\n")
            #expect(run.status == (isWhole ? 0 : 3), "\(length): \(run.remarks)")
            #expect(isWhole == !run.output.isEmpty)
        }
        try folder.write(text.split(separator: "\n")[0] + "\n{}\n", "bare")
        #expect(Run("tally", folder.path("bare")).remarks.contains("bare:2: "))
        try folder.write(text, "all.jsonl")
        let wrong = Run("decide", folder.path("all.jsonl"))
        #expect(wrong.status == 3)
        #expect(wrong.remarks.contains("all.jsonl:1: "))
    }

    @Test("A recording that drives a stack is refused, because each lift changes what follows")
    func stack() throws {
        let folder = try series()
        try folder.write(#"{"screens": {"a": {}}, "root": "a"}"#, "stack.json")
        let run = Run("reduce", folder.path("swipe-0.evemu"), "--scenario", folder.path("stack.json"))
        #expect(run.status == 2, "\(run.remarks)")
    }

    @Test("Nothing is overwritten without --force, and shards need a name")
    func output() throws {
        let folder = try series()
        let path = try folder.write("mine", "all.jsonl")
        let run = Run("reduce", folder.path, "-o", path)
        #expect(run.status == 1)
        #expect(run.remarks.contains("--force"))
        #expect(try folder.read("all.jsonl") == "mine")
        #expect(Run("reduce", folder.path, "-o", path, "--force").status == 0)
        #expect(Run("tally", path, "-o", path).status == 1)
        #expect(Run("reduce", folder.path, "--split", "2").status == 2)
    }
}
