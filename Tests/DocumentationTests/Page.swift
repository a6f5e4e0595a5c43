import Foundation
import HarnessTestSupport

/// A page of the documentation.
struct Page {
    /// Its path in the package.
    let path: String
    /// What is in it.
    let text: String

    /// The page at this path.
    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: SharedMaterial.packageRoot.appendingPathComponent(path), encoding: .utf8)
    }

    /// Every page: those at the root, of Documentation and of Recordings, and the libraries' articles.
    static func all() throws -> [Page] {
        let root = SharedMaterial.packageRoot.path
        var paths: [String] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: root) where name.hasSuffix(".md") {
            paths.append(name)
        }
        for folder in ["Documentation", "Recordings", "Sources"] {
            for name in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
            where name.hasSuffix(".md") {
                paths.append("\(folder)/\(name)")
            }
        }
        return try paths.sorted().map(Page.init)
    }

    /// The text without its blocks of code.
    var prose: String {
        var isCode = false
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() } else if !isCode { lines.append(line) }
        }
        return lines.joined(separator: "\n")
    }

    /// The names by which its headings are linked to, as code hosts make them.
    var anchors: Set<String> {
        let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { line in
                let words = line.drop { $0 == "#" }.dropFirst().lowercased()
                return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
            })
    }

    /// The rows of the tables below each second-level heading, by the heading: their cells.
    var tables: [String: [[String]]] {
        var tables: [String: [[String]]] = [:]
        var heading = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
            guard line.hasPrefix("| ") else { continue }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            tables[heading, default: []].append(Array(cells))
        }
        // The first two rows are the head of the table and the line below it.
        return tables.mapValues { Array($0.dropFirst(2)) }
    }
}
