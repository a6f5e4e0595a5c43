import EvdevDevices
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch live` with a picture of a device, or of a recording as if it were played now.
struct LivePlay {
    private let arguments: Arguments
    private let options: ReplayOptions
    private let files: SessionFiles?
    private let console: Console

    init(_ arguments: Arguments, options: ReplayOptions, files: SessionFiles?, console: Console) {
        self.arguments = arguments
        self.options = options
        self.files = files
        self.console = console
    }

    func run() throws(CommandFailure) -> ExitStatus {
        if let path = arguments.value("replay") { return try replay(path) }
        guard let device = try firstDevice() else { return .done }
        // Remarks wait until the terminal is restored.
        let remarks = GatheredRemarks()
        defer { for remark in remarks.texts { console.remark(remark) } }
        return try follow(device, remarks.console)
    }

    private var waits: Bool { arguments.has("wait") }

    private func firstDevice() throws(CommandFailure) -> OpenDevice? {
        let words = arguments.operands.first
        guard waits else { return try DeviceChooser.opened(words) }
        var reading = try DeviceReading(watchesDevices: true)
        return try reading.device(words, isAwaitedAgain: false, console)
    }

    /// Follows the device, and again each time that it is plugged in.
    private func follow(_ first: consuming OpenDevice, _ remarks: Console) throws(CommandFailure) -> ExitStatus {
        try prepare(first)
        var model = model(of: first.description, named: first.description.name, Sidecar(), since: DeviceClock.now)
        var next: OpenDevice? = first
        var screen = try LiveScreen(console.screen)
        var round = 1
        while var device = next.take() {
            let end = try follow(&device, on: &screen, &model, round: round, remarks)
            if end == .gone {
                remarks.remark("\(quotedPath(device.path)) is gone")
                if !waits { return .no }
                next = try awaitedDevice(&screen, &model)
            }
            guard let description = next?.description else { break }
            model.plug(description, options.scenario(beside: Sidecar()))
            round += 1
        }
        remarks.remark(model.summary)
        return .done
    }

    /// Follows the device until it is unplugged or the user quits, and ends its recording.
    private func follow(
        _ device: inout OpenDevice, on screen: inout LiveScreen, _ model: inout LiveModel, round: Int,
        _ remarks: Console
    ) throws(CommandFailure) -> LiveScreen.End {
        let recorded = RecordedDevice(node: device.path, description: device.description)
        var file = try files.map { files throws(CommandFailure) in try files.recording(of: recorded, round: round) }
        let before = model.gestureCount
        let end = try screen.follow(&device, grabbed: arguments.has("grab"), &model, &file)
        if end == .gone { model.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag)) }
        let lostGesture = end == .gone && model.session.progress != nil
        model.finish(isGone: end == .gone)
        try file?.finish(
            gestures: model.gestureCount - before, lostGesture: lostGesture, turned: model.turned, remarks)
        for note in model.session.notes { remarks.remark("\(quotedPath(device.path)): \(note)") }
        // When this is printed, the picture is gone, and with it the outcome that it showed.
        if lostGesture && !waits, let outcome = model.outcomes.last {
            remarks.remark("gesture \(model.gestureCount): \(outcome.sentence)")
        }
        return end
    }

    /// Waits until the device is plugged in again; `nil` if the user quits.
    private func awaitedDevice(
        _ screen: inout LiveScreen, _ model: inout LiveModel
    ) throws(CommandFailure) -> OpenDevice? {
        while try screen.wait(&model) {
            let found = try DeviceChooser.openedIfPresent(arguments.operands.first, isAwaitedAgain: true)
            if let device = found {
                try prepare(device)
                return device
            }
        }
        return nil
    }

    private func prepare(_ device: borrowing OpenDevice) throws(CommandFailure) {
        try DeviceChooser.requireTouch(device.description, at: device.path)
        try options.refuseContradictions(on: device.description)
        if arguments.has("grab") { try DeviceChooser.grab(device) }
    }

    private func replay(_ path: String) throws(CommandFailure) -> ExitStatus {
        let opened = try OpenedRecording(
            path, descriptionFile: options.descriptionFile, driving: options.stack)
        // Remarks wait until the terminal is restored.
        let remarks = GatheredRemarks()
        defer { for remark in remarks.texts { console.remark(remark) } }
        let recording = try PlayedRecording(opened, options.device, remarks.console)
        try options.refuseContradictions(on: recording.description, beside: opened.sidecar)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        remarks.console.remark(try show(recording, named: name, opened.sidecar).summary)
        return recording.isDamaged && opened.sidecar.isReadable ? .unreadable : .done
    }

    /// Shows a recording. The terminal is restored when this returns.
    private func show(
        _ recording: PlayedRecording, named name: String, _ sidecar: Sidecar
    ) throws(CommandFailure) -> LiveModel {
        var screen = try LiveScreen(console.screen)
        return try screen.play(recording) { start in
            model(of: recording.description, named: name, sidecar, since: start)
        }
    }

    private func model(
        of description: DeviceDescription, named name: String, _ sidecar: Sidecar, since origin: Timestamp
    ) -> LiveModel {
        let scenario = options.scenario(beside: sidecar)
        return LiveModel(
            name: quoted(name), description: description,
            dial: RulesDial(options.rules(beside: sidecar), scenario), scenario: scenario, origin: origin,
            ringsBell: arguments.has("bell"), isRecording: arguments.wasGiven("replay"))
    }
}

/// Remarks that are printed later.
private final class GatheredRemarks {
    private(set) var texts: [String] = []

    var console: Console {
        Console(
            result: { _ in },
            remark: { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                self.texts.append(text.hasSuffix("\n") ? String(text.dropLast()) : text)
            })
    }
}
