/// The ids in a sample table: numbers, or whatever an app uses to distinguish its touches.
struct SampleIDs {
    private var names: [String: Int32] = [:]

    /// Whether an id was not a whole number from 0 to `Int32.max`.
    var hasNames: Bool { !names.isEmpty }

    /// The number for an id. An id that is not such a number gets a negative one, so that the two cannot collide.
    mutating func number(of text: String) -> Int32 {
        if let number = Int32(text), number >= 0 { return number }
        if let known = names[text] { return known }
        let number = -1 - Int32(truncatingIfNeeded: names.count)
        names[text] = number
        return number
    }

    /// Numbers the ids of these rows from 0, in the order in which they appear.
    func renumber(_ rows: inout [SampleRow]) {
        var numbers: [Int32: Int32] = [:]
        for index in rows.indices {
            let number = numbers[rows[index].id] ?? Int32(truncatingIfNeeded: numbers.count)
            numbers[rows[index].id] = number
            rows[index].id = number
        }
    }
}
