import Documents
import Testing
import TouchSynthesis

@Suite("YAML and JSON documents")
struct YamlDocumentTests {
    private func root(_ text: String) throws -> YamlNode { try YamlDocument(text).root }

    private func error(_ text: String) -> YamlError? {
        do throws(YamlError) {
            _ = try YamlDocument(text)
            return nil
        } catch {
            return error
        }
    }

    private func place(_ line: Int, _ column: Int) -> DocumentPlace { DocumentPlace(line: line, column: column) }

    @Test("Scalars, lists and mappings are read in order, with their places")
    func tree() throws {
        let root = try root("a: 1\nb:\n  - x\n  - {c: 'two words'}\n")
        #expect(root.entries?.map(\.key) == ["a", "b"])
        #expect(root["a"]?.int == 1)
        #expect(root["a"]?.place == DocumentPlace(line: 1, column: 4))
        let item = try #require(root["b"]?.items?.last?["c"])
        #expect(item.string == "two words")
        #expect(item.place == DocumentPlace(line: 4, column: 9))
        #expect(item.path == "b[1].c")
    }

    @Test(
        "All JSON numbers are read",
        arguments: [
            ("1e3", 1000.0, 1000), ("-0.5", -0.5, nil), ("80", 80, 80), ("80.0", 80, 80), ("-3", -3, -3),
            ("1.5e-2", 0.015, nil), ("0x1f", nil, 31),
            ("9007199254740993", 9_007_199_254_740_992, 9_007_199_254_740_993),
            ("nan", nil, nil), ("inf", nil, nil), ("1e999", nil, nil), ("1_000", nil, nil), ("0x", nil, nil),
            ("\"5\"", nil, nil), ("1e300", 1e300, nil), ("0x-5", nil, nil),
        ] as [(String, Double?, Int?)])
    func numbers(text: String, double: Double?, int: Int?) throws {
        let node = try root("{\"n\":\(text)}").value("n")
        #expect(node.double == double)
        #expect(node.int == int)
    }

    @Test("Boolean values and null are read if they are not quoted")
    func truths() throws {
        let root = try root(#"{"a":true,"b":false,"c":null,"d":"true","e":"null"}"#)
        #expect(root["a"]?.bool == true)
        #expect(root["b"]?.bool == false)
        #expect(root["c"]?.isNull == true)
        #expect(root["c"]?.string == nil)
        #expect(root["d"]?.bool == nil)
        #expect(root["d"]?.string == "true")
        #expect(root["e"]?.string == "null")
    }

    @Test("Every JSON escape is read, including surrogate pairs")
    func escapes() throws {
        let root = try root(#"{"a":"\/\"\\\b\f\n\r\t\u00e9","b":"x\ud83d\ude00y","c":"\\ud83d\\ude00"}"#)
        #expect(root["a"]?.string == "/\"\\\u{8}\u{c}\n\r\té")
        #expect(root["b"]?.string == "x😀y")
        #expect(root["c"]?.string == "\\ud83d\\ude00")
    }

    @Test("A JSON document may be a list")
    func list() throws {
        #expect(try root("[\t\"\\ud83d\\ude00\"]").items?.first?.string == "😀")
    }

    @Test("Without a range every whole number is accepted, and a range includes its bounds")
    func wholeNumbers() throws {
        for number in [Int.min, -1, 0, Int.max] {
            #expect(try root("n: \(number)").value("n").asInt() == number)
        }
        let node = try root("n: 5").value("n")
        #expect(try node.asInt(in: 5...5) == 5)
        #expect(throws: YamlError.self) { try node.asInt(in: 6...9) }
        #expect(throws: YamlError.self) { try node.asInt(in: 1...4) }
    }

    @Test("Half a surrogate pair is an error with its place")
    func halfPair() {
        #expect(error(#"{"a":"\ud83d"}"#)?.place?.line == 1)
    }

    @Test("A column after a surrogate pair is the original one")
    func columns() throws {
        let root = try root(#"{"a":"\ud83d\ude00\ud83d\ude00","b":1}"#)
        #expect(root["b"]?.place == DocumentPlace(line: 1, column: 37))
    }

    @Test("Outside JSON a backslash is a backslash")
    func plainBackslash() throws {
        #expect(try root(#"a: \ud83d\ude00"#)["a"]?.string == #"\ud83d\ude00"#)
    }

    @Test("JSON may be indented with tabs and have Windows line ends")
    func tabs() throws {
        let root = try root("\t{\r\n\t\t\"a\":\t[1,\t2],\r\n\t\t\"b\": \"x\ty\"\r\n\t}\r\n")
        #expect(root["a"]?.items?.compactMap(\.int) == [1, 2])
        #expect(root["b"]?.string == "x\ty")
    }

    @Test("A duplicate key is an error that gives both places")
    func duplicates() {
        #expect(
            error("{\"a\":1,\n\"b\":{\"c\":1, \"c\":2}}")
                == YamlError(
                    place: place(2, 13), path: "b", expected: "each key once", found: "“c” again, after 2:6"))
        let many = (0..<40).map { "k\($0): 1\n" }.joined()
        #expect(error(many + "k0: 2\n")?.place == place(41, 1))
        #expect(error(many + "k0: 2\n")?.found == "“k0” again, after 1:1")
        #expect(error(many) == nil)
    }

    @Test("An alias is an error with its place, an anchor alone is not")
    func aliases() throws {
        #expect(error("a: &x [1]\nb: *x\n")?.place == place(2, 4))
        #expect(error("a: &x [1]\nb: *x\n")?.found == "an alias, which is not supported")
        #expect(error("a: 1\n*x : 2\n")?.place?.line == 2)
        #expect(try root("a: &x [1]\n")["a"]?.items?.count == 1)
    }

    @Test("64 levels are read, 65 are an error")
    func depth() {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(error(nested(64)) == nil)
        #expect(error(nested(65))?.expected == "at most 64 levels")
        #expect(error(String(repeating: "[", count: 200_000))?.expected == "at most 64 levels")
        #expect(error(String(repeating: "{\"a\":", count: 65))?.expected == "at most 64 levels")
    }

    @Test("A syntax error gives line and column")
    func faults() {
        #expect(error("{\n  \"a\": [1, 2\n")?.place == place(3, 1))
        #expect(error("{\n  \"a\": [1, 2\n")?.found.hasPrefix("the end of the text (") == true)
        #expect(error("")?.found == "nothing")
        #expect(error("a: 1\n---\nb: 2\n")?.expected == "one document")
        #expect(error("{\"a\": 1} x")?.place == place(1, 10))
        #expect(error("a: \"x\u{1}\"")?.place?.line == 1)
    }

    @Test("Invalid UTF-8 is an error with its place")
    func encoding() {
        do throws(YamlError) {
            _ = try YamlDocument([0x61, 0x3a, 0x20, 0x62, 0x0a, 0x63, 0x3a, 0x20, 0xff, 0x0a])
            Issue.record("no error")
        } catch {
            #expect(error.place == DocumentPlace(line: 2, column: 4))
        }
    }

    @Test("A failed lookup gives the place, the path, what was expected and what was found")
    func lookups() throws {
        let root = try root("rules:\n  down: wide\n  count: 5\n  list: []\n")
        func error(_ body: (YamlNode) throws(YamlError) -> Void) -> YamlError? {
            do throws(YamlError) {
                try body(try root.value("rules"))
                return nil
            } catch {
                return error
            }
        }
        func wrong(_ key: String, at place: DocumentPlace, expected: String, found: String) -> YamlError {
            YamlError(place: place, path: "rules.\(key)", expected: expected, found: found)
        }
        #expect(
            error { node throws(YamlError) in _ = try node.value("down").asDouble() }
                == wrong("down", at: place(2, 9), expected: "a number", found: "“wide”"))
        #expect(
            error { node throws(YamlError) in _ = try node.value("up") }
                == YamlError(
                    place: place(2, 3), path: "rules", expected: "the key “up”", found: "only “down”, “count”, “list”"))
        #expect(
            error { node throws(YamlError) in _ = try node.value("count").asInt(in: 0...4) }
                == wrong("count", at: place(3, 10), expected: "a whole number from 0 to 4", found: "“5”"))
        #expect(error { node throws(YamlError) in _ = try node.value("count").asInt(in: 0...5) } == nil)
        #expect(
            error { node throws(YamlError) in _ = try node.value("count").asDouble(in: 0...4.5) }
                == wrong("count", at: place(3, 10), expected: "a number from 0 to 4.5", found: "“5”"))
        #expect(
            error { node throws(YamlError) in _ = try node.value("list").asBool() }
                == wrong("list", at: place(4, 9), expected: "true or false", found: "a list"))
        #expect(
            error { node throws(YamlError) in try node.allowOnly(["down", "list"]) }
                == YamlError(
                    place: place(3, 3), path: "rules", expected: "one of the keys “down”, “list”", found: "“count”"))
        #expect(
            error { node throws(YamlError) in _ = try node.value("down").asCase(of: Direction.self) }
                == wrong("down", at: place(2, 9), expected: "one of “up”, “down”", found: "“wide”"))
    }

    private enum Direction: String, CaseIterable {
        case up, down
    }

    @Test("An error is one sentence with its place and path")
    func wording() {
        #expect(
            YamlError(place: place(2, 9), path: "rules.down", expected: "a number", found: "“wide”").description
                == "2:9: rules.down: expected a number, found “wide”")
        #expect(
            YamlError(place: nil, expected: "a number", found: "nothing").description
                == "expected a number, found nothing")
    }

    @Test("Random text never traps")
    func randomText() {
        var random = SeededRandom(seed: 11)
        let pieces = [
            "{", "}", "[", "]", ":", ",", "-", " ", "\n", "\"", "'", "\\u", "\\ud83d", "&a", "*a", "#", "|", ">", "a",
            "1", "\t", "%", "\u{0}", "é", "!", "?", "---", "...",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            _ = error(text.joined())
        }
    }
}
