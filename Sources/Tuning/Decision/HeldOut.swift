import Harness

/// The result for the gestures of one device or person under the rules that fit all the others.
public struct HeldOut: Hashable, Sendable {
    /// The device's or person's name; empty for an unnamed device.
    public var name: String
    /// Whether it is a person.
    public var isPerson: Bool
    /// How many gestures it has.
    public var count: Int
    /// The values recommended by the others, one per field.
    public var values: [Double]
    /// Meant to dismiss, but not dismissed.
    public var missed: Int
    /// Not meant to dismiss, but dismissed.
    public var falsely: Int
}

extension TalliedGestures {
    /// Holds out each device and each person in turn, if there are at least two. `progress` receives how many are done
    /// and the total, and returns whether to continue.
    public func heldOut(_ weights: ErrorWeights, progress: (Int, Int) -> Bool = { _, _ in true }) -> [HeldOut] {
        let devices = Set(owners.map(\.device)).sorted()
        let people = Set(owners.compactMap(\.person)).sorted()
        var groups: [(name: String, isPerson: Bool)] = []
        if devices.count > 1 { groups += devices.map { ($0, false) } }
        if people.count > 1 { groups += people.map { ($0, true) } }
        var result: [HeldOut] = []
        for (index, group) in groups.enumerated() {
            guard progress(index, groups.count) else { break }
            func isOut(_ owner: GestureOwner) -> Bool {
                group.isPerson ? owner.person == group.name : owner.device == group.name
            }
            let costs = tallies(of: { !isOut($0) }).map { $0.cost(weights) }
            guard let plateau = Plateau(costs, grid), let errors = errors(at: plateau.point, of: isOut) else {
                continue
            }
            result.append(
                HeldOut(
                    name: group.name, isPerson: group.isPerson, count: errors.count,
                    values: grid.values(at: plateau.point), missed: errors.missed, falsely: errors.falsely))
        }
        return result
    }
}
