import Gestures
import TouchInput

/// What is said besides the steps and the outcomes.
extension Session {
    mutating func addTrace(_ line: TraceLine) {
        trace.append(line)
    }

    /// What the filters did in the newest frame.
    mutating func recordActions() {
        guard recordsTrace else { return }
        for action in drags.actions { trace.append(.filter(action)) }
    }

    /// Where events were lost, and what the frames behind it show of each contact.
    mutating func recordLoss() {
        let time = contacts.frame.time
        if contacts.notes.droppedMarks > toldLosses { trace.append(.loss(time, contact: nil, .mark)) }
        toldLosses = contacts.notes.droppedMarks
        for contact in contacts.frame.contacts {
            if let lost = LostEvents(contact) { trace.append(.loss(time, contact: contact.number, lost)) }
        }
    }
}
