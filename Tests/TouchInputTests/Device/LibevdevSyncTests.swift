import Foundation
import HarnessTestSupport
import Testing
import TouchInput

/// libevdev's own tests of synchronisation, with the names that they have there.
enum LibevdevSyncTest: String, CaseIterable, CustomTestStringConvertible {
    case synDroppedEvent = "test_syn_dropped_event"
    case synDeltaAbs = "test_syn_delta_abs"
    case synDeltaMT = "test_syn_delta_mt"
    case synDeltaMTResetSlot = "test_syn_delta_mt_reset_slot"
    case synDeltaTrackingIDs = "test_syn_delta_tracking_ids"
    case synDeltaTrackingIDsBtntool = "test_syn_delta_tracking_ids_btntool"
    case synDeltaLateSync = "test_syn_delta_late_sync"
    case synDeltaFakeMT = "test_syn_delta_fake_mt"
    case skippedSync = "test_skipped_sync"
    case incompleteSync = "test_incomplete_sync"
    case emptySync = "test_empty_sync"
    case mtEventValues = "test_mt_event_values"
    case mtEventValuesInvalid = "test_mt_event_values_invalid"
    case mtSlotRangesInvalid = "test_mt_slot_ranges_invalid"
    case mtTrackingIDDiscard = "test_mt_tracking_id_discard"
    case mtTrackingIDDiscardNeg1 = "test_mt_tracking_id_discard_neg_1"

    var testDescription: String {
        switch self {
        case .synDroppedEvent: "SYN_DROPPED is returned and asks for synchronisation"
        case .synDeltaAbs: "Axes that differ are sent by code, then SYN_REPORT"
        case .synDeltaMT: "Slots that differ are sent after the plain axes, each with its number first"
        case .synDeltaMTResetSlot: "The last slot that is sent is the kernel's current slot"
        case .synDeltaTrackingIDs: "A touch that changed its id is ended and starts again, one that stopped is ended"
        case .synDeltaTrackingIDsBtntool: "The finger tools follow the number of touches in both frames"
        case .synDeltaLateSync: "What changed after SYN_DROPPED and before the synchronisation is part of it"
        case .synDeltaFakeMT: "With the reserved axis declared the multitouch axes are not synchronised"
        case .skippedSync: "A synchronisation that nobody reads changes the state all the same"
        case .incompleteSync: "A synchronisation that is read in part changes the state as a whole"
        case .emptySync: "Nothing is sent when nothing differs"
        case .mtEventValues: "Values go to the slot that was chosen before them"
        case .mtEventValuesInvalid: "Slots and axes that are not there have no value"
        case .mtSlotRangesInvalid: "Slot numbers out of range become the last slot"
        case .mtTrackingIDDiscard: "An id that would replace another without a lift is discarded"
        case .mtTrackingIDDiscardNeg1: "The lift of an empty slot is discarded"
        }
    }

    func run() throws {
        switch self {
        case .synDroppedEvent: LibevdevReading.synDroppedEvent()
        case .synDeltaAbs: LibevdevDeltas.abs()
        case .synDeltaMT: LibevdevDeltas.mt()
        case .synDeltaMTResetSlot: try LibevdevDeltas.mtResetSlot()
        case .synDeltaTrackingIDs: LibevdevDeltas.trackingIDs()
        case .synDeltaTrackingIDsBtntool: LibevdevDeltas.trackingIDsBtntool()
        case .synDeltaLateSync: try LibevdevLateSync.run()
        case .synDeltaFakeMT: LibevdevDeltas.fakeMT()
        case .skippedSync: LibevdevReading.skippedSync()
        case .incompleteSync: LibevdevReading.incompleteSync()
        case .emptySync: LibevdevReading.emptySync()
        case .mtEventValues: LibevdevReading.mtEventValues()
        case .mtEventValuesInvalid: LibevdevReading.mtEventValuesInvalid()
        case .mtSlotRangesInvalid: LibevdevReading.mtSlotRangesInvalid()
        case .mtTrackingIDDiscard: LibevdevReading.mtTrackingIDDiscard()
        case .mtTrackingIDDiscardNeg1: LibevdevReading.mtTrackingIDDiscardNeg1()
        }
    }
}

@Suite("Synchronising like libevdev")
struct LibevdevSyncTests {
    @Test("Every synchronisation test of libevdev passes", arguments: LibevdevSyncTest.allCases)
    func holds(_ test: LibevdevSyncTest) throws {
        try test.run()
    }

    private struct Vectors: Decodable {
        struct Vector: Decodable {
            var name: String
        }
        var tests: [Vector]
    }

    @Test(
        "The tests run here are exactly those named in libevdev's vectors",
        .enabled(if: SharedMaterial.isPresent, Comment(rawValue: SharedMaterial.absence)))
    func coversTheVectors() throws {
        let vectors = try JSONDecoder().decode(
            Vectors.self, from: Data(SharedMaterial.bytes("vectors/libevdev_sync.json")))
        #expect(vectors.tests.map(\.name).sorted() == LibevdevSyncTest.allCases.map(\.rawValue).sorted())
    }
}
