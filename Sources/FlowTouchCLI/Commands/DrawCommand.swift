import Documents
import Gestures
import Harness
import Pictures
import RecordingFiles
import TouchInput

/// `flowtouch draw`.
enum DrawCommand {
    static let command = Command(
        name: "draw", summary: "Draw a gesture, or a driven stack as a film strip", operands: "FILE",
        operandCount: 1...1,
        discussion: """
            One picture a gesture: the finger's way on the surface, translation and velocity over time, what had to be \
            exceeded, the phases, and where it armed and lifted. With a described stack (--scenario, or \"stack\" beside \
            the recording) and no gesture asked for, a film strip: the stack before and after each gesture, in the \
            middle of each drag, and where it changed by itself. The ending of OUT (.svg, .png, .pdf) is the format.
            """,
        options: [
            .option("output", "o", value: "OUT", "the file to write (needed)"),
            .option("gesture", "g", value: "N", "this gesture, counted from 1 (default: the first)"),
            .flag("all", "a", "every gesture: a page of a PDF each, else a file each, OUT with -1, -2 … in its name"),
            .option("at", value: "SECONDS,…", "of a stack: these moments, such as 0.3,0.8"),
            .flag("dark", nil, "light on dark"),
            .flag("force", "f", "overwrite OUT if it exists"),
        ] + ReplayOptions.options
    ) { arguments, console throws(CommandFailure) in
        guard let output = arguments.value("output") else {
            throw CommandFailure(.usage, "draw needs -o OUT, a file whose name ends in .svg, .png or .pdf")
        }
        guard let format = PictureFormat(endingOf: output) else {
            throw CommandFailure(
                .usage, "“\(quoted(output))” does not end in .svg, .png or .pdf, which say the format of a picture")
        }
        let options = try ReplayOptions(arguments)
        let number = try arguments.int("gesture", in: 1...1_000_000)
        let times = try arguments.value("at").map { text throws(CommandFailure) in try seconds(text) }
        let wantsGestures = number != nil || arguments.has("all")
        if number != nil && arguments.has("all") {
            throw CommandFailure(.usage, "--gesture draws one gesture and --all every one: say one of them")
        }
        if times != nil && wantsGestures {
            throw CommandFailure(.usage, "--at is for film strips; --gesture and --all draw gestures")
        }
        let replayed = try ReplayedRecording(
            arguments.operands[0], options, recordsMoments: true)
        let pen = Pen(palette: arguments.has("dark") ? .dark : .light)
        let drawings: [Drawing]
        if !wantsGestures, replayed.moments.contains(where: { $0.stack != nil }) {
            if let late = times?.first(where: { $0 > replayed.lastSecond }) {
                throw CommandFailure(
                    .no,
                    "\(quotedPath(replayed.path)): nothing happens at \(DecimalText.short(late)) s; the last is at "
                        + "\(DecimalText.short(replayed.lastSecond, decimals: 3)) s")
            }
            drawings = [pen.strip(of: replayed, at: times)]
        } else if times != nil {
            throw CommandFailure(.usage, "--at needs a stack: say --scenario FILE, or draw a gesture without it")
        } else {
            let chosen = replayed.outcomes.filter { number == nil || $0.gesture == number }
            drawings = (arguments.has("all") ? chosen : Array(chosen.prefix(1))).map { pen.gesture($0, of: replayed) }
        }
        if drawings.isEmpty {
            let count = replayed.outcomes.count
            let reason =
                number.map { "there is no gesture \($0); the recording has \(count)" } ?? "there is no gesture in it"
            console.remark("\(quotedPath(replayed.path)): \(reason)")
        } else {
            try write(
                drawings, to: output, format, overwriting: arguments.has("force"), isNumbered: arguments.has("all"),
                console)
        }
        for note in replayed.notes { console.remark(InputName(replayed.path).sentence(note)) }
        if let remark = replayed.damageRemark {
            console.remark(remark.text)
            if remark.status != .done { return remark.status }
        }
        return drawings.isEmpty || replayed.isDeviceMissing ? .no : .done
    }

    /// Draws in the colours that were asked for.
    private struct Pen {
        let palette: Palette
        let measure = CairoText()

        func gesture(_ outcome: Outcome, of replayed: ReplayedRecording) -> Drawing {
            let picture = GesturePicture(
                of: outcome, moments: replayed.moments, rules: replayed.rules, start: replayed.origin,
                name: replayed.name, details: replayed.details)
            return GestureDrawing.drawing(picture, palette: palette, measure: measure)
        }

        func strip(of replayed: ReplayedRecording, at times: [Double]?) -> Drawing {
            let strip = FilmStrip(
                moments: replayed.moments, outcomes: replayed.outcomes, at: times, start: replayed.origin,
                title: replayed.name, details: replayed.details)
            return FilmDrawing.drawing(strip, palette: palette, measure: measure)
        }
    }

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

    private static func write(
        _ drawings: [Drawing], to output: String, _ format: PictureFormat, overwriting: Bool, isNumbered: Bool,
        _ console: Console
    ) throws(CommandFailure) {
        let isOneFile = format == .pdf || !isNumbered
        let pages = isOneFile ? [drawings] : drawings.map { [$0] }
        for (index, page) in pages.enumerated() {
            let path = isOneFile ? output : numbered(output, index + 1)
            let bytes: [UInt8]
            do throws(PictureError) {
                bytes = try CairoCanvas.bytes(of: page, as: format)
            } catch {
                throw CommandFailure(.no, "cannot draw \(quotedPath(path)): \(error)")
            }
            try ConvertCommand.write(bytes, to: path, overwriting: overwriting, console)
        }
    }

    /// `pull.svg` as `pull-3.svg`.
    static func numbered(_ path: String, _ number: Int) -> String {
        guard let dot = path.lastIndex(of: ".") else { return "\(path)-\(number)" }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }
}

extension ReplayedRecording {
    /// The name of its file.
    fileprivate var name: String {
        path == "-" ? "standard input" : quotedPath(path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// When all has settled that happened to its stack, in seconds from its start.
    fileprivate var lastSecond: Double {
        guard let last = moments.last else { return 0 }
        return Double(last.settled.microseconds(since: origin)) / 1_000_000
    }

    /// The device, the surface and the rules, as they stand under a picture's title.
    fileprivate var details: String {
        var words = heading
        words.removeFirst(InputName(path).description.count)
        words = String(words.drop { $0 == " " || $0 == "(" })
        if words.last == ")" { words.removeLast() }
        return words
    }
}
