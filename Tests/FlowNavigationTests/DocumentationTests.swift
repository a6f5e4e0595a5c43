import FlowNavigation
import Foundation
import Geometry
import Testing

@Suite("What the documentation says")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("The README's example is compiled here, word for word, and does what it says")
    func example() throws {
        let example = try Self.text("Tests/FlowNavigationTests/ReadmeExample.swift")
        #expect(try Self.text("README.md").contains("```swift\n" + example + "```"))
        let effects = try walkThroughTrails()
        #expect(effects.presented.count == 1 && effects.dismissed == effects.presented)
        guard case .link(_, let place) = effects.dismissalTargets[0] else {
            Issue.record("\(effects)")
            return
        }
        #expect(place == Rect(x: 16, y: 100, width: 361, height: 100))
    }

    /// The rows of the statement table: number, statement, tests.
    private static func rows() throws -> [[String]] {
        try text("Documentation/FlowNavigation.md").split(separator: "\n").filter { $0.hasPrefix("| S") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    @Test("Every test named in the statement table exists")
    func table() throws {
        var sources = ""
        for folder in ["FlowNavigationTests", "HarnessTests", "FlowTouchCLITests"] {
            let path = Self.root.appendingPathComponent("Tests/\(folder)").path
            for name in try FileManager.default.subpathsOfDirectory(atPath: path) where name.hasSuffix(".swift") {
                sources += try Self.text("Tests/\(folder)/\(name)")
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
