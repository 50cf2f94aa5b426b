// Scopes of the focus: where the focus goes when nothing has it, and where `\.resetFocus` moves it.

/// Makes a view a scope of the focus.
nonisolated struct FocusScopeModifier: ViewModifier {
  typealias Body = Never

  let namespace: Namespace.ID

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusScopeNode.self)
  }
}

private final class FocusScopeNode: FocusRegionNode<FocusScopeModifier> {}

/// Says whether a view prefers the focus in a scope around.
nonisolated struct PreferredFocusModifier: ViewModifier {
  typealias Body = Never

  let isPreferred: Bool
  let namespace: Namespace.ID

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferredFocusNode.self)
  }
}

private final class PreferredFocusNode: DefaultFocusRegionNode<PreferredFocusModifier> {
  override func takeDefault() {
    if modifier.isPreferred { inputTree.focus.moveToPreferred(in: modifier.namespace) }
  }
}

extension Focus {
  /// Moves the focus to the view that prefers it in a scope.
  fileprivate func moveToPreferred(in namespace: Namespace.ID) {
    if let target = scopes(of: namespace).lazy.compactMap(preferredTarget).first { move(to: target) }
  }

  /// Moves the focus to the view that prefers it in a scope, or else to the first in the scope that takes it.
  fileprivate func reset(in namespace: Namespace.ID) {
    let target = scopes(of: namespace).lazy.compactMap { self.preferredTarget(in: $0) ?? $0.focusTarget }.first
    if let target { move(to: target) }
  }

  /// The scopes of a name that are shown, in the order of the tree.
  private func scopes(of namespace: Namespace.ID) -> [FocusScopeNode] {
    regions(FocusScopeNode.self) { $0.modifier.namespace == namespace && $0.isActive }
  }

  /// What takes the focus of the first view that prefers it in a scope.
  private func preferredTarget(in scope: FocusScopeNode) -> RenderNode? {
    regions(PreferredFocusNode.self) {
      $0.modifier.isPreferred && $0.modifier.namespace == scope.modifier.namespace && scope.isAround($0)
    }
    .lazy.compactMap(\.focusTarget).first
  }
}

/// Moves the focus in a scope to where it goes by default.
///
///     @Namespace private var form
///     @Environment(\.resetFocus) private var resetFocus
///     …
///     Button("Clear") { resetFocus(in: form) }
///
/// Follows [ResetFocusAction](https://developer.apple.com/documentation/swiftui/resetfocusaction).
nonisolated public struct ResetFocusAction {
  // Not the tree: every node retains it, which a weak reference would make slow (3 % of a mount and of a flip).
  private weak var focus: Focus?

  fileprivate init() {}

  @MainActor init(_ focus: Focus) { self.focus = focus }

  /// Moves the focus to the view of the scope that prefers it, or else to the first that takes it, when what was
  /// written before is shown.
  ///
  /// Without a scope of that name, or one in which a view takes the focus, nothing happens.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {
    guard let focus else { return }
    focus.tree.effects.add { focus.reset(in: namespace) }
    focus.tree.graph.requestFrame()
  }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
  /// Moves the focus in a scope to where it goes by default.
  ///
  /// Follows [resetFocus](https://developer.apple.com/documentation/swiftui/environmentvalues/resetfocus).
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension View {
  /// Makes the view a scope of the focus: what prefers the focus in it is found by the scope's name.
  ///
  /// It does not limit where Tab goes. Follows
  /// [focusScope(_:)](https://developer.apple.com/documentation/swiftui/view/focusscope(_:)).
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Says that the focus goes to the view when it appears in a scope and nothing has the focus, and when the scope's
  /// focus is reset.
  ///
  /// Of several views that say so the first in the order of the tree counts. Follows
  /// [prefersDefaultFocus(_:in:)](https://developer.apple.com/documentation/swiftui/view/prefersdefaultfocus(_:in:)).
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
