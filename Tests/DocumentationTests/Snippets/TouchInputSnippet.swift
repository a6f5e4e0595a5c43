import TouchInput

/// Where each finger landed and lifted, in device units, and how it ended.
func strokes(in events: [InputEvent], of device: DeviceDescription?) -> [String] {
    var tracker = ContactTracker(description: device)
    var strokes: [String] = []
    // True: the event completed a frame, which says what became of each contact.
    for event in events where tracker.handle(event) {
        for contact in tracker.frame.contacts {
            guard case .ended(let reason) = contact.phase, let start = contact.startPosition,
                let end = contact.position
            else { continue }
            strokes.append("\(start.x),\(start.y) → \(end.x),\(end.y): \(reason)")
        }
    }
    // What is odd about the input is counted and never refused.
    return strokes + tracker.notes.sentences
}
