// Focus scopes: they set where the focus goes when no view has it, and where `\.resetFocus` moves it.

/// Makes a view a focus scope.
nonisolated struct FocusScopeModifier: ViewModifier {
  let namespace: Namespace.ID

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusScopeNode.self)
  }
}

private final class FocusScopeNode: FocusRegionNode<FocusScopeModifier> {}

/// Sets whether a view prefers the focus in an enclosing scope.
nonisolated struct PreferredFocusModifier: ViewModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferredFocusNode.self)
  }
}

private final class PreferredFocusNode: DefaultFocusRegionNode<PreferredFocusModifier> {
  override func takeDefault() { if modifier.isPreferred { inputTree.focus.moveToPreferred(in: modifier.namespace) } }
}

extension Focus {
  /// Moves the focus to the view that prefers it in a scope.
  fileprivate func moveToPreferred(in namespace: Namespace.ID) {
    if let target = scopes(of: namespace).lazy.compactMap(preferredTarget).first { move(to: target) }
  }

  /// Moves the focus to the view that prefers it in a scope, or else to the first focusable one in the scope.
  fileprivate func reset(in namespace: Namespace.ID) {
    let target = scopes(of: namespace).lazy.compactMap { self.preferredTarget(in: $0) ?? $0.focusTarget }.first
    if let target { move(to: target) }
  }

  /// The shown scopes of a name, in tree order.
  private func scopes(of namespace: Namespace.ID) -> [FocusScopeNode] {
    regions(FocusScopeNode.self) { $0.modifier.namespace == namespace && $0.isActive }
  }

  /// The focusable render node of the first view that prefers the focus in a scope.
  private func preferredTarget(in scope: FocusScopeNode) -> RenderNode? {
    regions(PreferredFocusNode.self) {
      $0.modifier.isPreferred && $0.modifier.namespace == scope.modifier.namespace && scope.isAround($0)
    }
    .lazy.compactMap(\.focusTarget).first
  }
}

/// An action that moves the focus in a scope to its default place.
///
///     @Namespace private var form
///     @Environment(\.resetFocus) private var resetFocus
///     …
///     Button("Clear") { resetFocus(in: form) }
///
/// Follows [ResetFocusAction](https://developer.apple.com/documentation/swiftui/resetfocusaction).
nonisolated public struct ResetFocusAction {
  // Not the tree: every node retains it, and a weak reference would make that slow (3 % of a mount and of a flip).
  private weak var focus: Focus?

  fileprivate init() {}

  @MainActor init(_ focus: Focus) { self.focus = focus }

  /// Moves the focus to the view of the scope that prefers it, or else to the first focusable one, after earlier writes
  /// are shown.
  ///
  /// Does nothing if no scope has that name, or if no view in it takes the focus.
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
  /// An action that moves the focus in a scope to its default place.
  ///
  /// Follows [resetFocus](https://developer.apple.com/documentation/swiftui/environmentvalues/resetfocus).
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}
