import Harness
import RecordingFormats
import TouchInput

/// Gestures as a JUnit report, for machines that show test results.
struct JUnitReport {
    private var cases = ""
    private var count = 0
    private var failures = 0

    /// Adds a test for each gesture. What the `.json` beside the recording expects is compared; without it a gesture
    /// passes with what it came to.
    mutating func add(_ replayed: ReplayedRecording) {
        let expected = replayed.sidecar.outcomes
        for (index, outcome) in replayed.outcomes.enumerated() {
            let wanted = expected.map { index < $0.count ? $0[index].rawValue : "no gesture" }
            add(
                replayed.path, "gesture \(outcome.gesture)",
                Double(outcome.end.microseconds(since: outcome.start)) / 1_000_000,
                failure: wanted == nil || wanted == outcome.result.rawValue
                    ? nil : "expected \(wanted ?? ""), found \(outcome.sentence)", output: outcome.sentence)
        }
        for missing in (expected ?? []).dropFirst(replayed.outcomes.count) {
            add(
                replayed.path, "missing gesture", 0, failure: "expected \(missing.rawValue), found no gesture",
                output: "")
        }
        if let remark = replayed.damageRemark, remark.status != .done {
            add(replayed.path, "reading", 0, failure: remark.text, output: "")
        }
    }

    private mutating func add(_ file: String, _ name: String, _ seconds: Double, failure: String?, output: String) {
        count += 1
        let head =
            "    <testcase classname=\"\(Self.escaped(file))\" name=\"\(name)\" time=\"\(DecimalText.fixed(seconds, decimals: 3))\">\n"
        cases += head
        if let failure {
            failures += 1
            cases += "      <failure message=\"\(Self.escaped(failure))\"/>\n"
        }
        if !output.isEmpty { cases += "      <system-out>\(Self.escaped(output))</system-out>\n" }
        cases += "    </testcase>\n"
    }

    /// The report.
    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="\(count)" failures="\(failures)">
          <testsuite name="flowtouch replay" tests="\(count)" failures="\(failures)">
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
