import FlowNavigation
import Geometry
import Testing

struct Park: Hashable, Codable, Sendable, Identifiable {
    var id: Int
    var name = "Yosemite"
}

struct Product: Hashable, Codable, Sendable {
    var name: String
}

struct SearchRequest: Hashable, Codable, Sendable {}

/// A phone with a status bar and a home indicator.
let phone = FlowEnvironment(
    device: .iPhone, size: Size(width: 400, height: 800), safeArea: Insets(top: 50, bottom: 30))

/// Rows of 100 points, one below the other. Each links to the value that `value` makes of its index.
func rows(_ numbers: Range<Int>, width: Double = 400, _ value: (Int) -> some Hashable & Sendable) -> [FlowLink] {
    numbers.map { FlowLink(value: value($0), frame: Rect(x: 0, y: Double($0) * 100, width: width, height: 100)) }
}

/// A list of parks, park 0 at the top.
func parkList(_ count: Int = 20, isLazy: Bool = false, bars: Insets = .none) -> ScreenContent {
    ScreenContent(
        links: rows(0..<count) { Park(id: $0) }, contentHeight: Double(count) * 100, bars: bars, isLazy: isLazy)
}

/// Destinations for parks, products, numbers, texts and search; none of them has links.
func destinations() throws -> FlowDestinations {
    var destinations = FlowDestinations()
    try destinations.register(for: Park.self) { _ in ScreenContent() }
    try destinations.register(for: Product.self) { _ in ScreenContent() }
    try destinations.register(for: Int.self) { number in
        ScreenContent(links: [FlowLink(value: number + 1, frame: Rect(x: 0, y: 100, width: 400, height: 100))])
    }
    try destinations.register(for: String.self) { _ in ScreenContent() }
    try destinations.register(for: SearchRequest.self) { _ in ScreenContent() }
    try destinations.register(isPresented: "banana") { ScreenContent() }
    return destinations
}

func stack(
    _ root: ScreenContent = parkList(), overlay: FlowOverlay? = nil, environment: FlowEnvironment = phone,
    animation: Spring = .standard, path: FlowPath = FlowPath()
) throws -> FlowStack {
    try FlowStack(
        root: root, overlay: overlay, destinations: destinations(), environment: environment, animation: animation,
        path: path)
}

extension FlowStack {
    /// The existing link with this index on the root.
    func link(_ index: Int, on screen: ScreenID = .root) throws -> LinkInstance {
        let instances = instances(on: screen)
        return try #require(instances.indices.contains(index) ? instances[index] : nil)
    }

    /// Adds the link to the root.
    mutating func add(_ link: FlowLink) throws -> LinkInstance {
        let instance = addLink(link, on: .root)
        return try #require(instance)
    }

    var values: [FlowValue] { path.map(\.value) }
}

extension [FlowEffect] {
    var presented: [PresentationID] {
        compactMap { if case .presented(let id, _, _) = $0 { id } else { nil } }
    }

    var dismissed: [PresentationID] {
        compactMap { if case .dismissed(let id, _, _, _) = $0 { id } else { nil } }
    }

    var dismissalTargets: [ZoomOrigin] {
        compactMap { if case .dismissed(_, _, let target, _) = $0 { target } else { nil } }
    }

    var scrolls: [Double] {
        compactMap { if case .scrolled(_, let offset) = $0 { offset } else { nil } }
    }
}
