extension DragTracker {
    /// Which fingers make a drag.
    public struct FingerPolicy: Hashable, Sendable {
        /// How many on a touchpad.
        public var onTouchpad = 2
        /// What a second finger on a touchscreen does to the drag.
        public var secondFinger = SecondFinger.mean
        /// How many on this device, whatever its kind.
        public var count = Count.usual

        /// What fingers on a touchscreen do together.
        public enum SecondFinger: String, Hashable, Sendable, CaseIterable {
            /// The drag follows the mean of their movements.
            case mean
            /// The finger that came first goes on alone; when it lifts, the next one does.
            case first
            /// The finger that came last takes the drag over; when it lifts, the one before does.
            case latest
            /// The drag follows the sum of their movements.
            case sum
            /// The second one takes the drag away.
            case cancels
        }

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
