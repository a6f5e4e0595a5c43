import EvdevDevices
import Harness
import TouchInput

/// `flowtouch play`.
enum PlayCommand {
    static let command = Command(
        name: "play", summary: "Feed a recording to a virtual device, for any other program", operands: "FILE",
        operandCount: 1...1,
        discussion: """
            Makes a device that says about itself what the recorded one said, and sends the recorded events at the \
            recorded times; how late each frame was is measured and said at the end. A finger that the recording \
            leaves down is lifted. Ctrl-C ends it, and the device goes with what is down on it; a NODE that it writes to \
            stays, so there fingers are lifted. What the NODE does not take is counted.
            """,
        options: [
            .option("repeat", value: "N", "play so many times (default: 1)"),
            .flag("loop", nil, "play until Ctrl-C"),
            .option("speed", value: "X", "play X times as fast (default: 1)"),
            .option("to", value: "NODE", "write to this device instead of a virtual one"),
            .option("before", value: "SECONDS", "how long others may take to find the device (default: 1)"),
            .option("after", value: "SECONDS", "how long the device stays, and the rest between rounds (default: 0.5)"),
            .option("device", "d", value: "N", "the device to play, where a recording has several (counted from 1)"),
            .option("description", value: "FILE", "take a missing device description from this recording"),
        ]
    ) { arguments, console throws(CommandFailure) in
        try arguments.refuse("repeat", with: "loop")
        let speed = try arguments.double("speed", in: 0.001...1000) ?? 1
        let before = Int64((try arguments.double("before", in: 0...3600) ?? 1) * 1_000_000)
        let after = Int64((try arguments.double("after", in: 0...3600) ?? 0.5) * 1_000_000)
        let rounds = try arguments.int("repeat", in: 1...1_000_000) ?? 1
        let number = try arguments.int("device", in: 1...10_000)
        let opened = try OpenedRecording(arguments.operands[0], descriptionFile: arguments.value("description"))
        let recording = try PlayedRecording(opened, number.map { .number($0) } ?? .firstTouch, console)
        for note in recording.notes { console.remark("note: \(note)") }
        let limit = arguments.has("loop") ? Int.max : rounds
        let path = try arguments.value("to").map { words throws(CommandFailure) in try DeviceChooser.path(words) }
        do throws(DeviceFailure) {
            var player = try Player(recording, speed: speed)
            if let path {
                let target = try WrittenDevice(path)
                let misfit = PlayMisfit(recording.events, of: recording.description, to: target.description)
                let node = quotedPath(path)
                for sentence in misfit.sentences { console.remark("note: \(node) \(sentence)") }
                guard misfit.arriving > 0 else { return .no }
                try play(&player, target, rounds: limit, before: before, after: after)
            } else {
                let target = try VirtualDevice(recording.description)
                let node = quotedPath(target.path ?? "a device without a node")
                let name = recording.description.name
                console.remark("playing on \(node): \(name.isEmpty ? VirtualDevice.fallbackName : quoted(name))")
                try play(&player, target, rounds: limit, before: before, after: after)
            }
            console.remark(player.report)
        } catch {
            throw CommandFailure(error)
        }
        return recording.isDamaged ? .unreadable : .done
    }

    private static func play(
        _ player: inout Player, _ target: borrowing some EventTarget & ~Copyable, rounds: Int, before: Int64,
        after: Int64
    ) throws(DeviceFailure) {
        guard try player.pause(before) else { return }
        for _ in 0..<rounds {
            guard try player.play(into: target) else { return }
            // Who has not read the last frame when the device goes does not get it.
            guard try player.pause(after) else { return }
        }
    }
}
