import EvdevDevices
import TouchInput

extension OpenDevice {
    /// Replaces `events` with what is available. A device that cannot be read ends the command.
    mutating func readAnew(into events: inout [InputEvent]) throws(CommandFailure) -> Reading {
        events.removeAll(keepingCapacity: true)
        do throws(DeviceFailure) {
            return try read(into: &events)
        } catch {
            throw CommandFailure(error)
        }
    }
}
