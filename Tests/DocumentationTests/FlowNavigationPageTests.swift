import Foundation
import HarnessTestSupport
import Testing

@Suite("The table of statements in Documentation/FlowNavigation.md")
struct FlowNavigationPageTests {
    /// The rows of the table: number, statement, tests.
    private static func rows() throws -> [[String]] {
        try Page("Documentation/FlowNavigation.md").text.split(separator: "\n").filter { $0.hasPrefix("| S") }.map {
            line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    @Test("Every test named in the statement table exists")
    func table() throws {
        var sources = ""
        for folder in ["FlowNavigationTests", "HarnessTests", "FlowTouchCLITests"] {
            let path = SharedMaterial.packageRoot.appendingPathComponent("Tests/\(folder)").path
            for name in try FileManager.default.subpathsOfDirectory(atPath: path) where name.hasSuffix(".swift") {
                sources += try Page("Tests/\(folder)/\(name)").text
            }
        }
        var suites: [Substring: Substring] = [:]
        for part in sources.split(separator: "\nstruct ") {
            let name = part.prefix { $0.isLetter }
            suites[name] = (suites[name] ?? "") + part
        }
        var named = 0
        for row in try Self.rows() {
            #expect(row.count == 3, "\(row)")
            for word in row[2].split(separator: "`") where word.contains("/") {
                let parts = word.split(separator: "/")
                let body = try #require(suites[parts[0]], "\(row[0]): no suite \(parts[0])")
                let place = try #require(body.range(of: "func \(parts[1])("), "\(row[0]): no test \(word)")
                // Its attribute must come after the previous function.
                let attribute = try #require(body[..<place.lowerBound].range(of: "@Test", options: .backwards))
                #expect(!body[attribute.lowerBound..<place.lowerBound].contains("func "), "\(word) is no test")
                named += 1
            }
        }
        #expect(named >= 120)
    }

    @Test("Every statement has its own number and a test, or names the closest alternative")
    func numbers() throws {
        let rows = try Self.rows()
        #expect(rows.count >= 120 && Set(rows.map { $0[0] }).count == rows.count)
        for row in rows { #expect(row[2].contains("`") || row[2].hasPrefix("view only: "), "\(row)") }
        for seed in 0...3 { #expect(rows.contains { $0[0].hasPrefix("S\(seed).") }) }
    }
}
