import Documents
import TouchInput

/// Reads a table of positions in points, such as an app logs: CSV with a header.
///
/// Columns, in any order: `t_ns`, `t_us`, `t_ms` or `t_s`, `x`, `y`, and if wanted `id` and `action` (down, move,
/// up, cancel). Others are ignored with a note. Commas, semicolons or tabs part the fields; lines with `#` are comments.
///
/// The positions become protocol B events of a made-up touchscreen with 16,000 units to a point, 163 points to an
/// inch. Rows of one time with different ids are one frame; times are cut to whole microseconds.
///
/// * `down`, and `move` of an id that is not down, begin a contact.
/// * `up` lifts it. Where its row has another position than the one before, the contact moves there first, in a frame
///   of the same time: on iOS and the web the last event carries the last movement.
/// * `cancel` lifts it in a second frame of the same time, marked as the system's own: no finger left.
/// * Where an id is no whole number from 0 to 2147483647 (a pointer's address, a hash, a name), all are numbered anew
///   in the order in which they come, with a note.
/// * Without an action column, or where the field is empty, an id's first row is down and the others are moves. Without
///   the column, a contact is lifted at the time of its last row, in a frame of its own. A gap in between is a rest: a
///   contact that leaves and comes back needs actions. A table that is damaged lifts nothing so.
///
/// The table is read when all of it is there, since its largest position belongs to the description.
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

    /// The rows up to the first damage, and their lines.
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
