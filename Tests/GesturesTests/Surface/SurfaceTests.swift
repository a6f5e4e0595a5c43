import Geometry
import Gestures
import HarnessTestSupport
import Testing
import TouchInput

@Suite("Surface")
struct SurfaceTests {
    private func options(_ change: (inout Surface.Options) -> Void) -> Surface.Options {
        var options = Surface.Options()
        change(&options)
        return options
    }

    private func phone(_ change: (inout Surface.Options) -> Void = { _ in }) -> Surface {
        Surface(description: .testScreen(), options: options(change))
    }

    @Test("On a touchscreen a position is its fraction of the axis, times the viewport")
    func fraction() {
        let surface = phone { $0.viewport = Size(width: 350, height: 3000) }
        #expect(surface.kind == .touchscreen)
        #expect(surface.assumptions == [])
        #expect(surface.point(at: DevicePoint(x: 0, y: 0)) == .zero)
        #expect(surface.point(at: DevicePoint(x: 700, y: 1500)) == Point(x: 350, y: 3000))
        #expect(surface.point(at: DevicePoint(x: 350, y: 150)) == Point(x: 175, y: 300))
        #expect(surface.pointsPerMillimetre == 20)
    }

    @Test("An axis that begins elsewhere than at 0 is counted from where it begins")
    func offset() {
        var description = DeviceDescription.testScreen()
        description.axes[.positionX] = AbsoluteAxis(minimum: -100, maximum: 600, resolution: 10)
        let surface = Surface(
            description: description, options: options { $0.viewport = Size(width: 700, height: 1500) })
        #expect(surface.point(at: DevicePoint(x: -100, y: 0)) == .zero)
        #expect(surface.point(at: DevicePoint(x: 600, y: 0)) == Point(x: 700, y: 0))
    }

    @Test("Without a viewport the physical size tells it, at 6.417 points a millimetre, and that is said")
    func physical() {
        let surface = phone()
        #expect(isClose(surface.viewport.width, 70 * 6.417, within: 1e-9))
        #expect(isClose(surface.viewport.height, 150 * 6.417, within: 1e-9))
        #expect(isClose(surface.pointsPerMillimetre, 6.417, within: 1e-9))
        #expect(surface.assumptions == [.viewport])
    }

    @Test("With resolution 0 the long side is assumed to be 852 points, nothing is divided by 0 (row E17)")
    func noResolution() {
        let surface = Surface(description: .testScreen(resolution: 0))
        #expect(isClose(surface.viewport.height, 852, within: 1e-9))
        #expect(isClose(surface.viewport.width, 852 * 700 / 1500, within: 1e-9))
        #expect(surface.assumptions == [.size, .viewport])
        #expect(surface.pointsPerMillimetre == 6.417)
    }

    @Test("Nothing known: one unit is one point on a touchscreen, and all of it is assumed")
    func nothingKnown() {
        let surface = Surface(description: nil)
        #expect(surface.kind == .touchscreen)
        #expect(surface.assumptions == [.kind, .axes, .viewport])
        #expect(surface.viewport == Size(width: 393, height: 852))
        #expect(surface.point(at: DevicePoint(x: 12, y: -34)) == Point(x: 12, y: -34))
        #expect(surface.contains(DevicePoint(x: .max, y: .min)))
    }

    @Test(
        "The corners of a turned panel come to lie where the user sees them",
        arguments: [
            (0, Point(x: 0, y: 0), Point(x: 300, y: 0), Point(x: 0, y: 600)),
            (90, Point(x: 300, y: 0), Point(x: 300, y: 600), Point(x: 0, y: 0)),
            (180, Point(x: 300, y: 600), Point(x: 0, y: 600), Point(x: 300, y: 0)),
            (270, Point(x: 0, y: 600), Point(x: 0, y: 0), Point(x: 300, y: 600)),
        ])
    func corners(degrees: Int, topLeft: Point, topRight: Point, bottomLeft: Point) throws {
        let orientation = try #require(Orientation(degrees: degrees))
        let surface = phone {
            $0.viewport = Size(width: 300, height: 600)
            $0.orientation = orientation
        }
        #expect(surface.point(at: DevicePoint(x: 0, y: 0)) == topLeft)
        #expect(surface.point(at: DevicePoint(x: 700, y: 0)) == topRight)
        #expect(surface.point(at: DevicePoint(x: 0, y: 1500)) == bottomLeft)
        #expect(surface.point(at: DevicePoint(x: 350, y: 750)) == Point(x: 150, y: 300))
    }

    @Test("A quarter turn swaps the physical extents; four of them, or two flips twice, are none")
    func turns() {
        let surface = phone { $0.orientation = .clockwise }
        #expect(isClose(surface.viewport.width, 150 * 6.417, within: 1e-9))
        #expect(isClose(surface.viewport.height, 70 * 6.417, within: 1e-9))
        #expect(isClose(surface.pointsPerMillimetre, 6.417, within: 1e-9))
        let quarter = Orientation.clockwise
        #expect(quarter.followed(by: quarter) == .upsideDown)
        #expect(quarter.followed(by: quarter).followed(by: quarter) == .anticlockwise)
        #expect(quarter.followed(by: .anticlockwise) == .upright)
        #expect(Orientation.flippedHorizontally.followed(by: .flippedVertically) == .upsideDown)
        #expect(Orientation.flippedVertically.followed(by: .flippedVertically) == .upright)
        #expect(Orientation(degrees: 45) == nil)
        #expect(Orientation(degrees: -90) == nil)
        #expect(Orientation(matrix: [1, 0, 0, 0, 1]) == nil)
        #expect(Orientation(matrix: [1, 0, 0, 0, .nan, 0]) == nil)
    }

    @Test(
        "A resolution is believed when the size that it gives is from 20 mm to 3 m, both included",
        arguments: [(19, false), (20, true), (3000, true), (3001, false)])
    func plausible(millimetres: Int32, isBelieved: Bool) {
        let description = DeviceDescription.testScreen(width: 1000, height: millimetres * 10)
        #expect((Surface.knownSize(of: description) != nil) == isBelieved)
        #expect(Surface(description: description).assumptions.contains(.size) == !isBelieved)
    }

    @Test("A touchpad's movement is millimetres times 6.417, times the gain")
    func touchpad() {
        for gain in [1.0, 2.5] {
            let surface = Surface(description: .testPad(), options: options { $0.gain = gain })
            #expect(surface.kind == .touchpad)
            #expect(surface.assumptions == [])
            let way = surface.point(at: DevicePoint(x: 130, y: 220)) - surface.point(at: DevicePoint(x: 30, y: 20))
            #expect(isClose(way.x, 10 * 6.417 * gain, within: 1e-4))
            #expect(isClose(way.y, 20 * 6.417 * gain, within: 1e-4))
            #expect(isClose(surface.pointsPerMillimetre, 6.417 * gain, within: 1e-9))
        }
    }

    @Test("A viewport does not stretch a touchpad: its movement stays in millimetres")
    func touchpadViewport() {
        let surface = Surface(
            description: .testPad(), options: options { $0.viewport = Size(width: 10, height: 10) })
        #expect(isClose(surface.point(at: DevicePoint(x: 100, y: 0)).x, 64.17, within: 1e-4))
    }

    @Test("A touchpad that does not tell its size is taken for 69 × 50 mm, and that is said")
    func touchpadSize() {
        var description = DeviceDescription.testPad()
        description.axes[.positionX]?.resolution = 0
        description.axes[.positionY]?.resolution = 0
        let surface = Surface(description: description)
        #expect(surface.assumptions == [.size])
        let corner = surface.point(at: DevicePoint(x: 1000, y: 700))
        #expect(isClose(corner.x, 69 * 6.417, within: 1e-4))
        #expect(isClose(corner.y, 50 * 6.417, within: 1e-4))
    }

    @Test(
        "An axis whose ends are equal, all 0 or swapped says nothing (row E18)",
        arguments: [(0, 0), (5, 5), (100, 0), (Int32.max, Int32.min)])
    func emptyAxis(minimum: Int32, maximum: Int32) {
        var description = DeviceDescription.testScreen()
        description.axes[.positionX] = AbsoluteAxis(minimum: minimum, maximum: maximum, resolution: 10)
        let surface = Surface(description: description)
        #expect(surface.assumptions == [.axes, .viewport])
        let point = surface.point(at: DevicePoint(x: .max, y: .min))
        #expect(point.x.isFinite && point.y.isFinite)
        #expect(Surface.knownSize(of: description) == nil)
    }

    @Test("A position is believed up to a tenth of the axis outside it, and no further (rows E9 and E19)")
    func margin() {
        let surface = phone()
        for (x, isInside) in [(-71, false), (-70, true), (770, true), (771, false), (65523, false)] as [(Int32, Bool)] {
            #expect(surface.contains(DevicePoint(x: x, y: 700)) == isInside, "\(x)")
        }
        var widest = DeviceDescription.testScreen()
        widest.axes[.positionX] = AbsoluteAxis(minimum: .min, maximum: .max)
        #expect(Surface(description: widest).contains(DevicePoint(x: .min, y: 0)))
    }

    @Test("What the user says the device is counts against the device's own word")
    func kind() {
        #expect(phone { $0.kind = .touchpad }.kind == .touchpad)
        var untold = DeviceDescription.testScreen()
        untold.properties = nil
        #expect(Surface(description: untold).assumptions == [.kind, .viewport])
    }
}
