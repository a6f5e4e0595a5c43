/// What fingers do, in words: `down 120pt in 180ms, hold 50ms, lift`.
///
/// Grammar, in upper or lower case, with blanks where words or numbers would otherwise run together:
///
///     sentence  = part { (";" | "and") part }          parts happen at the same time, each from the start
///     part      = [ who ":" ] clause { ("," | "then") clause }
///     who       = "finger" NUMBER [ "at" position ]
///               | COUNT "fingers" [ length "apart" ] [ "at" position ]
///     clause    = "at" position                        where the finger touches next
///               | motion "in" time                     a stroke: starts and ends at rest
///               | "flick" motion "in" time             a stroke that lifts at its full speed
///               | "jump" motion                        elsewhere from one frame to the next
///               | "hold" time                          rests on the surface
///               | "wait" time                          nothing is down
///               | "tap" [ "for" time ]                 touches, rests 60 ms, lifts
///               | "lift"
///               | "unlifted"                           stays down to the end, as when “lift” is left out
///               | "palm"                               the device calls the touch a palm from here on
///               | "press" | "release"                  the button under a touchpad
///               | "drop" NUMBER "frames"               the kernel loses so many frames from here on
///     motion    = direction length [ direction length ]  one direction along each axis
///               | "by" length length                   right and down, or left and up with a minus
///               | "to" position
///     direction = "up" | "down" | "left" | "right"
///     position  = length length                        from the left and from the top
///     length    = NUMBER ("pt" | "mm" | "%")           % of the surface's axis
///     time      = NUMBER ("ms" | "s")
///     COUNT     = a number from 2 to 10, or “two” to “ten”
///
/// A finger touches at its first clause that needs it down, at the position of its last `at`, even when it returns
/// after a lift. Without `at` it touches in the middle of the surface, and the finger of each further part 15 mm to the
/// right of the previous one. Several fingers of one part are side by side, 15 mm apart by default. A part without
/// `who` belongs to the first free finger.
public struct StrokeSentence: Hashable, Sendable {
    /// What each finger, or group of fingers moving as one, does.
    public internal(set) var parts: [Part]

    /// What one finger, or several moving as one, do from the start of the recording.
    public struct Part: Hashable, Sendable {
        /// The numbers of the fingers, from 1.
        public var fingers: [Int]
        /// The distance between the fingers; `nil` means 15 mm.
        public var spacing: Length?
        /// The clauses, performed one after the other.
        public var clauses: [Clause]
    }

    /// One step of a finger.
    public struct Clause: Hashable, Sendable {
        /// What the finger does.
        public var kind: Kind
        /// The position of its first character in the sentence, counted from 1.
        public var column: Int
    }

    /// What a finger can do. Times are in microseconds.
    public enum Kind: Hashable, Sendable {
        /// Where the next touch begins.
        case startAt(Position)
        /// A stroke from rest to rest.
        case move(Motion, microseconds: Int64)
        /// A stroke from rest that lifts at its full speed.
        case flick(Motion, microseconds: Int64)
        /// A stroke that takes no time.
        case jump(Motion)
        /// Rests on the surface.
        case hold(microseconds: Int64)
        /// Stays off the surface.
        case wait(microseconds: Int64)
        /// Touches, rests and lifts.
        case tap(microseconds: Int64)
        /// Leaves the surface.
        case lift
        /// Stays on the surface to the end of the recording.
        case unlifted
        /// Is a palm until it lifts.
        case palm
        /// Presses the button under the surface.
        case press
        /// Releases the button under the surface.
        case release
        /// This many frames are lost.
        case drop(frames: Int)
    }

    /// A distance along one axis.
    public struct Length: Hashable, Sendable {
        /// The number of units; right and down are positive.
        public var value: Double
        /// The unit.
        public var unit: Unit

        /// The unit of a length.
        public enum Unit: String, Hashable, Sendable, CaseIterable {
            case points = "pt"
            case millimetres = "mm"
            /// Percent of the surface's extent along the axis.
            case percent = "%"
        }
    }

    /// A place on the surface.
    public struct Position: Hashable, Sendable {
        /// From the left edge.
        public var x: Length
        /// From the top edge.
        public var y: Length
    }

    /// Where a stroke goes.
    public enum Motion: Hashable, Sendable {
        /// Relative to the current position.
        case by(x: Length, y: Length)
        /// To a position.
        case to(Position)
    }

    /// The limits of a sentence; a number at a limit is allowed.
    public enum Limit {
        /// Bytes of UTF-8.
        public static let bytes = 65536
        /// Clauses in all parts together.
        public static let clauses = 1000
        /// Fingers on the surface.
        public static let fingers = 10
        /// Points, millimetres or percent of one length.
        public static let length = 10_000.0
        /// Microseconds of one clause: a millisecond to a minute.
        public static let clauseTime: ClosedRange<Int64> = 1000...60_000_000
        /// Microseconds of one part: ten minutes.
        public static let partTime: Int64 = 600_000_000
        /// Frames lost by one `drop`.
        public static let droppedFrames = 1...1000
    }

    /// The sentence in `text`.
    ///
    /// Throws at the first place where `text` violates the grammar, a number is out of bounds, or a clause makes no
    /// sense, such as a lift while no finger is down.
    public init(_ text: String) throws(SentenceError) {
        guard text.utf8.count <= Limit.bytes else {
            throw SentenceError(
                column: 1, expected: "at most \(Limit.bytes) bytes", found: "\(text.utf8.count) bytes")
        }
        var parser = SentenceParser(tokens: SentenceToken.tokens(of: text))
        parts = try parser.parts()
    }
}
