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

  /// Hides an element; it keeps its space and its state.
  nonisolated struct Trait: TraitModifier {
    typealias Body = Never
    static var affectsLayout: Bool { false }

    let isVisible: Bool

    var opacity: Double { isVisible ? 1 : 0 }
    var hides: Bool { !isVisible }
  }
}
