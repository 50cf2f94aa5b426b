/// Whether something is shown.
///
/// Follows [Visibility](https://developer.apple.com/documentation/swiftui/visibility).
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the component that is asked about chooses.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
