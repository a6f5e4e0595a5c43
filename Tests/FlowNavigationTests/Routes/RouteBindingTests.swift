import FlowNavigation
import Testing

@Suite("A route's state")
struct RouteBindingTests {
    @Test("A screen reads and writes its own state in the routes, and nothing else")
    func readsAndWrites() {
        var routes: Routes<Int> = [.push(1), .sheet(2), .push(3)]
        let binding = RouteBinding<Int, Int>(at: 1)
        #expect(binding.value(in: routes) == 2)
        let done = binding.set(9, in: &routes)
        #expect(done && routes == [.push(1), .sheet(9), .push(3)])
    }

    @Test("A binding to one enum case is nil for the other cases")
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

    @Test("A screen on an untyped path is bound by its type")
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
