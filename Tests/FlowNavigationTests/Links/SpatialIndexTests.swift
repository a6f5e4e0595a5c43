import Geometry
import Testing
import TouchSynthesis

@testable import FlowNavigation

@Suite("Finding links by position")
struct SpatialIndexTests {
    @Test("It finds exactly what a full search finds, whatever the sizes", arguments: 0..<20)
    func compared(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var index = SpatialIndex()
        var rects: [Int: Rect] = [:]
        for ordinal in 0..<400 {
            let side: Double = [1, 30, 32, 33, 500, 40_000].randomElement(using: &random) ?? 1
            let rect = Rect(
                x: .random(in: -500.0...1000, using: &random), y: .random(in: -500.0...3000, using: &random),
                width: .random(in: 0...side, using: &random), height: .random(in: 0...side, using: &random))
            index.insert(ordinal, rect)
            rects[ordinal] = rect
            if ordinal % 3 == 0, let gone = rects.keys.randomElement(using: &random), let rect = rects[gone] {
                index.remove(gone, rect)
                rects[gone] = nil
            }
        }
        for _ in 0..<300 {
            let position = Point(
                x: .random(in: -600.0...1100, using: &random), y: .random(in: -600.0...3100, using: &random))
            var found: Set<Int> = []
            index.candidates(at: position) { found.insert($0) }
            let wanted = Set(rects.filter { $0.value.contains(position) }.keys)
            #expect(found.isSuperset(of: wanted) && found.isSubset(of: Set(rects.keys)))
            let window = Rect(x: position.x, y: position.y, width: 400, height: 800)
            let near = index.candidates(in: window)
            #expect(near == near.sorted() && Set(near).count == near.count)
            #expect(Set(near).isSuperset(of: rects.filter { $0.value.intersects(window) }.keys))
        }
    }

    @Test("Infinite and undefined numbers do no harm")
    func odd() {
        var index = SpatialIndex()
        let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0]
        for (ordinal, x) in odd.enumerated() {
            for y in odd {
                let rect = Rect(x: x, y: y, width: 10, height: y.magnitude)
                index.insert(ordinal, rect)
                index.candidates(at: Point(x: y, y: x)) { _ in }
                _ = index.candidates(in: Rect(x: x, y: y, width: .infinity, height: .infinity))
                index.remove(ordinal, rect)
            }
        }
        #expect(index.candidates(in: Rect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    }
}
