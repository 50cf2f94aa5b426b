// Typesetting of lines. It has no effect: cells do not show it.

extension Text {
  /// The rule for the direction of a text.
  ///
  /// Follows
  /// [Text.WritingDirectionStrategy](https://developer.apple.com/documentation/swiftui/text/writingdirectionstrategy).
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// The default rule of the system.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction of the surrounding layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// The direction of the characters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

extension AttributedString {
  /// The height of a line; in text always one row.
  ///
  /// Follows
  /// [AttributedString.LineHeight](https://developer.apple.com/documentation/foundation/attributedstring/lineheight).
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    /// The height that the font sets.
    public static let normal = LineHeight(name: "normal")
    /// A larger height.
    public static let loose = LineHeight(name: "loose")
    /// A smaller height.
    public static let tight = LineHeight(name: "tight")
    /// A separate height for each line.
    public static let variable = LineHeight(name: "variable")
    /// A height that is a multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple \(factor)") }
    /// The font's size plus a number of points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading \(increase)") }
    /// A height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
  }
}

extension View {
  /// Has no effect: a line is one row.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }

  /// Has no effect: the terminal orders characters by their direction.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

  /// Has no effect: a row has room for every script.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    self
  }
}
