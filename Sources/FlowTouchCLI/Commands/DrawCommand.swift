import Documents
import Gestures
import Harness
import Pictures
import TouchInput

/// `flowtouch draw`.
struct DrawCommand {
    static let command = Command(
        name: "draw", summary: "Draw a gesture, or a driven stack as a film strip", operands: "FILE",
        operandCount: 1...1,
        discussion: """
            Draws one picture of a gesture: the path of the finger on the surface, translation and velocity over time, \
            the thresholds, the phases, and where it armed and lifted. If the recording drives a stack (--scenario, or \
            \"stack\" in its .json) and you do not choose a gesture, draws a film strip: the stack before and after \
            each gesture, in the middle of each drag, and where it changed by itself. The extension of OUT (.svg, .png \
            or .pdf) selects the format.
            """,
        options: [
            .option("output", "o", value: "OUT", "the file to write (required)"),
            .option("gesture", "g", value: "N", "this gesture, counted from 1 (default: the first)"),
            .flag("all", "a", "every gesture: as pages of one PDF, or as files OUT-1, OUT-2 … before the extension"),
            .option("at", value: "SECONDS,…", "draw a stack at these times, such as 0.3,0.8"),
            .flag("dark", nil, "draw light on dark"),
            .flag("force", "f", "overwrite OUT if it exists"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        try DrawCommand(arguments).run(console)
    }

    private let arguments: Arguments
    private let output: String
    private let format: PictureFormat
    private let options: ReplayOptions
    private let gesture: Int?
    private let times: [Double]?
    private let palette: Palette
    private let measure = CairoText()

    private init(_ arguments: Arguments) throws(CommandFailure) {
        guard let output = arguments.value("output") else {
            throw CommandFailure(.usage, "draw needs -o OUT, a file whose name ends in .svg, .png or .pdf")
        }
        guard let format = PictureFormat(endingOf: output) else {
            throw CommandFailure(
                .usage, "“\(quoted(output))” does not end in .svg, .png or .pdf, which select the format")
        }
        self.arguments = arguments
        self.output = output
        self.format = format
        options = try ReplayOptions(arguments)
        gesture = try arguments.int("gesture", in: 1...1_000_000)
        times = try arguments.value("at").map { text throws(CommandFailure) in try Self.seconds(text) }
        palette = arguments.has("dark") ? .dark : .light
        if gesture != nil && drawsAll {
            throw CommandFailure(.usage, "--gesture draws one gesture and --all every gesture: use one of them")
        }
        if times != nil && (gesture != nil || drawsAll) {
            throw CommandFailure(.usage, "--at is for film strips; --gesture and --all draw gestures")
        }
    }

    private var drawsAll: Bool { arguments.has("all") }

    private static func seconds(_ text: String) throws(CommandFailure) -> [Double] {
        var seconds: [Double] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Double(word), (0...1_000_000).contains(number) else {
                throw CommandFailure(.usage, "--at takes seconds such as 0.3,0.8, not “\(quoted(text))”")
            }
            seconds.append(number)
        }
        return seconds
    }

    private func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let replayed = try ReplayedRecording(arguments.operands[0], options, recordsMoments: true)
        let drawings = try drawings(of: replayed)
        if drawings.isEmpty {
            console.remark("\(quotedPath(replayed.path)): \(replayed.absence(of: gesture))")
        } else {
            try write(drawings, console)
        }
        var status = replayed.remarkOnInput(console)
        if drawings.isEmpty { status.worsen(to: .no) }
        return status
    }

    private func drawings(of replayed: ReplayedRecording) throws(CommandFailure) -> [Drawing] {
        if gesture == nil && !drawsAll, replayed.moments.contains(where: { $0.stack != nil }) {
            let end = replayed.lastSecond
            if let late = times?.first(where: { $0 > end }) {
                throw CommandFailure(
                    .no,
                    "\(quotedPath(replayed.path)): nothing happens at \(DecimalText.short(late)) s; the last change "
                        + "is at \(DecimalText.short(end, decimals: 3)) s")
            }
            return [strip(of: replayed)]
        }
        guard times == nil else {
            throw CommandFailure(.usage, "--at needs a stack: add --scenario FILE, or draw a gesture without --at")
        }
        let chosen = replayed.outcomes.filter { gesture == nil || $0.gesture == gesture }
        return (drawsAll ? chosen : Array(chosen.prefix(1))).map { picture(of: $0, replayed) }
    }

    private func picture(of outcome: Outcome, _ replayed: ReplayedRecording) -> Drawing {
        let picture = GesturePicture(
            of: outcome, moments: replayed.moments, rules: replayed.rules, start: replayed.origin,
            name: replayed.name, details: replayed.details)
        return GestureDrawing.drawing(picture, palette: palette, measure: measure)
    }

    private func strip(of replayed: ReplayedRecording) -> Drawing {
        let strip = FilmStrip(
            moments: replayed.moments, outcomes: replayed.outcomes, at: times, start: replayed.origin,
            title: replayed.name, details: replayed.details)
        return FilmDrawing.drawing(strip, palette: palette, measure: measure)
    }

    private func write(_ drawings: [Drawing], _ console: Console) throws(CommandFailure) {
        let isOneFile = format == .pdf || !drawsAll
        let files = isOneFile ? [drawings] : drawings.map { [$0] }
        for (index, pages) in files.enumerated() {
            let path = isOneFile ? output : NumberedPath.path(output, index + 1)
            let bytes: [UInt8]
            do throws(PictureError) {
                bytes = try CairoCanvas.bytes(of: pages, as: format)
            } catch {
                throw CommandFailure(.no, "cannot draw \(quotedPath(path)): \(error)")
            }
            try CommandOutput.write(bytes, to: path, overwriting: arguments.has("force"), console)
        }
    }
}

extension ReplayedRecording {
    /// The name of its file.
    fileprivate var name: String {
        path == "-" ? "standard input" : quotedPath(path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// When the last change of its stack has settled, in seconds from its start.
    fileprivate var lastSecond: Double {
        guard let last = moments.last else { return 0 }
        return Double(last.settled.microseconds(since: origin)) / 1_000_000
    }

    /// The device, the surface and the rules, for the line under the title of a picture.
    fileprivate var details: String {
        var words = heading
        words.removeFirst(InputName(path).description.count)
        words = String(words.drop { $0 == " " || $0 == "(" })
        if words.last == ")" { words.removeLast() }
        return words
    }
}
