import Foundation
import HarnessTestSupport
import Testing

@testable import EvdevDevices

@Suite("Advice about permissions")
struct PermissionTests {
    @Test("A failure says what was attempted, why it failed, and what helps")
    func refusal() throws {
        let failure = DeviceFailure(
            "open", "/dev/uinput", code: 13, advice: Permission.advice(for: "/dev/uinput", code: 13))
        #expect(failure.isForbidden)
        #expect(failure.description.hasPrefix("cannot open /dev/uinput: Permission denied. "))
        #expect(failure.description.contains("tools/70-flowtouch.rules' /etc/udev/rules.d/ && sudo udevadm control"))
        #expect(Permission.advice(for: "/dev/uinput", code: 2).contains("sudo modprobe uinput"))
        // Outside its project, the program gives the text of the rule.
        let file = SharedMaterial.packageRoot.appendingPathComponent("tools/70-flowtouch.rules")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.map(String.init) == Permission.rules)
    }
}
