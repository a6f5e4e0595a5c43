/// Why a picture could not be drawn.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong: a sentence without its full stop.
    public let description: String
}
