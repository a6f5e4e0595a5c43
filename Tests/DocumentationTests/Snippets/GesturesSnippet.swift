import Geometry
import Gestures
import TouchInput

/// A finger goes `distance` points down in 160 ms and lifts. Answers the last step: what the view is asked to do.
func pullDown(by distance: Double, under rules: DismissRules = .flowstack) -> DismissStep {
    var gesture = DismissGesture()
    var history = VelocityHistory()
    // The scene surrounds the gesture. It may change at any time, since each event asks for it again.
    var scene = DismissScene()
    scene.extent = Size(width: 393, height: 852)

    func sample(_ number: Int) -> DragSample {
        DragSample(
            time: Timestamp(microseconds: Int64(number) * 8000),
            position: Point(x: 200, y: 300 + distance * Double(number) / 20))
    }
    _ = gesture.handle(.touchedDown(sample(0)), under: rules, in: scene)
    for number in 1...20 {
        history.add(sample(number))
        // Each step names the clause that was applied, and its effects: follow the finger, arm, disarm.
        _ = gesture.handle(.moved(sample(number)), under: rules, in: scene)
    }
    let velocity = history.velocity(by: rules.velocity, at: sample(20).time)
    return gesture.handle(.lifted(sample(20), velocity: velocity), under: rules, in: scene)
}
