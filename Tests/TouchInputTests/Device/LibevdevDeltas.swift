import Testing
import TouchInput

/// libevdev's tests of the events that a synchronisation sends, except the late one.
enum LibevdevDeltas {
    static func abs() {
        let buttons: [EventCode] = [.leftButton, .rightButton, .middleButton]
        var reader = SimulatedReader(.device([.x: 1000, .y: 1000, .lastAxis: 1000], keys: buttons))
        reader.kernel.write([.abs(.x, 100), .abs(.y, 500), .abs(.lastAxis, 700), .report])
        #expect(reader.next(.forceSync) == .sync(nil))
        #expect(reader.next(.sync) == .sync(.abs(.x, 100)))
        #expect(reader.next(.sync) == .sync(.abs(.y, 500)))
        #expect(reader.next(.sync) == .sync(.abs(.lastAxis, 700)))
        #expect(reader.next(.sync) == .sync(.report))
        #expect(reader.next(.sync) == .nothing)
    }

    static func mt() {
        var reader = SimulatedReader(.slotted(lastSlot: 1, lastID: 2))
        reader.kernel.write([
            .abs(.slot, 0), .abs(.x, 100), .abs(.y, 500),
            .abs(.positionX, 100), .abs(.positionY, 500), .abs(.trackingID, 1),
            .abs(.slot, 1), .abs(.x, 1), .abs(.y, 5),
            .abs(.positionX, 1), .abs(.positionY, 5), .abs(.trackingID, 2), .report,
        ])
        #expect(reader.next(.forceSync) == .sync(nil))
        #expect(reader.state.currentSlot == 0)
        let upToSlot1: [Sent] = [
            .abs(.x, 1), .abs(.y, 5),
            .abs(.slot, 0), .abs(.positionX, 100), .abs(.positionY, 500), .abs(.trackingID, 1), .abs(.slot, 1),
        ]
        for expected in upToSlot1 { #expect(reader.next(.sync) == .sync(expected)) }
        #expect(reader.state.currentSlot == 1)
        for expected in [.abs(.positionX, 1), .abs(.positionY, 5), .abs(.trackingID, 2), .report] as [Sent] {
            #expect(reader.next(.sync) == .sync(expected))
        }
        #expect(reader.next(.sync) == .nothing)
    }

    static func mtResetSlot() throws {
        var reader = SimulatedReader(.slotted(lastSlot: 1, lastID: 2))
        for (first, second) in [(1, 0), (0, 1)] as [(Int32, Int32)] {
            reader.kernel.write([
                .abs(.slot, first), .abs(.positionX, 100), .abs(.positionY, 500), .abs(.trackingID, 1),
                .abs(.slot, second), .abs(.positionX, 1), .abs(.positionY, 5), .abs(.trackingID, 2), .report,
            ])
            let lastSlot = try #require(reader.synchronized().last { $0.type == .absolute && $0.code == .slot })
            #expect(lastSlot.value == second)
            #expect(reader.state.currentSlot == Int(second))
        }
    }

    static func trackingIDs() {
        let last: Int32 = 15
        var reader = SimulatedReader(.slotted(lastSlot: last, lastID: 0xff))
        for slot in (0...last).reversed() {
            reader.kernel.write([
                .abs(.slot, slot), .abs(.trackingID, slot), .abs(.x, 100 + slot), .abs(.y, 500 + slot),
                .abs(.positionX, 100 + slot), .abs(.positionY, 500 + slot), .report,
            ])
            for answer in reader.answers(.normal) {
                if case .sync = answer { Issue.record("a synchronisation without lost events: \(answer)") }
            }
        }
        for slot in (0...last).reversed() {
            let position: [Sent] = [
                .abs(.x, 200 + slot), .abs(.y, 700 + slot),
                .abs(.positionX, 200 + slot), .abs(.positionY, 700 + slot),
            ]
            reader.kernel.write([.abs(.slot, slot)])
            switch slot % 3 {
            case 0: reader.kernel.write([.abs(.trackingID, last + slot)] + position + [.report])
            case 1: reader.kernel.write([.abs(.trackingID, -1), .report])
            default: reader.kernel.write(position + [.report])
            }
        }

        var slot: Int32?
        var ids: [Int32: [Int32]] = [:]
        for sent in reader.synchronized() where sent.type != .synchronization {
            switch sent.code {
            case .slot: slot = sent.value
            case .x, .y: break
            case .trackingID: if let slot { ids[slot, default: []].append(sent.value) }
            case .positionX: #expect(sent.value == slot.map { 200 + $0 })
            case .positionY: #expect(sent.value == slot.map { 700 + $0 })
            default: Issue.record("an axis that did not change: \(sent)")
            }
        }
        for slot in 0...last {
            switch slot % 3 {
            case 0: #expect(ids[slot] == [-1, last + slot], "slot \(slot)")
            case 1: #expect(ids[slot] == [-1], "slot \(slot)")
            default: #expect(ids[slot] == nil, "slot \(slot)")
            }
        }
    }

    static func trackingIDsBtntool() {
        let tools: [EventCode] = [.toolFinger, .toolDoubleTap, .toolTripleTap, .toolQuadTap, .toolQuintTap]
        var reader = SimulatedReader(.slotted(lastSlot: 5, lastID: 0xffff, keys: tools))
        for (slot, tool) in zip(0..., tools) {
            let position = 100 + 10 * Int32(slot)
            reader.kernel.write([
                .abs(.slot, Int32(slot)), .abs(.trackingID, 111), .abs(.x, position), .abs(.y, position),
                .abs(.positionX, 100), .abs(.positionY, 100),
            ])
            if slot > 0 { reader.kernel.write([.key(tools[slot - 1], 0)]) }
            reader.kernel.write([.key(tool, 1), .report])
        }
        for answer in reader.answers(.normal) {
            if case .sync = answer { Issue.record("a synchronisation without lost events: \(answer)") }
        }

        func lift(_ slot: Int32, _ before: EventCode, _ after: EventCode) -> [Sent] {
            [.abs(.slot, slot), .abs(.trackingID, -1), .key(before, 0), .key(after, 1), .report]
        }
        func touch(_ slot: Int32, _ id: Int32) -> [Sent] {
            [
                .abs(.slot, slot), .abs(.trackingID, id), .abs(.x, id), .abs(.y, id),
                .abs(.positionX, id), .abs(.positionY, id),
                .key(.toolTripleTap, 0), .key(.toolQuadTap, 1), .report,
            ]
        }
        reader.kernel.write(lift(0, .toolQuintTap, .toolQuadTap))
        reader.kernel.write(lift(1, .toolQuadTap, .toolTripleTap))
        reader.kernel.write(touch(1, 666))
        reader.kernel.write(lift(4, .toolQuadTap, .toolTripleTap))
        reader.kernel.write(touch(4, 777))

        let twoTouches: [Sent] = [
            .abs(.slot, 0), .abs(.trackingID, -1), .abs(.slot, 1), .abs(.trackingID, -1),
            .abs(.slot, 4), .abs(.trackingID, -1), .key(.toolQuintTap, 0), .key(.toolDoubleTap, 1), .report,
        ]
        let fourTouches: [Sent] = [
            .key(.toolDoubleTap, 0), .key(.toolQuadTap, 1), .abs(.x, 777), .abs(.y, 777),
            .abs(.slot, 1), .abs(.positionX, 666), .abs(.positionY, 666), .abs(.trackingID, 666),
            .abs(.slot, 4), .abs(.positionX, 777), .abs(.positionY, 777), .abs(.trackingID, 777), .report,
        ]
        #expect(reader.synchronized() == twoTouches + fourTouches)
    }

    static func fakeMT() {
        var reader = SimulatedReader(
            .device([.x: 1000, .y: 1000, .positionX: 1000, .positionY: 1000, .reservedAxis: 2]))
        for frame in 0...1 as ClosedRange<Int32> {
            reader.kernel.write([
                .abs(.x, 200 + frame), .abs(.y, 400 + frame),
                .abs(.positionX, 100 + frame), .abs(.positionY, 500 + frame),
                .abs(.reservedAxis, 1 + frame), .report,
            ])
        }
        #expect(reader.synchronized() == [.abs(.x, 201), .abs(.y, 401), .abs(.reservedAxis, 2), .report])
        #expect(reader.state.value(of: .absolute, .x) == 201)
        #expect(reader.state.value(of: .absolute, .y) == 401)
        #expect(reader.state.value(of: .absolute, .reservedAxis) == 2)
    }
}
