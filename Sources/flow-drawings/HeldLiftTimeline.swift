import Gestures
import Harness
import RecordingFiles
import RecordingFormats
import TouchInput

/// When the fingers of a recording were down, and when a lift was held back: found by running the recording through a
/// session, frame by frame. Times are milliseconds from the first frame.
struct HeldLiftTimeline {
    /// A finger from down to up.
    struct Finger {
        /// When it came.
        var down: Double
        /// When it left.
        var up: Double
    }

    /// A time during which a lift waited.
    struct Wait {
        /// The lift, and when the wait would be over.
        var lift, deadline: Double
        /// When it was over: the finger was back, or the lift was certain.
        var end: Double
        /// Whether it was a lift.
        var isLift: Bool
    }

    private(set) var fingers: [Int: Finger] = [:]
    private(set) var waits: [Wait] = []
    /// What became of the gesture, in words.
    private(set) var sentence = ""

    private var open: (lift: Double, deadline: Double)?

    /// The timeline of the recording at this path.
    init(_ path: String) throws(FileFailure) {
        var reader = RecordingReader()
        var batch = EventBatch()
        let bytes = try InputFile.bytes(of: path)
        reader.read(bytes.span.bytes, into: &batch)
        reader.finish(into: &batch)
        let description = reader.devices.first?.description
        var contacts = ContactTracker(description: description)
        guard let origin = batch.events.first?.time else { return }
        var session = Session(description: description, rules: .flowstack, origin: origin)
        func milliseconds(_ time: Timestamp) -> Double { Double(time.microseconds(since: origin)) / 1000 }
        for (index, event) in batch.events.enumerated() {
            session.advance(through: batch.events, in: index..<(index + 1))
            guard contacts.handle(event) else { continue }
            note(contacts.frame, milliseconds(contacts.frame.time))
            note(session, milliseconds(contacts.frame.time), milliseconds)
        }
        if let deadline = session.restTime, open != nil {
            session.rest(by: deadline)
            note(session, milliseconds(deadline), milliseconds)
        }
        session.finish()
        sentence = session.takeOutcomes().first?.sentence ?? ""
    }

    private mutating func note(_ frame: ContactFrame, _ time: Double) {
        for contact in frame.contacts {
            fingers[contact.number, default: Finger(down: time, up: time)].up = time
        }
    }

    /// A drag that goes on while the session waits for a time has a lift that is held back.
    private mutating func note(_ session: Session, _ time: Double, _ milliseconds: (Timestamp) -> Double) {
        let deadline = session.gesture.phase.name == .dragging ? session.restTime.map(milliseconds) : nil
        if let open, deadline == nil {
            let isLift = session.gesture.phase.name != .dragging
            waits.append(Wait(lift: open.lift, deadline: open.deadline, end: time, isLift: isLift))
            self.open = nil
        } else if open == nil, let deadline {
            open = (time, deadline)
        }
    }
}
