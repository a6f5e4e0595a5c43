import HarnessTestSupport
import Testing
import TouchInput

@testable import Gestures

@Suite("Filters by their names")
struct InputFilterTests {
    @Test("Names are words with hyphens, each once")
    func names() {
        let names = InputFilter.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test("All are on unless they are switched off, each by itself", arguments: InputFilter.allCases)
    func switching(filter: InputFilter) {
        #expect(InputFilters.all.contains(filter) && InputFilters.all.missing.isEmpty)
        let filters = InputFilters(without: [filter])
        #expect(filters.missing == [filter])
        for other in InputFilter.allCases where other != filter { #expect(filters.contains(other)) }
    }

    @Test("Each filter has a sentence for the notes, for one time and for several")
    func notes() {
        for filter in InputFilter.allCases {
            var notes = FilterNotes()
            #expect(notes.sentences == [])
            notes[filter] += 1
            let once = notes.sentences
            notes[filter] += 1
            #expect(once.count == 1 && notes.sentences.count == 1 && once != notes.sentences, "\(filter)")
            #expect(notes.sentences[0].contains("2 ") && !once[0].contains("2 "), "\(filter)")
        }
    }

    @Test("The notes of all filters stand in the order that kept traces have")
    func noteOrder() {
        var notes = FilterNotes()
        for filter in InputFilter.allCases { notes[filter] = 1 }
        let words = [
            "jump", "elsewhere", "position", "palm", "thumb", "rested", "frame", "lift", "number", "box", "clock",
        ]
        #expect(notes.sentences.count == words.count)
        for (sentence, word) in zip(notes.sentences, words) { #expect(sentence.contains(word)) }
    }

    @Test("Without any filter a plain drag is the same", arguments: [DeviceDescription.testScreen(), .testPad()])
    func plain(description: DeviceDescription) {
        func drag(without: [InputFilter]) -> [DragStep] {
            Drags(description, count: .any, without: without) { script in
                script.down(id: 1, 300, 300)
                script.report()
                for step in 1...10 as ClosedRange<Int32> {
                    script.move(300, 300 + 20 * step)
                    script.report()
                }
                script.up()
                script.report()
            }.steps.map { step in
                var step = step
                step.isLate = false
                return step
            }
        }
        #expect(drag(without: []) == drag(without: InputFilter.allCases))
    }

    @Test(
        "jump-filter and teleport-filter: without the first a leap moves the drag, without the second it goes on there")
    func leaps() {
        func drag(without: [InputFilter]) -> Drags {
            Drags(.testScreen(), without: without) { script in
                script.down(id: 1, 300, 300)
                script.report()
                for y in [310, 1200, 1202, 1204, 1214] as [Int32] {
                    script.move(300, y)
                    script.report()
                }
                script.up()
                script.report()
            }
        }
        #expect(drag(without: []).words.contains("cancel jump 300 310"))
        #expect(drag(without: [.jump]).words.last == "lift 300 1214, end")
        #expect(drag(without: [.jump]).filtered.isEmpty)
        let goesOn = drag(without: [.teleport])
        #expect(goesOn.words.last == "lift 300 320, end")
        #expect(goesOn.filtered == ["jump-filter 0", "jump-filter 0", "jump-filter 0"])
    }

    @Test("A leap that is held back when the finger leaves is dropped, and told")
    func heldAtLift() {
        let drags = Drags(.testScreen()) { script in
            script.down(id: 1, 300, 300)
            script.report()
            for y in [310, 1200] as [Int32] {
                script.move(300, y)
                script.report()
            }
            script.up()
            script.report()
        }
        #expect(drags.words.last == "lift 300 310, end")
        #expect(drags.actions.last?.deed as? JumpFilter.Deed == .dropped(count: 1))
        #expect(drags.notes[.jump] == 1)
    }

    @Test("range-filter: without it a position far outside is a leap like any other, and a first one is where it is")
    func range() {
        func drag(_ ys: [Int32], without: [InputFilter]) -> Drags {
            Drags(.testScreen(), without: without) { script in
                script.down(id: 1, 300, ys[0])
                script.report()
                for y in ys.dropFirst() {
                    script.move(300, y)
                    script.report()
                }
                script.up()
                script.report()
            }
        }
        let filtered = drag([300, 310, 65_523, 320], without: [])
        #expect(filtered.filtered == ["range-filter 0"] && filtered.notes[.range] == 1)
        let unfiltered = drag([300, 310, 65_523, 320], without: [.range])
        #expect(unfiltered.filtered == ["jump-filter 0", "jump-filter 0"] && unfiltered.notes[.range] == 0)
        #expect(drag([4083, 8, 205], without: [.range, .jump]).words.last == "lift 300 205, end")
    }
}
