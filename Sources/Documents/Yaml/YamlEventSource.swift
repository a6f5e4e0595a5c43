import CYaml

/// The events of a YAML stream, one by one, from libyaml.
///
/// The stream is read only once. `kind` and the properties after it describe the current event.
package final class YamlEventSource {
    /// The kind of an event.
    package enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd
        case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    /// The current event; before the first, the start of the stream.
    package var kind: Kind { currentKind }

    // Private, so that the optimizer sees every access to it and checks none of them at run time.
    private var currentKind = Kind.streamStart

    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    private var hasEvent = false
    private let isReady: Bool
    private let input: JSONEscapes
    private var position = 0

    /// The events of the stream in these bytes.
    package init(_ bytes: [UInt8]) {
        input = JSONEscapes(bytes)
        isReady = yaml_parser_initialize(parser) == 1
        guard isReady else { return }
        let context = Unmanaged.passUnretained(self).toOpaque()
        yaml_parser_set_input(
            parser,
            { context, buffer, size, count in
                guard let context, let buffer, let count else { return 0 }
                let source = Unmanaged<YamlEventSource>.fromOpaque(context).takeUnretainedValue()
                count.pointee = source.copy(to: buffer, size)
                return 1
            }, context)
    }

    deinit {
        if hasEvent { yaml_event_delete(event) }
        if isReady { yaml_parser_delete(parser) }
        event.deallocate()
        parser.deallocate()
    }

    private func copy(to buffer: UnsafeMutablePointer<UInt8>, _ size: Int) -> Int {
        let count = min(size, input.bytes.count - position)
        input.bytes.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { buffer.update(from: base + position, count: count) }
        }
        position += count
        return count
    }

    /// Moves to the next event.
    package func advance() throws(YamlError) {
        if hasEvent { yaml_event_delete(event) }
        hasEvent = false
        guard isReady, yaml_parser_parse(parser, event) == 1 else { throw error }
        hasEvent = true
        switch event.pointee.type {
        case YAML_SCALAR_EVENT: currentKind = .scalar
        case YAML_SEQUENCE_START_EVENT: currentKind = .sequenceStart
        case YAML_SEQUENCE_END_EVENT: currentKind = .sequenceEnd
        case YAML_MAPPING_START_EVENT: currentKind = .mappingStart
        case YAML_MAPPING_END_EVENT: currentKind = .mappingEnd
        case YAML_ALIAS_EVENT: currentKind = .alias
        case YAML_DOCUMENT_START_EVENT: currentKind = .documentStart
        case YAML_DOCUMENT_END_EVENT: currentKind = .documentEnd
        case YAML_STREAM_START_EVENT: currentKind = .streamStart
        default: currentKind = .streamEnd
        }
    }

    /// Where the current event begins.
    package var place: DocumentPlace {
        hasEvent ? input.place(of: event.pointee.start_mark) : DocumentPlace(line: 1, column: 1)
    }

    /// The text of the current scalar.
    package var text: String {
        withScalar { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the current scalar is quoted or a block of text.
    package var isQuoted: Bool {
        kind == .scalar && event.pointee.data.scalar.style != YAML_PLAIN_SCALAR_STYLE
    }

    /// The current scalar as a decimal number of 64 bits, a negative one in two's complement; `nil` for anything else.
    package var integer: UInt64? {
        withScalar { bytes in
            let isNegative = bytes.first == UInt8(ascii: "-")
            var index = isNegative ? 1 : 0
            guard index < bytes.count, bytes.count <= 20 else { return nil }
            var value: UInt64 = 0
            while index < bytes.count {
                let digit = bytes[index] &- 0x30
                guard digit < 10 else { return nil }
                let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
                let (sum, carried) = product.addingReportingOverflow(UInt64(digit))
                if overflowed || carried { return nil }
                value = sum
                index &+= 1
            }
            if isNegative, value > 1 << 63 { return nil }
            return isNegative ? 0 &- value : value
        }
    }

    /// Calls `body` with the bytes of the current scalar; without bytes if the event is not a scalar.
    @inline(__always)
    private func withScalar<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard kind == .scalar, hasEvent else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return body(
            UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length))
    }

    /// The error for an alias, which could make a small document large.
    package var aliasError: YamlError {
        YamlError(place: place, expected: "a value", found: "an alias, which is not supported")
    }

    private var error: YamlError {
        guard isReady else { return YamlError(place: nil, expected: "memory for reading YAML", found: "none") }
        let problem = parser.pointee.problem.map { PrintableText.excerpt(of: String(cString: $0)) } ?? "a fault"
        let place =
            parser.pointee.error == YAML_READER_ERROR
            ? input.place(ofByte: Int(clamping: parser.pointee.problem_offset))
            : input.place(of: parser.pointee.problem_mark)
        let found =
            parser.pointee.error == YAML_READER_ERROR ? "a fault" : input.rest(from: parser.pointee.problem_mark)
        return YamlError(place: place, expected: "JSON or YAML", found: "\(found) (\(problem))")
    }
}

extension JSONEscapes {
    package func place(of mark: yaml_mark_t) -> DocumentPlace {
        place(line: Int(clamping: mark.line), column: Int(clamping: mark.column))
    }

    /// The rest of the line from the mark on.
    package func rest(from mark: yaml_mark_t) -> String {
        let lines = bytes.split(
            separator: 0x0a, maxSplits: Int(clamping: mark.line) + 1, omittingEmptySubsequences: false)
        guard mark.line < lines.count else { return "the end of the text" }
        let text = String(decoding: lines[Int(mark.line)], as: UTF8.self)
        let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(Int(clamping: mark.column))))
        if !rest.isEmpty { return PrintableText.quotation(of: rest) }
        return mark.line + 1 < lines.count ? "the end of the line" : "the end of the text"
    }
}
