import Gestures
import Harness
import Pictures
import Tuning

/// Draws the result of a tuning, in the colours that the user chose.
struct TunePlot {
    let palette: Palette
    private let path: String
    private let format: PictureFormat
    private let measure = CairoText()

    /// Reads `--plot` and `--dark`.
    init(_ arguments: Arguments) throws(CommandFailure) {
        palette = arguments.has("dark") ? .dark : .light
        path = arguments.value("plot") ?? ""
        if arguments.has("dark"), arguments.value("plot") == nil, arguments.value("report") == nil {
            throw CommandFailure(.usage, "--dark is for pictures: add --plot OUT or --report OUT.html")
        }
        guard let format = path.isEmpty ? .svg : PictureFormat(endingOf: path) else {
            throw CommandFailure(
                .usage, "--plot “\(quoted(path))” does not end in .svg, .png or .pdf, which select the format")
        }
        self.format = format
    }

    /// The picture of a tuning.
    func drawing(_ result: TuningResult) -> Drawing {
        TuningDrawing.drawing(TuningPicture(of: result), palette: palette, measure: measure)
    }

    /// The bytes of the picture's file.
    func bytes(_ result: TuningResult) throws(CommandFailure) -> [UInt8] {
        do throws(PictureError) {
            return try CairoCanvas.bytes(of: [drawing(result)], as: format)
        } catch {
            throw CommandFailure(.no, "cannot draw \(quotedPath(path)): \(error)")
        }
    }

    /// The picture of one gesture under the recommended rules, as `draw` draws it.
    func drawing(_ gesture: LabelledGesture, _ result: TuningResult) -> Drawing? {
        let recording = result.recordings[gesture.recording]
        let replayed = recording.moments(under: result.rules)
        guard replayed.outcomes.indices.contains(gesture.gesture - 1) else { return nil }
        let name = recording.path.split(separator: "/").last.map(String.init) ?? recording.path
        let device = gesture.device.isEmpty ? "" : "\(quoted(gesture.device)); "
        let picture = GesturePicture(
            of: replayed.outcomes[gesture.gesture - 1], moments: replayed.moments, rules: result.rules,
            start: replayed.start, name: quotedPath(name),
            details: "\(device)meant to \(gesture.intent.rawValue); rules \(quoted(result.rules.name))")
        return GestureDrawing.drawing(picture, palette: palette, measure: measure)
    }
}
