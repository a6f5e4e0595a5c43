import TouchInput

/// A short form of an event at time zero.
struct Sent: Hashable {
    var type: EventType
    var code: EventCode
    var value: Int32

    static func abs(_ code: EventCode, _ value: Int32) -> Sent { Sent(type: .absolute, code: code, value: value) }
    static func key(_ code: EventCode, _ value: Int32) -> Sent { Sent(type: .key, code: code, value: value) }
    static let report = Sent(type: .synchronization, code: .synReport, value: 0)
    static let dropped = Sent(type: .synchronization, code: .synDropped, value: 0)

    init(type: EventType, code: EventCode, value: Int32) {
        self.type = type
        self.code = code
        self.value = value
    }

    init(_ event: InputEvent) {
        self.init(type: event.type, code: event.code, value: event.value)
    }

    var event: InputEvent {
        InputEvent(time: Timestamp(microseconds: 0), type: type, code: code, value: value)
    }
}
