import Testing
import TouchInput

@testable import RecordingFormats

@Suite("Unsigned times")
struct TimeShiftTests {
    @Test("Times that are not negative are written unchanged")
    func unchanged() {
        var shift = TimeShift()
        #expect(shift.microseconds(Timestamp(microseconds: 0)) == 0)
        #expect(shift.microseconds(Timestamp(microseconds: .max)) == .max)
        #expect(shift.notes == [])
    }

    @Test("If the first time is negative, all are shifted so that it becomes one microsecond")
    func shifted() {
        var shift = TimeShift()
        #expect(shift.microseconds(Timestamp(microseconds: -10)) == 1)
        #expect(shift.microseconds(Timestamp(microseconds: -5)) == 6)
        #expect(shift.microseconds(Timestamp(microseconds: 100)) == 111)
        #expect(shift.microseconds(Timestamp(microseconds: -12)) == 0)
        #expect(shift.notes.count == 2)
    }

    @Test("A later time below 0 becomes 0, and the ends of the range never trap")
    func ends() {
        var late = TimeShift()
        #expect(late.microseconds(Timestamp(microseconds: 5)) == 5)
        #expect(late.microseconds(Timestamp(microseconds: -5)) == 0)
        #expect(late.notes.count == 1)
        var early = TimeShift()
        #expect(early.microseconds(Timestamp(microseconds: .min)) >= 0)
        #expect(early.microseconds(Timestamp(microseconds: .max)) == .max)
    }
}
