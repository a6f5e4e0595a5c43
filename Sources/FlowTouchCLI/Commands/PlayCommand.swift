import EvdevDevices
import Harness
import TouchInput

/// `flowtouch play`.
struct PlayCommand {
    static let command = Command(
        name: "play", summary: "Feed a recording to a virtual device, for any other program", operands: "FILE",
        operandCount: 1...1,
        discussion: """
            Makes a virtual device with the description of the recorded one, and sends the recorded events at their \
            recorded times. At the end it reports how late the frames were. A finger that is still down at the end of the \
            recording is lifted. Ctrl-C ends it: a virtual device then disappears with its fingers still down, while on \
            a NODE, which stays, the fingers are lifted. Events that NODE does not support are counted.
            """,
        options: [
            .option("repeat", value: "N", "play N times (default: 1)"),
            .flag("loop", nil, "play until Ctrl-C"),
            .option("speed", value: "X", "play X times as fast (default: 1)"),
            .option("to", value: "NODE", "write to this device instead of a virtual one"),
            .option("before", value: "SECONDS", "how long to wait for others to find the device (default: 1)"),
            .option(
                "after", value: "SECONDS", "how long the device stays, and the pause between rounds (default: 0.5)"),
            .option("device", "d", value: "N", "the device to play, counted from 1, if the recording has several"),
            ReplayOptions.descriptionOption,
        ]
    ) { arguments, console throws(CommandFailure) in
        let play = try PlayCommand(arguments)
        let opened = try OpenedRecording(arguments.operands[0], descriptionFile: arguments.value("description"))
        let recording = try PlayedRecording(opened, play.device, console)
        for note in recording.notes { console.remark("note: \(note)") }
        return try play.run(recording, console)
    }

    private let device: DeviceChoice
    private let rounds: Int
    private let speed: Double
    private let node: String?
    /// In microseconds.
    private let before: Int64
    private let after: Int64

    private init(_ arguments: Arguments) throws(CommandFailure) {
        try arguments.refuse("repeat", with: "loop")
        func microseconds(_ name: String, _ standard: Double) throws(CommandFailure) -> Int64 {
            Int64((try arguments.double(name, in: 0...3600) ?? standard) * 1_000_000)
        }
        speed = try arguments.double("speed", in: 0.001...1000) ?? 1
        before = try microseconds("before", 1)
        after = try microseconds("after", 0.5)
        let count = try arguments.int("repeat", in: 1...1_000_000) ?? 1
        rounds = arguments.has("loop") ? .max : count
        device = try arguments.int("device", in: 1...10_000).map { .number($0) } ?? .firstTouch
        node = arguments.value("to")
    }

    private func run(_ recording: PlayedRecording, _ console: Console) throws(CommandFailure) -> ExitStatus {
        let path = try node.map { words throws(CommandFailure) in try DeviceChooser.path(words) }
        do throws(DeviceFailure) {
            var player = try Player(recording, speed: speed)
            if let path {
                let target = try WrittenDevice(path)
                let misfit = PlayMisfit(recording.events, of: recording.description, to: target.description)
                for sentence in misfit.sentences { console.remark("note: \(quotedPath(path)) \(sentence)") }
                guard misfit.arriving > 0 else { return .no }
                try play(&player, into: target)
            } else {
                let target = try VirtualDevice(recording.description)
                let node = quotedPath(target.path ?? "a device without a node")
                let name = recording.description.name
                console.remark("playing on \(node): \(name.isEmpty ? VirtualDevice.fallbackName : quoted(name))")
                try play(&player, into: target)
            }
            console.remark(player.report)
        } catch {
            throw CommandFailure(error)
        }
        return recording.isDamaged ? .unreadable : .done
    }

    private func play(
        _ player: inout Player, into target: borrowing some EventTarget & ~Copyable
    ) throws(DeviceFailure) {
        guard try player.pause(before) else { return }
        for _ in 0..<rounds {
            guard try player.play(into: target) else { return }
            // A reader loses what it has not read when the device disappears.
            guard try player.pause(after) else { return }
        }
    }
}
