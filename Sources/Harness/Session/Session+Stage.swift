import FlowNavigation
import Geometry
import Gestures
import TouchInput

extension Session {
    /// The described stack that the session drives, if there is one.
    public var stack: FlowStack? { stage?.stack }

    /// What is due by `time` happens to the stack, and the scene becomes that of the screen on top.
    mutating func advanceStage(to time: Timestamp) {
        performMoments(by: time.microseconds(since: origin))
        stage?.settle(by: time)
    }

    /// The input is at its end: what is still to happen happens.
    mutating func finishStage() {
        performMoments(by: .max)
        stage?.settle(by: Timestamp(microseconds: .max))
    }

    /// What is settling comes to rest when that is due, after what happens to the stack until then.
    mutating func comeToRest() {
        if stage != nil, !drags.isHolding, let settling {
            performMoments(by: settling.microseconds(since: origin) - 1)
        }
        if let settling { settle(at: settling) }
    }

    private mutating func performMoments(by microseconds: Int64) {
        while let moment = stage?.takeMoment(by: microseconds) {
            let time = origin.advanced(byMicroseconds: moment.microseconds)
            stage?.settle(by: time)
            // The touch is cancelled before anything moves under it.
            if case .rotate(let degrees) = moment.action { rotateSurface(to: degrees, at: time) }
            stage?.perform(moment.action, at: time)
            let happened = tellStage(at: time)
            if progress != nil, stage?.hasLostTouch == true {
                // Nothing is left that rules could dismiss, or leave behind, for a touch that is taken away.
                judging.cancel = .returns
                judging.faults = []
                takeTouch(.notOnTop, at: time)
            }
            measureStage()
            if recordsMoments { keepMoment(at: time, happened: happened) }
        }
    }

    /// A step of the gesture moves the stack.
    mutating func stageFollows(_ step: DismissStep, _ event: DismissEvent, at time: Timestamp) {
        stage?.follow(step, event, at: time)
        tellStage(at: time)
        measureStage()
    }

    /// A finger comes down on the stack. Beside a card it catches no card that settles.
    mutating func beginTouch(_ sample: DragSample) {
        stage?.beginTouch(at: sample.position, onScreen: surface.kind == .touchscreen)
        measureStage()
        if stage?.isBesideCard == true { judging.catchesSettling = false }
    }

    /// Whether the step begins a drag or a scroll where a tap alone does something.
    func isDragBesideCard(_ step: DismissStep) -> Bool {
        stage?.isBesideCard == true && step.before == .tracking && (step.after == .dragging || step.after == .scrolling)
    }

    /// What is said of the view from outside holds over what the stack says.
    mutating func tellStage(of kind: Scenario.Kind) {
        stage?.take(kind)
        measureStage()
    }

    /// The scene is that of the screen on top, which is dismissed only as it can be; what cannot be dragged down, and the
    /// root, scrolls instead if it can.
    mutating func measureStage() {
        guard let stage else { return }
        let stack = stage.stack
        let top = stack.top
        let screen = top.map { ScreenID.destination($0.id) } ?? .root
        judging = rules
        if !stack.isOpen(to: .edge) { judging.right = nil }
        if top == nil { judging.up = nil }
        if !stack.isOpen(to: .drag) {
            judging.down = nil
            judging.scrollGate.topTolerance = -.infinity
        }
        defer { thresholds = DismissThresholds(judging, in: scene) }
        scene.isDismissalDisabled = !stack.canDismissInteractively
        scene.allowsSwipeUp = stack.isOpen(to: .swipeUp)
        if stage.scrollsElsewhere { return }
        scene.scroll = stack.scrollRange(of: screen).map { range in
            let height = stack.frame(of: screen).height
            return ScrollState(
                offset: stack.scrollOffset(of: screen) ?? 0, contentHeight: range.upperBound + height,
                viewportHeight: height, topInset: -range.lowerBound)
        }
    }

    @discardableResult
    private mutating func tellStage(at time: Timestamp) -> [String] {
        let lines = stage?.takeLines() ?? []
        for line in lines where recordsTrace { addTrace(.stack(time, line)) }
        return lines
    }
}
