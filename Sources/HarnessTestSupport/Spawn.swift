import Foundation

/// Starts a process. Unlike `Process` it sets the signal mask: test threads block signals, and a shell that inherits
/// such a mask would not notice that its terminal has gone.
struct Spawn {
    enum Signals {
        case all, none
    }

    /// `POSIX_SPAWN_SETSID`, a GNU extension that Swift does not import.
    private static let setSession: Int32 = 0x80

    private let words: [String]
    private let environment: [String: String]
    private let streams: StartedProgram.Streams
    private let blocked: Signals

    init(_ words: [String], _ environment: [String: String], _ streams: StartedProgram.Streams, blocked: Signals) {
        self.words = words
        self.environment = environment
        self.streams = streams
        self.blocked = blocked
    }

    /// Starts it.
    /// - Returns: its process identifier.
    func run() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        addStreams(to: &actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        setAttributes(&attributes)
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, words[0], &actions, &attributes, arguments, variables)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
        return identifier
    }

    private func addStreams(to actions: inout posix_spawn_file_actions_t) {
        switch streams {
        case .terminal(let path):
            // A session leader without a terminal gets the first one that it opens as its controlling terminal.
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        case .files(let input, let output, let errors):
            if let input {
                posix_spawn_file_actions_adddup2(&actions, input, 0)
            } else {
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            }
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }
    }

    private func setAttributes(_ attributes: inout posix_spawnattr_t) {
        var all = sigset_t()
        sigfillset(&all)
        var mask = sigset_t()
        if blocked == .all { sigfillset(&mask) } else { sigemptyset(&mask) }
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &mask)
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        switch streams {
        case .terminal: flags |= Self.setSession
        case .files: flags |= POSIX_SPAWN_SETPGROUP
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }
}
