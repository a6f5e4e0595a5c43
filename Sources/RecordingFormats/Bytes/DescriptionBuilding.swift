import TouchInput

extension DeviceDescription {
    /// No kernel has a type above this (`EV_MAX`).
    static let largestType: UInt16 = 0x1f
    /// No kernel has a code above this, of any type (`KEY_MAX`).
    static let largestCode: UInt16 = 0x2ff

    /// Adds a type with no codes yet.
    mutating func add(_ type: EventType) {
        if codes[type] == nil { codes[type] = [] }
    }

    /// Adds a code in its place, once.
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
