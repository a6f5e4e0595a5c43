import Gestures
import Harness
import RecordingFiles

/// A recording that was judged by several rules, and what to report about its input.
struct ComparedRecording {
    let comparison: Comparison
    /// What was odd about the input, and the devices if there are several.
    let remarks: [String]
    /// What to report about the damage, if the recording is damaged.
    let damage: DamageRemark?
    /// The path, the chosen device and its surface.
    let heading: String

    /// Reads the whole recording and judges its gestures by each of the rules.
    init(_ path: String, _ rules: [DismissRules], _ options: ReplayOptions) throws(CommandFailure) {
        let recording = try OpenedRecording(
            path, descriptionFile: options.descriptionFile, driving: options.stack)
        var comparison = Comparison(
            rules: rules, scenario: options.scenario(beside: recording.sidecar).keepingRules, device: options.device,
            description: recording.description)
        let result = try recording.read { batch, devices in comparison.consume(batch, devices: devices) }
        comparison.finish()
        if case .number(let number) = options.device, number > result.devices.count, result.damage == nil {
            let words = TakenDevice.absence(of: number, among: result.devices.count)
            throw CommandFailure(.no, InputName(path).sentence(words))
        }
        if let scene = comparison.scene { for rules in rules { try rules.refuseContradictions(in: scene) } }
        let taken = TakenDevice(devices: result.devices, index: comparison.device, surface: comparison.surface)
        let name = InputName(path)
        let notes = taken.notes(of: result, recording, choice: options.device, session: comparison.notes)
        remarks = taken.list.map { name.sentence($0) } + notes.map { name.sentence($0) }
        heading = taken.words.isEmpty ? "\(name)" : "\(name)  (\(taken.words.joined(separator: "; ")))"
        damage = result.damage.map {
            DamageRemark(
                path, $0, beside: recording.sidecar,
                rest: result.devices.isEmpty ? "" : "; what stands before it was read")
        }
        self.comparison = comparison
    }
}
