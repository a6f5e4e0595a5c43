/// A number in the rules that can be set by itself, so that `tune` can vary it.
///
/// A field is one number, or has several: a length has one for each unit.
package struct RuleNumber<Root: Sendable>: Sendable {
    /// The field's name for the field's own number, such as `down`; else with the unit or part behind it, such as
    /// `down.millimetres`.
    package private(set) var name: String
    /// The name of the field that it is a number of.
    package private(set) var field: String
    /// Which numbers are allowed.
    package let bounds: RuleBounds
    /// Whether setting it makes a value where the rules have `null`.
    var makesValue = true
    /// The number that the rules have; `nil` if they have another kind of value, such as another unit.
    package let value: @Sendable (Root) -> Double?
    /// Sets it, without a look at the bounds. The answer is whether the rules have a value that it can be a part of.
    package let set: @Sendable (inout Root, Double) -> Bool

    /// A number of a value; its `name` is empty if it is the whole value.
    init(
        _ bounds: RuleBounds, named name: String = "", value: @escaping @Sendable (Root) -> Double?,
        set: @escaping @Sendable (inout Root, Double) -> Bool
    ) {
        self.name = name
        field = ""
        self.bounds = bounds
        self.value = value
        self.set = set
    }

    /// The same number, of a value that is stored at `path` in the field `owner`.
    func at<Outer>(_ path: any WritableKeyPath<Outer, Root> & Sendable, in owner: String) -> RuleNumber<Outer> {
        let set = set
        let value = value
        var number = RuleNumber<Outer>(
            bounds, named: name.isEmpty ? owner : "\(owner).\(name)", value: { value($0[keyPath: path]) },
            set: { set(&$0[keyPath: path], $1) })
        number.field = field.isEmpty ? owner : "\(owner).\(field)"
        number.makesValue = makesValue
        return number
    }

    /// The same number, of a value that may be `nil`; setting it begins with `start` then.
    func optional(from start: Root) -> RuleNumber<Root?> {
        let (set, value, makesValue) = (set, value, makesValue)
        var number = RuleNumber<Root?>(
            bounds, named: name, value: { $0.flatMap(value) },
            set: { root, number in
                guard var own = root ?? (makesValue ? start : nil), set(&own, number) else { return false }
                root = own
                return true
            })
        number.field = field
        number.makesValue = makesValue
        return number
    }
}
