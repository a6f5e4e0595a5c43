/// Maps costs to shades, from the panel's colour for the lowest to almost the ink's for the highest, so that a grey
/// print shows the same. The scale is a square root, because small differences near the minimum matter most.
struct CostScale {
    private let least: Double
    private let most: Double
    private let palette: Palette

    init(_ cost: CostPicture, _ palette: Palette) {
        least = cost.least
        most = max(cost.costs.filter(\.isFinite).max() ?? least, least)
        self.palette = palette
    }

    /// The shade for a cost. Invalid points have a colour of their own.
    func ink(of cost: Double) -> Ink {
        guard cost.isFinite else { return palette.across.faded(to: 0.45) }
        let share = most > least ? ((cost - least) / (most - least)).squareRoot() : 0
        // A blue tint, distinct from text and grid.
        let (near, middle, far) = (palette.panel, palette.along, palette.ink)
        return share < 0.6 ? near.mixed(with: middle, share / 0.6) : middle.mixed(with: far, (share - 0.6) / 0.4 * 0.7)
    }

    /// Costs for the legend, evenly spaced by shade.
    var samples: [Double] {
        guard most > least else { return [least] }
        let samples = [0, 0.25, 0.5, 0.75, 1].map { least + (most - least) * $0 * $0 }
        return most - least < 16 ? samples : [least] + samples[1...3].map { $0.rounded() } + [most]
    }
}

extension Ink {
    fileprivate func mixed(with other: Ink, _ share: Double) -> Ink {
        var ink = self
        ink.red += (other.red - red) * share
        ink.green += (other.green - green) * share
        ink.blue += (other.blue - blue) * share
        return ink
    }
}
