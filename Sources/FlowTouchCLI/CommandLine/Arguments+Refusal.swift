/// Refuses options that would have no effect.
extension Arguments {
    /// Whether the flag or the option was given.
    func wasGiven(_ name: String) -> Bool { has(name) || value(name) != nil }

    /// Throws if both were given.
    func refuse(_ one: String, with other: String) throws(CommandFailure) {
        guard wasGiven(one), wasGiven(other) else { return }
        throw CommandFailure(.usage, "--\(one) and --\(other) exclude each other: use one of them")
    }

    /// Throws if the option was given without the other one that it depends on.
    func refuse(_ one: String, without other: String, _ reason: String) throws(CommandFailure) {
        guard wasGiven(one), !wasGiven(other) else { return }
        throw CommandFailure(.usage, "--\(one) needs --\(other): \(reason)")
    }
}
