import TouchInput

/// A program that reads a device through libevdev, made of the kernel above and the state under test.
struct SimulatedReader {
    enum Mode { case normal, sync, forceSync }

    enum Answer: Equatable {
        /// `LIBEVDEV_READ_STATUS_SUCCESS`.
        case success(Sent)
        /// `LIBEVDEV_READ_STATUS_SYNC`, with the event if there is one.
        case sync(Sent?)
        /// `-EAGAIN`.
        case nothing
    }

    private enum Synchronization {
        case none, needed
        case running([InputEvent])
    }

    var kernel: SimulatedKernel
    private(set) var state: DeviceState
    private var synchronization = Synchronization.none

    init(_ description: DeviceDescription) {
        kernel = SimulatedKernel(description)
        state = DeviceState(description)
    }

    mutating func next(_ mode: Mode) -> Answer {
        switch mode {
        case .forceSync:
            synchronization = .needed
            return .sync(nil)
        case .sync:
            var missing = missingEvents()
            if missing.isEmpty {
                synchronization = .none
                return .nothing
            }
            let event = state.handle(missing.removeFirst())
            synchronization = missing.isEmpty ? .none : .running(missing)
            return .sync(event.map { Sent($0) })
        case .normal:
            for event in missingEvents() { _ = state.handle(event) }
            synchronization = .none
            return nextRead()
        }
    }

    private mutating func missingEvents() -> [InputEvent] {
        switch synchronization {
        case .none: return []
        case .running(let missing): return missing
        case .needed:
            kernel.drain()
            return state.events(toReach: kernel.state, at: Timestamp(microseconds: 0))
        }
    }

    private mutating func nextRead() -> Answer {
        while let read = kernel.read() {
            guard let event = state.handle(read) else { continue }
            if event.type == .synchronization && event.code == .synDropped {
                synchronization = .needed
                return .sync(Sent(event))
            }
            return .success(Sent(event))
        }
        return .nothing
    }

    /// All answers in `mode` up to the one that says that nothing more follows.
    mutating func answers(_ mode: Mode) -> [Answer] {
        var answers: [Answer] = []
        while true {
            let answer = next(mode)
            if answer == .nothing { return answers }
            answers.append(answer)
        }
    }

    /// The events of a complete, forced synchronisation.
    mutating func synchronized() -> [Sent] {
        _ = next(.forceSync)
        return answers(.sync).compactMap { if case .sync(let event) = $0 { event } else { nil } }
    }
}
