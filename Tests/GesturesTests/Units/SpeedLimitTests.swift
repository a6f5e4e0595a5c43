import Geometry
import Gestures
import Testing

@Suite
struct SpeedLimitTests {
    @Test("A limit is more than 0", arguments: [0, -0.0, -1, -.infinity, .nan])
    func refused(speed: Double) {
        #expect(SpeedLimit(pointsPerSecond: speed) == nil)
    }

    @Test("A velocity at the limit or below is left as it is, a faster one gets the limit's speed")
    func boundary() throws {
        let limit = try #require(SpeedLimit(pointsPerSecond: 500))
        #expect(Velocity(x: 300, y: 400).clamped(toSpeed: limit) == Velocity(x: 300, y: 400))
        #expect(Velocity.zero.clamped(toSpeed: limit) == .zero)
        let faster = Velocity(x: -300.01, y: 400).clamped(toSpeed: limit)
        #expect(isClose(faster.speed, 500, within: 1e-9) && faster.x < 0)
    }

    @Test("A velocity too large to be squared is limited, one that is not finite is zero")
    func extremes() throws {
        let limit = try #require(SpeedLimit(pointsPerSecond: 500))
        #expect(isClose(Velocity(x: 0, y: -1e308).clamped(toSpeed: limit).y, -500, within: 1e-9))
        #expect(Velocity(x: .infinity, y: 0).clamped(toSpeed: limit) == .zero)
        #expect(Velocity(x: 0, y: .nan).clamped(toSpeed: limit) == .zero)
        let unlimited = try #require(SpeedLimit(pointsPerSecond: .infinity))
        #expect(Velocity(x: 3, y: -7e9).clamped(toSpeed: unlimited) == Velocity(x: 3, y: -7e9))
    }
}
