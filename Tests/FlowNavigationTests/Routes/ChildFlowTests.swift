import FlowNavigation
import Testing

@Suite("Flows inside flows")
struct ChildFlowTests {
    enum Parent: Hashable, Sendable { case page(Int), child(Routes<String>) }

    private let child = ChildFlow(
        RouteBinding<Parent, Routes<String>>(
            at: 1, extract: { if case .child(let routes) = $0 { routes } else { nil } }, embed: { .child($0) }))

    private func parent(_ style: RouteStyle) -> FlowNavigator<Parent> {
        FlowNavigator([.push(.page(1)), Route(.child([]), style: style)], withNavigation: true)
    }

    @Test("A parent pushes or presents its child, and the child's routes are stored in the parent's route")
    func nested() throws {
        var parent = parent(.push)
        let done = try child.update(in: &parent) { child throws(RouteError) in try child.push("a") }
        #expect(done && parent.routes[1].screen == .child([.push("a")]))
        #expect(parent.routes.count == 2)
    }

    @Test("A child can push wherever its parent could")
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

    @Test("Going back leaves the child's screens first, then the child")
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
