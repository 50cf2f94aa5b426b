#if !canImport(Darwin)
  /// The inline styles of a piece of text; the type is Foundation's, which has it only on Apple's platforms.
  ///
  /// Follows [InlinePresentationIntent](https://developer.apple.com/documentation/foundation/inlinepresentationintent).
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The intents whose bits are set.
    public let rawValue: UInt
    /// Creates the intents whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasized: drawn italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strongly emphasized: drawn bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code: drawn unchanged, as every character already has the same width.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through: drawn with a line through the text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }
#endif
