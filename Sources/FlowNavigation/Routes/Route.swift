/// How a screen is shown above the previous one.
public enum RouteStyle: Hashable, Sendable, Codable {
    /// Pushed onto the navigation of the previous screen.
    case push
    /// As a sheet, with or without its own navigation.
    case sheet(withNavigation: Bool)
    /// As a full-screen cover, with or without its own navigation.
    case cover(withNavigation: Bool)

    /// A sheet without navigation.
    public static var sheet: RouteStyle { .sheet(withNavigation: false) }
    /// A cover without navigation.
    public static var cover: RouteStyle { .cover(withNavigation: false) }

    /// Whether it is presented (a sheet or a cover) rather than pushed.
    public var isPresented: Bool { self != .push }

    /// Whether screens can be pushed from a screen in this style; `nil`: as from the previous screen.
    var hasNavigation: Bool? {
        switch self {
        case .push: nil
        case .sheet(let withNavigation), .cover(let withNavigation): withNavigation
        }
    }
}

/// A screen and the style it is shown in.
public struct Route<Screen> {
    /// The screen, or its state.
    public var screen: Screen
    /// The style.
    public var style: RouteStyle

    /// A screen in this style.
    public init(_ screen: Screen, style: RouteStyle) {
        self.screen = screen
        self.style = style
    }

    /// A pushed screen.
    public static func push(_ screen: Screen) -> Route { Route(screen, style: .push) }

    /// A screen shown as a sheet.
    public static func sheet(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
        Route(screen, style: .sheet(withNavigation: embedInNavigationView))
    }

    /// A screen shown as a cover.
    public static func cover(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
        Route(screen, style: .cover(withNavigation: embedInNavigationView))
    }
}

extension Route: Sendable where Screen: Sendable {}
extension Route: Equatable where Screen: Equatable {}
extension Route: Hashable where Screen: Hashable {}
extension Route: Codable where Screen: Codable {}
