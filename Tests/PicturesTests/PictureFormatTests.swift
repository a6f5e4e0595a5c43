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
}
