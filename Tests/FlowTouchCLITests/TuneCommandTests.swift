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

    @Test("The rules that it writes are taken by replay, and dismiss what was meant")
    func rules() throws {
        let folder = try series()
        let run = Run(words: ["tune", folder.path, "-o", folder.path("tuned.rules")] + Self.labels)
        #expect(run.status == 0, "\(run.remarks)")
        #expect(run.output.contains("separates these 8 gestures; choose by feel"))
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

    @Test("--csv has a row for each point")
    func csv() throws {
        let folder = try series()
        let run = Run(
            words: ["tune", folder.path, "--vary", "threshold=30:39:1", "--vary", "fling=100,200", "--csv", "-"]
                + Self.labels)
        #expect(run.lines.contains("down,fling.limit,missed,false,cost"))
        #expect(run.lines.count { $0.hasPrefix("3") && $0.split(separator: ",").count == 5 } == 20)
    }

    @Test("Without labels, and with a field that is none, it says what to do")
    func wrong() throws {
        let folder = try series()
        let bare = Run("tune", folder.path)
        #expect(bare.status == 2)
        #expect(bare.remarks.contains("no gesture is labelled"))
        let field = Run("tune", folder.path, "--vary", "treshold=1:2:1")
        #expect(field.status == 2)
        #expect(field.remarks.contains("no field “treshold” in the rules"))
    }
}
