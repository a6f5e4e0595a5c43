import Geometry
import Gestures
import HarnessTestSupport
import TouchInput

/// What a drag tracker says of a script, on a surface where a device unit is a point.
struct Drags {
    var steps: [DragStep] = []
    var notes = FilterNotes()
    var actions: [FilterAction] = []

    init(
        _ description: DeviceDescription, secondFinger: DragTracker.FingerPolicy.SecondFinger = .mean,
        count: DragTracker.FingerPolicy.Count = .usual, without: [InputFilter] = [],
        _ write: (inout EventScript) -> Void
    ) {
        var options = Surface.Options()
        options.viewport = Size(width: 700, height: 1500)
        options.gain = 10 / Surface.defaultPointsPerMillimetre
        var policy = DragTracker.FingerPolicy()
        policy.secondFinger = secondFinger
        policy.count = count
        var tracker = DragPipeline(
            surface: Surface(description: description, options: options), fingers: policy,
            filters: InputFilters(without: without))
        var contacts = ContactTracker(description: description)
        var script = EventScript()
        write(&script)
        for event in script.events where contacts.handle(event) {
            if let step = tracker.release(at: contacts.frame.time) { steps.append(step) }
            let step = tracker.handle(contacts.frame)
            actions += tracker.actions
            if step != DragStep() { steps.append(step) }
        }
        if let step = tracker.release(at: contacts.frame.time.advanced(byMicroseconds: 1_000_000)) {
            steps.append(step)
        }
        notes = tracker.notes
    }

    /// Each step as words: what closed, began, ended, opened, with whole points.
    var words: [String] {
        steps.map { step in
            var words: [String] = []
            if let end = step.end { words.append(Self.words(end)) }
            if step.gestureEnd != nil { words.append("end") }
            if step.didBegin { words.append("begin") }
            if let progress = step.progress { words.append(Self.words(progress)) }
            return words.joined(separator: ", ")
        }
    }

    private static func words(_ end: DragEnd) -> String {
        switch end {
        case .lifted(let sample, _): "lift \(place(sample))"
        case .cancelled(let reason, let sample): "cancel \(reason.rawValue) \(place(sample))"
        case .neverBegan(let reason): "no drag: \(reason.rawValue)"
        }
    }

    private static func words(_ progress: DragProgress) -> String {
        switch progress {
        case .began(let sample): "down \(place(sample))"
        case .moved(let sample): "move \(place(sample))"
        }
    }

    private static func place(_ sample: DragSample) -> String {
        "\(Int(sample.position.x.rounded())) \(Int(sample.position.y.rounded()))"
    }

    /// What the filters did, as `filter contact`.
    var filtered: [String] {
        actions.map { "\($0.filter.rawValue)\($0.contact.map { " \($0)" } ?? "")" }
    }
}

extension DragEnd {
    /// When the drag was over; `nil` when there was none.
    var time: Timestamp? {
        switch self {
        case .lifted(let sample, _), .cancelled(_, let sample): sample.time
        case .neverBegan: nil
        }
    }
}
