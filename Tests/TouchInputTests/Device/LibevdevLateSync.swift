import Testing
import TouchInput

/// libevdev's test of touches that begin or end between the loss of events and the synchronisation.
enum LibevdevLateSync {
    static func run() throws {
        var reader = SimulatedReader(.slotted(lastSlot: 1, lastID: 0xff))
        reader.kernel.write(frame(id: 1, x: 100, y: 500))
        expectNoLoss(reader.answers(.normal))

        loseEvents(&reader)
        reader.kernel.write(frame(id: -1, x: 200, y: 600))
        try expectSynchronization(reader.answers(.sync), id: -1, x: 200, y: 600)

        let touch = frame(id: 2, x: 201, y: 601)
        reader.kernel.write(touch)
        #expect(reader.answers(.normal) == touch.map { .success($0) })

        let lift: [Sent] = [.abs(.slot, 0), .abs(.trackingID, -1), .report]
        reader.kernel.write(lift)
        expectNoLoss(reader.answers(.normal))

        loseEvents(&reader)
        reader.kernel.write(frame(id: 5, x: 200, y: 600))
        try expectSynchronization(reader.answers(.sync), id: 5, x: 200, y: 600)

        reader.kernel.write(lift)
        #expect(reader.answers(.normal) == lift.map { .success($0) })
    }

    private static func frame(id: Int32, x: Int32, y: Int32) -> [Sent] {
        [
            .abs(.slot, 0), .abs(.trackingID, id), .abs(.x, x), .abs(.y, y),
            .abs(.positionX, x), .abs(.positionY, y), .report,
        ]
    }

    private static func loseEvents(_ reader: inout SimulatedReader) {
        for step in 0..<100 as Range<Int32> {
            reader.kernel.write([
                .abs(.x, 100 + step), .abs(.y, 500 + step),
                .abs(.positionX, 100 + step), .abs(.positionY, 500 + step), .report,
            ])
        }
        #expect(reader.next(.normal) == .sync(.dropped))
    }

    private static func expectNoLoss(_ answers: [SimulatedReader.Answer]) {
        #expect(!answers.isEmpty)
        for answer in answers {
            if case .sync = answer { Issue.record("a synchronisation without lost events: \(answer)") }
        }
    }

    private static func expectSynchronization(
        _ answers: [SimulatedReader.Answer], id: Int32, x: Int32, y: Int32
    ) throws {
        #expect(answers.contains(.sync(.abs(.trackingID, id))))
        var slot: Int32 = 0
        for answer in answers {
            guard case .sync(let event?) = answer else {
                Issue.record("an answer without an event of the synchronisation: \(answer)")
                continue
            }
            if event.type == .synchronization { continue }
            #expect(event.type == .absolute)
            switch event.code {
            case .slot: slot = event.value
            case .trackingID: if slot == 0 { #expect(event.value == id) }
            case .x, .positionX: #expect(event.value == x)
            case .y, .positionY: #expect(event.value == y)
            default: Issue.record("an axis that did not change: \(event)")
            }
        }
    }
}
