/// Gathers the values of one preference key, in the order of the tree.
@MainActor final class PreferenceCollector {
  let key: ObjectIdentifier
  private let add: (Any) -> Void

  init(_ key: ObjectIdentifier, add: @escaping (Any) -> Void) {
    self.key = key
    self.add = add
  }

  func collect(_ value: Any) { add(value) }
}

extension Node {
  /// The preference of all that is below, reduced.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var result: K.Value?
    let collector = PreferenceCollector(ObjectIdentifier(key)) { value in
      guard let value = value as? K.Value else { return }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    forEachChild { $0.collectPreferences(into: collector) }
    return result ?? K.defaultValue
  }
}

/// Writes a preference: the value replaces those of the views below.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: K.Value

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceNode<K>.self)
  }
}

private final class PreferenceNode<K: PreferenceKey>: ModifierNode<PreferenceModifier<K>> {
  private var isChanged = true

  override func willUpdate(to modifier: PreferenceModifier<K>) {
    isChanged = !Comparison.areSame(self.modifier.value, modifier.value)
  }

  override func didEvaluateContent(isFirst: Bool) { if isChanged { preferenceChanged(ObjectIdentifier(K.self)) } }

  override func willUnmount() { preferenceChanged(ObjectIdentifier(K.self)) }

  override func collectPreferences(into collector: PreferenceCollector) {
    if collector.key == ObjectIdentifier(K.self) {
      collector.collect(modifier.value)
    } else {
      super.collectPreferences(into: collector)
    }
  }
}

/// Changes the preference of the views below on its way up.
nonisolated struct PreferenceTransform<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let transform: (inout K.Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceTransformNode<K>.self)
  }
}

private final class PreferenceTransformNode<K: PreferenceKey>: ModifierNode<PreferenceTransform<K>> {
  private var answerRule: AnswerRule?

  override func answersMayHaveChanged() { preferenceChanged(ObjectIdentifier(K.self)) }

  override func forEachRule(_ body: (Rule) -> Void) {
    super.forEachRule(body)
    if let answerRule { body(answerRule) }
  }

  override func didEvaluateContent(isFirst: Bool) { preferenceChanged(ObjectIdentifier(K.self)) }

  override func collectPreferences(into collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self) else { return super.collectPreferences(into: collector) }
    var value = preference(K.self)
    let rule = answerRule ?? AnswerRule(self)
    answerRule = rule
    rule.watch { modifier.transform(&value) }
    collector.collect(value)
  }
}

/// A node that does something with a preference of the views below, once in an update, when it may have changed.
@MainActor class PreferenceReaderNode<M, K: PreferenceKey>: ModifierNode<M> {
  private var isQueued = false

  final override func didEvaluateContent(isFirst: Bool) { if isFirst { queue() } }

  final override func preferenceChanged(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(K.self) { queue() }
    super.preferenceChanged(key)
  }

  func preferenceMayHaveChanged() {}

  /// What leaves together with its reader is not read any more.
  private func queue() {
    guard !isQueued, !isUnmounted else { return }
    isQueued = true
    tree.preferenceReaders.append(self)
  }
}

extension PreferenceReaderNode: PreferenceReader {
  final func readPreference() {
    isQueued = false
    if !isUnmounted { preferenceMayHaveChanged() }
  }
}

@MainActor protocol PreferenceReader: AnyObject {
  var depth: Int { get }
  func readPreference()
}

/// Calls an action with the preference of the views below: when it is first there, and with each change.
nonisolated struct PreferenceAction<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  typealias Body = Never

  let action: (K.Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceActionNode<K>.self)
  }
}

private final class PreferenceActionNode<K: PreferenceKey>: PreferenceReaderNode<PreferenceAction<K>, K>
where K.Value: Equatable {
  private var last: K.Value?

  override func preferenceMayHaveChanged() {
    let value = preference(K.self)
    guard value != last else { return }
    last = value
    tree.effects.add { [self] in modifier.action(value) }
  }
}

extension View {
  /// Hands a value up to the views around; it replaces those of the views below.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes the preference of the views below on its way up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls the action with the preference of the views below, first and with each change.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}
