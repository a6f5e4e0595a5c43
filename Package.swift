// swift-tools-version: 6.2
import PackageDescription

// With FUZZ=1 in the environment everything is built for libFuzzer; see tools/fuzz.
let isFuzzing = Context.environment["FUZZ"] == "1"

let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer,address"])] : [])

let package = Package(
    name: "FlowTouch",
    products: [
        .library(name: "TouchInput", targets: ["TouchInput"]),
        .library(name: "Geometry", targets: ["Geometry"]),
        .library(name: "Gestures", targets: ["Gestures"]),
        .library(name: "Documents", targets: ["Documents"]),
        .library(name: "FlowNavigation", targets: ["FlowNavigation"]),
        .library(name: "RecordingFormats", targets: ["RecordingFormats"]),
        .library(name: "Harness", targets: ["Harness"]),
        .executable(name: "flowtouch", targets: ["flowtouch"]),
    ],
    targets: [
        .target(name: "TouchInput", swiftSettings: strict),
        .target(name: "Geometry", swiftSettings: strict),
        .target(
            name: "Gestures", dependencies: ["TouchInput", "Geometry"], swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(
            name: "FlowNavigation", dependencies: ["Geometry"], swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(
            name: "TouchSynthesis", dependencies: ["TouchInput"], swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CLzma", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
        .target(name: "Documents", dependencies: ["CYaml"], swiftSettings: strict),
        .target(
            name: "RecordingFormats", dependencies: ["TouchInput", "Documents", "CZlib", "CLzma"],
            swiftSettings: strict),

        .target(
            name: "Harness",
            dependencies: [
                "TouchInput", "Documents", "Geometry", "RecordingFormats", "Gestures", "FlowNavigation",
            ],
            swiftSettings: strict),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .target(
            name: "Pictures",
            dependencies: [
                "TouchInput", "Documents", "Geometry", "Gestures", "FlowNavigation", "Harness",
                "Tuning", "CCairo",
            ],
            swiftSettings: strict),
        .target(
            name: "Tuning",
            dependencies: ["TouchInput", "Documents", "Geometry", "RecordingFormats", "Gestures", "Harness"],
            swiftSettings: strict),
        .target(
            name: "RecordingFiles", dependencies: ["TouchInput", "RecordingFormats"], swiftSettings: strict),
        .target(name: "TextScreen", swiftSettings: strict),
        .systemLibrary(name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
        .target(name: "EvdevDevices", dependencies: ["TouchInput", "CLibevdev"], swiftSettings: strict),
        .target(
            name: "FlowTouchCLI",
            dependencies: [
                "TouchInput", "Documents", "Geometry", "RecordingFormats", "Gestures", "TouchSynthesis", "Harness",
                "Pictures", "Tuning", "RecordingFiles", "EvdevDevices", "TextScreen",
            ],
            swiftSettings: strict),
        .executableTarget(name: "flow-benchmark", dependencies: ["FlowNavigation", "Geometry"], swiftSettings: strict),
        .executableTarget(
            name: "flow-drawings",
            dependencies: [
                "TouchInput", "Documents", "Geometry", "RecordingFormats", "Gestures", "Harness", "Pictures",
                "RecordingFiles",
            ],
            swiftSettings: strict),
        .executableTarget(name: "flowtouch", dependencies: ["FlowTouchCLI"], swiftSettings: strict),

        .target(
            name: "HarnessTestSupport",
            dependencies: [
                "Documents", "Geometry", "TouchInput", "RecordingFormats", "Gestures", "TouchSynthesis", "Harness",
                "RecordingFiles",
            ],
            swiftSettings: strict),
        .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
        .testTarget(
            name: "TouchInputTests", dependencies: ["TouchInput", "TouchSynthesis", "HarnessTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "GesturesTests",
            dependencies: ["Documents", "Geometry", "Gestures", "TouchInput", "TouchSynthesis", "HarnessTestSupport"],
            exclude: ["Dismiss/Transitions.txt"], swiftSettings: strict),
        .testTarget(
            name: "FlowNavigationTests", dependencies: ["Documents", "Geometry", "FlowNavigation", "TouchSynthesis"],
            swiftSettings: strict),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Documents", "Geometry", "TouchInput", "RecordingFormats", "Gestures", "FlowNavigation", "Harness",
                "HarnessTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "DocumentsTests", dependencies: ["Documents", "HarnessTestSupport"], swiftSettings: strict),
        .testTarget(
            name: "RecordingFormatsTests",
            dependencies: [
                "Documents", "Geometry", "RecordingFormats", "TouchInput", "TouchSynthesis", "HarnessTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RecordingFilesTests",
            dependencies: ["RecordingFiles", "RecordingFormats", "TouchInput", "HarnessTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TextScreenTests", dependencies: ["TextScreen", "TouchSynthesis", "HarnessTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TouchSynthesisTests", dependencies: ["TouchSynthesis", "TouchInput", "HarnessTestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HarnessTests",
            dependencies: [
                "Documents", "Geometry", "Harness", "Gestures", "FlowNavigation", "RecordingFormats", "RecordingFiles",
                "TouchInput",
                "TouchSynthesis", "HarnessTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PicturesTests",
            dependencies: [
                "Documents", "Geometry", "Pictures", "Tuning", "Harness", "Gestures", "FlowNavigation",
                "RecordingFormats", "TouchInput",
                "HarnessTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TuningTests",
            dependencies: [
                "Documents", "Geometry", "Tuning", "Harness", "Gestures", "RecordingFormats", "TouchSynthesis",
                "TouchInput",
                "HarnessTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "EvdevDevicesTests",
            dependencies: [
                "Documents", "Geometry", "EvdevDevices", "FlowTouchCLI", "Harness", "Gestures", "RecordingFormats",
                "RecordingFiles",
                "TouchSynthesis", "TouchInput", "HarnessTestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "FlowTouchCLITests",
            dependencies: [
                "Documents", "Geometry", "FlowTouchCLI", "Harness", "Gestures", "RecordingFormats", "TextScreen",
                "TouchInput",
                "HarnessTestSupport",
            ],
            swiftSettings: strict),
    ]
)

if isFuzzing {
    package.targets.append(
        .executableTarget(
            name: "fuzz-readers", dependencies: ["HarnessTestSupport"], path: "Sources/FuzzReaders",
            swiftSettings: strict + [.enableExperimentalFeature("Extern")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]))
}
