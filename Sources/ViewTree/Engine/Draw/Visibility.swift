/// The visibility of a part of the user interface, such as a label or a scroll bar.
///
/// Follows [Visibility](https://developer.apple.com/documentation/swiftui/visibility).
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The component that reads the value chooses.
  case automatic
  /// The part is visible.
  case visible
  /// The part is hidden.
  case hidden
}
