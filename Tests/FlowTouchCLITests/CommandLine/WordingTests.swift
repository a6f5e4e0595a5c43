import Foundation
import Testing

/// The only tests of the wording of errors and remarks; elsewhere tests assert the status and the values.
@Suite("The wording of errors and remarks")
struct WordingTests {
    /// A folder with the files that the command lines below name as `./…`.
    private static func folder() throws -> Folder {
        let folder = try Folder()
        let pull = try String(contentsOfFile: folder.synth("down 120pt in 180ms, hold 50ms, lift"), encoding: .utf8)
        let events = pull.split(separator: "\n").filter { $0.hasPrefix("E:") }.joined(separator: "\n") + "\n"
        for (name, text) in [
            ("empty.evemu", ""), ("bad.evemu", "# EVEMU 1.3\nE: spoilt\n"), ("bare.evemu", events),
            ("cut.evemu", pull + "E: 0.0 zz\n"), ("pasted.evemu", "$ cat pull\n" + pull),
            ("keys.evemu", "N: keys\nB: 01 00 00 00 40 00 00 00 00\nE: 1.0 0001 001e 1\nE: x\n"),
            ("mouse.evemu", "N: mouse\nE: 1.0 0002 0000 1\nE: 1.0 0000 0000 0\n"),
            ("precious.txt", "precious"), ("far.json", #"{"slop": {"millimetres": 50}}"#),
            ("comma.json", #"{"down": {"points": 60},, "fling": null}"#),
            ("typo.json", "{\n \"slop\": 5,\n \"slpo\": 6}"),
            ("stack.json", #"{"screens": {"a": {}}, "root": "a"}"#),
        ] { try folder.write(text, name) }
        let reduced = Run("reduce", folder.path("pull.evemu"), "--intent", "dismiss=*").output
        try folder.write(reduced, "reduced.jsonl")
        try folder.write(reduced.prefix { $0 != "\n" } + "\n{}\n", "keyless.jsonl")
        return folder
    }

    /// Runs the command line and compares the first line of its remarks. An expectation that ends in “…” is a beginning.
    private func check(_ line: String, _ status: Int32, _ expected: String, in folder: Folder) {
        let words = line.split(separator: " ").map { word in
            word.hasPrefix("./") ? folder.path + word.dropFirst() : String(word)
        }
        let run = Run(words: words)
        #expect(run.status == status, "\(line): \(run.remarks)")
        var found = String(run.remarks.prefix { $0 != "\n" }).replacing(folder.path, with: ".")
        if found.hasPrefix("flowtouch: ") { found.removeFirst("flowtouch: ".count) }
        if expected.hasSuffix("…") {
            #expect(found.hasPrefix(expected.dropLast()), "\(line)")
        } else {
            #expect(found == expected, "\(line)")
        }
    }

    @Test("Wrong usage: what was found and what to do")
    func usage() throws {
        let folder = try Self.folder()
        for (line, message) in [
            ("repaly x", "no command “repaly” (did you mean “replay”?); flowtouch --help lists the commands"),
            ("--vers", "no option “--vers” (did you mean “--version”?); flowtouch --help lists the commands"),
            ("--version x", "--version takes no other word, not “x”"),
            ("replay", "replay needs FILE|FOLDER…"),
            ("convert a b.evemu c", "convert takes no “c”"),
            ("replay --trase x", "unknown option --trase (did you mean --trace?)"),
            ("replay --rules --json x", "--rules needs a value: PRESET|FILE, found the option “--json”"),
            ("replay --orientation 45 x", "“45” is no value for --orientation, which takes one of 0, 90, 180, 270"),
            ("replay --device 1 -d 2 x", "-d was given twice"),
            ("replay --device 0 x", "--device takes a whole number from 1 to 10000, not “0”"),
            ("replay --trace=yes x", "--trace takes no value"),
            ("replay --viewport wide x", "--viewport takes a size in points such as 393x852, not “wide”"),
            (
                "replay --scroll 1/2 x",
                "--scroll takes offset/content/viewport in points such as 0/2000/852, not “1/2”"
            ),
            ("replay --fingers 6 x", "--fingers takes a number from 1 to 5 or any, not “6”"),
            (
                "replay --without jmup-filter x",
                "there is no filter “jmup-filter” (did you mean jump-filter?); the filters are clock-filter, …"
            ),
            ("replay --rules nothing x", "no preset and no file “nothing”; the presets are flowstack, …"),
            ("replay --json --trace x", "--json and --trace exclude each other: use one of them"),
            ("replay --force x", "--force needs --junit: it lets the report overwrite a file"),
            (
                "replay --rules ./far.json ./pull.evemu",
                "far.json: down: 80 pt on this surface, no more than the slop of 320.9 pt: …"
            ),
            ("convert a b.xyz", "the extension of “b.xyz” selects no format: add --to with one of evemu, …"),
            ("compare --presets , ./pull.evemu", "--presets takes names such as flowstack,compose"),
            ("completions fish", "completions are for bash or zsh, not “fish”"),
            ("synth", "synth needs a SENTENCE; flowtouch synth --help explains it"),
            ("synth tap --jitter nan", "--jitter takes a number from 0.0 to 10.0, not “nan”"),
            ("synth tap --device sofa", "no device “sofa”; use a recording, or one of phone, …"),
        ] { check(line, 2, message, in: folder) }
    }

    @Test("Wrong usage of the commands that draw and tune")
    func drawing() throws {
        let folder = try Self.folder()
        for (line, message) in [
            ("draw ./pull.evemu", "draw needs -o OUT, a file whose name ends in .svg, .png or .pdf"),
            ("draw ./pull.evemu -o a.gif", "“a.gif” does not end in .svg, .png or .pdf, which select the format"),
            (
                "draw ./pull.evemu -o a.svg --at 0.3",
                "--at needs a stack: add --scenario FILE, or draw a gesture without --at"
            ),
            ("draw ./pull.evemu -o a.svg --at soon", "--at takes seconds such as 0.3,0.8, not “soon”"),
            (
                "draw ./pull.evemu -o a.svg --all --at 1",
                "--at is for film strips; --gesture and --all draw gestures"
            ),
            (
                "draw ./pull.evemu -o a.svg --all -g 1",
                "--gesture draws one gesture and --all every gesture: use one of them"
            ),
            (
                "tune ./pull.evemu",
                "no gesture is labelled; label them with --intent dismiss='*swipe*', --labels FILE or \"intent\" in the "
                    + ".json beside a recording"
            ),
            (
                "tune ./pull.evemu --plot a.gif",
                "--plot “a.gif” does not end in .svg, .png or .pdf, which select the format"
            ),
            ("tune ./pull.evemu --dark", "--dark is for pictures: add --plot OUT or --report OUT.html"),
            ("reduce ./pull.evemu --split 2", "--split needs -o FILE, because standard output is one file"),
            (
                "reduce ./pull.evemu --scenario ./stack.json",
                "./pull.evemu: cannot reduce a recording that drives a stack, because each lift changes what follows; "
                    + "flowtouch tune replays it for each point of the grid"
            ),
        ] { check(line, 2, message, in: folder) }
    }

    @Test("Wrong usage of the commands for devices")
    func devices() throws {
        let folder = try Self.folder()
        for (line, message) in [
            ("record", "record needs -o FILE; flowtouch record --help explains it"),
            (
                "record -o a.csv",
                "cannot record to “a.csv”: use the extension .evemu or .yml, or add --format with one of evemu, libinput"
            ),
            (
                "record --intent pull -o x",
                "--intent takes some of dismiss, keep, scroll, tap, each once, with commas between, not “pull”"
            ),
            (
                "record --intent keep --duration 3 -o x",
                "--duration and --intent exclude each other: a take ends with its gesture"
            ),
            ("live --save x.csv", "cannot record to “x.csv”: use the extension .evemu or .yml"),
            ("live --force", "--force needs --save: it lets the recording overwrite a file"),
            ("live --device 2", "--device needs --replay: it selects what to show of a recording"),
            (
                "live --replay x --save y.evemu",
                "--save is for a device, but --replay shows a recording: use one of them"
            ),
            ("live event0 --replay x", "--replay shows a recording, so it takes no DEVICE"),
            (
                "live --replay x --json",
                "--replay draws a picture; “flowtouch replay --json” prints the lines of x"
            ),
            ("live --bell", "--bell rings in the picture, which needs a terminal that is not dumb"),
        ] { check(line, 2, message, in: folder) }
    }

    @Test("Unreadable input: the place, what was expected and what was found")
    func unreadable() throws {
        let folder = try Self.folder()
        let event = "expected “E: <sec>.<usec> <type> <code> <value>”"
        for (line, message) in [
            ("replay ./missing", "cannot open ./missing: No such file or directory"),
            ("explain .", "cannot read .: Is a directory; name a file in it"),
            ("replay ./empty.evemu", "./empty.evemu:1: expected a recording: evemu, …"),
            ("replay --description ./empty.evemu ./pull.evemu", "./empty.evemu:1: it describes no device: …"),
            ("replay ./bad.evemu", "./bad.evemu:2: \(event), found “E: spoilt”"),
            ("convert ./bad.evemu ./x.yml", "./bad.evemu:2: \(event), found “E: spoilt”; nothing was written"),
            (
                "convert ./keys.evemu ./x.csv",
                "./keys.evemu:4: \(event), found “E: x”; no touch device has events in the recording before that, and "
                    + "nothing was written"
            ),
            ("replay ./cut.evemu", "./cut.evemu:125: \(event), found “E: 0.0 zz”; what stands before it was read"),
            (
                "convert ./cut.evemu ./x.evemu",
                "./cut.evemu:125: \(event), found “E: 0.0 zz”; what stands before it was written"
            ),
            ("decide ./empty.evemu", "./empty.evemu: it is empty"),
            ("decide ./reduced.jsonl", "./reduced.jsonl:1: expected a tally by flowtouch tally…"),
            ("tally ./keyless.jsonl", "./keyless.jsonl:2: expected the key “file”, found no keys"),
            (
                "replay --rules ./comma.json ./pull.evemu",
                "./comma.json:1:25: expected JSON or YAML, found “, \"fling\": null}” (…"
            ),
            ("rules ./typo.json", "./typo.json:3:2: expected one of the keys “name”, …"),
        ] { check(line, 3, message, in: folder) }
    }

    @Test("The answer is no: what is missing, or what exists")
    func negative() throws {
        let folder = try Self.folder()
        for (line, message) in [
            ("replay -d 2 ./pull.evemu", "./pull.evemu: there is no device 2; the recording lists 1"),
            ("draw -g 3 ./pull.evemu -o ./a.svg", "./pull.evemu: there is no gesture 3; the recording has 1"),
            (
                "synth tap -o ./precious.txt --to evemu",
                "cannot write ./precious.txt: File exists; --force overwrites it"
            ),
            (
                "replay --junit ./precious.txt ./pull.evemu",
                "./precious.txt exists and is not a JUnit report; --force overwrites it"
            ),
            (
                "play ./bare.evemu",
                "./bare.evemu does not describe its device: add --description with a recording that does"
            ),
        ] { check(line, 1, message, in: folder) }
    }

    @Test("Remarks on input that is odd")
    func odd() throws {
        let folder = try Self.folder()
        for (line, message) in [
            (
                "replay ./bare.evemu",
                "./bare.evemu: no description of the device: it is taken for a touchscreen, and one device unit is taken "
                    + "for one point; say --description FILE"
            ),
            ("contacts -j ./mouse.evemu", "./mouse.evemu: no contacts"),
            ("contacts ./pasted.evemu", "./pasted.evemu:1: a line before the recording skipped…"),
            ("convert ./pull.evemu ./x.csv", "note: assumed: viewport"),
        ] { check(line, 0, message, in: folder) }
    }
}
