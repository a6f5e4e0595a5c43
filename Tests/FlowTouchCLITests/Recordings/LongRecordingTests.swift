import Foundation
import RecordingFormats
import Testing

@testable import FlowTouchCLI

@Suite("Recordings and traces of any length")
struct LongRecordingTests {
    /// Taps 20 ms apart from second 100 on; with `lateStart`, an event of second 5 follows them.
    private static func taps(_ count: Int, lateStart: Bool = false) -> String {
        var text =
            "N: pad\nB: 01 00 00 00 00 00 00 00 00\nA: 2f 0 9 0 0 0\nA: 35 0 1000 0 0 10\nA: 36 0 1000 0 0 10\nA: 39 0 65535 0 0 0\n"
        func line(_ time: Int, _ rest: String) {
            text += "E: \(100 + time / 1000).\(String(1_000_000 + time % 1000 * 1000).dropFirst()) \(rest)\n"
        }
        for index in 0..<count {
            let time = index * 20
            line(time, "0003 0039 \(index % 65536)")
            line(time, "0003 0035 \(index % 900)")
            line(time, "0003 0036 500")
            line(time, "0000 0000 0")
            line(time + 10, "0003 0039 -1")
            line(time + 10, "0000 0000 0")
        }
        if lateStart { text += "E: 5.000000 0000 0000 0\n" }
        return text
    }

    @Test("Contacts that are printed as they end are the same as those printed at the end")
    func contacts() throws {
        let folder = try Folder()
        let path = try folder.write(Self.taps(25_000), "taps.evemu")
        let run = Run("contacts", "--json", path)
        #expect(run.status == 0)
        #expect(run.lines.count == 25_000)
        for (index, line) in run.lines.enumerated() where index % 4999 == 0 {
            #expect(line.contains("\"contact\":\(index + 1),"))
            #expect(
                line.contains("\"start\":\(index * 20_000),\"end\":\(index * 20_000 + 10_000),\"endedBy\":\"lift\""))
        }
        #expect(Run("contacts", path).lines.count == 25_002)
    }

    @Test("Gestures are counted over the whole recording, in however many pieces it is read")
    func gestures() throws {
        let folder = try Folder()
        var text = "N: screen\nP: 02 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
        for axis in ["2f 0 9 0 0 0", "35 0 1000 0 0 10", "36 0 1000 0 0 10", "39 0 65535 0 0 0"] {
            text += "A: \(axis)\n"
        }
        for gesture in 0..<300 {
            func line(_ milliseconds: Int, _ rest: String) {
                let thousandths = String(1000 + milliseconds % 1000).dropFirst()
                text += "E: \(2 * gesture + milliseconds / 1000).\(thousandths)000 \(rest)\n"
            }
            line(0, "0003 0039 \(gesture)")
            for step in 0..<115 {
                line(8 * step, "0003 0035 \(500 + step % 2)")
                line(8 * step, "0003 0036 \(100 + 2 * step)")
                line(8 * step, "0000 0000 0")
            }
            line(920, "0003 0039 -1")
            line(920, "0000 0000 0")
        }
        #expect(text.utf8.count > 2_500_000)
        let run = Run("replay", "--json", try folder.write(text, "pulls.evemu"))
        let expected = (0..<300).map { index in
            let start = index * 2_000_000
            return "\(index + 1) \(start) \(start + 920_000) dismissed"
        }
        let found = try run.lines.map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            return ["gesture", "start", "end", "outcome"].map { "\(object[$0] ?? "-")" }.joined(separator: " ")
        }
        #expect(found == expected)
    }

    @Test("The earliest event sets the start of the times, or is reported if contacts were printed before it")
    func lateStart() throws {
        let folder = try Folder()
        let short = Run("contacts", "--json", try folder.write(Self.taps(2, lateStart: true), "short.evemu"))
        #expect(short.lines.first?.contains("\"start\":95000000,") == true)
        #expect(!short.remarks.contains("come late"))
        let long = Run("contacts", "--json", try folder.write(Self.taps(30_000, lateStart: true), "long.evemu"))
        #expect(long.lines.first?.contains("\"start\":0,") == true)
        #expect(long.remarks.contains("1 event comes late"))
    }

    @Test(
        "A pipe and a file are converted to the same bytes",
        arguments: ["evemu", "yml", "getevent", "evtest", "bin", "csv"])
    func convert(ending: String) throws {
        let folder = try Folder()
        let source = try folder.write(Self.taps(3000), "source.evemu")
        let path = folder.path("taps.\(ending)")
        #expect(Run("convert", source, path).status == 0)
        let reading = try RereadRecording(try OpenedRecording(source, descriptionFile: nil), isRegular: true)
        let held = try RereadRecording(try OpenedRecording(source, descriptionFile: nil), isRegular: false)
        var counts = [0, 0]
        try reading.events { counts[0] += $0.events.count }
        try held.events { counts[1] += $0.events.count }
        #expect(counts == [18_000, 18_000])
        let again = folder.path("again.evemu")
        if ending != "csv" {
            #expect(Run("convert", path, again).status == 0)
            #expect(try folder.read("again.evemu").split(separator: "\n").count { $0.hasPrefix("E:") } == 18_000)
        } else {
            #expect(try folder.read("taps.csv").split(separator: "\n").count == 6001)
        }
    }

    @Test("Only the beginning of a very long difference is shown, and that it is not all")
    func longDifference() throws {
        let folder = try Folder()
        let path = try folder.write(Self.taps(2000), "taps.evemu")
        #expect(Run("test", "-u", path).status == 0)
        #expect(Run("test", path).status == 0)
        let good = try folder.read("taps.trace")
        try folder.write(good.replacingOccurrences(of: " D1 ", with: " D2 "), "taps.trace")
        let run = Run("test", path)
        #expect(run.status == 1)
        #expect(run.lines.count <= 2 * TraceComparison.mostKept + 3)
        #expect(
            run.output.contains("… only \(TraceComparison.mostKept) lines from the first difference on were compared\n")
        )
        try folder.write(String(good.dropLast(40)), "taps.trace")
        #expect(Run("test", path).status == 1)
        try folder.write(good + "one more\n", "taps.trace")
        #expect(Run("test", path).output.contains("- one more\n"))
        try folder.write(String(good.dropLast()), "taps.trace")
        #expect(Run("test", path).status == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["taps.evemu", "taps.trace"])
    }

    @Test("The lines of a file are read one by one, the last with or without a newline")
    func lines() throws {
        let folder = try Folder()
        let long = String(repeating: "x", count: 600_000)
        for text in ["", "a", "a\n", "\n\na", "a\n\(long)\nb\n", "\(long)"] {
            var file = try LineFile(try folder.write(text, "lines"))
            var lines: [String] = []
            while let line = try file.next() { lines.append(line) }
            #expect(lines.joined() == text)
            #expect(lines.dropLast().allSatisfy { $0.hasSuffix("\n") && $0.dropLast().allSatisfy { $0 != "\n" } })
        }
    }
}
