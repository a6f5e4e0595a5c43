import Geometry
import Testing
import TouchInput

@testable import Gestures

@Suite("The way back of a released view")
struct SettleMotionTests {
    private func way(_ motion: SettleMotion, velocity: Double = 0) -> DismissReturn {
        DismissReturn(
            start: Timestamp(microseconds: 1_000_000), translation: Point(x: -40, y: 100),
            velocity: Velocity(x: 0, y: velocity), isEdge: false, permitted: .all, motion: motion,
            microseconds: 200_000)
    }

    private func y(_ way: DismissReturn, _ milliseconds: Double) -> Double {
        way.translation(at: Timestamp(microseconds: 1_000_000 + Int64(milliseconds * 1000))).y
    }

    private static let motions: [SettleMotion] = [
        .easing(power: 1), .easing(power: 3), .easing(power: 5), .flowstack, .spring(seconds: 0.2, bounce: 0),
        .spring(seconds: 0.2, bounce: 0.9),
    ]

    @Test("It begins where the view was released, and ends at exactly its time", arguments: motions)
    func ends(_ motion: SettleMotion) {
        let way = way(motion)
        #expect(y(way, -1) == 100 && y(way, 0) == 100)
        #expect((y(way, 0.001) - 100).magnitude < 0.01)
        #expect(y(way, 199.999) != 0 && y(way, 200) == 0 && y(way, 1e9) == 0)
    }

    @Test("The way that is left is a power of the time that is left, in both directions")
    func easing() {
        #expect(y(way(.easing(power: 1)), 50) == 75)
        #expect(y(way(.easing(power: 3)), 100) == 12.5)
        #expect(y(way(.easing(power: 5)), 100) == 3.125)
        #expect(way(.easing(power: 1)).translation(at: Timestamp(microseconds: 1_050_000)).x == -30)
        #expect(y(way(.easing(power: 1), velocity: 5000), 50) == 75)
    }

    @Test("A spring goes on with the velocity of the lift", arguments: [0.0, 0.2, 0.7])
    func velocity(_ bounce: Double) {
        let spring = SettleMotion.spring(seconds: 0.24, bounce: bounce)
        for velocity in [-900.0, 0, 1500] {
            let way = way(spring, velocity: velocity)
            let step = 0.000_5
            let measured = (y(way, step * 2000) - y(way, step * 1000)) / step
            // It slows down by the square of its frequency at once.
            #expect((measured - velocity).magnitude < 120, "\(measured)")
        }
        #expect(y(way(spring, velocity: 1500), 10) > 100 && y(way(spring), 10) < 100)
    }

    @Test("A critical spring never overshoots; one that bounces does")
    func bounces() {
        let times = stride(from: 0.0, to: 200, by: 1)
        #expect(times.allSatisfy { y(way(.spring(seconds: 0.1, bounce: 0)), $0) >= 0 })
        #expect(times.contains { y(way(.spring(seconds: 0.1, bounce: 0.3)), $0) < -1 })
    }
}
