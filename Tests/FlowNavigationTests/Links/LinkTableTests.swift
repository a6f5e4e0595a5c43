import Geometry
import Testing

@testable import FlowNavigation

@Suite("Links by what they present")
struct LinkTableTests {
    private let frame = Rect(x: 0, y: 0, width: 10, height: 10)

    @Test("A link that goes is gone from the lists of its value, wherever it stood there", arguments: 0..<5)
    func removal(place: Int) {
        var table = LinkTable()
        var links: [LinkInstance] = []
        for ordinal in 0..<5 {
            // Links to something else stand between those to the value.
            _ = table.add(FlowLink(value: "other", frame: frame), on: .root, ordinal: 2 * ordinal)
            links.append(table.add(FlowLink(value: 7, frame: frame), on: .root, ordinal: 2 * ordinal + 1))
        }
        let gone = links.remove(at: place)
        table.remove(gone)
        #expect(table[gone] == nil)
        #expect(table.links(presenting: FlowValue(7)) == links)
        #expect(table.links(presenting: FlowValue(7), linkID: nil) == links)
        #expect(table.links(presenting: FlowValue("other")).count == 5)
        for link in links { table.remove(link) }
        #expect(table.links(presenting: FlowValue(7)).isEmpty)
        table.remove(gone)
        #expect(table.links(presenting: FlowValue("other")).count == 5)
    }
}
