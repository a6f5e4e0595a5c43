import Geometry
import Gestures
import Pictures

/// The filters between contacts and drags, in the order of the code's list.
enum FiltersDrawing {
    private static let columns = 5

    /// The drawing.
    static func drawing() -> Drawing {
        let filters = InputFilter.allCases
        let rows = (filters.count + 1) / columns + 1
        var sheet = Sheet(
            "The filters in their order: \(filters.map(\.rawValue).joined(separator: ", "))", width: 980,
            height: Double(rows) * 76 + 20)
        let names = ["contacts"] + filters.map(\.rawValue) + ["drags"]
        for (index, name) in names.enumerated() {
            let box = box(index)
            let isEnd = index == 0 || index == names.count - 1
            sheet.box(box, name, edge: isEnd ? sheet.palette.along : nil)
            guard index > 0 else { continue }
            let before = self.box(index - 1)
            if before.y == box.y {
                sheet.arrow([Point(x: before.right, y: box.center.y), Point(x: box.x - 1, y: box.center.y)])
            } else {
                let turn = (before.bottom + box.y) / 2
                sheet.arrow([
                    Point(x: before.center.x, y: before.bottom), Point(x: before.center.x, y: turn),
                    Point(x: box.center.x, y: turn), Point(x: box.center.x, y: box.y - 1),
                ])
            }
        }
        return sheet.drawing
    }

    private static func box(_ index: Int) -> Rect {
        Rect(x: 22 + Double(index % columns) * 192, y: 24 + Double(index / columns) * 76, width: 166, height: 40)
    }
}
