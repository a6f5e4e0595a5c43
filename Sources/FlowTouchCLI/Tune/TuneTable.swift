import Documents
import Harness
import Tuning

/// Every point of a tuning as CSV: the value of each field, then missed, false and cost. These three are empty if the
/// rules contradict themselves or were not tried.
enum TuneTable {
    static func bytes(_ grid: TuningGrid, _ tallies: [PointTally], _ weights: ErrorWeights) -> [UInt8] {
        var text = (grid.fields.map(\.name) + ["missed", "false", "cost"]).joined(separator: ",") + "\n"
        for (point, tally) in tallies.enumerated() {
            for value in grid.values(at: point) { text += JSONText.number(value) + "," }
            if tally == .impossible {
                text += ",,\n"
            } else {
                text += "\(tally.missed),\(tally.falsely),\(JSONText.number(tally.cost(weights)))\n"
            }
        }
        return Array(text.utf8)
    }
}
