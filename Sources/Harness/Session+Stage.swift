import FlowNavigation
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
    }

    private mutating func performMoments(by microseconds: Int64) {
        while let moment = stage?.takeMoment(by: microseconds) {
            let time = origin.advanced(byMicroseconds: moment.microseconds)
            stage?.settle(by: time)
            // The touch is cancelled before anything moves under it.
            if case .rotate(let degrees) = moment.action { rotateSurface(to: degrees, at: time) }
            stage?.perform(moment.action, at: time)
            tellStage(at: time)
            measureStage()
        }
    }

    /// A step of the gesture moves the stack.
    mutating func stageFollows(_ step: DismissStep, _ event: DismissEvent, at time: Timestamp) {
        stage?.follow(step, event, at: time)
        tellStage(at: time)
        measureStage()
    }

    /// The scene is that of the screen on top; at the root nothing can be dismissed, so everything scrolls.
    mutating func measureStage() {
        guard let stack = stage?.stack else { return }
        let top = stack.top
        let screen = top.map { ScreenID.destination($0.id) } ?? .root
        judging = rules
        if top == nil {
            (judging.down, judging.up, judging.right) = (nil, nil, nil)
            judging.scrollGate.topTolerance = -.infinity
        }
        scene.isDismissalDisabled = top?.isInteractiveDismissDisabled ?? false
        scene.allowsSwipeUp = top?.configuration.swipeUpToDismiss ?? false
        scene.scroll = stack.scrollRange(of: screen).map { range in
            let height = stack.frame(of: screen).height
            return ScrollState(
                offset: stack.scrollOffset(of: screen) ?? 0, contentHeight: range.upperBound + height,
                viewportHeight: height, topInset: -range.lowerBound)
        }
        thresholds = DismissThresholds(judging, in: scene)
    }

    private mutating func tellStage(at time: Timestamp) {
        for line in stage?.takeLines() ?? [] where recordsTrace { addTrace(.stack(time, line)) }
    }
}
