/// Why a path could not be encoded or decoded.
public enum FlowPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A value on the path has an unregistered type; its name.
    case unregisteredType(String)
    /// The file contains a value of an unregistered type; the name in the file.
    case unknownType(String)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .unregisteredType(let name):
            "the path holds a value of type \(name), which is not registered: register it with FlowValueTypes"
        case .unknownType(let name):
            "the path holds a value of the unknown type “\(name)”: register a type under this name with FlowValueTypes"
        }
    }
}

extension FlowPath: Codable {
    /// Decodes what ``encode(to:)`` wrote. An unregistered type is an error that names it.
    public init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let element = try container.decode(CodedElement.self)
            append(Element(element.value.value, linkID: element.linkID.map { FlowLinkID($0.value) }))
        }
    }

    /// Encodes the elements as a list, each with the name of its type. An unregistered type is an error that names it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self {
            try container.encode(
                CodedElement(
                    value: CodedValue(value: element.value), linkID: element.linkID.map { CodedValue(value: $0.value) })
            )
        }
    }
}

private struct CodedElement: Codable {
    var value: CodedValue
    var linkID: CodedValue?
}

private struct CodedValue: Codable {
    var value: FlowValue

    private enum Key: CodingKey {
        case type, value
    }

    init(value: FlowValue) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .type)
        let types = decoder.userInfo[.flowValueTypes] as? FlowValueTypes ?? FlowValueTypes()
        guard let value = try types.decode(name, from: container.superDecoder(forKey: .value)) else {
            throw FlowPathError.unknownType(name)
        }
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        let types = encoder.userInfo[.flowValueTypes] as? FlowValueTypes ?? FlowValueTypes()
        guard let name = types.name(of: value), let encodable = value.base as? any Encodable else {
            throw FlowPathError.unregisteredType(value.typeName)
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .type)
        try encodable.encode(to: container.superEncoder(forKey: .value))
    }
}
