import TouchInput

/// Makes the events that a device would send if fingers did what a sentence says. The same device, model, seed and
/// sentence give the same events on every machine.
public struct Synthesizer: Sendable {
    /// The device that is touched: any touchscreen or touchpad. It determines the protocol: B, A, single touch or
    /// semi-multitouch.
    public var device: DeviceDescription
    /// The view under a touchscreen. `nil` means its size at 6.417 points per millimetre if the device gives its
    /// resolution, else a long side of 852 points. A touchpad has no view: its points are millimetres × 6.417.
    public var viewport: Viewport?
    /// The behaviour of finger and sensor.
    public var model: FingerModel
    /// The seed of the random numbers that noise is made from.
    public var seed: UInt64

    /// A synthesizer for a device. The numbers are checked when events are made.
    public init(
        device: DeviceDescription, viewport: Viewport? = nil, model: FingerModel = FingerModel(), seed: UInt64 = 1
    ) {
        self.device = device
        self.viewport = viewport
        self.model = model
        self.seed = seed
    }

    /// The events of `sentence`, starting at 1 µs like in evemu.
    ///
    /// Throws if a finger would leave the surface, if a clause needs a button or an axis that the device lacks, if a
    /// number of the model is outside its range, or if the recording would be too long for memory.
    public func events(for sentence: StrokeSentence) throws(SynthesisError) -> [InputEvent] {
        try recording(of: sentence).events
    }

    /// The events of `sentence`, and how many of its fingers found no slot at the busiest moment. Such a finger is only
    /// counted (`BTN_TOOL_TRIPLETAP`), or takes the slot of one that left.
    public func recording(
        of sentence: StrokeSentence
    ) throws(SynthesisError) -> (events: [InputEvent], slotlessFingers: Int) {
        try model.check()
        let surface = try TouchedSurface(device: device, viewport: viewport)
        var writer = try FrameWriter(device: device, surface: surface)
        let choreography = try Choreography(sentence, surface: surface, device: device)
        var sensor = try Sensor(choreography, surface: surface, model: model, seed: seed)

        var clock = SeededRandom(seed: seed, stream: 0)
        var losses = sensor.lostScans[...]
        var lostUntil = 0
        var followsLoss = false
        var zero: (stamp: Int64, device: Int64)?
        for index in 0...sensor.lastScan {
            let off = Int64((clock.fraction() * Double(2 * model.timeJitter + 1)).rounded(.down)) - model.timeJitter
            let contacts = sensor.scan(index)
            while let loss = losses.first, loss.lowerBound <= index {
                lostUntil = max(lostUntil, loss.upperBound)
                losses = losses.dropFirst()
            }
            if index < lostUntil {
                writer.lose(contacts)
                followsLoss = true
                continue
            }
            if contacts.isEmpty && zero == nil && !followsLoss { continue }
            let scanTime = model.scanTime(index)
            let first = zero ?? (scanTime + off, scanTime)
            zero = first
            writer.write(
                contacts, at: Timestamp(microseconds: scanTime + off - first.stamp + 1),
                deviceTime: scanTime - first.device, followsLoss: followsLoss)
            followsLoss = false
        }
        return (writer.events, writer.slotless)
    }
}
