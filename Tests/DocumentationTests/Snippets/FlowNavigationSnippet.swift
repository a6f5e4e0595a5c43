import FlowNavigation
import Geometry

struct Trail: Hashable, Sendable {
    var name: String
}

func walkThroughTrails() throws -> [FlowEffect] {
    // Where values lead: each type of value has one destination.
    var destinations = FlowDestinations()
    try destinations.register(for: Trail.self) { _ in ScreenContent(contentHeight: 1600) }

    // A list of links, below a bar of 100 points.
    let links = (0..<20).map { row in
        FlowLink(
            value: Trail(name: "Trail \(row)"), frame: Rect(x: 16, y: Double(row) * 120, width: 361, height: 100),
            configuration: LinkConfiguration(cornerRadius: 24, swipeUpToDismiss: true))
    }
    let list = ScreenContent(links: links, contentHeight: 2400, bars: Insets(top: 100), isLazy: true)
    var stack = try FlowStack(root: list, destinations: destinations)

    // A tap presents what lies under it; the effects say from where it zooms, and on which spring.
    var effects = try stack.tap(at: Point(x: 196, y: 150))
    effects += stack.settle()

    // The device is turned, and a drag dismisses: the destination returns to where its link is now.
    stack.setEnvironment(FlowEnvironment(size: Size(width: 852, height: 393)))
    effects += stack.dismissInteractively(by: .drag)
    return effects
}
