import Geometry
import Gestures
import Harness
import HarnessTestSupport
import TouchInput
import TouchSynthesis

/// A finger's frames, and what surrounds it.
struct RandomStory {
    var frames: [(time: Int64, x: Int32, y: Int32)] = []
    var liftTime: Int64?
    var rules: DismissRules
    var scenario = Scenario()

    init(seed: UInt64, _ rules: DismissRules) {
        self.rules = rules
        var random = SeededRandom(seed: seed)
        func any(_ range: ClosedRange<Int32>) -> Int32 {
            range.lowerBound + Int32(random.next(below: UInt64(range.upperBound - range.lowerBound + 1)))
        }
        var (x, y, time) = (any(0...1) == 0 ? any(0...19) : any(200...400), any(300...900), Int64(0))
        frames = [(0, x, y)]
        var (dx, dy): (Int32, Int32) = (0, 0)
        for part in 0...any(0...2) {
            if part > 0, any(0...1) == 0 {
                // There and back.
                (dx, dy) = (-dx, -dy)
            } else {
                let most = [3, 12, 35][Int(any(0...2))]
                (dx, dy) = (any(Int32(-most)...Int32(most)) / 2, any(Int32(-most)...Int32(most)))
            }
            for _ in 0..<any(1...14) {
                time += 8000
                (x, y) = (min(max(x + dx + any(-1...1), 0), 700), min(max(y + dy + any(-1...1), 0), 1500))
                frames.append((time, x, y))
            }
            if any(0...3) == 0 { time += Int64(any(30...300)) * 1000 }
        }
        if any(0...4) > 0 { liftTime = time + 8000 }
        scenario.allowsSwipeUp = any(0...2) == 0
        scenario.isDismissalDisabled = any(0...3) == 0
        if any(0...3) == 0 {
            let offset = [0.0, 3, 400, 1485, 1500][Int(any(0...4))]
            scenario.scroll = ScrollState(offset: offset, contentHeight: 3000, viewportHeight: 1500)
        }
    }

    func changed(_ change: (inout RandomStory) -> Void) -> RandomStory {
        var other = self
        change(&other)
        return other
    }

    /// The story as far as `time`, and lifted then.
    func lifted(at time: Int64) -> RandomStory {
        changed {
            $0.frames.removeAll { $0.time > time }
            $0.liftTime = time
        }
    }

    var touching: Touching {
        Touching {
            $0.rules = rules
            let viewport = $0.scenario.surface
            $0.scenario = scenario
            $0.scenario.surface = viewport
            for (index, frame) in frames.enumerated() {
                $0.script.clock = frame.time
                if index == 0 {
                    $0.script.down(id: 1, frame.x, frame.y)
                } else {
                    $0.script.move(frame.x, frame.y)
                }
                $0.script.report()
            }
            guard let liftTime else { return }
            $0.script.clock = liftTime
            $0.script.up()
            $0.script.report()
        }
    }

    var outcome: Outcome? { touching.outcomes.first }

    /// Whether its first gesture begins a drag, and not a scroll before it.
    var beginsDrag: Bool {
        touching.session(recordsTrace: true).trace.lazy.compactMap { line -> DismissClause? in
            if case .step(_, let step) = line, [.d3, .d4].contains(step.clause) { step.clause } else { nil }
        }.first == .d3
    }
}
