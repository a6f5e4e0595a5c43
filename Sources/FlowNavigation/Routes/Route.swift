/// How a screen comes over the one before it.
public enum RouteStyle: Hashable, Sendable, Codable {
    /// Onto the navigation of the screen before it.
    case push
    /// As a sheet over it, with navigation of its own or without.
    case sheet(withNavigation: Bool)
    /// Over all of it, with navigation of its own or without.
    case cover(withNavigation: Bool)

    /// A sheet without navigation.
    public static var sheet: RouteStyle { .sheet(withNavigation: false) }
    /// A cover without navigation.
    public static var cover: RouteStyle { .cover(withNavigation: false) }

    /// Whether it is presented, as sheet or cover, and not pushed.
    public var isPresented: Bool { self != .push }

    /// Whether screens can be pushed from a screen that came like this; `nil`: as from the one before it.
    var hasNavigation: Bool? {
        switch self {
        case .push: nil
        case .sheet(let withNavigation), .cover(let withNavigation): withNavigation
        }
    }
}

/// A screen and how it comes over the one before it.
public struct Route<Screen> {
    /// The screen, or its state.
    public var screen: Screen
    /// How it comes.
    public var style: RouteStyle

    /// A screen that comes like this.
    public init(_ screen: Screen, style: RouteStyle) {
        self.screen = screen
        self.style = style
    }

    /// A screen that is pushed.
    public static func push(_ screen: Screen) -> Route { Route(screen, style: .push) }

    /// A screen that comes as a sheet.
    public static func sheet(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
        Route(screen, style: .sheet(withNavigation: embedInNavigationView))
    }

    /// A screen that comes as a cover.
    public static func cover(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
        Route(screen, style: .cover(withNavigation: embedInNavigationView))
    }
}

extension Route: Sendable where Screen: Sendable {}
extension Route: Equatable where Screen: Equatable {}
extension Route: Hashable where Screen: Hashable {}
extension Route: Codable where Screen: Codable {}
