import Documents
import FlowNavigation
import Geometry
import Gestures

/// Parses the short forms in which a stack is described.
enum StackWords {
    /// `park/Yosemite`.
    static func value(_ node: YamlNode) throws(YamlError) -> ScenarioValue {
        guard let value = ScenarioValue(try node.asString()) else {
            throw node.error(expected: "a value such as park/Yosemite")
        }
        return value
    }

    /// `393x852`.
    static func extent(_ node: YamlNode) throws(YamlError) -> Size {
        guard let size = ScenarioWords.viewport(try node.asString()) else {
            throw node.error(expected: "a size in points such as 393x852")
        }
        return Size(width: size.width, height: size.height)
    }

    /// `16/100/361/80`: left, top, width, height.
    static func rect(_ node: YamlNode) throws(YamlError) -> Rect {
        let numbers = try node.asString().split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], [x, y].allSatisfy({ $0.magnitude <= 1e9 }), (0...1e9).contains(width),
            (0...1e9).contains(height)
        else { throw node.error(expected: "left/top/width/height in points, such as 16/100/361/80") }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// `0/4`: right and down.
    static func offset(_ node: YamlNode) throws(YamlError) -> Point {
        let numbers = try node.asString().split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.magnitude <= 1000, y.magnitude <= 1000
        else { throw node.error(expected: "right/down in points, such as 0/4") }
        return Point(x: x, y: y)
    }

    /// `#00000033`: red, green, blue and opacity, two hexadecimal digits each. The opacity may be omitted.
    static func color(_ node: YamlNode) throws(YamlError) -> (LinkConfiguration.Color, opacity: Double) {
        let text = try node.asString()
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { throw node.error(expected: "a colour such as #000000, or #00000033 to see a fifth of it") }
        let all = digits.count == 8 ? number : number << 8 | 0xFF
        func part(_ shift: UInt32) -> Double { Double(all >> shift & 0xFF) / 255 }
        return (LinkConfiguration.Color(red: part(24), green: part(16), blue: part(8)), part(0))
    }

    /// `{"top": 59, "bottom": 34}`.
    static func insets(_ node: YamlNode) throws(YamlError) -> Insets {
        try node.allowOnly(["top", "left", "bottom", "right"])
        func points(_ key: String) throws(YamlError) -> Double { try node[key]?.asDouble(in: 0...10_000) ?? 0 }
        return Insets(
            top: try points("top"), left: try points("left"), bottom: try points("bottom"), right: try points("right"))
    }

    /// A rectangle as text: `16,100 361 × 80`.
    static func text(_ rect: Rect) -> String {
        let parts = [rect.x, rect.y, rect.width, rect.height].map { DecimalText.short($0) }
        return "\(parts[0]),\(parts[1]) \(parts[2]) × \(parts[3])"
    }
}
