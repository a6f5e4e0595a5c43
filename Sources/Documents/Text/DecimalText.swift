/// Numbers as text, the same on every platform, with a decimal point in every locale.
public enum DecimalText {
    /// The value rounded to `decimals` places (half away from zero), without trailing zeros: `80`, `12.4`, `-0.5`.
    public static func short(_ value: Double, decimals: Int = 1) -> String {
        var text = fixed(value, decimals: decimals)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text
    }

    /// A margin: like ``short(_:decimals:)`` with one decimal, or with three if that would turn a nonzero margin into
    /// 0.
    public static func margin(_ value: Double) -> String {
        let text = short(value)
        return text == "0" && value != 0 ? short(value, decimals: 3) : text
    }

    /// The value rounded to exactly `decimals` places.
    public static func fixed(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "?" : (value < 0 ? "-∞" : "∞") }
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        guard scaled < 9e18 else { return "\(value)" }
        let digits = UInt64(scaled)
        let unit = UInt64(scale)
        var text = "\(digits / unit)"
        if decimals > 0 {
            let fraction = "\(digits % unit)"
            text += "." + String(repeating: "0", count: decimals - fraction.count) + fraction
        }
        return value < 0 && digits != 0 ? "-" + text : text
    }

    /// `text` with spaces before it, at least `width` characters long.
    public static func right(_ text: String, width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// `text` with spaces after it, at least `width` characters long.
    public static func left(_ text: String, width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
