/// The types that a path can be read with and written as, each under a name of its own.
///
/// Hand it to an encoder or decoder as `userInfo[.flowValueTypes]`. The types `Bool`, `Int`, `Double` and `String` are
/// always known, under these names.
public struct FlowValueTypes: Sendable {
    private typealias Decode = @Sendable (any Decoder) throws -> FlowValue

    private var decoders: [String: Decode] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    /// Only the types that are always known.
    public init() {
        register(Bool.self, as: "Bool")
        register(Int.self, as: "Int")
        register(Double.self, as: "Double")
        register(String.self, as: "String")
    }

    /// Makes a type known under a name; by default its own, with its module.
    public mutating func register<Value: Hashable & Sendable & Codable>(_ type: Value.Type, as name: String? = nil) {
        let name = name ?? String(reflecting: type)
        decoders[name] = { FlowValue(try Value(from: $0)) }
        names[ObjectIdentifier(type)] = name
    }

    /// The name under which the value's type is known; `nil`: it is not.
    public func name(of value: FlowValue) -> String? {
        names[ObjectIdentifier(value.type)]
    }

    func decode(_ name: String, from decoder: any Decoder) throws -> FlowValue? {
        try decoders[name]?(decoder)
    }
}

extension CodingUserInfoKey {
    /// The ``FlowValueTypes`` by which paths are read and written.
    public static let flowValueTypes = CodingUserInfoKey(rawValue: "FlowNavigation.FlowValueTypes") ?? unnamed

    private static var unnamed: CodingUserInfoKey {
        preconditionFailure("a user info key can be made of any text")
    }
}
