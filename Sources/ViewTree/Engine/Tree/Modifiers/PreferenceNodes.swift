/// Sets a preference; the value replaces those of the views below.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  let value: K.Value

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceNode<K>.self)
  }
}

private final class PreferenceNode<K: PreferenceKey>: ModifierNode<PreferenceModifier<K>>, PreferenceScope {
  private var isChanged = true

  override func willUpdate(to modifier: PreferenceModifier<K>) {
    isChanged = !Comparison.areSame(self.modifier.value, modifier.value)
  }

  override func didEvaluateContent(isFirst: Bool) { if isChanged { preferenceChanged(ObjectIdentifier(K.self)) } }

  override func willUnmount() { preferenceChanged(ObjectIdentifier(K.self)) }

  override var preferenceScope: (any PreferenceScope)? { self }

  func addPreferences<Key>(to reduction: inout PreferenceReduction<Key>) {
    guard Key.self == K.self else { return addContributions(to: &reduction) }
    if isShownByContainer, let value = modifier.value as? Key.Value { reduction.add(value) }
  }
}

/// Transforms the preference of the views below on its way up.
nonisolated struct PreferenceTransform<K: PreferenceKey>: ViewModifier {
  let transform: (inout K.Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceTransformNode<K>.self)
  }
}

private final class PreferenceTransformNode<K: PreferenceKey>: ModifierNode<PreferenceTransform<K>>, PreferenceScope,
  AnswerReader
{
  /// The transformed value is read by other views, so it never counts as an action.
  override func isChangeOfActions(to modifier: PreferenceTransform<K>) -> Bool { false }

  private var answerRule: AnswerRule?

  func answersMayHaveChanged() { preferenceChanged(ObjectIdentifier(K.self)) }

  override func forEachRule(_ body: (Rule) -> Void) {
    super.forEachRule(body)
    if let answerRule { body(answerRule) }
  }

  override func didEvaluateContent(isFirst: Bool) { preferenceChanged(ObjectIdentifier(K.self)) }

  override var preferenceScope: (any PreferenceScope)? { self }

  func addPreferences<Key>(to reduction: inout PreferenceReduction<Key>) {
    guard Key.self == K.self else { return addContributions(to: &reduction) }
    guard isShownByContainer else { return }
    var value = preference(K.self)
    let rule = answerRule ?? AnswerRule(of: self)
    answerRule = rule
    rule.watch { modifier.transform(&value) }
    if let value = value as? Key.Value { reduction.add(value) }
  }
}

/// A node that reacts to a preference of the views below, once in an update in which it may have changed.
@MainActor class PreferenceReaderNode<M, K: PreferenceKey>: ModifierNode<M>, PreferenceScope, ActivityObserver {
  private var isQueued = false
  private let known = KnownPreferences()

  final override func willEvaluateContent() { tree.readsPreferences = true }

  final override func didEvaluateContent(isFirst: Bool) { if isFirst { queue() } }

  final override var preferenceScope: (any PreferenceScope)? { self }
  final override var activityObserver: (any ActivityObserver)? { self }

  final func forgetPreference(_ key: ObjectIdentifier?) {
    known.forget(key)
    if key == nil || key == ObjectIdentifier(K.self) { queue() }
  }

  final func addPreferences<Key>(to reduction: inout PreferenceReduction<Key>) {
    reduction.add(known.reduction { addContributions(to: &$0) })
  }

  final func activityChanged() {
    known.forget(nil)
    queue()
  }

  /// The combined preference of all views below.
  final var preference: K.Value {
    let reduction: PreferenceReduction<K> = known.reduction { addContributions(to: &$0) }
    return reduction.value ?? K.defaultValue
  }

  func preferenceMayHaveChanged() {}

  /// Requests the action; a reader that was removed in this update no longer reads.
  private func queue() {
    guard !isQueued, !isUnmounted else { return }
    isQueued = true
    tree.preferenceReaders.append(self)
  }
}

extension PreferenceReaderNode: PreferenceReader {
  final func readPreference() {
    isQueued = false
    if isActive { preferenceMayHaveChanged() }
  }
}

@MainActor protocol PreferenceReader: AnyObject {
  var depth: Int { get }
  func readPreference()
}

/// Calls an action with the preference of the views below: initially and after each change.
nonisolated struct PreferenceAction<K: PreferenceKey>: ViewModifier {
  /// Whether a value is the one that the action had last.
  let isSame: (K.Value, K.Value) -> Bool
  let action: (K.Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceActionNode<K>.self)
  }
}

private final class PreferenceActionNode<K: PreferenceKey>: PreferenceReaderNode<PreferenceAction<K>, K> {
  private var last: K.Value?

  override func preferenceMayHaveChanged() {
    let value = preference
    if let last, modifier.isSame(last, value) { return }
    last = value
    tree.effects.add { [self] in modifier.action(value) }
  }
}

/// Calls an action with the preference of the views inside, equatable or not, in the transaction of the change.
nonisolated struct PreferenceWatch<K: PreferenceKey>: NodeModifier {
  typealias NodeType = PreferenceWatchNode<K>

  /// Whether the first value inserts a view, which then appears with the content and not in an animation of its own.
  let insertsFirst: Bool
  let action: (K.Value) -> Void
}

final class PreferenceWatchNode<K: PreferenceKey>: PreferenceReaderNode<PreferenceWatch<K>, K> {
  private var isRead = false

  override func isChange(to modifier: PreferenceWatch<K>) -> Bool { false }

  override func preferenceMayHaveChanged() {
    let (value, transaction) = (preference, isRead || !modifier.insertsFirst ? tree.transaction : Transaction())
    isRead = true
    tree.effects.add { [self] in transaction.whileWriting { modifier.action(value) } }
  }
}
