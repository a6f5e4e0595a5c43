import FlowNavigation
import Testing
import TouchSynthesis

@Suite("Steps that a platform supports")
struct RouteStepsTests {
    private func steps(
        _ old: Routes<Int>, _ new: Routes<Int>, _ limits: RouteLimits = .oneScreenAtATime
    ) -> [RouteStep<Int>] {
        RouteSteps.steps(from: old, to: new, within: limits)
    }

    @Test("A deep link with several pushes becomes one push after another")
    func pushes() {
        #expect(
            steps([], [.push(1), .push(2), .push(3)]).map(\.routes)
                == [[.push(1)], [.push(1), .push(2)], [.push(1), .push(2), .push(3)]])
    }

    @Test("Steps that present or dismiss are followed by the platform's delay, except the last")
    func delays() {
        let steps = steps([], [.sheet(1, embedInNavigationView: true), .push(2), .cover(3)])
        #expect(steps.map(\.delay) == [0.65, 0, 0] && steps.count == 3)
        #expect(self.steps([.sheet(1), .sheet(2)], []).map(\.delay) == [0.65, 0])
    }

    @Test("Pops are combined; dismissals come one at a time, each with the screens pushed from it")
    func removals() {
        #expect(steps([.push(1), .push(2), .push(3)], [.push(1)]).map(\.routes) == [[.push(1)]])
        #expect(
            steps([.push(0), .sheet(1), .push(2), .cover(3), .push(4)], []).map(\.routes)
                == [[.push(0), .sheet(1), .push(2)], [.push(0)], []])
    }

    @Test("Without limits the whole change is one step")
    func unlimited() {
        let target: Routes<Int> = [.push(1), .sheet(2, embedInNavigationView: true), .push(3)]
        #expect(steps([], target, .none).map(\.routes) == [target])
        #expect(steps(target, target, .none).isEmpty)
    }

    @Test("Without a change there is nothing to do")
    func unchanged() {
        let routes: Routes<Int> = [.push(1), .sheet(2)]
        #expect(steps([], []).isEmpty && steps(routes, routes).isEmpty)
    }

    @Test("A screen whose state alone changes is changed in place")
    func inPlace() {
        #expect(steps([.push(1), .push(2)], [.push(5), .push(2)]).map(\.routes) == [[.push(5), .push(2)]])
        #expect(
            steps([.push(1), .push(2)], [.push(1), .sheet(2)]).map(\.routes) == [[.push(1)], [.push(1), .sheet(2)]])
    }

    @Test("Every step stays within the limits, and the last one is the target", arguments: 0..<200)
    func law(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func routes() -> Routes<Int> {
            Routes(
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    let style =
                        [RouteStyle.push, .push, .sheet, .cover(withNavigation: true)]
                        .randomElement(using: &random) ?? .push
                    return Route(Int.random(in: 0...2, using: &random), style: style)
                })
        }
        let (old, new) = (routes(), routes())
        let steps = steps(old, new)
        #expect(steps.last?.routes ?? old == new && (old == new) == steps.isEmpty)
        var before = old
        for step in steps {
            let after = step.routes
            if after.count > before.count {
                #expect(after.count == before.count + 1 && Array(after.dropLast()) == Array(before))
            } else if after.count < before.count {
                #expect(Array(before.prefix(after.count)) == Array(after))
                let gone = before.dropFirst(after.count)
                let presented = gone.filter { $0.style.isPresented }.count
                #expect(presented == 0 || (presented == 1 && gone.first?.style.isPresented == true))
            } else {
                #expect(after.map(\.style) == before.map(\.style))
            }
            before = after
        }
    }
}
