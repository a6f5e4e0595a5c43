import FlowNavigation
import Foundation
import Geometry
import Testing

@Suite("The zoom")
struct ZoomTransitionTests {
    private let source = Rect(x: 20, y: 300, width: 100, height: 60)

    private func zoom(_ configuration: LinkConfiguration = LinkConfiguration(), isCard: Bool = false) -> ZoomTransition
    {
        let size = isCard ? Size(width: 1024, height: 1366) : Size(width: 400, height: 800)
        let environment = FlowEnvironment(device: isCard ? .iPad : .iPhone, size: size)
        return ZoomTransition(
            from: source, to: PresentationLayout(style: .automatic, in: environment), configuration: configuration)
    }

    @Test("The frame is the link's at 0, the destination's at 1, and in the middle at 0.5")
    func frame() {
        let zoom = zoom()
        #expect(zoom.frame(at: 0) == source)
        #expect(zoom.frame(at: 1) == Rect(x: 0, y: 0, width: 400, height: 800))
        #expect(zoom.frame(at: 0.5).center == Point(x: 135, y: 365))
        #expect(zoom.frame(at: 0.5).extent == Size(width: 250, height: 430))
        #expect(zoom.frame(at: -3).width >= 0 && zoom.frame(at: 1.05).width > 400)
    }

    @Test("Scaled content keeps its width, so lines break in the same places")
    func scaled() {
        let zoom = zoom()
        for progress in [0.1, 0.5, 1] {
            #expect(zoom.contentExtent(at: progress).width == 400)
            #expect(abs(zoom.contentScale(at: progress) * 400 - zoom.frame(at: progress).width) < 1e-9)
            let height = zoom.contentExtent(at: progress).height * zoom.contentScale(at: progress)
            #expect(abs(height - zoom.frame(at: progress).height) < 1e-9)
        }
        #expect(zoom.contentScale(at: 1) == 1)
    }

    @Test("Resized content is laid out again in the frame of each step")
    func resized() {
        let zoom = zoom(LinkConfiguration(zoomStyle: .resize))
        for progress in [0, 0.3, 1] {
            #expect(zoom.contentScale(at: progress) == 1)
            #expect(zoom.contentExtent(at: progress) == zoom.frame(at: progress).extent)
        }
    }

    @Test("The corner radius changes from the link's to the destination's")
    func corners() {
        let zoom = zoom(LinkConfiguration(cornerRadius: 24))
        #expect([0, 0.5, 1, 1.2, -0.1].map { zoom.cornerRadius(at: $0) } == [24, 12, 0, 0, 24])
        #expect(self.zoom(LinkConfiguration(cornerRadius: 24), isCard: true).cornerRadius(at: 1) == 40)
    }

    @Test("The shadow changes from the link's to none")
    func shadow() {
        let zoom = zoom(LinkConfiguration(shadow: .init(radius: 8, opacity: 0.2, offset: Point(x: 0, y: 4))))
        #expect(zoom.shadow(at: 0) == .init(radius: 8, opacity: 0.2, offset: Point(x: 0, y: 4)))
        #expect(zoom.shadow(at: 0.5) == .init(radius: 4, opacity: 0.1, offset: Point(x: 0, y: 2)))
        #expect(zoom.shadow(at: 1)?.opacity == 0 && self.zoom().shadow(at: 0) == nil)
    }

    @Test("The snapshot is opaque at the start and gone at one fifth")
    func snapshot() {
        let zoom = zoom()
        #expect([0, 0.1, 0.2, 0.21, 1].map { zoom.snapshotOpacity(at: $0) } == [1, 0.5, 0, 0, 0])
        #expect(self.zoom(LinkConfiguration(transitionFromSnapshot: false)).snapshotOpacity(at: 0) == 0)
    }

    @Test("The scrim darkens with the progress, if there is one")
    func scrim() {
        #expect(zoom().scrimOpacity(at: 0) == 0 && zoom().scrimOpacity(at: 1) == ZoomTransition.scrimOpacity)
        #expect(zoom().scrimOpacity(at: 0.5) == ZoomTransition.scrimOpacity / 2)
        #expect(zoom(LinkConfiguration(showsScrim: false)).scrimOpacity(at: 1) == 0)
    }

    @Test("A pull moves the frame by a third and shrinks it about its centre")
    func pulled() {
        let frame = zoom().frame(at: 1, pull: Pull(translation: Point(x: 30, y: 300)))
        #expect(frame.center == Point(x: 210, y: 500))
        #expect(abs(frame.width - 360) < 1e-9 && abs(frame.height - 720) < 1e-9)
    }

    @Test("A sliding destination starts beyond the right edge")
    func slide() {
        let slide = SlideTransition(to: Rect(x: 0, y: 0, width: 400, height: 800), stackWidth: 400)
        #expect(slide.frame(at: 0).x == 400 && slide.frame(at: 0.75).x == 100 && slide.frame(at: 1).x == 0)
    }
}

@Suite("The pull")
struct PullTests {
    @Test("The destination follows at a third of the translation")
    func follows() {
        let offset = Pull(translation: Point(x: -30, y: 60)).offset
        #expect(abs(offset.x + 10) < 1e-12 && abs(offset.y - 20) < 1e-12)
    }

    @Test(
        "It shrinks by up to a tenth over 200 points downwards, and not upwards",
        arguments: [(-100.0, 1.0), (0, 1), (100, 0.95), (200, 0.9), (201, 0.9), (900, 0.9)])
    func shrinks(_ translation: Double, _ scale: Double) {
        #expect(abs(Pull(translation: Point(x: 0, y: translation)).scale - scale) < 1e-12)
    }

    @Test("A finger that catches it continues from its position, with its velocity")
    func caught() {
        let motion = PullMotion(
            from: Pull(translation: Point(x: 0, y: 150)), velocity: Point(x: 0, y: -600))
        #expect(abs(motion.offset(at: 0).y - 50) < 1e-12 && abs(motion.velocity(at: 0).y + 200) < 1e-9)
        for time in [0.02, 0.05, 0.1] {
            let caught = motion.caught(at: time)
            #expect(abs(caught.offset.y - motion.offset(at: time).y) < 1e-9)
            let velocity = motion.velocity(at: time).y / Pull.followFactor
            let onward = PullMotion(from: caught, velocity: Point(x: 0, y: velocity))
            #expect(abs(onward.offset(at: 0.03).y - motion.offset(at: time + 0.03).y) < 1e-9)
        }
        #expect(abs(motion.offset(at: motion.settledTime).y) <= 0.5)
    }
}

@Suite("The spring")
struct SpringTests {
    static let springs = [
        Spring.standard, Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.7),
        Spring(duration: 1, bounce: -0.3), Spring(duration: 0.1, bounce: 0.99),
    ]

    @Test("It starts at the given position and velocity and comes to rest", arguments: springs)
    func ends(_ spring: Spring) {
        let start = spring.motion(from: -1, velocity: 3, at: 0)
        #expect(start.offset == -1 && start.velocity == 3)
        let settled = spring.settledTime(from: -1, velocity: 3, tolerance: 0.001)
        for later in stride(from: 0, to: 2 * spring.duration, by: spring.duration / 50) {
            #expect(abs(spring.motion(from: -1, velocity: 3, at: settled + later).offset) <= 0.001)
        }
        #expect(settled.isFinite && settled > 0)
    }

    @Test("Its finite differences satisfy the spring equation", arguments: springs)
    func equation(_ spring: Spring) {
        let w = 2 * Double.pi / spring.duration
        let damping = 2 * spring.dampingRatio * w
        let h = spring.duration * 1e-5
        for step in 1..<40 {
            let time = Double(step) * spring.duration / 20
            let before = spring.motion(from: 1, velocity: -4, at: time - h)
            let now = spring.motion(from: 1, velocity: -4, at: time)
            let after = spring.motion(from: 1, velocity: -4, at: time + h)
            let slope = (after.offset - before.offset) / (2 * h)
            let acceleration = (after.velocity - before.velocity) / (2 * h)
            #expect(abs(slope - now.velocity) < 1e-5 * w)
            #expect(abs(acceleration + w * w * now.offset + damping * now.velocity) < 1e-5 * w * w)
        }
    }

    @Test("It overshoots only if it bounces, and further the more it bounces")
    func bounces() {
        func overshoot(_ bounce: Double) -> Double {
            let motion = SpringMotion(spring: Spring(duration: 0.24, bounce: bounce), from: 0, to: 1)
            return (0..<1000).map { motion.value(at: Double($0) / 1000) }.max() ?? 0
        }
        #expect(overshoot(0) <= 1 && overshoot(-0.5) <= 1)
        #expect(overshoot(0.2) > 1.001 && overshoot(0.5) > overshoot(0.2))
        // Damping ratio 0.8: the first overshoot is exp(−0.8 π / 0.6).
        #expect(abs(overshoot(0.2) - 1 - exp(-0.8 * Double.pi / 0.6)) < 1e-5)
    }

    @Test("Retargeted in flight, it continues with its position and velocity")
    func retargeted() {
        let motion = SpringMotion(from: 0, to: 100)
        let other = motion.retargeted(to: 40, at: 0.05)
        #expect(abs(other.value(at: 0) - motion.value(at: 0.05)) < 1e-12)
        #expect(abs(other.velocity(at: 0) - motion.velocity(at: 0.05)) < 1e-9)
        #expect(abs(other.value(at: 3) - 40) < 1e-9)
        #expect(abs(motion.value(at: motion.settledTime(tolerance: 0.5)) - 100) <= 0.5)
        #expect(SpringMotion(from: 5, to: 5).settledTime() == 0)
    }

    @Test("Impossible numbers are clamped to a possible spring")
    func bounds() {
        #expect(Spring(duration: 0, bounce: 1).settledTime(from: 1).isFinite)
        #expect(Spring(duration: -1, bounce: -5).settledTime(from: 1).isFinite)
        #expect(Spring(duration: .nan, bounce: .infinity).duration == 0.24)
    }
}
