import Foundation
import HarnessTestSupport

/// The virtual machine in which device tests run.
enum Guest {
    /// Whether this is it.
    static let isHere = ProcessInfo.processInfo.environment["FLOWTOUCH_KERNEL_TEST"] == "1"

    /// Why a device test is skipped elsewhere: it would make devices that touch the user's screen.
    static let absence = "device tests run in a virtual machine: tools/kernel-test"

    static let recordings = SharedMaterial.packageRoot.appendingPathComponent("Recordings")

    /// Waits until the claim is true, ten seconds at the most; the answer is whether it became so.
    static func wait(_ seconds: Double = 10, until claim: () throws -> Bool) rethrows -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            if try claim() { return true }
            usleep(10_000)
        }
        return try claim()
    }
}
