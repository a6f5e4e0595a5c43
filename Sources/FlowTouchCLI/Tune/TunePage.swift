import Documents
import Gestures
import Harness
import Tuning

/// A tuning as one page of HTML: tables, pictures, and each misjudged gesture with what decided it.
struct TunePage {
    let report: TuneReport
    let corpus: TuneCorpus
    let plot: TunePlot

    /// A warning to whoever passes the report on.
    static let caution =
        "The report holds the names of recordings, devices and people. Look through it before you pass it on."
    /// How many misjudged gestures get a picture. More errors call for other rules, not for more pictures.
    static let mostPictures = 200

    private var result: TuningResult { report.result }
    private var words: TuneDecisionText { TuneDecisionText(decision: result.decision, heldOut: report.heldOut) }

    /// The document.
    var text: String {
        var page = HTMLPage()
        let title = "Tuning of \(quoted(result.sweep.grid.base.name))"
        page.add(heading: title, level: 1)
        page.add(paragraph: Self.caution)
        addSummary(&page)
        addRecommendation(&page)
        page.add(plot.drawing(result))
        addErrors(&page)
        addHeldOut(&page)
        addNearest(&page)
        addMisjudged(&page)
        for sentence in report.caution { page.add(paragraph: sentence) }
        return page.document(title: title, plot.palette)
    }

    private func addSummary(_ page: inout HTMLPage) {
        page.add(heading: "Gestures by device and intent")
        page.add(
            table: ["device"] + Sidecar.Intent.allCases.map(\.rawValue) + ["unlabelled"],
            TuneCorpus.rows(corpus.counts).map { row in [row.device] + row.counts.map { "\($0)" } })
    }

    private func addRecommendation(_ page: inout HTMLPage) {
        page.add(heading: "Recommendation")
        page.add(
            table: ["field", "now", "recommended", "costs the same"],
            words.fields.map { [$0.name, $0.now, $0.recommended, $0.span] })
        for sentence in words.sentences { page.add(paragraph: sentence) }
        let weights = result.decision.weights
        page.add(
            paragraph: "A missed dismissal costs \(JSONText.number(weights.missed)), a false one "
                + "\(JSONText.number(weights.falsely)). Under the recommended rules all errors cost "
                + "\(JSONText.number(result.plateau.cost)).")
        if result.sweep.sweptCount < result.sweep.grid.count {
            page.add(
                paragraph:
                    "The search was stopped: \(result.sweep.sweptCount) of \(result.sweep.grid.count) rules were tried."
            )
        }
    }

    private func addErrors(_ page: inout HTMLPage) {
        let both = [
            ("Errors under the rules as they are", result.decision.current),
            ("Errors under the recommended rules", result.decision.recommended),
        ]
        for (title, confusion) in both {
            page.add(heading: title)
            let rows = Sidecar.Intent.allCases.compactMap { intent -> [String]? in
                let (count, total) = confusion.dismissals(of: intent)
                return total > 0 ? [intent.rawValue, "\(count)", "\(total - count)"] : nil
            }
            page.add(table: ["meant", "dismissed", "not dismissed"], rows)
            page.add(paragraph: "Missed: \(TuneDecisionText.share(confusion.missed)).")
            page.add(paragraph: "False: \(TuneDecisionText.share(confusion.falsely)).")
        }
    }

    private func addHeldOut(_ page: inout HTMLPage) {
        page.add(heading: "Held out in turn, judged by what fits the others")
        guard !report.heldOut.isEmpty else {
            return page.add(paragraph: "There is at most one device and one person, so none can be held out.")
        }
        let fields = result.sweep.grid.fields
        page.add(
            table: ["held out", "gestures", "missed", "false"] + fields.map(\.name),
            report.heldOut.map { held in
                let name = held.name.isEmpty ? "no name" : quoted(held.name)
                return [(held.isPerson ? "person " : "") + name, "\(held.count)", "\(held.missed)", "\(held.falsely)"]
                    + held.values.map { JSONText.number($0) }
            })
    }

    private func addNearest(_ page: inout HTMLPage) {
        guard !result.nearest.isEmpty else { return }
        page.add(heading: "Nearest to the border")
        for near in result.nearest {
            page.add(paragraph: report.sentence(near))
            page.add(code: report.explain(result.sweep.gestures[near.gesture]))
        }
    }

    private func addMisjudged(_ page: inout HTMLPage) {
        page.add(heading: "Misjudged under the recommended rules")
        let misjudged = result.misjudged(result.recommended)
        guard let mostCostly = report.mostCostly else { return page.add(paragraph: "No gesture is misjudged.") }
        page.add(paragraph: mostCostly)
        for (position, index) in misjudged.enumerated() {
            let (gesture, outcome) = (result.sweep.gestures[index], result.recommended[index])
            let recording = result.recordings[gesture.recording]
            page.add(heading: "\(quotedPath(recording.path)), gesture \(gesture.gesture)", level: 3)
            let person = gesture.person.map { ", by \(quoted($0))" } ?? ""
            let device = gesture.device.isEmpty ? "a device without a name" : quoted(gesture.device)
            page.add(paragraph: "Meant to \(gesture.intent.rawValue), on \(device)\(person): \(outcome.sentence)")
            var rules = result.rules
            rules.fingers = recording.scenario.policy(under: rules)
            page.add(paragraph: Explanation(outcome, under: rules).sentences.joined(separator: " "))
            if position < Self.mostPictures, let drawing = plot.drawing(gesture, result) { page.add(drawing) }
            page.add(code: report.explain(gesture))
        }
        if misjudged.count > Self.mostPictures {
            page.add(paragraph: "Only the first \(Self.mostPictures) have a picture; flowtouch draw draws the others.")
        }
    }
}
