extension DragTracker {
    /// Which fingers make a drag.
    public struct FingerPolicy: Hashable, Sendable {
        /// How many on a touchpad.
        public var onTouchpad = 2
        /// Whether a second finger on a touchscreen takes the drag away.
        public var secondFingerCancels = false
        /// How many on this device, whatever its kind.
        public var count = Count.usual

        /// How many fingers make a drag.
        public enum Count: Hashable, Sendable {
            /// `onTouchpad` on a touchpad, any number on a touchscreen.
            case usual
            /// So many, no more and no less.
            case exactly(Int)
            /// Any number.
            case any
        }

        /// Two on a touchpad, any on a touchscreen.
        public init() {}

        /// How many make a drag on a surface of this kind; `nil`: any number.
        public func needed(on kind: Surface.Kind) -> Int? {
            switch count {
            case .usual: kind == .touchpad ? onTouchpad : nil
            case .exactly(let number): number
            case .any: nil
            }
        }
    }
}
