import Geometry
import Gestures
import RecordingFormats
import TouchInput

/// The contacts of a device as rows of a table of samples, in points.
public struct SampleRows: Sendable {
    /// The rows so far.
    public private(set) var rows: [SampleTableWriter.Row] = []
    /// How many contacts are cancelled since they were palms or got lost: a table does not say why.
    public private(set) var unexplained = 0

    private var tracker: ContactTracker
    private let surface: Surface
    /// The numbers of the contacts that have begun and not ended.
    private var begun: Set<Int> = []
    /// Those that are palms and still down: a table has no word for them, so they are cancelled when they become one.
    private var palms: Set<Int> = []

    /// Rows of a device of this description, on this surface.
    public init(description: DeviceDescription?, surface: Surface) {
        tracker = ContactTracker(description: description)
        self.surface = surface
    }

    /// The rows so far, which are then forgotten here.
    public mutating func takeRows() -> [SampleTableWriter.Row] {
        defer { rows.removeAll(keepingCapacity: true) }
        return rows
    }

    /// Takes the next event of the device. A contact has rows from the frame on in which its position is known.
    public mutating func append(_ event: InputEvent) {
        guard tracker.handle(event) else { return }
        let frame = tracker.frame
        for contact in frame.contacts {
            guard let position = contact.position, !palms.contains(contact.number) else {
                if !contact.isDown { palms.remove(contact.number) }
                continue
            }
            let point = surface.point(at: position)
            let isPalm = contact.tool == .palm
            let isFirst = !begun.contains(contact.number)
            let action: SampleAction
            switch contact.phase {
            case .began, .moved, .stationary: action = isPalm ? .cancel : isFirst ? .down : .move
            case .ended(.lift), .ended(.replaced): action = isPalm ? .cancel : .up
            case .ended(.dropped), .ended(.cancelled): action = .cancel
            }
            if isFirst {
                // A contact that comes and goes in one frame still has a beginning.
                if action == .up || action == .cancel {
                    rows.append(row(frame.time, point, contact, .down))
                }
                begun.insert(contact.number)
            }
            rows.append(row(frame.time, point, contact, action))
            if action == .cancel && contact.phase != .ended(.cancelled) { unexplained += 1 }
            if isPalm && contact.isDown { palms.insert(contact.number) }
            if action == .up || action == .cancel { begun.remove(contact.number) }
        }
    }

    private func row(
        _ time: Timestamp, _ point: Point, _ contact: Contact, _ action: SampleAction
    ) -> SampleTableWriter.Row {
        let id = contact.trackingID ?? Int32(truncatingIfNeeded: contact.number)
        return SampleTableWriter.Row(time: time, x: point.x, y: point.y, id: id, action: action)
    }
}
