#if !canImport(Darwin)
  /// What a piece of a text is to be read as: Foundation's type, which it has on Apple's platforms only.
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
    /// Code: drawn as it is, every character has one width already.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }
#endif
