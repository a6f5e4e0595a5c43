import Documents
import Harness
import RecordingFiles
import TouchInput

/// Gestures as a JUnit report, for programs that show test results.
struct JUnitReport {
    private var cases = ""
    private var count = 0
    private var failures = 0
    private var errors = 0

    /// Throws if the file at the path is not a report: every run overwrites a report, but must not overwrite a recording.
    static func refuseOther(than path: String) throws(CommandFailure) {
        guard path != "-", let size = InputFile.size(of: path), size > 0 else { return }
        var beginning: [UInt8] = []
        do throws(FileFailure) {
            var file = try InputFile(path)
            _ = try file.next { piece in beginning = unsafe piece.withUnsafeBytes { unsafe Array($0.prefix(5)) } }
        } catch {
            throw CommandFailure(.no, error.description)
        }
        if beginning == Array("<?xml".utf8) { return }
        throw CommandFailure(.no, "\(quotedPath(path)) exists and is not a JUnit report; --force overwrites it")
    }

    /// Adds a test for each gesture. It compares the result with the `.json` beside the recording; without it every
    /// gesture passes.
    mutating func add(_ replayed: ReplayedRecording, _ outcomes: [Outcome]) {
        let expected = replayed.sidecar.outcomes
        for (index, outcome) in outcomes.enumerated() {
            let wanted = expected.map { index < $0.count ? $0[index].rawValue : "no gesture" }
            add(
                replayed.path, "gesture \(outcome.gesture)",
                seconds: Double(outcome.end.microseconds(since: outcome.start)) / 1_000_000,
                failure: wanted == nil || wanted == outcome.result.rawValue
                    ? nil : "expected \(wanted ?? ""), found \(outcome.sentence)", output: outcome.sentence)
        }
        for missing in (expected ?? []).dropFirst(outcomes.count) {
            add(
                replayed.path, "missing gesture", failure: "expected \(missing.rawValue), found no gesture")
        }
        if let remark = replayed.damageRemark, remark.status != .done {
            add(replayed.path, "reading", failure: remark.text)
        }
    }

    /// Adds an error for a file that cannot be read at all.
    mutating func addUnread(_ path: String, _ message: String) {
        errors += 1
        add(path, "reading", error: message)
    }

    private mutating func add(
        _ file: String, _ name: String, seconds: Double = 0, failure: String? = nil, error: String? = nil,
        output: String = ""
    ) {
        count += 1
        let head =
            "    <testcase classname=\"\(Self.escaped(file))\" name=\"\(name)\" time=\"\(DecimalText.fixed(seconds, decimals: 3))\">\n"
        cases += head
        if let failure {
            failures += 1
            cases += "      <failure message=\"\(Self.escaped(failure))\"/>\n"
        }
        if let error { cases += "      <error message=\"\(Self.escaped(error))\"/>\n" }
        if !output.isEmpty { cases += "      <system-out>\(Self.escaped(output))</system-out>\n" }
        cases += "    </testcase>\n"
    }

    /// The report.
    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="\(count)" failures="\(failures)" errors="\(errors)">
          <testsuite name="flowtouch replay" tests="\(count)" failures="\(failures)" errors="\(errors)">
        \(cases)  </testsuite>
        </testsuites>

        """
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PrintableText.excerpt(of: text, limit: 4096).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
