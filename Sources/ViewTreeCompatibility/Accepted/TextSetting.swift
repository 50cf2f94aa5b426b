// How lines are set, which cells do not show.

extension Text {
  /// How the direction of a text is found.
  ///
  /// Follows
  /// [Text.WritingDirectionStrategy](https://developer.apple.com/documentation/swiftui/text/writingdirectionstrategy).
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// As the system does it.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout around.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the characters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

extension AttributedString {
  /// How high a line is, which is a row.
  ///
  /// Follows
  /// [AttributedString.LineHeight](https://developer.apple.com/documentation/foundation/attributedstring/lineheight).
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    /// As the font says.
    public static let normal = LineHeight(name: "normal")
    /// Higher.
    public static let loose = LineHeight(name: "loose")
    /// Less high.
    public static let tight = LineHeight(name: "tight")
    /// As each line needs it.
    public static let variable = LineHeight(name: "variable")
    /// So many times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple \(factor)") }
    /// The size of the font and so many points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading \(increase)") }
    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
  }
}

extension View {
  /// Has no effect: a line is a row.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }

  /// Has no effect: the terminal orders characters by their direction.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

  /// Has no effect: a row has room for every script.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    self
  }
}
