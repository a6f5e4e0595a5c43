import Dispatch
import Glibc
import Synchronization

/// Whether Ctrl-C was pressed, so that long work can stop and report what it has. A second Ctrl-C ends the program.
final class Interruption {
    private final class Flag: Sendable {
        let isUp = Mutex(false)
    }

    private let flag = Flag()
    private let source: any DispatchSourceSignal

    init() {
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        signal(SIGINT, SIG_IGN)
        source.setEventHandler { [flag] in
            flag.isUp.withLock { $0 = true }
            signal(SIGINT, SIG_DFL)
        }
        source.activate()
    }

    deinit {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }

    /// Whether Ctrl-C was pressed.
    var came: Bool { flag.isUp.withLock { $0 } }
}
