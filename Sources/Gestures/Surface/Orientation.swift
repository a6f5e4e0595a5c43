/// How the touched surface lies under the view: a rotation, flips, or any 2×3 matrix.
///
/// The matrix works on positions as fractions of the axes, as libinput's calibration matrix does:
/// x′ = a·x + b·y + c and y′ = d·x + e·y + f.
public struct Orientation: Hashable, Sendable {
    /// The matrix, row by row: a, b, c, d, e, f.
    public var matrix: [Double]

    /// The orientation with this matrix, or `nil` unless it has six finite numbers.
    public init?(matrix: [Double]) {
        guard matrix.count == 6, matrix.allSatisfy(\.isFinite) else { return nil }
        self.matrix = matrix
    }

    private init(_ matrix: [Double]) {
        self.matrix = matrix
    }

    /// As the device says.
    public static let upright = Orientation([1, 0, 0, 0, 1, 0])
    /// A quarter turn clockwise: what was the top edge becomes the right one.
    public static let clockwise = Orientation([0, -1, 1, 1, 0, 0])
    /// Half a turn.
    public static let upsideDown = Orientation([-1, 0, 1, 0, -1, 1])
    /// A quarter turn anticlockwise.
    public static let anticlockwise = Orientation([0, 1, 0, -1, 0, 1])
    /// Left and right swapped.
    public static let flippedHorizontally = Orientation([-1, 0, 1, 0, 1, 0])
    /// Top and bottom swapped.
    public static let flippedVertically = Orientation([1, 0, 0, 0, -1, 1])

    /// The rotation by these degrees clockwise, or `nil` unless it is 0, 90, 180 or 270.
    public init?(degrees: Int) {
        switch degrees {
        case 0: self = .upright
        case 90: self = .clockwise
        case 180: self = .upsideDown
        case 270: self = .anticlockwise
        default: return nil
        }
    }

    /// This orientation, and then `next`.
    public func followed(by next: Orientation) -> Orientation {
        let (m, n) = (matrix, next.matrix)
        return Orientation([
            n[0] * m[0] + n[1] * m[3], n[0] * m[1] + n[1] * m[4], n[0] * m[2] + n[1] * m[5] + n[2],
            n[3] * m[0] + n[4] * m[3], n[3] * m[1] + n[4] * m[4], n[3] * m[2] + n[4] * m[5] + n[5],
        ])
    }

    /// Whether width and height change places.
    public var swapsAxes: Bool {
        matrix[1].magnitude > matrix[0].magnitude
    }
}
