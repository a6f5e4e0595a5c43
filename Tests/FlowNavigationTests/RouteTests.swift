import FlowNavigation
import Foundation
import Testing

@Suite("Routes")
struct RouteTests {
    enum Screen: Hashable, Codable, Sendable, Identifiable {
        case home, profile, detail(Int)

        var id: String { "\(self)" }
    }

    private var navigator = FlowNavigator<Screen>(withNavigation: true)

    private var styles: [RouteStyle] { navigator.routes.map(\.style) }

    @Test("Pushing puts a screen on top where there is navigation to push onto")
    mutating func push() throws {
        try navigator.push(.detail(1))
        #expect(navigator.routes == [.push(.detail(1))] && navigator.canPop && navigator.canGoBack)
    }

    @Test("Without navigation pushing is an error that says so, and changes nothing")
    mutating func pushWithoutNavigation() throws {
        var bare = FlowNavigator<Screen>()
        #expect(!bare.canPush)
        #expect(throws: RouteError.noNavigation) { try bare.push(.home) }
        #expect(throws: RouteError.noNavigation) { try bare.show(.home, style: .push) }
        bare.presentSheet(.home)
        #expect(throws: RouteError.noNavigation) { try bare.push(.home) }
        bare.presentCover(.profile, embedInNavigationView: true)
        try bare.push(.detail(1))
        #expect(bare.routes.count == 3)
    }

    @Test("A sheet and a cover present a screen; with navigation screens can be pushed from it")
    mutating func present() throws {
        navigator.presentSheet(.profile)
        #expect(!navigator.canPush && navigator.canDismiss && !navigator.canPop)
        navigator.presentCover(.home, embedInNavigationView: true)
        #expect(navigator.canPush)
        try navigator.show(.detail(1), style: .push)
        try navigator.show(.detail(2), style: .sheet(withNavigation: true))
        #expect(
            styles == [.sheet, .cover(withNavigation: true), .push, .sheet(withNavigation: true)])
    }

    @Test("Going back takes one screen, however it came, or so many")
    mutating func goBack() throws {
        try navigator.push(.home)
        navigator.presentSheet(.profile)
        navigator.goBack()
        #expect(navigator.routes == [.push(.home)])
        navigator.presentCover(.profile)
        navigator.goBack(2)
        #expect(navigator.routes.isEmpty && !navigator.canGoBack)
        navigator.goBack()
        navigator.goBack(-1)
        #expect(navigator.routes.isEmpty)
    }

    @Test("Going back to the root leaves no route")
    mutating func goBackToRoot() throws {
        for number in 0..<4 { try navigator.push(.detail(number)) }
        navigator.goBackToRoot()
        #expect(navigator.routes.isEmpty)
    }

    @Test("Going back to a screen finds the topmost one by value, identifier, predicate or place, or changes nothing")
    mutating func goBackTo() throws {
        for screen in [Screen.profile, .detail(1), .profile, .detail(2)] { try navigator.push(screen) }
        var other = navigator
        let absent = other.goBackTo(.home)
        #expect(!absent && other == navigator)
        let found = other.goBackTo(.profile)
        #expect(found && other.routes.count == 3)
        other = navigator
        other.goBackTo(id: "profile")
        #expect(other.routes.count == 3)
        other.goBackTo { $0 == .detail(1) }
        #expect(other.routes.count == 2)
        let toFirst = other.goBackTo(count: 1)
        let tooMany = other.goBackTo(count: 5)
        #expect(toFirst && !tooMany && other.routes == [.push(.profile)])
    }

    @Test("Popping takes a screen only if it was pushed")
    mutating func pop() throws {
        try navigator.push(.home)
        navigator.presentSheet(.profile, embedInNavigationView: true)
        let presented = navigator.pop()
        #expect(!presented && navigator.routes.count == 2)
        try navigator.push(.detail(1))
        try navigator.push(.detail(2))
        var other = navigator
        let three = other.pop(3)
        let two = other.pop(2)
        #expect(!three && two && other.routes.count == 2)
        other = navigator
        other.popToCurrentNavigationRoot()
        #expect(other.routes.count == 2)
        let root = navigator.popToRoot()
        let beyond = navigator.popTo(.home)
        let within = navigator.popTo(id: "detail(1)")
        #expect(!root && !beyond && within && navigator.routes.count == 3)
        let profile = navigator.popTo(.profile)
        #expect(profile && navigator.routes.count == 2)
    }

    @Test("Dismissing takes the most recently presented screen and what was pushed from it")
    mutating func dismiss() throws {
        let nothing = navigator.dismiss()
        #expect(!nothing)
        try navigator.push(.home)
        navigator.presentSheet(.profile, embedInNavigationView: true)
        try navigator.push(.detail(1))
        navigator.presentCover(.home, embedInNavigationView: true)
        try navigator.push(.detail(2))
        var other = navigator
        other.dismiss()
        #expect(other.routes.count == 3)
        let three = other.dismiss(3)
        other = navigator
        let two = other.dismiss(2)
        #expect(!three && two && other.routes == [.push(.home)])
        navigator.dismissAll()
        #expect(navigator.routes == [.push(.home)])
    }

    @Test("The same methods work on routes and on a path of screens of any types")
    func routesAndPaths() throws {
        var routes: Routes<Screen> = []
        try routes.push(.home)
        routes.presentSheet(.profile)
        routes.goBackTo(.home)
        #expect(routes == [.push(.home)])
        var path: RoutePath = []
        try path.push("hello")
        path.presentSheet(5, embedInNavigationView: true)
        try path.push(Park(id: 1))
        path.presentCover(6)
        #expect(path.map(\.style) == [.push, .sheet(withNavigation: true), .push, .cover])
        let absent = path.goBackTo(99)
        let found = path.goBackTo(5)
        #expect(!absent && found && path.count == 2)
        path.goBackTo(type: String.self)
        #expect(path.map(\.screen) == [FlowValue("hello")])
    }

    @Test("Routes are written and read back equal")
    func coded() throws {
        let routes: Routes<Screen> = [.push(.detail(4)), .sheet(.profile, embedInNavigationView: true), .cover(.home)]
        #expect(try JSONDecoder().decode(Routes<Screen>.self, from: JSONEncoder().encode(routes)) == routes)
    }

    @Test("A number's link shows the next one; a button goes back to the root")
    func example() throws {
        var navigator = FlowPathNavigator(withNavigation: true)
        try navigator.show(FlowValue(3), style: .sheet(withNavigation: true))
        for number in 4..<8 { try navigator.push(number) }
        #expect(navigator.routes.map(\.screen) == (3..<8).map { FlowValue($0) })
        navigator.goBackToRoot()
        #expect(navigator.routes.isEmpty)
    }
}

@Suite("Steps that a platform supports")
struct RouteStepsTests {
    private func steps(
        _ old: Routes<Int>, _ new: Routes<Int>, _ limits: RouteLimits = .oneScreenAtATime
    ) -> [RouteStep<Int>] {
        RouteSteps.steps(from: old, to: new, within: limits)
    }

    @Test("A deep link of several pushes becomes one push after the other")
    func pushes() {
        #expect(
            steps([], [.push(1), .push(2), .push(3)]).map(\.routes)
                == [[.push(1)], [.push(1), .push(2)], [.push(1), .push(2), .push(3)]])
    }

    @Test("Between steps that present or dismiss the platform gets its time, after the last none is needed")
    func delays() {
        let steps = steps([], [.sheet(1, embedInNavigationView: true), .push(2), .cover(3)])
        #expect(steps.map(\.delay) == [0.65, 0, 0] && steps.count == 3)
        #expect(self.steps([.sheet(1), .sheet(2)], []).map(\.delay) == [0.65, 0])
    }

    @Test("Pops go together, dismissals one at a time, each with what was pushed from it")
    func removals() {
        #expect(steps([.push(1), .push(2), .push(3)], [.push(1)]).map(\.routes) == [[.push(1)]])
        #expect(
            steps([.push(0), .sheet(1), .push(2), .cover(3), .push(4)], []).map(\.routes)
                == [[.push(0), .sheet(1), .push(2)], [.push(0)], []])
    }

    @Test("A platform without limits takes the whole change in one step")
    func unlimited() {
        let target: Routes<Int> = [.push(1), .sheet(2, embedInNavigationView: true), .push(3)]
        #expect(steps([], target, .none).map(\.routes) == [target])
        #expect(steps(target, target, .none).isEmpty)
    }

    @Test("A screen that only changes its state is changed in place")
    func inPlace() {
        #expect(steps([.push(1), .push(2)], [.push(5), .push(2)]).map(\.routes) == [[.push(5), .push(2)]])
        #expect(
            steps([.push(1), .push(2)], [.push(1), .sheet(2)]).map(\.routes) == [[.push(1)], [.push(1), .sheet(2)]])
    }

    @Test("Every step keeps within the limits and the last is the target", arguments: 0..<200)
    func law(_ seed: UInt64) {
        var random = SeededNumbers(seed: seed)
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

@Suite("A route's state")
struct RouteBindingTests {
    @Test("A screen reads and writes its own state in the routes, and no other")
    func readsAndWrites() {
        var routes: Routes<Int> = [.push(1), .sheet(2), .push(3)]
        let binding = RouteBinding<Int, Int>(at: 1)
        #expect(binding.value(in: routes) == 2)
        let done = binding.set(9, in: &routes)
        #expect(done && routes == [.push(1), .sheet(9), .push(3)])
    }

    @Test("One case of an enumeration is bound by its value; another case is nothing")
    func enumeration() {
        enum Screen: Hashable { case number(Int), greeting(String) }
        var routes: Routes<Screen> = [.push(.number(42)), .push(.greeting("Hello world"))]
        func number(_ index: Int) -> RouteBinding<Screen, Int> {
            RouteBinding(
                at: index, extract: { if case .number(let number) = $0 { number } else { nil } },
                embed: { .number($0) })
        }
        number(0).set(43, in: &routes)
        #expect(number(0).value(in: routes) == 43 && number(1).value(in: routes) == nil)
        let wrong = number(1).set(1, in: &routes)
        let gone = number(7).set(1, in: &routes)
        #expect(!wrong && !gone && routes == [.push(.number(43)), .push(.greeting("Hello world"))])
    }

    @Test("A screen on a path of any types is bound by its type")
    func path() throws {
        var path: RoutePath = []
        try path.push(1)
        try path.push("a")
        let binding = RouteBinding<FlowValue, Int>(at: 0)
        binding.set(2, in: &path)
        #expect(binding.value(in: path) == 2)
        #expect(RouteBinding<FlowValue, Int>(at: 1).value(in: path) == nil)
        var plain = FlowPath([1, 2])
        plain.replaceValue(at: 1, with: 7)
        plain.replaceValue(at: 2, with: 8)
        #expect(plain == FlowPath([1, 7]))
    }
}

@Suite("Flows in flows")
struct ChildFlowTests {
    enum Parent: Hashable, Sendable { case page(Int), child(Routes<String>) }

    private let child = ChildFlow(
        RouteBinding<Parent, Routes<String>>(
            at: 1, extract: { if case .child(let routes) = $0 { routes } else { nil } }, embed: { .child($0) }))

    private func parent(_ style: RouteStyle) -> FlowNavigator<Parent> {
        FlowNavigator([.push(.page(1)), Route(.child([]), style: style)], withNavigation: true)
    }

    @Test("A child is pushed or presented by its parent, and its own routes lie in the parent's route")
    func nested() throws {
        var parent = parent(.push)
        let done = try child.update(in: &parent) { child throws(RouteError) in try child.push("a") }
        #expect(done && parent.routes[1].screen == .child([.push("a")]))
        #expect(parent.routes.count == 2)
    }

    @Test("A child pushes where its parent could")
    func navigation() {
        #expect(child.navigator(in: parent(.push))?.canPush == true)
        #expect(child.navigator(in: parent(.sheet))?.canPush == false)
        #expect(child.navigator(in: parent(.sheet(withNavigation: true)))?.canPush == true)
        var parent = parent(.sheet)
        #expect(throws: RouteError.noNavigation) {
            try child.update(in: &parent) { child throws(RouteError) in try child.push("a") }
        }
        #expect(parent == self.parent(.sheet))
    }

    @Test("Going back goes through the child's screens, then leaves the child")
    func goBack() throws {
        var parent = parent(.sheet)
        try child.update(in: &parent) { child throws(RouteError) in child.presentSheet("a") }
        child.goBack(in: &parent)
        #expect(parent.routes[1].screen == .child([]))
        child.goBack(in: &parent)
        #expect(parent.routes == [.push(.page(1))])
        #expect(child.navigator(in: parent) == nil)
        let gone = try child.update(in: &parent) { child throws(RouteError) in child.presentSheet("b") }
        #expect(!gone)
        child.goBack(in: &parent)
        #expect(parent.routes.isEmpty)
    }
}
