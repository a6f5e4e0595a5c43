/// Which buttons and finger tools of a device are down.
struct ToolKeys: Hashable, Sendable {
    private var bits: UInt8 = 0

    /// Handles a key event; keys that do not concern fingers are ignored.
    mutating func handle(_ code: EventCode, isDown: Bool) {
        let bit: UInt8
        switch code {
        case .toolFinger: bit = 1
        case .toolDoubleTap: bit = 2
        case .toolTripleTap: bit = 4
        case .toolQuadTap: bit = 8
        case .toolQuintTap: bit = 16
        case .leftButton: bit = 32
        default: return
        }
        bits = isDown ? bits | bit : bits & ~bit
    }

    /// How many fingers the device reports; 0 if it does not say.
    var fingerCount: Int {
        let tools = bits & 31
        return tools == 0 ? 0 : 8 - tools.leadingZeroBitCount
    }

    /// Whether the button under the pad is held.
    var isButtonDown: Bool { bits & 32 != 0 }
}
