import Documents
import Pictures
import RecordingFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Draws what the documentation shows of the program itself: from its own types, tables and recordings.
/// usage: flow-drawings ROOT PACKAGE.json FOLDER     PACKAGE.json is what swift package dump-package prints
func draw(root: String, package: String, into folder: String) throws {
    let table = TransitionTable(
        String(decoding: try InputFile.bytes(of: "\(root)/Tests/GesturesTests/Dismiss/Transitions.txt"), as: UTF8.self))
    guard let phases = PhasesDrawing.drawing(table) else {
        fail("the table has a way between phases that PhasesDrawing does not know")
    }
    let graph = try PackageGraph(
        YamlDocument(String(decoding: try InputFile.bytes(of: package), as: UTF8.self)))
    let drawings = [
        "road": RoadDrawing.drawing(), "targets": TargetsDrawing.drawing(graph), "phases": phases,
        "filters": FiltersDrawing.drawing(),
        "held-lift": HeldLiftDrawing.drawing([
            .init(
                title: "A finger that bounces, and lifts at last",
                timeline: try HeldLiftTimeline("\(root)/Recordings/phone.bounce.dismissed.evemu")),
            .init(
                title: "Two fingers of a touchpad that lift one by one",
                timeline: try HeldLiftTimeline("\(root)/Recordings/clickpad.lift-one-by-one.dismissed.evemu")),
        ]),
    ]
    for (name, drawing) in drawings {
        let text = SVGWriter.text(of: drawing, adaptsToDarkPages: true)
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name).svg", overwriting: true)
    }
}

func fail(_ words: String) -> Never {
    print("flow-drawings: \(words)")
    exit(1)
}

let words = CommandLine.arguments
guard words.count == 4 else { fail("usage: flow-drawings ROOT PACKAGE.json FOLDER") }
do {
    try draw(root: words[1], package: words[2], into: words[3])
} catch {
    fail("\(error)")
}
