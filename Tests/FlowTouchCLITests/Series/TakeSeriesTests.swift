import Harness
import Testing
import TouchInput

@testable import FlowTouchCLI

@Suite("A labelled series of takes")
struct TakeSeriesTests {
    /// An outcome with this result.
    private func outcome(_ result: Outcome.Result) throws -> Outcome {
        let words =
            switch result {
            case .dismissed: "down 120pt in 200ms, lift"
            case .returned: "down 40pt in 200ms, lift"
            default: "tap"
            }
        var live = try LiveFixture(words)
        live.play()
        let outcome = try #require(live.model.outcomes.first)
        #expect(outcome.result == result)
        return outcome
    }

    @Test("Intents follow in their order, takes are counted from 1, and the recordings are named after both")
    func order() throws {
        var series = TakeSeries([.keep, .dismiss], count: 2)
        var prompts: [String] = []
        var stems: [String] = []
        while let take = series.current {
            prompts.append(series.prompt)
            stems.append(take.stem)
            series.complete(try outcome(.returned))
        }
        #expect(
            prompts == [
                "Pull down, and keep the view: let it return: 1 of 2",
                "Pull down, and keep the view: let it return: 2 of 2", "Pull down to dismiss: 1 of 2",
                "Pull down to dismiss: 2 of 2",
            ])
        #expect(stems == ["keep-01", "keep-02", "dismiss-01", "dismiss-02"])
        #expect(series.prompt.isEmpty)
        #expect(TakeSeries([.tap], count: 100).takes.first?.stem == "tap-001")
    }

    @Test(
        "A dropped take is made again, also the last one of the previous intent; before the first take there is none to drop"
    )
    func dropped() throws {
        var series = TakeSeries([.dismiss, .tap], count: 1)
        let none = series.dropLast()
        #expect(none == nil)
        series.complete(try outcome(.dismissed))
        #expect(series.current?.intent == .tap)
        let first = series.dropLast()
        #expect(first?.stem == "dismiss-01")
        #expect(series.prompt == "Pull down to dismiss: 1 of 1")
        series.complete(try outcome(.returned))
        series.complete(try outcome(.tapped))
        #expect(series.current == nil)
        let last = series.dropLast()
        #expect(last?.stem == "tap-01")
        #expect(series.summary == ["dismiss  1 of 1: 1 returned", "tap      0 of 1", "2 dropped"])
    }

    @Test("Intents are separated by commas, each once")
    func words() throws {
        #expect(try TakeSeries.intents("dismiss,keep,scroll,tap") == [.dismiss, .keep, .scroll, .tap])
        for words in ["", "dismiss,", "dismiss,dismiss", "pull", "dismiss keep"] {
            #expect(throws: CommandFailure.self) { try TakeSeries.intents(words) }
        }
    }

    @Test("A series needs a folder, and an existing take is reported before the first take is made")
    func refused() throws {
        #expect(Run("record", "--intent", "dismiss").status == 2)
        #expect(Run("record", "--intent", "pull", "-o", "/nowhere/x").remarks.contains("dismiss, keep, scroll, tap"))
        let folder = try Folder()
        try folder.write("{}", "keep-02.json")
        let run = Run("record", "--intent", "dismiss,keep", "--count", "2", "-o", folder.path)
        #expect(run.status == 1 && run.remarks.contains("keep-02.json exists; --force"), "\(run.remarks)")
    }
}
