import Harness

/// `flowtouch contacts`.
enum ContactsCommand {
    static let command = Command(
        name: "contacts", summary: "List the contacts in recordings: each finger from down to up",
        operands: "FILE|FOLDER…", operandCount: 1...100_000,
        discussion: """
            Times are counted from the earliest event of the recording, positions are device units (points for a table \
            of samples).
            """,
        options: [
            .flag("json", "j", "print one JSON object for each contact"),
            .option(
                "device", "d", value: "N", "only this device, counted from 1 (default: every device with contacts)"),
            .option("description", value: "FILE", "take a missing device description from this recording"),
        ]
    ) { arguments, console throws(CommandFailure) in
        let number = try arguments.int("device", in: 1...10_000)
        let paths = try ReplayCommand.recordings(arguments.operands)
        var status = ExitStatus.done
        for path in paths {
            let found: ExitStatus
            do throws(CommandFailure) {
                found = try list(path, number, arguments, console)
            } catch {
                guard paths.count > 1, error.status == .unreadable else { throw error }
                console.remark("flowtouch: \(error.message)")
                status = .unreadable
                continue
            }
            status.worsen(to: found)
        }
        return status
    }

    /// So many contacts are held until the first are printed: by then the recording's earliest event has come, whatever
    /// order its events are in.
    private static let mostHeld = 10_000

    private static func list(
        _ path: String, _ number: Int?, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) -> ExitStatus {
        let name = InputName(path)
        let recording = try OpenedRecording(path, descriptionFile: arguments.value("description"))
        var listing = ContactListing(description: recording.description)
        var printer = ContactPrinter(path, isJSON: arguments.has("json"), console: console)
        func show(_ devices: [ContactListing.Device]) {
            for device in devices where number == nil || device.index + 1 == number {
                printer.print(device, origin: listing.origin)
            }
        }
        let result = try recording.read { batch, devices in
            listing.consume(batch, devices: devices)
            if listing.readyCount >= mostHeld { show(listing.takeReady()) }
        }
        listing.finish()
        show(listing.devices)
        printer.finish()
        for device in listing.devices where number == nil || device.index + 1 == number {
            for note in device.notes { console.remark(name.sentence(note)) }
        }
        if listing.earlierEvents > 0 {
            let events = listing.earlierEvents == 1 ? "1 event comes" : "\(listing.earlierEvents) events come"
            console.remark(name.sentence("\(events) late, from before the start that times are counted from"))
        }
        for note in result.notes { console.remark(name.sentence(note)) }
        if let damage = result.damage {
            let remark = DamageRemark(path, damage, beside: recording.sidecar)
            console.remark(remark.text)
            return remark.status
        }
        guard let number, number > result.devices.count else { return .done }
        console.remark(name.sentence(noDevice(number, of: result.devices.count)))
        return .no
    }

    /// What to say when there is no device with this number.
    static func noDevice(_ number: Int, of count: Int) -> String {
        "there is no device \(number); the recording lists \(count)"
    }
}
