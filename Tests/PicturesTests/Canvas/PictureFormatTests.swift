import Geometry
import Pictures
import Testing

@Suite("The format of a picture")
struct PictureFormatTests {
    @Test(
        "It is told from the ending, in either case, and from nothing else",
        arguments: [
            ("a.svg", PictureFormat.svg), ("a.b/c.PNG", .png), (".pdf", .pdf), ("a.gif", nil), ("svg", nil), ("", nil),
            ("a.svg.gz", nil), ("a.", nil), ("svg.d/a", nil),
        ])
    func ending(path: String, format: PictureFormat?) {
        #expect(PictureFormat(endingOf: path) == format)
    }

    private func page(_ width: Double = 100, _ height: Double = 60) -> Drawing {
        Drawing(title: "page", extent: Size(width: width, height: height), background: Palette.light.page)
    }

    @Test("Each format begins as it must, and a PNG has two pixels for a point")
    func signatures() throws {
        #expect(try CairoCanvas.bytes(of: [page()], as: .svg).starts(with: "<svg ".utf8))
        #expect(try CairoCanvas.bytes(of: [page()], as: .pdf).starts(with: "%PDF-".utf8))
        let png = try CairoCanvas.bytes(of: [page()], as: .png)
        #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(Array(png[16..<24]) == [0, 0, 0, 200, 0, 0, 0, 120])
    }

    @Test("A PDF takes several pages, the others one")
    func pages() throws {
        let bytes = try CairoCanvas.bytes(of: [page(), page(200, 80), page()], as: .pdf)
        #expect(String(decoding: bytes, as: UTF8.self).contains("/Count 3"))
        #expect(throws: PictureError.self) { try CairoCanvas.bytes(of: [page(), page()], as: .svg) }
        #expect(throws: PictureError.self) { try CairoCanvas.bytes(of: [page(), page()], as: .png) }
        for format in PictureFormat.allCases {
            #expect(throws: PictureError.self) { try CairoCanvas.bytes(of: [], as: format) }
        }
    }

    @Test("A PNG of more pixels than cairo takes is an error that says what to do")
    func tooLarge() throws {
        #expect(try CairoCanvas.bytes(of: [page(1, 16_383.5)], as: .png).count > 100)
        let error = #expect(throws: PictureError.self) { try CairoCanvas.bytes(of: [page(1, 16_384)], as: .png) }
        #expect(error?.description.contains("write PDF or SVG") == true)
    }
}
