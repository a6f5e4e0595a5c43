import FlowNavigation
import Foundation
import Geometry
import Testing
import TouchSynthesis

@Suite("Laws on random sessions")
struct FlowLawsTests {
    /// A stack under random calls, with an independent record of what should hold.
    struct Session {
        var random: SeededRandom
        var stack: FlowStack
        var presented: [PresentationID: Int] = [:]
        var dismissed: [PresentationID: Int] = [:]
        var arrived: [PresentationID: Int] = [:]
        var departed: [PresentationID: Int] = [:]
        /// Appended without a link, and not departed since.
        var appended: [PresentationID: FlowValue] = [:]
        /// Activated, and not dismissed and settled since; with the link while it exists.
        var activated: [PresentationID: LinkInstance] = [:]

        static let overlay = FlowOverlay(
            alignment: .bottomTrailing, size: Size(width: 60, height: 60),
            links: [FlowLink(value: Product(name: "search"), frame: Rect(x: 0, y: 0, width: 60, height: 60))])

        init(seed: UInt64) throws {
            random = SeededRandom(seed: seed)
            var destinations = FlowDestinations()
            try destinations.register(for: Int.self) { number in
                ScreenContent(links: rows(0..<4) { (number + $0) % 6 }, contentHeight: 1200)
            }
            try destinations.register(for: Product.self) { _ in
                ScreenContent(links: rows(0..<60) { $0 % 9 }, contentHeight: 6000, isLazy: true)
            }
            try destinations.register(isPresented: "banana") { ScreenContent() }
            stack = try FlowStack(
                root: ScreenContent(links: rows(0..<30) { $0 % 7 }, contentHeight: 3000), overlay: Self.overlay,
                destinations: destinations, environment: phone)
        }

        mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

        mutating func step() throws {
            let top: ScreenID = stack.top.map { .destination($0.id) } ?? .root
            switch number(0..<18) {
            case 0, 1, 2:
                try tap(Point(x: Double(number(0..<400)), y: Double(number(0..<800))))
            case 3:
                let effects = try stack.append(number(0..<7))
                take(effects)
                noteAppended(effects)
            case 4: take(try stack.append(number(0..<7), linkID: "none"))
            case 5: take(stack.removeLast(number(-1..<4)))
            case 6: if number(0..<10) == 0 { take(stack.removeAll()) }
            case 7: take(stack.flowDismiss(stack.presented.map(\.id).randomElement(using: &random)))
            case 8, 9:
                take(stack.dismissInteractively(by: DismissCause.allCases[number(0..<4)]))
            case 10: stack.setInteractiveDismissDisabled(number(0..<3) == 0)
            case 11: take(stack.settle())
            case 12: take(stack.scroll(top, to: Double(number(-200..<6000))))
            case 13:
                var environment = stack.environment
                environment.size = environment.size.turned
                environment.keyboardHeight = number(0..<4) == 0 ? 200 : 0
                take(stack.setEnvironment(environment))
            case 14:
                take(
                    stack.layOut(
                        .root, ScreenContent(links: rows(0..<30) { ($0 + 1) % 7 }, contentHeight: 3000),
                        recreatesLinks: number(0..<2) == 0))
            case 15:
                let styles: [RouteStyle] = [.push, .sheet, .cover(withNavigation: true)]
                do throws(FlowError) {
                    take(try stack.show(Product(name: "\(number(0..<9))"), style: styles[number(0..<3)]))
                } catch {
                    #expect(error == .noNavigation && !stack.canPush)
                }
            case 16:
                let count = number(0..<3)
                take(
                    try stack.navigate { routes throws(RouteError) in
                        if count == 0 { routes.dismiss() } else { routes.pop(count) }
                    })
            default:
                let effects = try stack.setPresented("banana", number(0..<2) == 0)
                take(effects)
                noteAppended(effects)
            }
        }

        mutating func noteAppended(_ effects: [FlowEffect]) {
            for id in effects.presented { appended[id] = stack.value(of: id) }
        }

        mutating func tap(_ position: Point) throws {
            let target = stack.target(at: position)
            let effects = try stack.tap(at: position)
            take(effects)
            if case .link(let instance) = target, let id = effects.presented.first { activated[id] = instance }
        }

        mutating func take(_ effects: [FlowEffect]) {
            for effect in effects {
                switch effect {
                case .presented(let id, _, _): presented[id, default: 0] += 1
                case .dismissed(let id, _, _, _): dismissed[id, default: 0] += 1
                case .arrived(let id): arrived[id, default: 0] += 1
                case .departed(let id):
                    departed[id, default: 0] += 1
                    activated[id] = nil
                    appended[id] = nil
                case .takeSnapshot, .refused, .scrolled, .retargeted, .isPresentedChanged: break
                }
            }
        }

        /// The first violated law, if any.
        var fault: String? {
            let onPath = stack.presented.map(\.id)
            if stack.path.count < 0 || onPath.count != stack.path.count {
                return "the path and what is presented differ"
            }
            if onPath != onPath.sorted() { return "presentations are out of order" }
            let counts = [presented, dismissed, arrived, departed].flatMap(\.values)
            if counts.contains(where: { $0 != 1 }) { return "something was called back twice" }
            if Set(presented.keys) != Set(dismissed.keys).union(onPath) { return "a presentation was lost" }
            if !Set(dismissed.keys).isDisjoint(with: onPath) { return "a dismissed presentation is still there" }
            if !Set(departed.keys).isSubset(of: dismissed.keys) { return "something departed without a dismissal" }
            if stack.departingCount != dismissed.count - departed.count { return "departures were lost" }
            let hidden = stack.hiddenLinks
            for (id, instance) in activated where stack.link(instance) != nil && !hidden.contains(instance) {
                return "the link that \(id) was activated by is seen"
            }
            // Replacements of recreated links are tested elsewhere.
            guard activated.values.allSatisfy({ stack.link($0) != nil }) else { return nil }
            let values = Set(appended.values)
            let screens = [.root, .overlay] + onPath.map { ScreenID.destination($0) }
            let all = screens.flatMap { stack.instances(on: $0) }
            let expected = Set(activated.values).union(
                all.filter { stack.link($0).map { values.contains($0.value) } ?? false })
            if hidden != expected { return "\(hidden) are hidden, and \(expected) should be" }
            return nil
        }
    }

    @Test("Ten thousand random steps break no law", arguments: 0..<4)
    func laws(_ seed: UInt64) throws {
        var session = try Session(seed: seed)
        for step in 0..<10_000 {
            try session.step()
            // Callbacks are counted at every step; the full record is checked at every fifth.
            guard step % 5 == 0 else { continue }
            if let fault = session.fault {
                Issue.record("seed \(seed), step \(step): \(fault)")
                return
            }
        }
        #expect(session.presented.count > 1000)
        session.take(session.stack.removeAll())
        session.take(session.stack.settle())
        #expect(session.presented.keys == session.departed.keys && session.stack.hiddenLinks.isEmpty)
    }

    /// The whole visible state of a stack: what is presented and how, where it returns to, the links and their
    /// positions, which are hidden, and the scroll offsets.
    private func state(of stack: FlowStack) -> [String] {
        let screens = [.root, .overlay] + stack.presented.map { ScreenID.destination($0.id) }
        var state = stack.presented.map {
            "\($0.id) \($0.element) \(String(describing: $0.style)) \($0.phase) \($0.configuration) "
                + "\($0.isInteractiveDismissDisabled) \(String(describing: stack.returnPlace(of: $0.id)))"
        }
        for screen in screens {
            state.append("\(screen) \(stack.frame(of: screen)) \(String(describing: stack.scrollOffset(of: screen)))")
            for link in stack.instances(on: screen) {
                state.append("\(link) \(String(describing: stack.place(of: link))) \(stack.isHidden(link))")
            }
        }
        return state
    }

    @Test("At every hundredth step the path survives encoding, and makes a stack with the same state")
    func coded() throws {
        var session = try Session(seed: 99)
        var types = FlowValueTypes()
        types.register(Product.self, as: "Product")
        types.register(PresentedDestination.self, as: "isPresented")
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.userInfo[.flowValueTypes] = types
        decoder.userInfo[.flowValueTypes] = types
        for step in 0..<10_000 {
            try session.step()
            guard step % 100 == 0 else { continue }
            let path = try decoder.decode(FlowPath.self, from: encoder.encode(session.stack.path))
            #expect(path == session.stack.path)
            func restored(_ path: FlowPath) throws -> FlowStack {
                try FlowStack(
                    root: ScreenContent(links: rows(0..<30) { $0 % 7 }, contentHeight: 3000),
                    overlay: Session.overlay, destinations: session.stack.destinations,
                    environment: session.stack.environment, path: path)
            }
            let (again, straight) = (try restored(path), try restored(session.stack.path))
            #expect(again.presented.map(\.element) == session.stack.presented.map(\.element))
            #expect(state(of: again) == state(of: straight))
        }
    }
}
