import Foundation
import Gestures
import Harness
import HarnessTestSupport
import RecordingFormats
import TextScreen
import TouchInput

@testable import FlowTouchCLI

/// The model of a picture that is fed with a synthetic recording, frame by frame.
struct LiveFixture {
    var model: LiveModel
    let recording: PlayedRecording
    private let start: Timestamp
    private var next = 0

    init(
        _ sentence: String, device: String = "phone", rules: DismissRules = .flowstack, scenario: Scenario = Scenario()
    ) throws {
        let folder = try Folder()
        let opened = try OpenedRecording(folder.synth(sentence, device: device), descriptionFile: nil)
        try self.init(opened, rules, scenario)
    }

    /// One of the project's recordings, with the `.json` beside it.
    init(recording name: String) throws {
        let path = SharedMaterial.packageRoot.appending(path: "Recordings/\(name)").path
        let opened = try OpenedRecording(path, descriptionFile: nil)
        try self.init(opened, opened.sidecar.rules ?? .flowstack, opened.sidecar.scenario)
    }

    private init(_ opened: OpenedRecording, _ rules: DismissRules, _ scenario: Scenario) throws {
        recording = try PlayedRecording(opened, .firstTouch, CapturedConsole().console())
        start = recording.time(of: 0)
        model = LiveModel(
            name: "test", description: recording.description, dial: RulesDial(rules, scenario), scenario: scenario,
            origin: start, ringsBell: true)
    }

    var description: DeviceDescription { recording.description }

    /// Plays the frames up to this many milliseconds after the first, and advances the clock until then. Without a time, plays
    /// all frames and waits until a lift is final.
    mutating func play(until milliseconds: Int64 = .max) {
        let due = recording.dueTimes(speed: 1)
        while next < recording.frames.count, due[next] / 1000 <= milliseconds {
            model.take(Array(recording.events[recording.frames[next]]))
            next += 1
        }
        let last = next > 0 ? recording.time(of: next - 1) : start
        model.rest(by: milliseconds == .max ? last.advanced(byMicroseconds: 20_001) : time(milliseconds))
    }

    mutating func press(_ keys: String) {
        for key in keys.unicodeScalars { _ = model.press(.character(key)) }
    }

    func time(_ milliseconds: Int64) -> Timestamp { start.advanced(byMicroseconds: milliseconds * 1000) }

    func lines(_ width: Int, _ height: Int, at milliseconds: Int64, isUnicode: Bool = true) -> [String] {
        let theme = PictureTheme(isUnicode: isUnicode, hasColour: true)
        return LivePicture(theme: theme).grid(model, width: width, height: height, at: time(milliseconds)).lines
    }
}
