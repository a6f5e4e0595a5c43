/// Options that would do nothing are refused, so that nobody waits for what they ask.
extension Arguments {
    /// Whether the flag or the option was given.
    func wasGiven(_ name: String) -> Bool { has(name) || value(name) != nil }

    /// Throws when both were given.
    func refuse(_ one: String, with other: String) throws(CommandFailure) {
        guard wasGiven(one), wasGiven(other) else { return }
        throw CommandFailure(.usage, "--\(one) and --\(other) exclude each other: say one of them")
    }

    /// Throws when the one was given and the other was not, which it says something about.
    func refuse(_ one: String, without other: String, _ reason: String) throws(CommandFailure) {
        guard wasGiven(one), !wasGiven(other) else { return }
        throw CommandFailure(.usage, "--\(one) needs --\(other): \(reason)")
    }
}
