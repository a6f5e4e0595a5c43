import Geometry
import Gestures
import Harness
import Pictures
import RecordingFormats
import TouchInput

/// The road of a touch: the stages, what each hands to the next, and the target that it is in.
enum RoadDrawing {
    /// The drawing. The stages are named after their types.
    static func drawing() -> Drawing {
        var sheet = Sheet("The road of a touch, from bytes to outcomes", width: 980, height: 520)
        addSources(&sheet)
        addGestures(&sheet)
        addHarness(&sheet)
        return sheet.drawing
    }

    private static func addSources(_ sheet: inout Sheet) {
        let rows = [
            (y: 26.0, source: "a recording", stage: "\(RecordingReader.self)", target: "RecordingFormats"),
            (y: 106.0, source: "a device", stage: "OpenDevice", target: "EvdevDevices"),
        ]
        let contacts = Rect(x: 560, y: 62, width: 200, height: 64)
        for row in rows {
            let middle = row.y + 29
            sheet.text(row.source, at: Point(x: 26, y: middle + 4), size: 12)
            sheet.arrow([Point(x: 110, y: middle), Point(x: 196, y: middle)])
            sheet.caption(row.y < 60 ? "bytes" : "kernel", at: Point(x: 150, y: middle))
            let box = Rect(x: 198, y: row.y, width: 190, height: 58)
            sheet.box(box, row.stage, ["in \(row.target)"])
            let entry = contacts.center.y + (row.y < 60 ? -10 : 10)
            sheet.arrow([
                Point(x: box.right, y: middle), Point(x: 460, y: middle), Point(x: 460, y: entry),
                Point(x: contacts.x - 2, y: entry),
            ])
        }
        sheet.caption("events", at: Point(x: 508, y: contacts.center.y - 24))
        sheet.box(contacts, "\(ContactTracker.self)", ["in TouchInput", "slots, ids, lost events"])
        sheet.arrow([
            Point(x: contacts.center.x, y: contacts.bottom), Point(x: contacts.center.x, y: 192), Point(x: 138, y: 192),
            Point(x: 138, y: 258),
        ])
        sheet.caption("frames of contacts", at: Point(x: 400, y: 192))
    }

    private static func addGestures(_ sheet: inout Sheet) {
        sheet.group(Rect(x: 26, y: 212, width: 928, height: 130), "Gestures")
        let stages = [
            ("FingerTracker", ["filters", "what the fingers did"], "movements"),
            ("\(DragTracker.self)", ["which fingers drag", "centroid, velocity"], "drags"),
            ("LiftHold", ["waits until a lift", "is certain"], "drags"),
            ("\(DismissGesture.self)", ["judges by rules", "and scene"], ""),
        ]
        for (index, stage) in stages.enumerated() {
            let box = Rect(x: 46 + Double(index) * 232, y: 260, width: 184, height: 64)
            sheet.box(box, stage.0, stage.1)
            guard index < stages.count - 1 else { continue }
            sheet.arrow([Point(x: box.right, y: box.center.y), Point(x: box.right + 46, y: box.center.y)])
            sheet.text(
                stage.2, at: Point(x: box.right + 23, y: box.y - 8), .center, size: 10, ink: sheet.palette.faint)
        }
    }

    private static func addHarness(_ sheet: inout Sheet) {
        sheet.group(Rect(x: 26, y: 372, width: 928, height: 124), "Harness")
        let session = Rect(x: 680, y: 410, width: 254, height: 64)
        sheet.arrow([Point(x: 834, y: 324), Point(x: 834, y: session.y - 2)])
        sheet.caption("clauses and effects", at: Point(x: 834, y: 357))
        sheet.box(session, "\(Session.self)", ["owns the stages above", "applies changes, drives the stack"])
        let outputs = [
            ("outcomes", "replay, compare, tune"), ("trace", "live, test"), ("moments", "explain, draw"),
        ]
        for (index, output) in outputs.enumerated() {
            let y = 414 + Double(index) * 28
            sheet.arrow([Point(x: session.x, y: y), Point(x: 470, y: y)])
            sheet.caption(output.0, at: Point(x: 570, y: y), isBold: true)
            sheet.text(output.1, at: Point(x: 460, y: y + 4), .right)
        }
    }
}
