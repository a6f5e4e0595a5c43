import Glibc
import RecordingFiles

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
                let code = WholeWrite.write(bytes, to: 1).code
                guard code != 0 else { return }
                if code != EPIPE {
                    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
                    _ = WholeWrite.write(Array("flowtouch: cannot write to standard output: \(reason)\n".utf8), to: 2)
                }
                exit(ExitStatus.no.rawValue)
            },
            remark: { bytes in _ = WholeWrite.write(bytes, to: 2) })
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
