import Documents
import Gestures
import TouchInput

extension FilterAction {
    /// What the filter did, as it stands in a trace: `contact 1: held back, 72 mm away`.
    public var words: String {
        let subject = contact.map { "contact \($0 + 1): " } ?? ""
        return subject + deed.words
    }
}

extension FilterAction.Deed {
    fileprivate var words: String {
        switch self {
        case .outside(let place): "dropped \(place.x),\(place.y), outside the axes"
        case .held(let millimetres): "held back, \(DecimalText.short(millimetres)) mm away"
        case .dropped(let count): "dropped what was held back (\(count))"
        case .elsewhere(let millimetres): "stays \(DecimalText.short(millimetres)) mm away"
        case .palm(.tool): "a palm, the device says"
        case .palm(.width(let millimetres)): "a palm, \(DecimalText.short(millimetres)) mm wide"
        case .palm(.pressure(let pressure)): "a palm, pressure \(pressure)"
        case .rests: "a thumb that rests"
        case .moves: "a finger after all"
        case .restsWhile(let other, let own):
            "rests (\(DecimalText.short(own)) mm) while another moves (\(DecimalText.short(other)) mm)"
        case .joins(let frames): "a finger, in its \(frames == 3 ? "3rd" : "\(frames)th") frame"
        case .stayed(let time): "a finger, there for \(Self.milliseconds(time))"
        case .ghost(let frames): "dropped after \(frames == 1 ? "1 frame" : "\(frames) frames")"
        case .cameBack(let time): "back \(Self.milliseconds(time)) after its lift"
        case .waits(let fingers): "waits with \(fingers == 1 ? "1 finger" : "\(fingers) fingers")"
        case .rightAgain(let time): "right again after \(Self.milliseconds(time))"
        case .cornersMoved(let fingers): "\(fingers == 1 ? "1 finger" : "\(fingers) fingers") now, nothing moved"
        case .wentBack(let time): "\(Self.milliseconds(time)) back, velocity forgotten"
        }
    }

    private static func milliseconds(_ microseconds: Int64) -> String {
        "\(DecimalText.short(Double(microseconds) / 1000)) ms"
    }
}
