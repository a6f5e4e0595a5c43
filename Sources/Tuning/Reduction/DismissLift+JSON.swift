import Documents
import Geometry
import Gestures

extension DismissLift {
    /// Everything that decides about it.
    var json: JSONText {
        [
            "translation": [.double(translation.x), .double(translation.y)],
            "velocity": [.double(velocity.x), .double(velocity.y)], "edge": .bool(isEdge),
            "permitted": .array(
                Direction.allCases.filter { permitted.contains($0.asSet) }.map { .string($0.rawValue) }),
            "armed": armed.map { .string($0.rawValue) } ?? .null, "turnedBack": .bool(hasTurnedBack),
            "scene": scene.json,
        ]
    }

    init(_ node: YamlNode) throws(YamlError) {
        try node.allowOnly(["translation", "velocity", "edge", "permitted", "armed", "turnedBack", "scene"])
        let translation = try node.pair("translation")
        let velocity = try node.pair("velocity")
        var permitted: Directions = []
        for item in try node.value("permitted").asItems() {
            permitted.insert(try item.asCase(of: Direction.self).asSet)
        }
        let armed = try node.value("armed")
        self.init(
            translation: Point(x: translation.0, y: translation.1), velocity: Velocity(x: velocity.0, y: velocity.1),
            isEdge: try node.value("edge").asBool(), permitted: permitted,
            armed: armed.isNull ? nil : try armed.asCase(of: Direction.self),
            hasTurnedBack: try node.value("turnedBack").asBool(), scene: try DismissScene(try node.value("scene")))
    }
}

extension DismissScene {
    fileprivate var json: JSONText {
        [
            "disabled": .bool(isDismissalDisabled), "swipeUp": .bool(allowsSwipeUp),
            "scroll": scroll.map { scroll in
                [
                    "offset": .double(scroll.offset), "content": .double(scroll.contentHeight),
                    "viewport": .double(scroll.viewportHeight), "topInset": .double(scroll.topInset),
                    "reversed": .bool(scroll.isReversed),
                ]
            } ?? .null,
            "extent": [.double(extent.width), .double(extent.height)], "screenHeight": .double(screenHeight),
            "edges": .bool(hasEdges), "pointsPerMillimetre": .double(pointsPerMillimetre),
        ]
    }

    fileprivate init(_ node: YamlNode) throws(YamlError) {
        try node.allowOnly([
            "disabled", "swipeUp", "scroll", "extent", "screenHeight", "edges", "pointsPerMillimetre",
        ])
        self.init()
        isDismissalDisabled = try node.value("disabled").asBool()
        allowsSwipeUp = try node.value("swipeUp").asBool()
        let list = try node.value("scroll")
        if !list.isNull {
            try list.allowOnly(["offset", "content", "viewport", "topInset", "reversed"])
            scroll = ScrollState(
                offset: try list.value("offset").asDouble(), contentHeight: try list.value("content").asDouble(),
                viewportHeight: try list.value("viewport").asDouble(),
                topInset: try list.value("topInset").asDouble(), isReversed: try list.value("reversed").asBool())
        }
        let size = try node.pair("extent")
        extent = Size(width: size.0, height: size.1)
        screenHeight = try node.value("screenHeight").asDouble()
        hasEdges = try node.value("edges").asBool()
        pointsPerMillimetre = try node.value("pointsPerMillimetre").asDouble()
    }
}

extension YamlNode {
    fileprivate func pair(_ key: String) throws(YamlError) -> (Double, Double) {
        let node = try value(key)
        let items = try node.asItems()
        guard items.count == 2 else { throw node.error(expected: "two numbers") }
        return (try items[0].asDouble(), try items[1].asDouble())
    }
}
