import Foundation
import Testing
import TouchInput

/// The kernel's own list, if the system has it.
private let kernelHeader = "/usr/include/linux/input-event-codes.h"

@Suite("Event names")
struct EventNamesTests {
    @Test("Types, codes and properties have the kernel's names")
    func names() {
        #expect(EventNames.name(of: .absolute) == "EV_ABS")
        #expect(EventNames.name(of: .synReport, type: .synchronization) == "SYN_REPORT")
        #expect(EventNames.name(of: .positionX, type: .absolute) == "ABS_MT_POSITION_X")
        #expect(EventNames.name(of: .touch, type: .key) == "BTN_TOUCH")
        #expect(EventNames.name(of: .deviceTimestamp, type: .miscellaneous) == "MSC_TIMESTAMP")
        #expect(EventNames.name(of: EventCode(rawValue: 0x1d), type: .absolute) == nil)
        #expect(EventNames.name(of: EventType(rawValue: 0x1e)) == nil)
        #expect(EventNames.name(of: EventCode(rawValue: 0), type: EventType(rawValue: 0xffff)) == nil)
        #expect(EventNames.name(ofProperty: 1) == "INPUT_PROP_DIRECT")
        #expect(EventNames.name(ofProperty: -1) == nil)
    }

    @Test("Names lead back to their numbers, only within their own type")
    func numbers() {
        #expect(EventNames.type(named: "EV_KEY") == .key)
        #expect(EventNames.type(named: "KEY_A") == nil)
        #expect(EventNames.code(named: "ABS_MT_TRACKING_ID", type: .absolute) == .trackingID)
        #expect(EventNames.code(named: "ABS_MT_TRACKING_ID", type: .key) == nil)
        #expect(EventNames.code(named: "ABS_X", type: .absolute) == .x)
        #expect(EventNames.code(named: "", type: .absolute) == nil)
        #expect(EventNames.code(named: "abs_x", type: .absolute) == nil)
        #expect(EventNames.code(named: String(repeating: "A", count: 500), type: .absolute) == nil)
        #expect(EventNames.property(named: "INPUT_PROP_SEMI_MT") == 3)
    }

    @Test("If a number has two names, the specific one is shown and both are understood")
    func secondNames() {
        #expect(EventNames.name(of: .leftButton, type: .key) == "BTN_LEFT")
        #expect(EventNames.code(named: "BTN_MOUSE", type: .key) == .leftButton)
        #expect(EventNames.name(of: .toolPen, type: .key) == "BTN_TOOL_PEN")
        #expect(EventNames.code(named: "BTN_DIGI", type: .key) == .toolPen)
    }

    @Test("The name of every number leads back to it")
    func roundTrip() {
        var count = 0
        for type in (0...0x1f).map({ EventType(rawValue: $0) }) {
            for code in (0...0x2ff).map({ EventCode(rawValue: $0) }) {
                guard let name = EventNames.name(of: code, type: type) else { continue }
                count += 1
                #expect(EventNames.code(named: name, type: type) == code, "\(name)")
            }
        }
        #expect(count > 700)
    }

    @Test(
        "Names and numbers are those of the kernel's header",
        .enabled(if: FileManager.default.fileExists(atPath: kernelHeader), "the kernel's header is not installed"))
    func kernelNumbers() throws {
        var numbers: [String: UInt16] = [:]
        for line in try String(contentsOfFile: kernelHeader, encoding: .utf8).split(separator: "\n") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard words.count >= 3, words[0] == "#define" else { continue }
            let name = String(words[1])
            let text = words[2]
            let number =
                text.hasPrefix("0x") ? UInt16(text.dropFirst(2), radix: 16) : UInt16(text) ?? numbers[String(text)]
            guard let number, !name.hasSuffix("_MAX"), !name.hasSuffix("_CNT") else { continue }
            numbers[name] = number
            let found: UInt16? =
                switch name.prefix(while: { $0 != "_" }) {
                case "EV": EventNames.type(named: name)?.rawValue
                case "INPUT": EventNames.property(named: name).flatMap(UInt16.init(exactly:))
                case "SYN": EventNames.code(named: name, type: .synchronization)?.rawValue
                case "KEY", "BTN": EventNames.code(named: name, type: .key)?.rawValue
                case "REL": EventNames.code(named: name, type: .relative)?.rawValue
                case "ABS": EventNames.code(named: name, type: .absolute)?.rawValue
                case "MSC": EventNames.code(named: name, type: .miscellaneous)?.rawValue
                case "SW": EventNames.code(named: name, type: .switches)?.rawValue
                case "LED": EventNames.code(named: name, type: .led)?.rawValue
                case "SND": EventNames.code(named: name, type: EventType(rawValue: 0x12))?.rawValue
                case "REP": EventNames.code(named: name, type: EventType(rawValue: 0x14))?.rawValue
                default: nil
                }
            #expect(found == number, "\(name)")
        }
        #expect(numbers.count > 600)
    }
}
