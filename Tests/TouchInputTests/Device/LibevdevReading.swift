import Testing
import TouchInput

/// libevdev's tests of reading, of single values, and of synchronisations that are not read completely.
enum LibevdevReading {
    private static let buttons: [EventCode] = [.leftButton, .rightButton, .middleButton]

    static func synDroppedEvent() {
        var reader = SimulatedReader(.device([:], keys: [.leftButton]))
        reader.kernel.write([.key(.leftButton, 1), .report])
        #expect(reader.next(.normal) == .success(.key(.leftButton, 1)))
        #expect(reader.next(.normal) == .success(.report))
        reader.kernel.writeBeside([.dropped])
        #expect(reader.next(.normal) == .sync(.dropped))
        #expect(reader.next(.sync) == .nothing)
    }

    private static func pressed() -> SimulatedReader {
        var reader = SimulatedReader(.device([.x: 1000, .y: 1000], keys: buttons))
        reader.kernel.write([.key(.leftButton, 1), .abs(.x, 100), .abs(.y, 500), .report])
        return reader
    }

    private static func expectPressed(_ state: DeviceState) {
        #expect(state.value(of: .key, .leftButton) == 1)
        #expect(state.value(of: .absolute, .x) == 100)
        #expect(state.value(of: .absolute, .y) == 500)
    }

    static func skippedSync() {
        var reader = pressed()
        #expect(reader.next(.forceSync) == .sync(nil))
        #expect(reader.next(.normal) == .nothing)
        expectPressed(reader.state)
    }

    static func incompleteSync() {
        var reader = pressed()
        #expect(reader.next(.forceSync) == .sync(nil))
        #expect(reader.next(.sync) == .sync(.key(.leftButton, 1)))
        #expect(reader.next(.normal) == .nothing)
        expectPressed(reader.state)
    }

    static func emptySync() {
        var reader = SimulatedReader(.device([:], keys: buttons))
        #expect(reader.next(.forceSync) == .sync(nil))
        #expect(reader.next(.sync) == .nothing)
    }

    static func mtEventValues() {
        var reader = SimulatedReader(.slotted(lastSlot: 2, lastID: nil))
        reader.kernel.write([
            .abs(.slot, 0), .abs(.x, 100), .abs(.y, 500), .abs(.positionX, 100), .abs(.positionY, 500),
            .abs(.slot, 1), .abs(.x, 1), .abs(.y, 5), .abs(.positionX, 1), .abs(.positionY, 5), .report,
        ])
        #expect(reader.state.currentSlot == 0)
        for slot in 0...1 {
            #expect(reader.state.slotValue(slot, .positionX) == 0)
            #expect(reader.state.slotValue(slot, .positionY) == 0)
        }
        for answer in reader.answers(.normal) {
            if case .sync = answer { Issue.record("a synchronisation without lost events: \(answer)") }
        }
        #expect(reader.state.currentSlot == 1)
        #expect(reader.state.slotValue(0, .positionX) == 100)
        #expect(reader.state.slotValue(0, .positionY) == 500)
        #expect(reader.state.slotValue(1, .positionX) == 1)
        #expect(reader.state.slotValue(1, .positionY) == 5)
    }

    /// Where libevdev returns 0 for something that does not exist, a state has no value.
    static func mtEventValuesInvalid() {
        let state = SimulatedReader(.slotted(lastSlot: 2, lastID: nil)).state
        #expect(state.currentSlot == 0)
        for value in [
            state.slotValue(0, .touchMinor), state.slotValue(10, .positionX), state.slotValue(0, .x),
        ] {
            #expect(value == nil)
            #expect(value ?? 0 == 0)
        }
    }

    static func mtSlotRangesInvalid() {
        var reader = SimulatedReader(.slotted(lastSlot: 1, lastID: nil))
        for outside in [2, -1] as [Int32] {
            reader.kernel.writeBeside([.abs(.slot, outside), .report])
            #expect(reader.next(.normal) == .success(.abs(.slot, 1)))
            #expect(reader.next(.normal) == .success(.report))
        }
        var state = reader.state
        #expect(state.currentSlot == 1)
        for outside in [2, -1] as [Int32] {
            #expect(state.setValue(outside, of: .absolute, .slot) == false)
            #expect(state.currentSlot == 1)
        }
    }

    static func mtTrackingIDDiscard() {
        var reader = SimulatedReader(.slotted(lastSlot: 10, lastID: 500))
        reader.kernel.write([.abs(.slot, 1), .abs(.trackingID, 1), .report, .abs(.trackingID, 2), .report])
        #expect(reader.next(.normal) == .success(.abs(.slot, 1)))
        #expect(reader.next(.normal) == .success(.abs(.trackingID, 1)))
        #expect(reader.next(.normal) == .success(.report))
        #expect(reader.next(.normal) == .success(.report))
        #expect(reader.next(.normal) == .nothing)
    }

    static func mtTrackingIDDiscardNeg1() {
        var reader = SimulatedReader(.slotted(lastSlot: 10, lastID: 500))
        reader.kernel.write([.abs(.slot, 1), .abs(.trackingID, 1), .report])
        #expect(reader.answers(.normal).count == 3)
        for _ in 0..<2 { reader.kernel.writeBeside([.abs(.trackingID, -1), .report]) }
        #expect(reader.next(.normal) == .success(.abs(.trackingID, -1)))
        #expect(reader.next(.normal) == .success(.report))
        #expect(reader.next(.normal) == .success(.report))
        #expect(reader.next(.normal) == .nothing)
    }
}
