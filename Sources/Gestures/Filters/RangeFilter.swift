import TouchInput

/// Drops positions that cannot be: those far outside their axes, as a small negative that wrapped is.
///
/// The surface tells them, see ``Surface/contains(_:)``.
public enum RangeFilter {
    /// How far outside its axis a position may lie, as a fraction of the axis, bound included.
    public static let margin = Surface.margin
}

extension RangeFilter: FilterKind {
    /// What the filter can do.
    public enum Deed: FilterDeed {
        /// A position far outside the axes was dropped.
        case outside(DevicePoint)

        /// What it did, in words.
        public func words(_ numbers: NumberWording) -> String {
            switch self {
            case .outside(let position): "dropped \(position.x),\(position.y), outside the axes"
            }
        }
    }

    static func note(_ count: Int) -> String {
        count == 1
            ? "1 position far outside the axes was dropped"
            : "\(count) positions far outside the axes were dropped"
    }
}
