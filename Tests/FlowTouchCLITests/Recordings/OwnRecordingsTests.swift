import Foundation
import Gestures
import Harness
import HarnessTestSupport
import Testing

@testable import FlowTouchCLI

/// The project's own recordings: a new file is a new test.
@Suite("The project's own recordings")
struct OwnRecordingsTests {
    static let folder = SharedMaterial.packageRoot.appendingPathComponent("Recordings")

    static let names: [String] = {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let beside = ["json", "trace", "md", ""]
        return files.filter { file in !beside.contains((file as NSString).pathExtension) }.sorted()
    }()

    static var traces: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".trace") }.map {
                try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
            }
        }
    }

    @Test("Each recording gives the trace and the outcomes that lie beside it", arguments: names)
    func trace(name: String) {
        let run = Run("test", Self.folder.appendingPathComponent(name).path)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("There are at least thirty, and every clause is reached by one of them")
    func clauses() throws {
        #expect(Self.names.count >= 30)
        let all = try Self.traces.joined()
        for clause in DismissClause.allCases {
            #expect(all.contains("  \(clause) "), "\(clause)")
        }
    }

    @Test("Every outcome and every reason is reached by one of them")
    func reasons() {
        let run = Run("replay", "--json", Self.folder.path)
        for outcome in Outcome.Result.allCases {
            #expect(run.output.contains("\"outcome\":\"\(outcome.rawValue)\""), "\(outcome)")
        }
        for reason in Outcome.Reason.allCases {
            #expect(run.output.contains("\"reason\":\"\(reason.rawValue)\""), "\(reason)")
        }
    }
}
