import EvdevDevices
import Gestures
import Harness
import RecordingFormats
import TouchInput

/// `flowtouch live` with a picture: of a device, or of a recording as if it were played now.
struct LivePlay {
    private let arguments: Arguments
    private let options: ReplayOptions
    private let console: Console

    init(_ arguments: Arguments, _ options: ReplayOptions, _ console: Console) {
        self.arguments = arguments
        self.options = options
        self.console = console
    }

    func run() throws(CommandFailure) -> ExitStatus {
        if let path = arguments.value("replay") { return try replay(path) }
        let saved = arguments.value("save")
        let format = try saved.map { path throws(CommandFailure) in try CapturedFile.format(endingOf: path) }
        guard let device = try firstDevice() else { return .done }
        // What there is to say waits until the terminal is given back.
        let remarks = GatheredRemarks()
        defer { for remark in remarks.texts { console.remark(remark) } }
        return try follow(device, saved, format, remarks.console)
    }

    private var waits: Bool { arguments.has("wait") }

    private func firstDevice() throws(CommandFailure) -> OpenDevice? {
        let words = arguments.operands.first
        guard waits else { return try DeviceChooser.opened(words) }
        var reading = try DeviceReading(watchesDevices: true)
        return try reading.device(words, isAwaitedAgain: false, console)
    }

    private func follow(
        _ first: consuming OpenDevice, _ saved: String?, _ format: WrittenFormat?, _ said: Console
    ) throws(CommandFailure) -> ExitStatus {
        try prepare(first)
        let grabs = arguments.has("grab")
        var model = model(of: first.description, named: first.description.name, Sidecar(), since: DeviceClock.now)
        var next: OpenDevice? = first
        var screen = try LiveScreen(console.screen)
        var round = 1
        while var device = next.take() {
            var file: KeptRecording?
            if let saved, let format {
                let recorded = RecordedDevice(node: device.path, description: device.description)
                let overwrites = arguments.has("force")
                let name = LiveCommand.numbered(saved, round) { !overwrites && KeptRecording.isTaken($0) }
                file = try KeptRecording(name, format, recorded, overwriting: overwrites)
            }
            let before = model.gestureCount
            let end = try screen.follow(&device, grabbed: grabs, &model, &file)
            if end == .gone { model.rest(by: DeviceClock.now.advanced(byMicroseconds: -DeviceFollower.restLag)) }
            let lostGesture = end == .gone && model.session.progress != nil
            model.finish(isGone: end == .gone)
            try file?.finish(
                gestures: model.gestureCount - before, lostGesture: lostGesture, turned: model.turned, said)
            for note in model.session.notes { said.remark("\(quotedPath(device.path)): \(note)") }
            if end == .quit {
                said.remark(model.summary)
                return .done
            }
            guard waits else {
                // The picture is gone by the time that this is said, and with it what it showed last.
                if lostGesture, let outcome = model.outcomes.last {
                    said.remark("gesture \(model.gestureCount): \(outcome.sentence)")
                }
                said.remark("\(quotedPath(device.path)) is gone")
                return .no
            }
            said.remark("\(quotedPath(device.path)) is gone")
            while next == nil {
                guard try screen.wait(&model) else {
                    said.remark(model.summary)
                    return .done
                }
                next = try nextDevice()
            }
            if let description = next?.description { model.plug(description, options.scenario(beside: Sidecar())) }
            round += 1
        }
        return .done
    }

    /// The device that came in place of the one that went, if it is there.
    private func nextDevice() throws(CommandFailure) -> OpenDevice? {
        guard let device = try DeviceChooser.openedIfPresent(arguments.operands.first, isAwaitedAgain: true) else {
            return nil
        }
        try prepare(device)
        return device
    }

    private func prepare(_ device: borrowing OpenDevice) throws(CommandFailure) {
        try DeviceChooser.requireTouch(device.description, at: device.path)
        try options.refuseContradictions(on: device.description)
        if arguments.has("grab") { try DeviceChooser.grab(device) }
    }

    private func replay(_ path: String) throws(CommandFailure) -> ExitStatus {
        let opened = try OpenedRecording(
            path, descriptionFile: options.descriptionFile, driving: options.stack)
        // What there is to say waits until the terminal is given back.
        let remarks = GatheredRemarks()
        defer { for remark in remarks.texts { console.remark(remark) } }
        let recording = try PlayedRecording(opened, options.device, remarks.console)
        try options.refuseContradictions(on: recording.description, beside: opened.sidecar)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        remarks.console.remark(try show(recording, named: name, opened.sidecar).summary)
        return recording.isDamaged && opened.sidecar.isReadable ? .unreadable : .done
    }

    /// Shows a recording; the terminal is given back when this returns.
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

/// Remarks that are said later.
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
