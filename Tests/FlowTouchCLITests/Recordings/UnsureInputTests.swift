import Foundation
import Testing

@Suite("Input that is odd, damaged or missing")
struct UnsureInputTests {
    static let pull = "down 120pt in 180ms, hold 50ms, lift"
    static let table = "t_ms,x,y,action\n0,100,100,down\n10,100,150,move\n20,100,200,move\n30,100,220,up\n"

    @Test("--junit replaces a report or an empty file, and any other file only with --force")
    func reports() throws {
        let folder = try Folder()
        let path = folder.synth(Self.pull)
        let other = folder.synth("tap", "other.evemu")
        let before = try folder.read("other.evemu")
        let refused = Run("replay", "--junit", other, path)
        #expect(refused.status == 1)
        #expect(refused.output == "")
        #expect(refused.remarks.contains("other.evemu") && refused.remarks.contains("--force"))
        #expect(try folder.read("other.evemu") == before)
        #expect(Run("replay", "--force", "--junit", other, path).status == 0)
        #expect(try folder.read("other.evemu").hasPrefix("<?xml"))
        #expect(Run("replay", "--junit", other, path).status == 0)
        #expect(Run("replay", "--junit", try folder.write("", "empty.xml"), path).status == 0)
        #expect(try folder.read("empty.xml").hasPrefix("<?xml"))
    }

    @Test("An unreadable file is an error in the report, among others and alone")
    func unread() throws {
        let folder = try Folder()
        let (path, missing) = (folder.synth(Self.pull), folder.path("missing.evemu"))
        for (paths, tests) in [([path, missing], 2), ([missing], 1)] {
            #expect(Run(words: ["replay", "--junit", folder.path("report.xml")] + paths).status == 3)
            let text = try folder.read("report.xml")
            #expect(text.contains("<testsuites tests=\"\(tests)\" failures=\"0\" errors=\"1\">"))
            #expect(
                text.contains("missing.evemu\" name=\"reading\" time=\"0.000\">\n      <error message=\"cannot open "))
        }
    }

    @Test("If nothing can be read, nothing is converted, and the target stays unchanged")
    func nothingToConvert() throws {
        let folder = try Folder()
        let source = try folder.write("hello\n", "text.txt")
        for ending in ["evemu", "yml", "getevent", "evtest", "bin", "csv"] {
            let target = try folder.write("mine", "good.\(ending)")
            let run = Run("convert", source, target, "-f")
            #expect(run.status == 3)
            #expect(run.remarks.contains("text.txt:1: ") && run.remarks.contains("“hello”"))
            #expect(try folder.read("good.\(ending)") == "mine")
        }
        let keys = try folder.write("N: keys\nB: 01 00 00 00 40 00 00 00 00\nE: 1.0 0001 001e 1\nE: x\n", "keys.evemu")
        let run = Run("convert", keys, folder.path("keys.csv"))
        #expect(run.status == 3)
        #expect(run.remarks.contains("keys.evemu:4: "))
        #expect(!folder.exists("keys.csv"))
    }

    @Test("A damaged recording is converted up to the damage, into every format")
    func damageConverted() throws {
        let folder = try Folder()
        let whole = try String(contentsOfFile: folder.synth(Self.pull), encoding: .utf8)
        let source = try folder.write(whole + "E: 0.0 zz\n", "cut.evemu")
        for ending in ["evemu", "yml", "getevent", "evtest", "bin", "csv"] {
            let run = Run("convert", source, folder.path("out.\(ending)"))
            #expect(run.status == 3)
            #expect(run.remarks.contains("“E: 0.0 zz”"))
            #expect(folder.exists("out.\(ending)"))
        }
    }

    @Test("For a recording without a description, the assumptions are reported, and what to do")
    func noDescription() throws {
        let folder = try Folder()
        let source = folder.synth(Self.pull)
        let events = try String(contentsOfFile: source, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("E:") }.joined(separator: "\n")
        let path = try folder.write(events + "\n", "bare.evemu")
        for command in ["replay", "explain", "compare"] {
            let remarks = Run(command, path).remarks
            #expect(remarks.contains("touchscreen") && remarks.contains("--description"), "\(command)")
            #expect(Run(command, "--description", source, path).remarks == "", "\(command)")
        }
        // What the user states is not an assumption.
        _ = try folder.write("{\"surface\": {\"kind\": \"touchscreen\"}}", "bare.json")
        let remarks = Run("replay", path).remarks
        #expect(!remarks.contains("touchscreen") && remarks.contains("--description"))
        #expect(Run("replay", try folder.write(Self.table, "table.csv")).remarks == "")
    }

    @Test(
        "A device that the recording does not have gives status 1 everywhere",
        arguments: [["replay"], ["explain"], ["contacts"], ["compare"], ["test"], ["convert", "--to", "evemu"]])
    func missingDevice(command: [String]) throws {
        let folder = try Folder()
        let path = folder.synth(Self.pull)
        Run("test", "-u", path)
        let run = Run(words: command + ["--device", "99", path] + (command[0] == "convert" ? ["-"] : []))
        #expect(run.status == 1)
        #expect((run.remarks + run.output).contains("device 99;"))
    }

    @Test("A recording without contacts is reported")
    func noContacts() throws {
        let folder = try Folder()
        let path = try folder.write("N: mouse\nE: 1.0 0002 0000 1\nE: 1.0 0000 0000 0\n", "mouse.evemu")
        #expect(Run("contacts", path).lines == [path, "      no contacts"])
        let json = Run("contacts", "--json", path)
        #expect(json.output == "" && json.remarks.hasPrefix("\(path): "))
    }

    @Test("Output options that exclude each other are wrong usage")
    func exclusive() {
        for (one, other) in [("--json", "--trace"), ("--summary", "--json"), ("--trace", "--summary")] {
            let run = Run("replay", one, other, "x")
            #expect(run.status == 2)
            #expect(run.remarks.contains(one) && run.remarks.contains(other))
        }
    }

    @Test("The errors about a file without a device and about a superfluous comma name the place")
    func places() throws {
        let folder = try Folder()
        let path = folder.synth(Self.pull)
        let empty = try folder.write("", "empty")
        #expect(Run("replay", "--description", empty, path).remarks.hasPrefix("flowtouch: \(empty):1: "))
        let rules = try folder.write("{\"down\": {\"points\": 60},, \"fling\": null}\n", "mine.json")
        let run = Run("replay", "--rules", rules, path)
        #expect(run.status == 3)
        #expect(run.remarks.hasPrefix("flowtouch: \(rules):1:25: ") && run.remarks.contains("“, \"fling\": null}”"))
    }

    @Test("Devices are listed by name or node, with their number of events")
    func deviceList() throws {
        let folder = try Folder()
        let path = try folder.write(
            "add device 1: /dev/input/event0\n  name:     \"keys\"\n  events:\n    KEY (0001): 001e\n"
                + "add device 2: /dev/input/event1\n  name:     \"\"\n  events:\n    KEY (0001): 001e\n"
                + "[ 1.000000] /dev/input/event0: 0001 001e 00000001\n", "two.getevent")
        let remarks = Run("replay", path).remarks
        #expect(remarks.contains("device 1: keys, other, 1 event\n"))
        #expect(remarks.contains("device 2: /dev/input/event1, other, 0 events\n"))
    }

    @Test("A note with a place has it after the name of the file")
    func notePlace() throws {
        let folder = try Folder()
        let whole = try String(contentsOfFile: folder.synth(Self.pull), encoding: .utf8)
        let path = try folder.write("$ cat pull\n" + whole, "pasted.evemu")
        for command in ["replay", "contacts"] { #expect(Run(command, path).remarks.hasPrefix("\(path):1: ")) }
    }
}
