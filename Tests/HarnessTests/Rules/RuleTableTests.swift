import Documents
import Gestures
import Harness
import Testing

@Suite("The table of rule fields")
struct RuleTableTests {
    /// Rules that have every group and every number, one of them each.
    private static let hosts: [DismissRules] = {
        var rules = DismissRules(name: "host")
        rules.axis = .vertical(ratio: 1)
        rules.distance.projection = .init(seconds: 1)
        rules.fling = FlingRule(limit: .points(500))
        rules.velocity.estimator = .leastSquares(minimumSamples: 3)
        rules.settleMotion = .easing(power: 2)
        var others = rules
        others.axis = .unlessSideways(from: 1, bias: 1)
        others.settleMotion = .spring(seconds: 1, bounce: 0)
        return [rules, others]
    }()

    /// The rules as one field reads them in a document, whether or not they contradict themselves.
    private func reread(_ number: RuleNumber<DismissRules>, in rules: DismissRules) throws -> DismissRules {
        let name = try #require(number.field.split(separator: ".").first.map(String.init))
        let field = try #require(RuleTable.field(named: name))
        let node = try #require(try YamlDocument(RulesDocument.json(rules).text).root[name])
        var rules = rules
        try field.read(node, &rules)
        return rules
    }

    private func set(_ number: RuleNumber<DismissRules>, to value: Double) throws -> DismissRules {
        let changed = Self.hosts.lazy.compactMap { host in
            var rules = host
            return number.set(&rules, value) ? rules : nil
        }
        return try #require(changed.first, "\(number.name)")
    }

    @Test("Every number takes its bounds, and reads back as it was written", arguments: RuleTable.numbers.map(\.name))
    func bounds(name: String) throws {
        let number = try #require(RuleTable.number(named: name))
        for bound in [number.bounds.range.lowerBound, number.bounds.range.upperBound] {
            let rules = try set(number, to: bound)
            #expect(number.value(rules) == bound)
            #expect(try reread(number, in: rules) == rules, "\(name) = \(bound)")
        }
    }

    @Test("A number below or above its bounds is refused with the bounds", arguments: RuleTable.numbers.map(\.name))
    func outOfBounds(name: String) throws {
        let number = try #require(RuleTable.number(named: name))
        let range = number.bounds.range
        let step = number.bounds.isWhole ? 1 : 0.001
        let expected = "from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
        for value in [range.lowerBound - step, range.upperBound + step] {
            let rules = try set(number, to: value)
            let read = #expect(throws: YamlError.self) { try reread(number, in: rules) }
            #expect(read?.expected.hasSuffix(expected) == true, "\(name) = \(value)")
            let set = #expect(throws: YamlError.self) { try RuleTable.rules(rules, setting: [(name, value)]) }
            #expect(set?.expected == read?.expected && set?.path == name)
        }
    }

    @Test("A fraction is refused where only whole numbers are allowed")
    func fractions() throws {
        for number in RuleTable.numbers where number.bounds.isWhole {
            let error = #expect(throws: YamlError.self) {
                try RuleTable.rules(Self.hosts[0], setting: [(number.name, 2.5)])
            }
            #expect(error?.expected == "a whole number")
        }
    }

    @Test("Every word that a field takes reads back as it was written", arguments: RuleTable.all.map(\.name))
    func words(name: String) throws {
        let field = try #require(RuleTable.field(named: name))
        for word in field.choices {
            var rules = Self.hosts[0]
            try field.read(try YamlDocument(word.text).root, &rules)
            #expect(field.write(rules) == word || field.write(rules) == .null, "\(name): \(word.text)")
            if case .string(let text) = word { #expect(field.takes.contains(text)) }
        }
    }

    /// What a field may take, and much that it does not.
    private func samples(of field: RuleField<DismissRules>) -> [JSONText] {
        let numbers = field.numbers.map { number in
            let inside = number.name.dropFirst(field.name.count).split(separator: ".").reversed()
            return inside.reduce(JSONText.double(number.bounds.range.upperBound)) { value, key in
                .object([.init(String(key), value)])
            }
        }
        return field.choices + numbers + [.string("other"), .array([.string("other")])]
    }

    /// Every stored property of a value and of the values in it, by its path.
    private func stored(_ value: Any, _ path: String = "") -> [String: String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { stored($0.value, path) } ?? [path: "nil"]
        case .struct:
            return mirror.children.reduce(into: [:]) { result, child in
                result.merge(stored(child.value, "\(path).\(child.label ?? "")")) { $1 }
            }
        default: return [path: "\(value)"]
        }
    }

    @Test("The table reaches every stored property of the rules, except the finger count, which --fingers sets")
    func complete() throws {
        var rules = Self.hosts[1]
        let before = stored(rules)
        for field in RuleTable.all where field.parts.isEmpty && field.name != "basedOn" {
            let changed = samples(of: field).lazy.compactMap { sample in
                var changed = rules
                try? field.read(YamlDocument(sample.text).root, &changed)
                return changed == rules ? nil : changed
            }
            rules = try #require(changed.first, "\(field.name) changes nothing")
        }
        let after = stored(rules)
        #expect(before.count > 40)
        for (path, value) in before where path != ".fingers.count" {
            #expect(after[path] != value, "no field sets \(path)")
        }
    }

    @Test(
        "Every field says what it takes and means, and where its default is from unless its group says so or it decides nothing"
    )
    func columns() {
        for field in RuleTable.all {
            #expect(!field.takes.isEmpty && !field.meaning.isEmpty, "\(field.name)")
            #expect((field.source == nil) == (field.use == .words || field.name.contains(".")), "\(field.name)")
            for part in field.parts { #expect(part.name.hasPrefix(field.name + ".")) }
        }
    }

    @Test("Every comparison of a lift looks at a number that can vary")
    func questions() {
        for question in LiftQuestion.allCases {
            #expect(RuleTable.all.contains { $0.use.asks(question) && !$0.numbers.isEmpty }, "\(question)")
        }
    }

    @Test("A preset's assumptions name fields of the table, and read back as they are", arguments: DismissRules.presets)
    func assumptions(preset: DismissRules) throws {
        let read = try RulesDocument.rules(from: try YamlDocument(RulesDocument.json(preset).text).root, named: "")
        #expect(read.assumptions == preset.assumptions)
    }

    @Test(
        "Rules that change a field drop the preset's assumptions about it, and no others",
        arguments: DismissRules.presets)
    func dropped(preset: DismissRules) throws {
        let names = [
            "settleMilliseconds": ["settle"], "settleMotion": ["settle"], "catchesSettling": ["catch"],
            "handsOffAtEdge": ["hand-off", "scroll hand-off"], "handsBackAtRest": ["hand-off", "scroll hand-off"],
            "secondFinger": ["second finger"], "distance": ["projection"],
        ]
        for field in RuleTable.fields where field.use != .words {
            let own = try #require(field.write(preset))
            let text = JSONText.object([.init("basedOn", .string(preset.name)), .init(field.name, own)]).text
            let rules = try RulesDocument.rules(from: try YamlDocument(text).root, named: "own")
            let dropped = names[field.name] ?? [field.name]
            #expect(
                rules.assumptions == preset.assumptions.filter { $0.field.map { !dropped.contains($0) } ?? true },
                "\(field.name)")
        }
    }

    @Test("A number in a group that is null is refused, unless the number that makes the group is set too")
    func missing() throws {
        func rules(_ changes: [(String, Double)]) throws(YamlError) -> DismissRules {
            try RuleTable.rules(.flowstack, setting: changes)
        }
        let alone = #expect(throws: YamlError.self) { try rules([("fling.minimumDistance", 5)]) }
        #expect(alone?.path == "fling" && alone?.found == "null")
        let both = try rules([("fling.minimumDistance", 5), ("fling.limit", 300)])
        #expect(both.fling == FlingRule(limit: .points(300), minimumDistance: .points(5)))
        let power = #expect(throws: YamlError.self) { try rules([("settleMotion.power", 2)]) }
        #expect(power?.path == "settleMotion" && power?.found.contains("springSeconds") == true)
        #expect(throws: YamlError.self) { try rules([("velocity.minimumSamples", 2)]) }
        #expect(try rules([("down.millimetres", 12)]).down == .millimetres(12))
        #expect(try rules([("axis.sideways.from", 12)]).axis == .unlessSideways(from: 12, bias: 0))
    }

    @Test("Numbers that contradict each other are refused with the field at fault and both numbers")
    func contradiction() {
        let error = #expect(throws: YamlError.self) {
            try RuleTable.rules(.flowstack, setting: [("slop", 40), ("down", 30)])
        }
        #expect(error?.path == "down" && error?.found == "30 pt, with a slop of 40 pt")
    }
}
