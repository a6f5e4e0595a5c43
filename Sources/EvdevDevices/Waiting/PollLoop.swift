import CLibevdev
import Glibc
import TouchInput

/// Waits for the first of several things: events of a device, a moment, a signal, or devices that come and go. Uses one
/// thread, which never wakes up without a cause.
///
/// Its signals are blocked for this thread as long as the loop exists.
public struct PollLoop: ~Copyable {
    private let signals: Descriptor
    private let timer: Descriptor
    private var hotplug: HotplugWatch?
    /// Signals, timer and hotplug combined. When one descriptor of a wait is ready, the kernel polls all of them again,
    /// and a ready device should not wait for that.
    private let others: Descriptor
    private var descriptors = PolledDescriptors()
    private var formerMask = sigset_t()
    private var deadline: Timestamp?

    /// Why a wait ended; several reasons may apply at once.
    public struct Wakeup: Hashable, Sendable {
        /// The device has events to read, or is gone.
        public var isReadable = false
        /// The user typed something, or the input has ended.
        public var hasInput = false
        /// The output accepts more data.
        public var takesOutput = false
        /// The moment has come.
        public var isDue = false
        /// A device came or went, or its permissions changed.
        public var devicesChanged = false
        /// The signal that arrived.
        public var signal: Int32?

        /// No reason yet.
        public init() {}
    }

    /// A loop that also ends a wait for these signals, and with `watchesDevices` for devices that come and go.
    public init(
        signals numbers: [Int32] = [SIGINT, SIGTERM, SIGHUP], watchesDevices: Bool = false
    ) throws(DeviceFailure) {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in numbers { unsafe sigaddset(&set, number) }
        let caught = try Descriptor(
            unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK)), "wait for", "signals")
        let clock = try Descriptor(
            timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK)), "wait for", "a moment")
        var watch: HotplugWatch?
        if watchesDevices { watch = try HotplugWatch() }
        let bundle = try Descriptor(epoll_create1(Int32(EPOLL_CLOEXEC)), "wait for", "several things")
        for number in [caught.number, clock.number] { try Self.add(number, to: bundle) }
        if let number = watch?.descriptor.number { try Self.add(number, to: bundle) }
        hotplug = watch
        signals = caught
        timer = clock
        descriptors[.others] = bundle.number
        others = bundle
        unsafe pthread_sigmask(SIG_BLOCK, &set, &formerMask)
    }

    deinit {
        // A second Ctrl-C means the same as the first, which has been handled.
        while takeSignal() != nil {}
        var mask = formerMask
        unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// Waits for the device, an input and room in an output (given by their descriptors), for the moment and for a
    /// signal.
    public mutating func wait(
        for device: Int32? = nil, input: Int32? = nil, output: Int32? = nil, until moment: Timestamp? = nil
    ) throws(DeviceFailure) -> Wakeup {
        try arm(moment)
        descriptors[.device] = device
        descriptors[.input] = input
        descriptors[.output] = output
        var wakeup = Wakeup()
        repeat {
            try descriptors.wait()
            if descriptors.isReady(.others) { try takeOthers(&wakeup) }
            wakeup.isReadable = descriptors.isReady(.device)
            wakeup.hasInput = descriptors.isReady(.input)
            wakeup.takesOutput = descriptors.isReady(.output)
        } while wakeup == Wakeup()
        return wakeup
    }

    /// Unblocks these signals for this thread, whoever blocked them.
    public static func unblock(_ numbers: [Int32]) {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in numbers { unsafe sigaddset(&set, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Stops the process after Ctrl-Z, whose signal the loop has received; continues when the process does.
    public func stopProcess() {
        raise(SIGTSTP)
        // The signal is still blocked; it takes effect before this call returns.
        Self.unblock([SIGTSTP])
        var set = sigset_t()
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGTSTP)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    private static func add(_ number: Int32, to bundle: borrowing Descriptor) throws(DeviceFailure) {
        var wish = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(fd: number))
        guard unsafe epoll_ctl(bundle.number, EPOLL_CTL_ADD, number, &wish) == 0 else {
            throw DeviceFailure("wait for", "several things", code: errno)
        }
    }

    private mutating func takeOthers(_ wakeup: inout Wakeup) throws(DeviceFailure) {
        wakeup.signal = takeSignal()
        if takeTimer() { wakeup.isDue = true }
        if try hotplug?.drain() == true { wakeup.devicesChanged = true }
    }

    private mutating func arm(_ moment: Timestamp?) throws(DeviceFailure) {
        if moment == deadline { return }
        var setting = itimerspec()
        if let moment {
            // All zeros would disarm the timer; a moment in the past is due at once.
            let microseconds = max(moment.microseconds, 1)
            setting.it_value.tv_sec = Int(microseconds / 1_000_000)
            setting.it_value.tv_nsec = Int(microseconds % 1_000_000) * 1000
        }
        guard unsafe timerfd_settime(timer.number, Int32(TFD_TIMER_ABSTIME), &setting, nil) == 0 else {
            throw DeviceFailure("wait for", "a moment", code: errno)
        }
        deadline = moment
    }

    private mutating func takeTimer() -> Bool {
        var count: UInt64 = 0
        guard unsafe read(timer.number, &count, 8) == 8 else { return false }
        deadline = nil
        return true
    }

    private func takeSignal() -> Int32? {
        var info = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard unsafe read(signals.number, &info, size) == size else { return nil }
        return Int32(info.ssi_signo)
    }
}
