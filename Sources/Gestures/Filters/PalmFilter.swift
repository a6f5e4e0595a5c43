import TouchInput

/// Tells palms from fingers: by what the device says, by size, by pressure. Once a palm, a contact is one until it ends.
public struct PalmFilter: Hashable, Sendable {
    /// A contact at least this wide is a palm, in millimetres: the palm width of Chromium OS's gestures library.
    public static let width = 21.2
    /// A contact on a touchpad of at least this pressure is a palm, on an axis of 0 to 255: the palm pressure of Chromium
    /// OS's gestures library. libinput takes 130, which fingers that click exceed.
    public static let pressure: Int32 = 200
    /// The axis that pressure is judged on. Others have units of their own.
    public static let pressureRange: ClosedRange<Int32> = 0...255

    /// Why a contact is a palm.
    public enum Sign: Hashable, Sendable {
        /// The device says so (`MT_TOOL_PALM`).
        case tool
        /// It is this wide, in millimetres.
        case width(Double)
        /// It presses this much, in device units.
        case pressure(Int32)
    }

    /// Contacts whose long axis has at least this many device units are palms; the largest number when sizes are unknown.
    let majorLimit: Int32
    private let pressureLimit: Int32
    private let unitsPerMillimetre: Double

    /// The filter for this surface. Sizes are in the units of positions unless their axis has its own.
    init(_ surface: Surface) {
        let description = surface.description
        var units: Double?
        if let axis = description?.axes[.touchMajor], axis.span != nil {
            units = axis.resolution > 0 ? Double(axis.resolution) : surface.unitsPerMillimetre
        }
        unitsPerMillimetre = units ?? 1
        // Never nothing, or a contact that tells no size would be one.
        majorLimit = units.map { Int32(max(1, min(1e9, (Self.width * $0).rounded(.up)))) } ?? .max
        let axis = surface.kind == .touchpad ? description?.axes[.touchPressure] : nil
        let isComparable = axis.map { $0.minimum...max($0.minimum, $0.maximum) == Self.pressureRange } ?? false
        pressureLimit = isComparable && axis?.resolution == 0 ? Self.pressure : .max
    }

    /// Why the contact is a palm; `nil` when it is none.
    public func sign(of contact: Contact) -> Sign? {
        if contact.tool == .palm { return .tool }
        if let major = contact.touchMajor, major >= majorLimit { return .width(Double(major) / unitsPerMillimetre) }
        if let pressure = contact.pressure, pressure >= pressureLimit { return .pressure(pressure) }
        return nil
    }
}

extension PalmFilter.Sign: FilterDeed {
    /// What the filter did: it took the contact for a palm by this sign.
    public func words(_ numbers: NumberWording) -> String {
        switch self {
        case .tool: "a palm, the device says"
        case .width(let millimetres): "a palm, \(numbers.millimetres(millimetres)) wide"
        case .pressure(let pressure): "a palm, pressure \(pressure)"
        }
    }
}

extension PalmFilter: FilterKind {
    static func note(_ count: Int) -> String { count == 1 ? "1 contact was a palm" : "\(count) contacts were palms" }
}
