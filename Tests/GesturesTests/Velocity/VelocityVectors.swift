import Foundation
import Gestures
import HarnessTestSupport
import Testing

/// What the tests of other platforms' velocity trackers demand, read from files beside the package.
enum VelocityVectors {
    static func flutter() throws -> Flutter { try read("flutter_velocity_tracker.json") }
    static func compose() throws -> Compose { try read("compose_velocity_tracker.json") }

    private static func read<Vectors: Decodable>(_ file: String) throws -> Vectors {
        try JSONDecoder().decode(Vectors.self, from: Data(SharedMaterial.bytes("vectors/\(file)")))
    }
}

extension VelocityVectors {
    struct Flutter: Decodable {
        struct Event: Decodable {
            let type: String
            let time: Double
            let x: Double
            let y: Double

            enum CodingKeys: String, CodingKey {
                case type, x, y
                case time = "t_ms"
            }
        }

        struct Components: Decodable {
            let x: Double
            let y: Double

            enum CodingKeys: String, CodingKey {
                case x = "vx"
                case y = "vy"
            }
        }

        struct Stroke: Decodable {
            let name: String
            let events: [Event]
            let expected: Components
            let toleranceFraction: Double

            enum CodingKeys: String, CodingKey {
                case name, events, expected
                case toleranceFraction = "tolerance_fraction"
            }

            /// The samples that the tracker is given: all but the lift.
            var samples: [DragSample] {
                events.filter { $0.type != "up" }.map { DragSample(ms: $0.time, x: $0.x, y: $0.y) }
            }

            /// When the finger lifted, in milliseconds.
            var lift: Double? { events.last { $0.type == "up" }?.time }
        }

        struct Generated: Decodable {
            let name: String
            /// Time in milliseconds, x, y.
            let samples: [[Double]]
        }

        let cases: [Stroke]
        let generated: [Generated]

        enum CodingKeys: String, CodingKey {
            case cases
            case generated = "generated_cases"
        }
    }

    struct Compose: Decodable {
        struct Expected: Decodable {
            let impulse: Double?
            let leastSquares: Double?

            enum CodingKeys: String, CodingKey, CaseIterable {
                case impulse = "IMPULSE"
                case leastSquares = "LSQ2"
            }
        }

        struct Line: Decodable {
            let name: String
            let isDifferential: Bool
            /// Time in milliseconds, value.
            let samples: [[Double]]
            let expected: Expected
            let toleranceFraction: Double
            /// What AOSP's formula gives where its tests state no number.
            let computedLeastSquares: Double?

            enum CodingKeys: String, CodingKey {
                case name, expected
                case isDifferential = "differential"
                case samples = "samples_ms"
                case toleranceFraction = "tolerance_fraction"
                case computedLeastSquares = "own_lsq2"
            }
        }

        struct Stroke: Decodable {
            let flutterCase: String
            let leastSquares: [Double]
            let impulse: [Double]
            let tolerance: Double

            enum CodingKeys: String, CodingKey {
                case flutterCase = "flutter_case"
                case leastSquares = "LSQ2"
                case impulse = "IMPULSE"
                case tolerance = "tolerance_abs"
            }
        }

        struct Extra: Decodable {
            let name: String
            let samples: [[Double]]?
            let maximum: [Double]?
        }

        let lines: [Line]
        let strokes: [Stroke]
        let extra: [Extra]

        enum CodingKeys: String, CodingKey {
            case lines = "cases_1d"
            case strokes = "cases_2d"
            case extra
        }
    }
}
