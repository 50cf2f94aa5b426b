/// The direction of lines and horizontal layouts.
///
/// Follows [LayoutDirection](https://developer.apple.com/documentation/swiftui/layoutdirection).
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew: the leading edge is at the right.
  case rightToLeft
}

extension LayoutDirection {
  /// Creates the writing direction of a locale.
  package init(of locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The layout direction.
  ///
  /// From right to left, layouts mirror their content.
  ///
  ///     Name:        [Ada      ]      [      Ada]        :Name
  ///
  /// The default is the direction of the screen's locale, or that of its options. The characters of a line stay in
  /// logical order: terminals and browsers that know right-to-left scripts reorder them. Follows
  /// [layoutDirection](https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
