import Documents

/// The targets of a package and what each depends on, as `swift package dump-package` prints them.
struct PackageGraph {
    /// What each target depends on, tests and system libraries apart.
    private(set) var dependencies: [String: Set<String>] = [:]
    /// The system libraries that each target uses.
    private(set) var libraries: [String: [String]] = [:]

    /// The graph in this document.
    init(_ document: YamlDocument) throws(YamlError) {
        var systems: Set<String> = []
        let targets = try document.root.value("targets").asItems()
        for target in targets where target["type"]?.string == "system" {
            systems.insert(try target.value("name").asString())
        }
        for target in targets {
            let name = try target.value("name").asString()
            guard let kind = target["type"]?.string, kind == "regular" || kind == "executable",
                !name.hasSuffix("TestSupport")
            else { continue }
            var names: [String] = []
            for item in try target.value("dependencies").asItems() {
                if let first = item["byName"]?.items?.first { names.append(try first.asString()) }
            }
            dependencies[name] = Set(names).subtracting(systems)
            libraries[name] = names.filter(systems.contains).sorted()
        }
    }

    /// The dependencies of a target that none of its other dependencies has already.
    func direct(_ target: String) -> Set<String> {
        let all = dependencies[target] ?? []
        return all.filter { one in !all.contains { $0 != one && reach(of: $0).contains(one) } }
    }

    /// How many targets lie below one, along the longest way.
    func depth(_ target: String) -> Int {
        (dependencies[target] ?? []).map { depth($0) + 1 }.max() ?? 0
    }

    private func reach(of target: String) -> Set<String> {
        (dependencies[target] ?? []).reduce(into: []) { $0.formUnion(reach(of: $1).union([$1])) }
    }
}
