import Gestures
import Harness
import RecordingFormats
import TouchInput

/// The whole road from bytes to outcomes. It is a value: a copy that is finished is a recording cut at that place.
struct Road {
    private var reader = RecordingReader()
    private var batch = EventBatch()
    private var listing: ContactListing
    private var replay: Replay
    /// How many events were read.
    private(set) var eventCount = 0
    /// How many bytes were read.
    private(set) var byteCount = 0
    /// How many line ends of any kind they have.
    private(set) var lineEnds = 0
    private(set) var outcomes: [Outcome] = []
    private(set) var trace: [String] = []

    init(description: DeviceDescription?, recordsTrace: Bool = false) {
        listing = ContactListing(description: description)
        replay = Replay(rules: .flowstack, description: description, recordsTrace: recordsTrace)
    }

    /// The road of all these bytes, in pieces of this size.
    init(
        _ bytes: ArraySlice<UInt8>, description: DeviceDescription? = nil, piece: Int = 16 << 10,
        recordsTrace: Bool = false
    ) {
        self.init(description: description, recordsTrace: recordsTrace)
        var rest = bytes
        while !rest.isEmpty {
            read(rest.prefix(piece))
            rest = rest.dropFirst(piece)
        }
        finish()
    }

    var contacts: [ContactListing.Device] { listing.devices }
    var devices: [RecordedDevice] { reader.devices }
    var damage: RecordingDamage? { reader.damage }
    var format: RecordingFormat? { reader.format }

    mutating func read(_ bytes: ArraySlice<UInt8>) {
        byteCount += bytes.count
        for byte in bytes where byte == 0x0a || byte == 0x0d || byte == 0x85 { lineEnds += 1 }
        batch.removeAll()
        reader.read(bytes.span.bytes, into: &batch)
        hand()
    }

    /// The recording is at its end; answers the events that were held back until now.
    @discardableResult
    mutating func finish() -> [InputEvent] {
        batch.removeAll()
        reader.finish(into: &batch)
        hand()
        listing.finish()
        replay.finish()
        outcomes = replay.takeOutcomes()
        let origin = replay.session?.origin ?? Timestamp(microseconds: 0)
        trace = replay.takeTrace().map { $0.text(origin: origin) }
        return batch.events
    }

    private mutating func hand() {
        eventCount += batch.events.count
        listing.consume(batch, devices: reader.devices)
        replay.consume(batch, devices: reader.devices)
    }
}
