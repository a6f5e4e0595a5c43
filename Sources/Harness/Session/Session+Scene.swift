import FlowNavigation
import Geometry
import Gestures
import TouchInput

/// What changes around the gesture, and what is measured anew then.
extension Session {
    mutating func applyChanges(until time: Timestamp) {
        while let change = changes.first, time.microseconds(since: origin) >= change.microseconds {
            changes.removeFirst()
            apply(change.kind, at: time)
            if isGone { return }
            if case .rules = change.kind { weighAgain() }
        }
        thresholds = DismissThresholds(judging, in: scene)
    }

    /// The device is turned, and the view with it; a drag in flight is cancelled.
    mutating func rotateSurface(to degrees: Int, at time: Timestamp) {
        guard let orientation = Orientation(degrees: degrees) else { return }
        if orientation.swapsAxes != options.orientation.swapsAxes, let viewport = options.viewport {
            options.viewport = Size(width: viewport.height, height: viewport.width)
        }
        options.orientation = orientation
        turnSurface(at: time)
    }

    /// The touch is taken away; without one nothing happens.
    mutating func takeTouch(_ reason: CancelReason, at time: Timestamp) {
        apply(drags.cancel(reason, at: time), at: time)
    }

    mutating func turnSurface(at time: Timestamp) {
        surface = Surface(description: description, options: options)
        // A view that settles is laid out anew for the turned surface.
        if settling != nil { settle(at: time) }
        apply(drags.rotate(to: surface, at: time), at: time)
        measureScene()
    }

    mutating func apply(_ kind: Scenario.Kind, at time: Timestamp) {
        switch kind {
        case .disabled(let isDisabled): scene.isDismissalDisabled = isDisabled
        case .swipeUp(let isAllowed): scene.allowsSwipeUp = isAllowed
        case .scroll(let scroll): scene.scroll = scroll
        case .orientation(let orientation):
            options.orientation = orientation
            turnSurface(at: time)
        case .deviceGone:
            apply(drags.cancel(.deviceGone, at: time), at: time)
            isGone = true
        case .rules(let rules): adopt(rules)
        }
        if stage != nil { tellStage(of: kind) }
    }

    mutating func measureScene() {
        scene.extent = surface.viewport
        scene.screenHeight = surface.viewport.height
        scene.hasEdges = surface.kind == .touchscreen
        scene.pointsPerMillimetre = surface.pointsPerMillimetre
        thresholds = DismissThresholds(judging, in: scene)
        if stage != nil { measureStage() }
    }
}
