import Testing
import TouchInput
import TouchSynthesis

@Suite("Damage")
struct DamageTests {
    private let phone = DeviceCatalog.phone

    private func stroke() throws -> [InputEvent] { try phone.events("down 120pt in 180ms, lift") }

    @Test("Every damage changes a sound recording, in the same way each time", arguments: EventDamage.allCases)
    func strikes(_ damage: EventDamage) throws {
        let events = try stroke()
        let damaged = try #require(damage.applied(to: events))
        #expect(damaged != events)
        #expect(damage.applied(to: events) == damaged)
    }

    @Test("Without events there is no damage", arguments: EventDamage.allCases)
    func nothing(_ damage: EventDamage) {
        #expect(damage.applied(to: []) == nil)
    }

    @Test("Each damage is what its name says")
    func kinds() throws {
        let events = try stroke()
        func applied(_ damage: EventDamage) throws -> [InputEvent] { try #require(damage.applied(to: events)) }
        func ids(_ events: [InputEvent]) -> [Int32] {
            events.filter { $0.type == .absolute && $0.code == .trackingID }.map(\.value)
        }
        #expect(try applied(.missingReport) == Array(events.dropLast()))
        #expect(
            try applied(.wrappedPosition).contains { $0.type == .absolute && $0.code == .positionY && $0.value == 4083 }
        )
        let back = try applied(.backwardTime)
        #expect(zip(back, back.dropFirst()).filter { $0.1.time < $0.0.time }.count == 1)
        #expect(try Set(applied(.unevenStamps).prefix(3).map(\.time)).count == 3)
        #expect(try ids(applied(.doubleLift)) == [1, -1, -1])
        #expect(try ids(applied(.replacedID)) == [1, 2, -1])
        #expect(try ids(applied(.missingStart)) == [-1])
        let lost = try applied(.lostEvents)
        let mark = try #require(lost.firstIndex { $0.type == .synchronization && $0.code == .synDropped })
        #expect(lost[mark + 1].code == .synReport)
        #expect(try ids(applied(.unfinished)) == [1])
    }

    @Test("Damage to ids does not apply to devices without ids")
    func withoutIDs() throws {
        let events = try #require(DeviceCatalog.device(named: "single-touch")).events("down 120pt in 180ms, lift")
        #expect(EventDamage.doubleLift.applied(to: events) == nil)
        #expect(EventDamage.replacedID.applied(to: events) == nil)
        #expect(EventDamage.wrappedPosition.applied(to: events) != nil)
    }

    @Test("A text is cut in the middle of a line, or its second half is garbled")
    func lines() {
        let text = Array("first\nsecond\nthird!\nfourth\n".utf8)
        #expect(ByteDamage.cutLine.applied(to: text) == Array("first\nsecond\nthird!\nfou".utf8))
        #expect(ByteDamage.garbledLine.applied(to: text) == Array("first\nsecond\nthird!\nfou##\u{1b}\n".utf8))
        #expect(ByteDamage.cutLine.applied(to: Array("one".utf8)) == Array("o".utf8))
        #expect(ByteDamage.cutLine.applied(to: []) == nil)
        #expect(ByteDamage.garbledLine.applied(to: Array("\n\n\n".utf8)) == nil)
    }

    @Test("Records are cut in the middle of one")
    func records() {
        let bytes = [UInt8](repeating: 7, count: 24 * 9)
        #expect(ByteDamage.cutRecord(size: 24).applied(to: bytes)?.count == 24 * 6 + 12)
        #expect(ByteDamage.cutRecord(size: 24).applied(to: Array(bytes.prefix(40))) == nil)
        #expect(ByteDamage.cutRecord(size: 0).applied(to: bytes) == nil)
    }
}
