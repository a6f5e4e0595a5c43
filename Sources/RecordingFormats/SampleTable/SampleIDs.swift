/// The ids of a sample table: numbers, or whatever an app has at hand to tell its touches apart.
struct SampleIDs {
    private var names: [String: Int32] = [:]

    /// Whether an id was not a whole number from 0 to `Int32.max`.
    var hasNames: Bool { !names.isEmpty }

    /// The number of an id; negative, and so nobody else's, for one that is not such a number itself.
    mutating func number(of text: String) -> Int32 {
        if let number = Int32(text), number >= 0 { return number }
        if let known = names[text] { return known }
        let number = -1 - Int32(truncatingIfNeeded: names.count)
        names[text] = number
        return number
    }

    /// Numbers the ids of these rows from 0, in the order in which they come.
    func renumber(_ rows: inout [SampleRow]) {
        var numbers: [Int32: Int32] = [:]
        for index in rows.indices {
            let number = numbers[rows[index].id] ?? Int32(truncatingIfNeeded: numbers.count)
            numbers[rows[index].id] = number
            rows[index].id = number
        }
    }
}
