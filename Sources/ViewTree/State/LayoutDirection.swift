/// The direction in which lines run.
///
/// Follows [LayoutDirection](https://developer.apple.com/documentation/swiftui/layoutdirection).
public enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew: what is leading is at the right.
  case rightToLeft
}

extension LayoutDirection {
  /// The direction in which a locale is written.
  package init(of locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which lines run: from right to left, layouts place what is in them in a mirror.
  ///
  ///     Name:        [Ada      ]      [      Ada]        :Name
  ///
  /// Unless it is set, it is that of the screen's locale, or what its options say. Characters within a line are left in
  /// their order: terminals and browsers that know right-to-left scripts turn them round themselves. Follows
  /// [layoutDirection](https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
