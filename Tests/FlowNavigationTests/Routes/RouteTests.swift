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

    @Test("Pushing adds a screen if there is navigation to push onto")
    mutating func push() throws {
        try navigator.push(.detail(1))
        #expect(navigator.routes == [.push(.detail(1))] && navigator.canPop && navigator.canGoBack)
    }

    @Test("Pushing without navigation is an error that says so, and changes nothing")
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

    @Test("Sheets and covers present a screen, which can push if it has navigation")
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

    @Test("Going back removes one screen, or the given number, whatever their style")
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

    @Test("Going back to the root removes all routes")
    mutating func goBackToRoot() throws {
        for number in 0..<4 { try navigator.push(.detail(number)) }
        navigator.goBackToRoot()
        #expect(navigator.routes.isEmpty)
    }

    @Test("Going back finds the topmost screen by value, identifier, predicate or index, or changes nothing")
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
        let below = other.goBackTo(count: -1)
        let toRoot = other.goBackTo(count: 0)
        #expect(!below && toRoot && other.routes.isEmpty)
    }

    @Test("Popping removes a screen only if it was pushed")
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

    @Test("Dismissing removes the last presented screen and everything pushed from it")
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

    @Test("The same methods work on routes and on an untyped path")
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

    @Test("Decoded routes equal the encoded ones")
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
