import Foundation
import HarnessTestSupport
import Testing

@Suite("Links between the pages")
struct LinkTests {
    /// The targets of the links and pictures of a page.
    private static func targets(_ page: Page) -> [String] {
        page.prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    }

    /// The path in the package of what a page links to.
    private static func path(of target: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in target.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    @Test("Every link leads to a page, a heading or a file that exists")
    func links() throws {
        let pages = try Page.all()
        let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.anchors) })
        var count = 0
        for page in pages {
            for target in Self.targets(page) where !target.contains("://") {
                let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let path = parts[0].isEmpty ? page.path : Self.path(of: parts[0], from: page.path)
                let url = SharedMaterial.packageRoot.appendingPathComponent(path)
                #expect(FileManager.default.fileExists(atPath: url.path), "\(page.path): \(target)")
                if parts.count > 1 {
                    #expect(anchors[path]?.contains(parts[1]) ?? false, "\(page.path): no heading \(target)")
                }
                count += 1
            }
        }
        #expect(count >= 60)
    }

    @Test("Every file of the project that a page names in code exists")
    func files() throws {
        let names = /`((?:Sources|Tests|Documentation|Recordings|tools)\/[A-Za-z0-9_.\/+-]*)`/
        var count = 0
        for page in try Page.all() where page.path != "CHANGELOG.md" {
            for match in page.prose.matches(of: names) {
                let path = SharedMaterial.packageRoot.appendingPathComponent(String(match.output.1)).path
                #expect(FileManager.default.fileExists(atPath: path), "\(page.path): \(match.output.1)")
                count += 1
            }
        }
        #expect(count >= 20)
    }

    @Test("Every page of Documentation can be reached from README and DESIGN")
    func reachable() throws {
        let pages = Dictionary(uniqueKeysWithValues: try Page.all().map { ($0.path, $0) })
        var known: Set = ["README.md", "DESIGN.md"]
        var waiting = Array(known)
        while let path = waiting.popLast() {
            guard let page = pages[path] else { continue }
            for target in Self.targets(page) {
                let next = Self.path(of: String(target.prefix { $0 != "#" }), from: path)
                if pages[next] != nil, known.insert(next).inserted { waiting.append(next) }
            }
        }
        for path in pages.keys where !path.hasPrefix("Sources/") {
            #expect(known.contains(path), "no link leads to \(path)")
        }
    }
}
