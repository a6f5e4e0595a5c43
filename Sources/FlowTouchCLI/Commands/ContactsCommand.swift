import Harness

/// `flowtouch contacts`.
struct ContactsCommand {
    static let command = Command(
        name: "contacts", summary: "List the contacts in recordings: each finger from down to up",
        operands: "FILE|FOLDER…", operandCount: 1...100_000,
        discussion: """
            Times are counted from the earliest event of the recording. Positions are in device units, or in points \
            for a table of samples.
            """,
        options: [
            .flag("json", "j", "print one JSON object for each contact"),
            .option(
                "device", "d", value: "N", "only this device, counted from 1 (default: every device with contacts)"),
            ReplayOptions.descriptionOption,
        ]
    ) { arguments, console throws(CommandFailure) in
        let listing = try ContactsCommand(arguments, console)
        return try RecordingPaths(arguments.operands).forEach(console) { path throws(CommandFailure) in
            try listing.list(path)
        }
    }

    private let arguments: Arguments
    private let device: Int?
    private let console: Console

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        self.arguments = arguments
        self.console = console
        device = try arguments.int("device", in: 1...10_000)
    }

    /// How many contacts are kept before the first are printed. By then the earliest event has come, in whatever
    /// order the events are.
    private static let mostHeld = 10_000

    private func list(_ path: String) throws(CommandFailure) -> ExitStatus {
        let recording = try OpenedRecording(path, descriptionFile: arguments.value("description"))
        var listing = ContactListing(description: recording.description)
        var printer = ContactPrinter(path, isJSON: arguments.has("json"), console: console)
        func show(_ devices: [ContactListing.Device]) {
            for device in devices where isChosen(device) { printer.print(device, origin: listing.origin) }
        }
        let result = try recording.read { batch, devices in
            listing.consume(batch, devices: devices)
            if listing.readyCount >= Self.mostHeld { show(listing.takeReady()) }
        }
        listing.finish()
        show(listing.devices)
        printer.finish()
        remark(on: listing, of: path)
        let name = InputName(path)
        for note in result.notes { console.remark(name.sentence(note)) }
        if let damage = result.damage {
            let remark = DamageRemark(path, damage, beside: recording.sidecar)
            console.remark(remark.text)
            return remark.status
        }
        guard let device, device > result.devices.count else { return .done }
        console.remark(name.sentence(TakenDevice.absence(of: device, among: result.devices.count)))
        return .no
    }

    private func isChosen(_ device: ContactListing.Device) -> Bool {
        self.device == nil || device.index + 1 == self.device
    }

    private func remark(on listing: ContactListing, of path: String) {
        let name = InputName(path)
        for device in listing.devices where isChosen(device) {
            for note in device.notes { console.remark(name.sentence(note)) }
        }
        if listing.earlierEvents > 0 {
            let events = listing.earlierEvents == 1 ? "1 event comes" : "\(listing.earlierEvents) events come"
            console.remark(name.sentence("\(events) late, from before the start that times are counted from"))
        }
    }
}
