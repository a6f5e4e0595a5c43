/// Places for the targets of a graph in rows, each below those that depend on it, so that few lines cross.
///
/// A line that spans several rows has a bend in each row that it passes, and bends take room as targets do. So no line
/// runs through a target.
struct LayeredLayout {
    /// A target, or the bend of a line from one to another.
    enum Node: Hashable {
        case target(String)
        case bend(from: String, to: String, row: Int)
    }

    /// The rows from the top, each from left to right.
    private(set) var rows: [[Node]] = []
    /// The lines, each through its bends.
    private(set) var lines: [[Node]] = []

    /// A layout of this graph, of whose dependencies those are drawn that do not follow from others.
    init(_ graph: PackageGraph) {
        let names = graph.dependencies.keys.sorted()
        var levels: [String: Int] = [:]
        for name in names.sorted(by: { (graph.depth($1), $0) < (graph.depth($0), $1) }) {
            let users = names.filter { graph.direct($0).contains(name) }
            levels[name] = users.compactMap { levels[$0] }.max().map { $0 + 1 } ?? 0
        }
        // What nothing depends on stands right above what it needs.
        for name in names where !names.contains(where: { graph.direct($0).contains(name) }) {
            let below = graph.direct(name).compactMap { levels[$0] }.min()
            levels[name] = below.map { max(0, $0 - 1) } ?? 0
        }
        rows = Array(repeating: [], count: (levels.values.max() ?? 0) + 1)
        for name in names { rows[levels[name] ?? 0].append(.target(name)) }
        for name in names {
            for other in graph.direct(name).sorted() { addLine(name, other, levels) }
        }
        for _ in 0..<12 {
            for row in rows.indices.dropFirst() { order(row, by: row - 1) }
            for row in rows.indices.dropLast().reversed() { order(row, by: row + 1) }
        }
    }

    private mutating func addLine(_ from: String, _ to: String, _ levels: [String: Int]) {
        guard let top = levels[from], let bottom = levels[to], bottom > top else { return }
        let bends = (top + 1..<bottom).map { Node.bend(from: from, to: to, row: $0) }
        for (index, bend) in bends.enumerated() { rows[top + 1 + index].append(bend) }
        lines.append([.target(from)] + bends + [.target(to)])
    }

    /// Sorts a row by where the neighbours of each node are in another one.
    private mutating func order(_ row: Int, by other: Int) {
        var places: [Node: Double] = [:]
        for (index, node) in rows[other].enumerated() {
            places[node] = (Double(index) + 0.5) / Double(rows[other].count)
        }
        let keyed = rows[row].enumerated().map { index, node in
            let near = lines.flatMap { line in
                zip(line, line.dropFirst()).compactMap { upper, lower -> Double? in
                    if upper == node { return places[lower] }
                    return lower == node ? places[upper] : nil
                }
            }
            let own = (Double(index) + 0.5) / Double(rows[row].count)
            return (node, near.isEmpty ? own : near.reduce(0, +) / Double(near.count), index)
        }
        rows[row] = keyed.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }
}
