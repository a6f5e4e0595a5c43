import Dispatch
import RecordingFormats
import Synchronization

/// Reads a recording on a thread of its own, a few pieces ahead of the thread that handles its events.
///
/// The events come in the order of the recording; the results do not depend on the speed of the two threads. Batches are
/// reused.
final class ReadAhead: Sendable {
    private static let mostAhead = 4

    private struct Piece: Sendable {
        var batch: EventBatch
        var devices: [RecordedDevice]
    }

    private struct Desk: Sendable {
        var read: [Piece] = []
        var emptied: [EventBatch] = []
        var end: Result<OpenedRecording.ReadResult, CommandFailure>?
    }

    private let desk = Mutex(Desk())
    private let room = DispatchSemaphore(value: mostAhead)
    private let arrived = DispatchSemaphore(value: 0)

    /// Reads `recording` and calls `body` with its events on the calling thread.
    static func read(
        _ recording: OpenedRecording, _ body: (EventBatch, [RecordedDevice]) -> Void
    ) throws(CommandFailure) -> OpenedRecording.ReadResult {
        let ahead = ReadAhead()
        DispatchQueue.global().async { ahead.run(recording) }
        while true {
            ahead.arrived.wait()
            guard let piece = ahead.takePiece() else { break }
            body(piece.batch, piece.devices)
            ahead.giveBack(piece.batch)
        }
        guard let end = ahead.desk.withLock({ $0.end }) else {
            preconditionFailure("the reading thread always stores its result")
        }
        return try end.get()
    }

    private func run(_ recording: OpenedRecording) {
        let end: Result<OpenedRecording.ReadResult, CommandFailure>
        do throws(CommandFailure) {
            end = .success(
                try recording.readInPlace { batch, devices in
                    self.room.wait()
                    self.desk.withLock { desk in
                        var copy = desk.emptied.popLast() ?? EventBatch()
                        copy.replaceAll(with: batch)
                        desk.read.append(Piece(batch: copy, devices: devices))
                    }
                    self.arrived.signal()
                })
        } catch {
            end = .failure(error)
        }
        desk.withLock { $0.end = end }
        arrived.signal()
    }

    private func takePiece() -> Piece? {
        desk.withLock { $0.read.isEmpty ? nil : $0.read.removeFirst() }
    }

    private func giveBack(_ batch: EventBatch) {
        desk.withLock { $0.emptied.append(batch) }
        room.signal()
    }
}
