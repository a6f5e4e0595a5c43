import Geometry
import Pictures

/// Lifts that are held back, over time: one whose finger returns and one that is certain after its time.
enum HeldLiftDrawing {
    /// A recording and what it shows.
    struct Row {
        /// What it shows.
        var title: String
        /// The fingers and the lifts.
        var timeline: HeldLiftTimeline
    }

    private static let left = 130.0
    private static let pointsPerMillisecond = 2.6

    /// The drawing of these recordings, one below the other.
    static func drawing(_ rows: [Row]) -> Drawing {
        var sheet = Sheet("Lifts that are held back, over time", width: 980, height: Double(rows.count) * 168 + 30)
        for (index, row) in rows.enumerated() { add(&sheet, row, top: 20 + Double(index) * 168) }
        return sheet.drawing
    }

    private static func x(_ milliseconds: Double) -> Double { left + milliseconds * pointsPerMillisecond }

    private static func add(_ sheet: inout Sheet, _ row: Row, top: Double) {
        sheet.text(row.title, at: Point(x: 26, y: top + 14), size: 12.5, isBold: true)
        let axis = top + 122
        for wait in row.timeline.waits { add(&sheet, wait, top: top + 26, bottom: axis) }
        for (place, number) in row.timeline.fingers.keys.sorted().enumerated() {
            guard let finger = row.timeline.fingers[number] else { continue }
            let y = top + 48 + Double(place) * 26
            sheet.text("contact \(number + 1)", at: Point(x: left - 14, y: y + 13), .right)
            sheet.add(
                .box(
                    Rect(x: x(finger.down), y: y, width: x(finger.up) - x(finger.down), height: 18), radius: 4,
                    fill: sheet.palette.along.faded(to: 0.75), outline: nil))
        }
        sheet.add(.line([Point(x: left, y: axis), Point(x: 954, y: axis)], LineStyle(sheet.palette.faint)))
        for tick in stride(from: 0.0, through: 300, by: 40) {
            sheet.add(
                .line([Point(x: x(tick), y: axis), Point(x: x(tick), y: axis + 4)], LineStyle(sheet.palette.faint)))
            sheet.text(
                "\(Int(tick)) ms", at: Point(x: x(tick), y: axis + 17), .center, size: 9.5, ink: sheet.palette.faint)
        }
        sheet.text(
            row.timeline.sentence, at: Point(x: 954, y: top + 14), .right, size: 10.5, ink: sheet.palette.faint)
    }

    private static func add(_ sheet: inout Sheet, _ wait: HeldLiftTimeline.Wait, top: Double, bottom: Double) {
        let ink = wait.isLift ? sheet.palette.limit : sheet.palette.scroll
        sheet.add(
            .box(
                Rect(x: x(wait.lift), y: top + 10, width: x(wait.end) - x(wait.lift), height: bottom - top - 10),
                radius: 0,
                fill: ink.faded(to: 0.18), outline: nil))
        sheet.add(
            .line(
                [Point(x: x(wait.lift), y: top + 6), Point(x: x(wait.lift), y: bottom)], LineStyle(ink, width: 1.8)))
        sheet.add(
            .line(
                [Point(x: x(wait.deadline), y: top + 10), Point(x: x(wait.deadline), y: bottom)],
                LineStyle(sheet.palette.faint, width: 1, dashes: [3, 3])))
        let words = wait.isLift ? "a lift, dated here" : "no lift: the finger is back"
        sheet.text(words, at: Point(x: x(wait.lift) - 6, y: bottom - 6), .right, size: 10, isBold: true, ink: ink)
        let length = Int((wait.deadline - wait.lift).rounded())
        sheet.text(
            "\(length) ms", at: Point(x: x(wait.deadline) + 4, y: bottom - 6), size: 9.5, ink: sheet.palette.faint)
    }
}
