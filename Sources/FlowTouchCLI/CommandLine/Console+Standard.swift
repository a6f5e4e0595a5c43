import Glibc

extension Console {
    /// The console of the process. If the reader goes away, the program ends silently, as `head` expects. If the disk is
    /// full, it ends with a message and status 1.
    public static func standard() -> Console {
        signal(SIGPIPE, SIG_DFL)
        return Console(
            terminal: Terminal(descriptor: 2), columns: isatty(1) == 1 ? Terminal(descriptor: 1).width : 80,
            screen: ScreenAbilities(isTerminal: isatty(0) == 1 && isatty(1) == 1, environment: variable),
            writesLinesAtOnce: isatty(1) == 1,
            result: { bytes in
                let code = write(bytes, to: 1)
                guard code != 0 else { return }
                if code != EPIPE {
                    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
                    write(Array("flowtouch: cannot write to standard output: \(reason)\n".utf8), to: 2)
                }
                exit(ExitStatus.no.rawValue)
            },
            remark: { bytes in write(bytes, to: 2) })
    }

    /// Writes all bytes.
    /// - Returns: the system's error number, or 0.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count > 0 {
                start += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // Another process made the pipe non-blocking.
                var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&wish, 1, -1)
            default: return errno
            }
        }
        return 0
    }
}

extension Terminal {
    /// The terminal of the process at this descriptor.
    init(descriptor: Int32) {
        var size = winsize()
        let hasSize = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        self.init(
            isTerminal: isatty(descriptor) == 1, columns: hasSize ? Int(size.ws_col) : nil, environment: variable)
    }
}

/// A variable of the environment.
private func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
}
