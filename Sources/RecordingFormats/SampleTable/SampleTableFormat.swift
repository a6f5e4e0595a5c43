extension RecordingFormat {
    /// A table of positions in points, as an app may log them: CSV with a header.
    public static let samples = RecordingFormat(
        name: "samples", title: "a table of samples", extensions: ["csv", "samples"],
        signs: [
            .heading(
                SampleTableHeader.recognizes,
                nearMiss: FormatSign.NearMiss(test: SampleTableHeader.isNearly, expected: SampleTableHeader.form))
        ],
        reader: { SampleTableReader() }, writing: .samples)
}

extension SampleTableHeader {
    /// Whether a line has columns for a time and a position, separated by commas, semicolons or tabs.
    static func recognizes(_ line: RawSpan) -> Bool {
        let text = line.text(0..<min(line.byteCount, 4096))
        let columns = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" || $0 == "\t" }
            .map { $0.filter { $0 != " " && $0 != "\"" }.lowercased() }
        return columns.contains("x") && columns.contains("y")
            && columns.contains { ["t_ns", "t_us", "t_ms", "t_s"].contains($0) }
    }
}
