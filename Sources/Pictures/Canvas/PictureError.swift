/// Why a picture could not be made.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is the matter, as a sentence without its end.
    public let description: String
}
