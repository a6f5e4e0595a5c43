import Documents
import TouchInput

/// Reads a table of positions in points, as an app may log them: CSV with a header.
///
/// Columns, in any order: `t_ns`, `t_us`, `t_ms` or `t_s`, `x`, `y`, and optionally `id` and `action` (down, move, up,
/// cancel). Others are ignored with a note. Fields are separated by commas, semicolons or tabs; lines with `#` are
/// comments.
///
/// The positions become protocol B events of an invented touchscreen with 16,000 units per point and 163 points per
/// inch. Rows with the same time and different ids form one frame; times are truncated to whole microseconds.
///
/// * `down`, and `move` of an id that is not down, begin a contact.
/// * `up` lifts it. If its row has a new position, the contact moves there first, in a frame with the same time: on iOS
///   and the web the last event carries the last movement.
/// * `cancel` lifts it in a second frame with the same time, marked as the system's own: no finger left.
/// * If an id is not a whole number from 0 to 2147483647 (but a pointer's address, a hash or a name), all ids are
///   renumbered in the order in which they appear, with a note.
/// * Without an action column, or if its field is empty, the first row of an id is a down and the others are moves.
///   Without the column, a contact is lifted at the time of its last row, in a separate frame. A gap in between is a
///   rest: a contact that leaves and returns needs actions. A damaged table causes no such lifts.
///
/// The whole table is needed first, since its largest position is part of the description.
struct SampleTableReader: WholeFormatReader {
    private(set) var devices: [RecordedDevice] = []
    private(set) var notes: [RecordingNote] = []
    var damage: RecordingDamage?
    var input = WholeInput()

    mutating func take(_ bytes: [UInt8], into batch: inout EventBatch) {
        let table = readRows(bytes.span.bytes)
        guard let header = table.header else {
            if damage == nil {
                damage = RecordingDamage(place: .line(1), expected: SampleTableHeader.form, found: "no line")
            }
            return
        }
        if !header.unused.isEmpty {
            let names = header.unused.prefix(8).map { "“\(PrintableText.excerpt(of: $0))”" }.joined(separator: ", ")
            notes.append(RecordingNote("columns not used: \(names)"))
        }
        var events = SampleTableEvents(liftsAtLastRows: header.action == nil && damage == nil)
        let taken = events.add(table.rows, into: &batch)
        if taken < table.rows.count {
            damage = RecordingDamage(
                place: .line(table.lines[taken]), expected: "at most \(SlotAllocation.limit) contacts at once",
                found: "one more")
        }
        notes += events.notes
        devices = [
            RecordedDevice(
                description: events.description, eventCount: events.count, unitsPerPoint: SampleRow.unitsPerPoint)
        ]
    }

    /// The rows up to the first damage, and their line numbers.
    private mutating func readRows(
        _ bytes: RawSpan
    ) -> (header: SampleTableHeader?, rows: [SampleRow], lines: [Int]) {
        var header: SampleTableHeader?
        var rows: [SampleRow] = []
        var ids = SampleIDs()
        var lines: [Int] = []
        var damage: RecordingDamage?
        bytes.forEachLine { line, number, _ in
            if line.isBlank(from: 0) || line.byte(0) == UInt8(ascii: "#") { return true }
            guard let known = header else {
                header = SampleTableHeader(line)
                if header != nil { return true }
                damage = RecordingDamage(
                    place: .line(number), expected: SampleTableHeader.form, found: PrintableText.quotation(of: line))
                return false
            }
            do throws(SampleRow.Fault) {
                rows.append(try SampleRow(line, under: known, ids: &ids))
                lines.append(number)
                return true
            } catch {
                damage = RecordingDamage(place: .line(number), expected: error.expected, found: error.found)
                return false
            }
        }
        self.damage = damage
        if ids.hasNames {
            notes.append(
                RecordingNote(
                    "not all ids are whole numbers from 0 to \(Int32.max): contacts are numbered as they come"))
            ids.renumber(&rows)
        }
        return (header, rows, lines)
    }
}
