// Capabilities that only some nodes have. A node offers one by returning itself from the member of `Node` that is named
// after it. Those that only layout, drawing and input need are in Layout/RenderNode/Capabilities.swift.

/// A node that takes part in layout.
@MainActor protocol LayoutPart: Node {
  /// The transition of the view, if one is set.
  var transition: AnyTransition? { get }
  /// The node that this one wraps, and that takes it along when it leaves the tree.
  var wrapped: Node? { get }
  /// The node that comes and goes with this one without being its child: the outermost wrapper around it.
  var companion: Node? { get }
  /// The node next to which this one is shown, if it is outside the layout of the enclosing container.
  var presentationAnchor: Node? { get }
  /// Whether the node is presented above everything else, even above content that covers the presenting view.
  var isModal: Bool { get }

  /// Called when one of the node's traits changed.
  func traitChanged(affectsLayout: Bool)
  /// Called before the node's opacity changes, with the animation of the change.
  func opacityWillChange(by cause: AnimationCause?)
  /// Called when the view begins to leave by a transition: the node must not have the focus any more.
  func releaseFocus()
  /// Breaks the cycle between the node and its companion, when the screen is released.
  func releaseCompanion()
}

/// A node that acts when its view is hidden or shown, without coming into the tree or leaving it.
@MainActor protocol ActivityObserver: Node {
  /// Called when an enclosing container shows other views than before.
  func activityChanged()
  /// Called when the view begins to leave by a transition: it must not be found any more; see ``LeavingViews``.
  func didLeave()
  /// Called when a leaving view is shown again.
  func didReturn()
}

extension ActivityObserver {
  func activityChanged() {}
  func didLeave() {}
  func didReturn() {}
}

/// A node that sets, changes or keeps the preferences of the views below it.
@MainActor protocol PreferenceScope: Node {
  /// Called when a preference at or below the node may have changed; `nil` stands for all keys.
  func forgetPreference(_ key: ObjectIdentifier?)
  /// Calls `body` with the nodes whose preferences this node combines, in the order of the combination.
  func forEachContributor(_ body: (Node) -> Void)
  /// Adds the preferences of this node and those below it.
  func addPreferences<K: PreferenceKey>(to reduction: inout PreferenceReduction<K>)
}

extension PreferenceScope {
  func forgetPreference(_ key: ObjectIdentifier?) {}
  func forEachContributor(_ body: (Node) -> Void) { forEachChild(body) }
  func addPreferences<K: PreferenceKey>(to reduction: inout PreferenceReduction<K>) { addContributions(to: &reduction) }
}

/// A node that reads values outside of an evaluation, by an ``AnswerRule``.
@MainActor protocol AnswerReader: Node {
  /// Called when one of the values changed.
  func answersMayHaveChanged()
}
