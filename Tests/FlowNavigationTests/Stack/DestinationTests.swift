import FlowNavigation
import Geometry
import Testing

@Suite("Destinations")
struct DestinationTests {
    @Test("A value leads to the destination registered for its type")
    func byType() throws {
        var stack = try stack()
        #expect(try stack.append(Park(id: 1)).presented.count == 1)
        #expect(try stack.append("text").presented.count == 1)
        #expect(stack.values == [FlowValue(Park(id: 1)), FlowValue("text")])
    }

    @Test("A second destination for a type is an error")
    func onePerType() throws {
        var destinations = try destinations()
        #expect(throws: FlowError.duplicateDestination(type: "Swift.Int")) {
            try destinations.register(for: Int.self) { _ in ScreenContent() }
        }
        #expect(throws: FlowError.self) { try destinations.register(isPresented: "banana") { ScreenContent() } }
    }

    @Test("A value without a destination is reported by its type, and nothing changes")
    func missing() throws {
        var stack = try stack(path: FlowPath([1]))
        #expect(throws: FlowError.missingDestination(type: "Swift.Double")) { try stack.append(1.5) }
        #expect(throws: FlowError.missingDestination(type: "Swift.Double")) { try stack.setPath([1.5]) }
        #expect(throws: FlowError.self) { try stack.setPresented("cherry", true) }
        #expect(stack.values == [FlowValue(1)])
        #expect(throws: FlowError.self) { try FlowStack(root: ScreenContent(), path: FlowPath([1])) }
    }

    @Test("A destination makes a screen for its value")
    func ofValue() throws {
        var stack = try stack()
        _ = try stack.append(4)
        let id = try #require(stack.top?.id)
        let link = try stack.link(0, on: .destination(id))
        #expect(stack.link(link)?.value == FlowValue(5))
    }

    @Test("A destination can be presented by a Boolean, and reports its dismissal")
    func isPresented() throws {
        var stack = try stack()
        #expect(!stack.isPresented("banana"))
        #expect(try stack.setPresented("banana", true).contains(.isPresentedChanged(key: "banana", true)))
        #expect(stack.isPresented("banana") && stack.path.count == 1)
        #expect(try stack.setPresented("banana", true).isEmpty)
        #expect(stack.dismissInteractively(by: .drag).contains(.isPresentedChanged(key: "banana", false)))
        #expect(!stack.isPresented("banana"))
        try stack.setPresented("banana", true)
        _ = try stack.append(1)
        #expect(try stack.setPresented("banana", false).dismissed.count == 2)
        #expect(stack.path.isEmpty)
    }
}

@Suite("The stack and its path")
struct StackPathTests {
    @Test("The path follows what is presented and dismissed")
    func follows() throws {
        var stack = try stack()
        _ = try stack.tap(at: Point(x: 200, y: 60))
        #expect(stack.path == FlowPath([Park(id: 0)]))
        stack.flowDismiss()
        #expect(stack.path.isEmpty)
    }

    @Test("Appending presents, removing dismisses, removing all goes back to the root")
    func byPath() throws {
        var stack = try stack()
        #expect(try stack.append(Park(id: 1)).presented.count == 1)
        _ = try stack.append(2)
        _ = try stack.append(3)
        #expect(stack.removeLast().dismissed.count == 1)
        #expect(stack.removeAll().dismissed.count == 2)
        #expect(stack.path.isEmpty && stack.top == nil)
        #expect(stack.removeLast(3).isEmpty && stack.removeLast(-1).isEmpty)
    }

    @Test("A stack begins with the path that it is given")
    func initialPath() throws {
        let stack = try stack(path: FlowPath([1, 2]))
        #expect(stack.path.count == 2 && stack.presented.map(\.phase) == [.presented, .presented])
    }

    @Test("A stack starts with the path it is given")
    func typedArray() throws {
        var stack = try stack()
        #expect(try stack.setPath(["Apple", "Cherry"]).presented.count == 2)
        #expect(stack.path.values(as: String.self) == ["Apple", "Cherry"])
        #expect(try stack.setPath([String]()).dismissed.count == 2)
    }

    @Test("Replacing the path keeps the shared elements from the root on")
    func commonPrefix() throws {
        var stack = try stack(path: FlowPath([1, 2, 3]))
        let kept = stack.presented.map(\.id)
        let effects = try stack.setPath([1, 2, 9, 10])
        #expect(effects.dismissed == [kept[2]] && effects.presented.count == 2)
        #expect(stack.presented.map(\.id).prefix(2) == kept.prefix(2))
        #expect(try stack.setPath(stack.path).isEmpty)
    }

    @Test("Each presentation arrives once and departs once")
    func settling() throws {
        var stack = try stack()
        _ = try stack.append(1)
        let id = try #require(stack.top?.id)
        #expect(stack.top?.phase == .presenting)
        #expect(stack.settle() == [.arrived(id)])
        #expect(stack.settle().isEmpty && stack.top?.phase == .presented)
        stack.flowDismiss()
        #expect(stack.departingCount == 1)
        #expect(stack.settle() == [.departed(id)])
        #expect(stack.settle().isEmpty && stack.departingCount == 0)
    }
}
