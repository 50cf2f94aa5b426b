/// The triggers of a submission: the Return key in a text field, or in a search.
///
/// Follows [SubmitTriggers](https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``text``, bit 1 ``search``.
  public let rawValue: UInt
  /// The triggers whose bits are set; see ``rawValue``.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Return pressed in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return pressed in a search field; see `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of `onSubmit` in force, from the innermost outwards.
///
/// It stays the same object as long as the modifier exists, so that a new action causes no evaluation below.
@MainActor final class SubmitScope {
  private let outer: SubmitScope?
  fileprivate var modifier: OnSubmitModifier

  fileprivate init(_ modifier: OnSubmitModifier, outer: SubmitScope?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// Runs the actions for a trigger; returns whether there are any.
  @discardableResult func submit(_ trigger: SubmitTriggers) -> Bool {
    let isHere = modifier.triggers.contains(trigger)
    if isHere { modifier.action() }
    return outer?.submit(trigger) == true || isHere
  }
}

private struct SubmitScopeKey: EnvironmentKey {
  static var defaultValue: SubmitScope? { nil }
}

extension EnvironmentValues {
  /// The actions of the enclosing `onSubmit` modifiers.
  var submitScope: SubmitScope? {
    get { self[SubmitScopeKey.self] }
    set { self[SubmitScopeKey.self] = newValue }
  }
}

nonisolated struct OnSubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: OnSubmitNode.self)
  }
}

private final class OnSubmitNode: ModifierNode<OnSubmitModifier> {
  private lazy var scope = SubmitScope(modifier, outer: inputs.environmentValues.submitScope)
  private lazy var innerInputs = inputs.with(
    environment: ConstantScope<SubmitScope?>(scope, key: SubmitScopeKey.self, parent: inputs.environment))

  override var inner: Inputs { innerInputs }
  override func willEvaluateContent() { scope.modifier = modifier }
}
