/// The types that a path can be encoded and decoded with, each under its own name.
///
/// Pass it to an encoder or decoder as `userInfo[.flowValueTypes]`. `Bool`, `Int`, `Double` and `String` are always
/// registered, under these names.
public struct FlowValueTypes: Sendable {
    private typealias Decode = @Sendable (any Decoder) throws -> FlowValue

    private var decoders: [String: Decode] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    /// Only the types that are always registered.
    public init() {
        register(Bool.self, as: "Bool")
        register(Int.self, as: "Int")
        register(Double.self, as: "Double")
        register(String.self, as: "String")
    }

    /// Registers a type under a name, by default its own name with its module.
    public mutating func register<Value: Hashable & Sendable & Codable>(_ type: Value.Type, as name: String? = nil) {
        let name = name ?? String(reflecting: type)
        decoders[name] = { FlowValue(try Value(from: $0)) }
        names[ObjectIdentifier(type)] = name
    }

    /// The name under which the value's type is registered, or `nil`.
    public func name(of value: FlowValue) -> String? {
        names[ObjectIdentifier(value.type)]
    }

    func decode(_ name: String, from decoder: any Decoder) throws -> FlowValue? {
        try decoders[name]?(decoder)
    }
}

extension CodingUserInfoKey {
    /// The ``FlowValueTypes`` that paths are encoded and decoded with.
    public static let flowValueTypes = CodingUserInfoKey(rawValue: "FlowNavigation.FlowValueTypes") ?? unnamed

    private static var unnamed: CodingUserInfoKey {
        preconditionFailure("a user info key can be made of any text")
    }
}
