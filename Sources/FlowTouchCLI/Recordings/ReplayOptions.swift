import Documents
import Geometry
import Gestures
import Harness
import RecordingFiles
import TouchInput

/// The options about rules, surface and scenario.
struct ReplayOptions {
    /// The rules that the user chose; `nil` for those beside the recording, or else the default.
    var rules: DismissRules?
    /// Which device's gestures are judged.
    var device = DeviceChoice.firstTouch
    /// The recording that provides a missing description.
    var descriptionFile: String?
    private var viewport: Size?
    private var orientation: Orientation?
    private var scroll: ScrollState?
    private var allowsSwipeUp = false
    private var isDisabled = false
    private var fingers: DragTracker.FingerPolicy.Count?
    private var switchedOff: [InputFilter]?
    /// The stack that `--scenario` describes, without the timeline beside a recording.
    private(set) var stack: StackScenario?

    static let options: [Command.Option] =
        [
            .option(
                "rules", "r", value: "PRESET|FILE",
                "the rules: the name of a preset, or a JSON file (default: flowstack)")
        ] + scenarioOptions

    /// All of them except the rules.
    static let scenarioOptions: [Command.Option] = [
        .option("viewport", value: "WxH", "the size of the touched view in points, such as 393x852"),
        .option(
            "orientation", value: "DEGREES", choices: ["0", "90", "180", "270"],
            "how the panel is mounted, in degrees clockwise"),
        .flag("swipe-up", nil, "the view may also be dismissed upwards"),
        .flag("disable-dismiss", nil, "interactive dismissal is disabled"),
        .option(
            "scroll", value: "O/C/V",
            "a scroll view in the view: offset/content/viewport in points, such as 0/2000/852; add /reversed to measure "
                + "the offset from the bottom"
        ),
        .option(
            "scenario", value: "FILE", "a stack that the recording drives, as JSON; see Documentation/FlowNavigation.md"
        ),
        .option(
            "fingers", value: "N|any",
            "how many fingers make a drag, 1 to 5 or any (default: as in the rules, else 2 on a touchpad, any on a "
                + "touchscreen)"
        ),
        .option(
            "without", value: "FILTER,…",
            "switch input filters off: \(InputFilter.allCases.map(\.rawValue).joined(separator: ", "))"),
        .option("device", "d", value: "N", "the device to use, counted from 1, if a recording has several"),
        descriptionOption,
    ]

    /// Where a missing description comes from.
    static let descriptionOption = Command.Option.option(
        "description", value: "FILE", "use the device description of this recording if one is missing")

    init(_ arguments: Arguments) throws(CommandFailure) {
        if let text = arguments.value("rules") { rules = try Self.rules(text) }
        viewport = try Self.viewport(arguments)
        if let degrees = arguments.value("orientation") {
            orientation = Int(degrees).flatMap { Orientation(degrees: $0) }
        }
        if let text = arguments.value("scroll") {
            guard let state = ScenarioWords.scroll(text) else {
                throw CommandFailure(
                    .usage, "--scroll takes offset/content/viewport in points such as 0/2000/852, not “\(quoted(text))”"
                )
            }
            scroll = state
        }
        if let text = arguments.value("fingers") {
            guard let count = ScenarioWords.fingers(text) else {
                throw CommandFailure(.usage, "--fingers takes a number from 1 to 5 or any, not “\(quoted(text))”")
            }
            fingers = count
        }
        if let text = arguments.value("without") { switchedOff = try Self.filters(text) }
        allowsSwipeUp = arguments.has("swipe-up")
        isDisabled = arguments.has("disable-dismiss")
        if let number = try arguments.int("device", in: 1...10_000) { device = .number(number) }
        descriptionFile = arguments.value("description")
        if let path = arguments.value("scenario") {
            stack = try OpenedRecording.document(path) { document throws(YamlError) in try StackScenario(document.root)
            }
        }
    }

    /// All of them except the rules, as words of a command line.
    static func repeated(_ arguments: Arguments) -> [String] {
        scenarioOptions.flatMap { option in
            guard option.value != nil else { return arguments.has(option.name) ? ["--\(option.name)"] : [] }
            return arguments.value(option.name).map { ["--\(option.name)", $0] } ?? []
        }
    }

    /// The size that `--viewport` gives.
    static func viewport(_ arguments: Arguments) throws(CommandFailure) -> Size? {
        guard let text = arguments.value("viewport") else { return nil }
        guard let size = ScenarioWords.viewport(text) else {
            throw CommandFailure(.usage, "--viewport takes a size in points such as 393x852, not “\(quoted(text))”")
        }
        return size
    }

    /// The filters that the text names.
    private static func filters(_ text: String) throws(CommandFailure) -> [InputFilter] {
        var filters: [InputFilter] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let filter = InputFilter(rawValue: name) else {
                let names = InputFilter.allCases.map(\.rawValue)
                let hint = Spelling.nearest(to: name, among: names).map { " (did you mean \($0)?)" } ?? ""
                throw CommandFailure(
                    .usage,
                    "there is no filter “\(quoted(name))”\(hint); the filters are \(names.joined(separator: ", "))")
            }
            filters.append(filter)
        }
        return filters
    }

    /// The rules of a preset or a file.
    static func rules(_ text: String) throws(CommandFailure) -> DismissRules {
        if let preset = DismissRules.preset(named: text) { return preset }
        guard OutputFile.exists(text) else {
            let names = DismissRules.presets.map(\.name).joined(separator: ", ")
            throw CommandFailure(.usage, "no preset and no file “\(quoted(text))”; the presets are \(names)")
        }
        return try OpenedRecording.document(text) { document throws(YamlError) in
            let name = text.split(separator: "/").last.map(String.init) ?? text
            return try RulesDocument.rules(from: document.root, named: name)
        }
    }

    /// The scenario of a recording: the one beside it, changed by the options.
    func scenario(beside sidecar: Sidecar) -> Scenario {
        var scenario = sidecar.scenario
        if let viewport { scenario.surface.viewport = viewport }
        if let orientation { scenario.surface.orientation = orientation }
        if let scroll { scenario.scroll = scroll }
        if allowsSwipeUp { scenario.allowsSwipeUp = true }
        if isDisabled { scenario.isDismissalDisabled = true }
        if let fingers { scenario.fingers = fingers }
        if let switchedOff { scenario.filters = InputFilters(without: switchedOff) }
        if let stack, scenario.stack == nil { scenario = scenario.driving(stack) }
        // Rules on the command line apply to the whole recording.
        return rules == nil ? scenario : scenario.keepingRules
    }

    /// The rules for a recording: those of the options, else those beside it, else those of its stack.
    func rules(beside sidecar: Sidecar) -> DismissRules {
        rules ?? stack?.rules ?? sidecar.rules ?? sidecar.scenario.stack?.rules ?? .flowstack
    }
}
