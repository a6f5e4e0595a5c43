import Gestures
import Harness

/// All combinations of the values of the varied fields.
///
/// Points are numbered with the fields that affect the drag outermost, so that all points of one drag are consecutive.
public struct TuningGrid: Sendable {
    /// The fields, in the order given.
    public let fields: [VariedField]
    /// The rules that all points share apart from the fields.
    public let base: DismissRules
    /// The number of points.
    public let count: Int

    /// The indices of the fields that affect the drag itself. Each of their combinations needs a replay.
    let dragFields: [Int]
    /// The indices of the fields that only affect how the lift is judged.
    let liftFields: [Int]
    /// The number of combinations of each kind.
    let dragCount: Int
    let liftCount: Int
    /// How much the index of a point grows from one value of a field to the next.
    let strides: [Int]

    /// The maximum number of points.
    public static let mostPoints = 5_000_000

    /// The grid over `base`. With `replaysAll`, a lift can change what follows it in the recordings, so every point is
    /// replayed.
    public init(_ base: DismissRules, _ fields: [VariedField], replaysAll: Bool = false) throws(TuningError) {
        for (index, field) in fields.enumerated() where fields[..<index].contains(where: { $0.name == field.name }) {
            throw TuningError("--vary names \(field.name) twice")
        }
        var count = 1
        for field in fields {
            let (product, overflows) = count.multipliedReportingOverflow(by: field.values.count)
            guard !overflows, product <= Self.mostPoints else {
                throw TuningError(
                    "the grid has more than \(Self.mostPoints) points; take wider steps or fewer fields")
            }
            count = product
        }
        self.fields = fields
        self.base = base
        self.count = count
        // If a drag remembers that it was past its threshold, the thresholds change the drag.
        let remembers = base.distance.remembersArming || fields.contains { $0.use == .memory }
        func isOfLift(_ index: Int) -> Bool {
            guard case .lift(let questions, _) = fields[index].use, !replaysAll else { return false }
            return !(questions.contains(.past) && remembers)
        }
        dragFields = fields.indices.filter { !isOfLift($0) }
        liftFields = fields.indices.filter { isOfLift($0) }
        var strides = Array(repeating: 1, count: fields.count)
        var stride = 1
        for index in (dragFields + liftFields).reversed() {
            strides[index] = stride
            stride *= fields[index].values.count
        }
        self.strides = strides
        liftCount = liftFields.reduce(1) { $0 * fields[$1].values.count }
        dragCount = count / liftCount
    }

    /// The point that differs from this one in one field, which has the value of this index.
    public func point(_ point: Int, setting field: Int, toValue index: Int) -> Int {
        point + (index - valueIndices(at: point)[field]) * strides[field]
    }

    /// The index of the value of each field at a point.
    public func valueIndices(at point: Int) -> [Int] {
        fields.indices.map { point / strides[$0] % fields[$0].values.count }
    }

    /// The value of each field at a point.
    public func values(at point: Int) -> [Double] {
        zip(fields, valueIndices(at: point)).map { $0.values[$1] }
    }

    /// The rules at a point; an error if its values contradict each other.
    public func rules(at point: Int) throws(TuningError) -> DismissRules {
        try rules(with: values(at: point))
    }

    /// The rules with a value for each field; an error if they contradict each other.
    func rules(with values: [Double]) throws(TuningError) -> DismissRules {
        try VariedField.rules(base, with: Array(zip(fields, values)).map { ($0.0, $0.1) })
    }

    /// The rules of one drag. The fields of the lift have the values in `chosen`, otherwise the values that contradict
    /// the fewest others.
    func rules(drag: Int, choosing chosen: [Int: Double]) throws(TuningError) -> DismissRules {
        var values = values(at: drag * liftCount)
        for index in liftFields { values[index] = chosen[index] ?? fields[index].safestValue }
        return try rules(with: values)
    }
}

extension VariedField {
    /// The value that contradicts other fields least.
    fileprivate var safestValue: Double {
        if case .lift(_, safest: .lowest) = use { values[0] } else { values[values.count - 1] }
    }
}
