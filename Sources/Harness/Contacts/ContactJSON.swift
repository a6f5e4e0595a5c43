import Documents
import Geometry
import Gestures
import TouchInput

extension ContactLog.Entry {
    /// The contact as one JSON object with stable keys and order.
    ///
    /// `start` and `end` are whole microseconds from `origin`. Positions are in device units, or in points for a table
    /// of samples, rounded to three decimals. `endedBy` is `open` if the contact was still down at the end.
    public func json(
        file: String, device: Int, origin: Timestamp, description: DeviceDescription?, unitsPerPoint: Double = 1
    ) -> JSONText {
        func place(_ point: DevicePoint?) -> JSONText {
            guard let point else { return .null }
            func rounded(_ value: Int32) -> JSONText {
                .double((Double(value) / unitsPerPoint * 1000).rounded() / 1000)
            }
            return [rounded(point.x), rounded(point.y)]
        }
        return .object([
            .init("file", .string(file)),
            .init("device", .int(device)),
            .init("contact", .int(contact.number + 1)),
            .init("slot", .int(contact.slot)),
            .init("trackingID", contact.trackingID.map { .int(Int($0)) } ?? .null),
            .init("start", .int(Int(contact.start.microseconds(since: origin)))),
            .init("end", end.map { .int(Int($0.microseconds(since: origin))) } ?? .null),
            .init("endedBy", .string(endReason?.rawValue ?? "open")),
            .init("samples", .int(contact.samples)),
            .init("startPosition", place(contact.startPosition)),
            .init("endPosition", place(contact.position)),
            .init("sizeMillimetres", size(description)),
            .init("notes", .array(contact.oddities.words.map { .string($0) })),
        ])
    }

    /// The size of the surface in millimetres, `[width, height]`, if both axes are known.
    private func size(_ description: DeviceDescription?) -> JSONText {
        guard let size = Surface.knownSize(of: description) else { return .null }
        return [.double((size.width * 1000).rounded() / 1000), .double((size.height * 1000).rounded() / 1000)]
    }
}

extension Contact.Oddities {
    /// Each irregularity in words, in a fixed order.
    public var words: [String] {
        var words: [String] = []
        if contains(.preexisting) { words.append("down before the recording began") }
        if contains(.startUnknown) { words.append("start position unknown") }
        if contains(.droppedEvents) { words.append("events were lost while it was down") }
        if contains(.withinOneFrame) { words.append("came and went within one frame") }
        return words
    }
}
