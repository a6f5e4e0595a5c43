import Foundation
import HarnessTestSupport
import Testing

@Suite("The index of rows in Documentation/Testing.md")
struct TestingPageTests {
    /// Where each row is named in the tests: `Suite/test`, or the suite alone where its own name has it.
    private static func named() throws -> [String: Set<String>] {
        let root = SharedMaterial.packageRoot.appendingPathComponent("Tests").path
        var named: [String: Set<String>] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.hasSuffix(".swift") {
            let text = try Page("Tests/\(path)").text
            for part in text.split(separator: "@Suite").dropFirst() {
                guard let suite = part.firstMatch(of: /\n(?:final )?(?:struct|class|enum|actor) (\w+)/) else {
                    continue
                }
                for row in rows(part[..<suite.range.lowerBound]) {
                    named[row, default: []].insert(String(suite.output.1))
                }
                for test in part.split(separator: "@Test").dropFirst() {
                    guard let name = test.firstMatch(of: /\n\s+func `?(\w+)`?\(/) else { continue }
                    for row in rows(test[..<name.range.lowerBound]) {
                        named[row, default: []].insert("\(suite.output.1)/\(name.output.1)")
                    }
                }
            }
        }
        return named
    }

    /// The rows in a display name: `V1` and `E1` anywhere, `D1` only where the word “row” is before it.
    private static func rows(_ text: Substring) -> Set<String> {
        var rows = Set(text.matches(of: /\b[VE]\d{1,2}\b/).map { String($0.output) })
        for match in text.matches(of: /[Rr]ows? ((?:D\d{1,2}(?:, | and )?)+)/) {
            rows.formUnion(match.output.1.matches(of: /D\d{1,2}/).map { String($0.output) })
        }
        return rows
    }

    @Test("It has every row that a test names, with exactly those tests")
    func index() throws {
        var listed: [String: Set<String>] = [:]
        for row in try Page("Documentation/Testing.md").tables["Rows", default: []] {
            guard row.count == 4, row[0].wholeMatch(of: /[VED]\d+/) != nil else { continue }
            #expect(listed[row[0]] == nil, "\(row[0]) is there twice")
            listed[row[0]] = Set(row[3].split(separator: "`").map(String.init).filter { $0 != ", " })
            #expect(!row[1].isEmpty && !row[2].isEmpty)
        }
        let named = try Self.named()
        #expect(listed.count >= 60)
        for row in Set(listed.keys).union(named.keys).sorted() {
            #expect(listed[row] == named[row], "row \(row): the page has another list of tests than their names")
        }
    }
}
