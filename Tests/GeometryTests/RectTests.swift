import Geometry
import Testing

@Suite("Rectangles")
struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test("Edges, middle and sides follow from the corner and the size")
    func parts() {
        #expect(rect.right == 40 && rect.bottom == 60)
        #expect(rect.center == Point(x: 25, y: 40))
        #expect(rect.extent == Size(width: 30, height: 40))
        #expect(rect.extent.turned == Size(width: 40, height: 30))
        #expect(Rect(Size(width: 3, height: 4)) == Rect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test(
        "Its left and top edges belong to it, its right and bottom edges do not",
        arguments: [
            (10, 20, true), (9.9, 30, false), (39.9, 59.9, true), (40, 30, false), (20, 19.9, false), (20, 60, false),
        ] as [(Double, Double, Bool)])
    func position(x: Double, y: Double, isInside: Bool) {
        #expect(rect.contains(Point(x: x, y: y)) == isInside)
    }

    @Test("It contains a rectangle that reaches its edges, and none that goes beyond one")
    func inner() {
        #expect(rect.contains(rect))
        #expect(rect.contains(Rect(x: 11, y: 21, width: 5, height: 5)))
        for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] { #expect(!rect.contains(rect.offset(x: x, y: y))) }
    }

    @Test("Rectangles that only touch have no area in common")
    func intersects() {
        for (x, y) in [(30.0, 0.0), (-30, 0), (0, 40), (0, -40)] {
            #expect(!rect.intersects(rect.offset(x: x, y: y)))
            #expect(rect.intersects(rect.offset(x: x * 0.9, y: y * 0.9)))
        }
    }

    @Test("A move leaves the other axis alone")
    func offset() {
        #expect(rect.offset(x: 5) == Rect(x: 15, y: 20, width: 30, height: 40))
        #expect(rect.offset(y: 5) == Rect(x: 10, y: 25, width: 30, height: 40))
    }

    @Test("Insets move each edge inwards, and no side becomes negative")
    func inset() {
        let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)
        #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 20, height: 35))
        #expect(rect.inset(by: Insets(left: 20, right: 20)) == Rect(x: 30, y: 20, width: 0, height: 40))
        #expect(rect.inset(by: Insets(top: 50)) == Rect(x: 10, y: 70, width: 30, height: 0))
        #expect(rect.inset(by: .none) == rect)
    }

    @Test("The larger of two insets counts at each edge")
    func union() {
        let (one, other) = (Insets(top: 1, left: 9, bottom: 3, right: 9), Insets(top: 5, left: 2, bottom: 7, right: 4))
        #expect(one.union(other) == Insets(top: 5, left: 9, bottom: 7, right: 9))
        #expect(other.union(one) == one.union(other))
    }

    @Test("On the way to another rectangle the middle and the sides move evenly, and no side becomes negative")
    func interpolated() {
        let other = Rect(x: 100, y: 200, width: 10, height: 80)
        #expect(rect.interpolated(to: other, at: 0) == rect)
        #expect(rect.interpolated(to: other, at: 1) == other)
        #expect(rect.interpolated(to: other, at: 0.5) == Rect(x: 55, y: 110, width: 20, height: 60))
        #expect(rect.interpolated(to: other, at: 2).extent == Size(width: 0, height: 120))
        #expect(rect.interpolated(to: other, at: -2).extent == Size(width: 70, height: 0))
    }

    @Test("Lengths are those of the way from the origin, whatever its direction")
    func lengths() {
        #expect(Point(x: -3, y: 4).length == 5 && Point(x: 3, y: -4).squaredLength == 25)
        #expect(Point(x: 1, y: 2) - Point(x: 4, y: 8) == Point(x: -3, y: -6))
        #expect(Point(x: 1, y: 2) + Point(x: 4, y: 8) == Point(x: 5, y: 10))
        #expect(Velocity(x: -3, y: 4).speed == 5 && Velocity.zero.speed == 0)
    }
}
