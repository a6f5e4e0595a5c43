import FlowNavigation
import Foundation
import Testing

@Suite("The path")
struct PathTests {
    @Test("Values of built-in types share a path without registration and decode as what they were")
    func builtIn() throws {
        var types = FlowValueTypes()
        types.register(String.self, as: "String")
        types.register(Int.self, as: "Int")
        types.register(Bool.self, as: "Bool")
        types.register([Double].self, as: "Doubles")
        var path = FlowPath()
        path.append("Apple")
        path.append(7)
        path.append(true)
        path.append([0.5, 1])
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.userInfo[.flowValueTypes] = types
        decoder.userInfo[.flowValueTypes] = types
        #expect(try decoder.decode(FlowPath.self, from: encoder.encode(path)) == path)
    }

    @Test("Values of different types share a path, in the order in which they were appended")
    func differentTypes() {
        var path = FlowPath()
        path.append(Park(id: 1))
        path.append("tree")
        path.append(7)
        #expect(path.count == 3 && !path.isEmpty)
        #expect(path.map(\.value) == [FlowValue(Park(id: 1)), FlowValue("tree"), FlowValue(7)])
    }

    @Test("Removing takes values off the top, and never more than there are")
    func removing() {
        var path = FlowPath([1, 2, 3])
        path.removeLast()
        #expect(path.values(as: Int.self) == [1, 2])
        path.removeLast(path.count)
        #expect(path.isEmpty)
        path.removeLast()
        path.removeLast(-1)
        #expect(path.count == 0)
        path = FlowPath([1, 2])
        path.removeLast(5)
        #expect(path.isEmpty)
    }

    @Test("Removing all leaves only the root")
    func removingAll() {
        var path = FlowPath([1, 2, 3])
        path.removeAll()
        #expect(path == FlowPath() && path.last == nil)
    }

    @Test("A value can be appended with a link identifier")
    func linkIdentifier() {
        var path = FlowPath()
        path.append(Product(name: "pen"), linkID: "featured")
        #expect(path.last == FlowPath.Element(FlowValue(Product(name: "pen")), linkID: "featured"))
        #expect(path.last != FlowPath.Element(FlowValue(Product(name: "pen"))))
    }

    @Test("A typed array becomes a path, and a path of one type becomes an array")
    func typedArray() {
        #expect(FlowPath(["Apple", "Cherry"]).values(as: String.self) == ["Apple", "Cherry"])
        var path = FlowPath(["Apple"])
        path.append(1)
        #expect(path.values(as: String.self) == nil)
        #expect(FlowPath([String]()).isEmpty)
    }

    @Test("Numbers of different types are different values, even when equal in magnitude")
    func typesCount() {
        #expect(FlowValue(1) != FlowValue(1.0))
        #expect(FlowValue(1) == FlowValue(FlowValue(1)))
        #expect(Set([FlowValue(1), FlowValue(1.0), FlowValue("1"), FlowValue(1)]).count == 3)
    }

    @Test(
        "A copy is unaffected by later changes, on both sides of a chunk boundary",
        arguments: [0, 1, 255, 256, 257, 512, 1000])
    func copies(_ count: Int) {
        var path = FlowPath(0..<count)
        let copy = path
        path.append(-1)
        path.removeLast(2)
        path.append(-2)
        #expect(copy.values(as: Int.self) == Array(0..<count))
        #expect(path.values(as: Int.self) == Array(0..<max(0, count - 1)) + [-2])
        #expect(path.commonPrefix(with: copy) == max(0, count - 1))
        #expect(path.element(at: path.count) == nil && path.element(at: -1) == nil)
    }
}

@Suite("A path in a file")
struct PathCodingTests {
    private func encoder(_ types: FlowValueTypes) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.userInfo[.flowValueTypes] = types
        encoder.outputFormatting = .sortedKeys
        return encoder
    }

    private func decode(_ data: Data, _ types: FlowValueTypes) throws -> FlowPath {
        let decoder = JSONDecoder()
        decoder.userInfo[.flowValueTypes] = types
        return try decoder.decode(FlowPath.self, from: data)
    }

    @Test("A decoded path equals the encoded one, including link identifiers")
    func roundTrip() throws {
        var types = FlowValueTypes()
        types.register(Park.self, as: "Park")
        var path = FlowPath()
        path.append(Park(id: 3))
        path.append("text", linkID: "featured")
        path.append(5, linkID: FlowLinkID(9))
        path.append(true)
        path.append(1.5)
        let data = try encoder(types).encode(path)
        #expect(try decode(data, types) == path)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"[{"value":{"type":"Park","value":{"id":3"#))
    }

    @Test("The standard types need no registration")
    func standardTypes() throws {
        let path = FlowPath(["a", "b"])
        #expect(try JSONDecoder().decode(FlowPath.self, from: JSONEncoder().encode(path)) == path)
    }

    @Test("An unregistered type is named, both when encoding and when decoding")
    func unknownTypes() throws {
        let path = FlowPath([Park(id: 1)])
        #expect(throws: FlowPathError.unregisteredType("FlowNavigationTests.Park")) {
            try encoder(FlowValueTypes()).encode(path)
        }
        let text = #"[{"value":{"type":"Lake","value":1}}]"#
        #expect(throws: FlowPathError.unknownType("Lake")) { try decode(Data(text.utf8), FlowValueTypes()) }
        #expect("\(FlowPathError.unknownType("Lake"))".contains("“Lake”"))
    }

    @Test("A type registered without a name uses its own")
    func ownName() throws {
        var types = FlowValueTypes()
        types.register(Park.self)
        #expect(types.name(of: FlowValue(Park(id: 1))) == "FlowNavigationTests.Park")
        #expect(try decode(encoder(types).encode(FlowPath([Park(id: 1)])), types) == FlowPath([Park(id: 1)]))
    }
}
