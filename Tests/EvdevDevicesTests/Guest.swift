import Foundation
import HarnessTestSupport

/// The virtual machine in which device tests run.
enum Guest {
    /// Whether the tests run in it.
    static let isHere = ProcessInfo.processInfo.environment["FLOWTOUCH_KERNEL_TEST"] == "1"

    /// The reason for skipping a device test elsewhere: it would create devices that touch the user's screen.
    static let absence = "device tests run in a virtual machine: tools/kernel-test"

    static let recordings = SharedMaterial.packageRoot.appendingPathComponent("Recordings")

    /// Waits up to ten seconds until the claim is true; returns whether it became true.
    static func wait(_ seconds: Double = 10, until claim: () throws -> Bool) rethrows -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            if try claim() { return true }
            usleep(10_000)
        }
        return try claim()
    }
}
