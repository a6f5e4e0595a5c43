import Foundation
import Testing

@Suite("flowtouch contacts")
struct ContactsCommandTests {
    @Test("--json gives an object for each contact, with the documented keys in their order")
    func json() throws {
        let folder = try Folder()
        let run = Run(
            "contacts", "-j",
            folder.synth("down 60pt in 100ms, lift; finger 2 at 60% 40%: wait 50ms, hold 20ms, unlifted"))
        #expect(run.status == 0)
        for line in run.lines {
            #expect(
                topKeys(of: line) == [
                    "file", "device", "contact", "slot", "trackingID", "start", "end", "endedBy", "samples",
                    "startPosition", "endPosition", "sizeMillimetres", "notes",
                ])
        }
        let objects = try run.lines.map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["contact"] as? Int } == Array(1...max(1, objects.count)))
        #expect(objects.first?["endedBy"] as? String == "lift")
        let size = try #require(objects.first?["sizeMillimetres"] as? [Double])
        #expect(size.count == 2 && size[1] > 149 && size[1] < 151)
    }

    @Test("The text has a heading and a line for each contact")
    func text() throws {
        let folder = try Folder()
        let run = Run("contacts", folder.synth("tap, wait 100ms, tap"))
        #expect(run.status == 0)
        #expect(run.lines.count == 4)
        #expect(run.lines[0].hasSuffix("(device 1, FlowTouch Phone)"))
        #expect(run.lines[1] == "     slot     id      start        end  by        samples  from → to")
        #expect(run.lines[2].hasPrefix("   1    0      "))
        #expect(run.lines[3].hasPrefix("   2    0      "))
    }
}
