import Documents
import Harness
import RecordingFormats
import Testing

@testable import Tuning

@Suite("Labels")
struct IntentLabelsTests {
    @Test("In a pattern, * matches anything, ? one character, and other characters themselves")
    func patterns() {
        #expect(GlobPattern("*swipe*down*").matches("a/two_finger_swipe.top-down.dat"))
        #expect(!GlobPattern("*swipe*down").matches("a/swipe-down.dat"))
        #expect(GlobPattern("a?c").matches("abc"))
        #expect(!GlobPattern("a?c").matches("ac"))
        #expect(GlobPattern("*").matches(""))
        #expect(GlobPattern("*ab*ab").matches("abxabab"))
    }

    @Test("A label of one gesture counts before a label of its recording")
    func table() throws {
        var labels = IntentLabels()
        try labels.add(table: "path\tgesture\tintent\n# by hand\nb.evemu\tkeep\nb.evemu\t2\ttap\r\n", named: "t.tsv")
        #expect(try labels.intents(of: "a/b.evemu", gestures: 3, sidecar: Sidecar()) == [.keep, .tap, .keep])
        #expect(try labels.intents(of: "a/ab.evemu", gestures: 1, sidecar: Sidecar()) == [nil])
        #expect(labels.unusedPlaces.isEmpty)
    }

    @Test("The .json beside a recording may label each gesture; it then has a label or null for every gesture")
    func sidecar() throws {
        let sidecar = try Sidecar(YamlDocument("intent: [dismiss, null, tap]\nperson: Ada"))
        var labels = IntentLabels()
        #expect(try labels.intents(of: "b", gestures: 3, sidecar: sidecar) == [.dismiss, nil, .tap])
        #expect(sidecar.person == "Ada")
        #expect(throws: TuningError("b: the .json beside it has 3 intents, the recording 2 gestures")) {
            try labels.intents(of: "b", gestures: 2, sidecar: sidecar)
        }
    }

    @Test("Contradicting labels are an error with both places")
    func errors() throws {
        var labels = IntentLabels()
        try labels.add(pattern: "keep=*b*")
        try labels.add(table: "b\tdismiss\n", named: "t.tsv")
        #expect(throws: TuningError("b, gesture 1: --intent keep=*b* says keep, t.tsv:1 says dismiss")) {
            try labels.intents(of: "b", gestures: 1, sidecar: Sidecar())
        }
        #expect(throws: TuningError.self) { try labels.add(pattern: "swipe=*b*") }
        do {
            try labels.add(table: "b\tdismiss\nb\tswipe\n", named: "t.tsv")
            Issue.record("a word that is no intent was taken")
        } catch {
            #expect(error.description.hasPrefix("t.tsv:2: expected an intent"))
        }
    }
}
