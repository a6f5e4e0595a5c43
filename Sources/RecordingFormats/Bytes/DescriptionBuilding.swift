import TouchInput

extension DeviceDescription {
    /// The largest type of any kernel (`EV_MAX`).
    static let largestType: UInt16 = 0x1f
    /// The largest code of any type and kernel (`KEY_MAX`).
    static let largestCode: UInt16 = 0x2ff

    /// Adds a type with no codes yet.
    mutating func add(_ type: EventType) {
        if codes[type] == nil { codes[type] = [] }
    }

    /// Inserts a code in order, unless it is there already.
    mutating func add(_ type: EventType, _ code: EventCode) {
        var list = codes[type] ?? []
        if let last = list.last, last >= code {
            let index = list.firstIndex { $0 >= code } ?? list.count
            if list[index] != code { list.insert(code, at: index) }
        } else {
            list.append(code)
        }
        codes[type] = list
    }
}
