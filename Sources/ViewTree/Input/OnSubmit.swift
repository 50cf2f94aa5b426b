/// What submits: the return key in a text field, or a search.
///
/// Follows [SubmitTriggers](https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``text``, bit 1 ``search``.
  public let rawValue: UInt
  /// The triggers whose bits are set; see ``rawValue``.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A text field in which Return is pressed.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of a search in which Return is pressed; see `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key is called; a text platform has no key to show it on.
///
/// Follows [SubmitLabel](https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The actions of `onSubmit` in force, from the innermost on.
///
/// The same object for as long as the modifier is there, so that a new action evaluates nothing below.
@MainActor final class SubmitScope {
  private let outer: SubmitScope?
  fileprivate var modifier: OnSubmitModifier

  fileprivate init(_ modifier: OnSubmitModifier, outer: SubmitScope?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// Runs the actions for what submitted; says whether there are some.
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
  /// The actions of `onSubmit` around.
  var submitScope: SubmitScope? {
    get { self[SubmitScopeKey.self] }
    set { self[SubmitScopeKey.self] = newValue }
  }
}

nonisolated struct OnSubmitModifier: ViewModifier {
  typealias Body = Never

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

extension View {
  /// Calls an action when a text field below is submitted: Return was pressed in it.
  ///
  /// The actions of all such modifiers around the field run, the innermost first. Where there is none, Return presses the
  /// button with the keyboard shortcut `.defaultAction`; as in AppKit it is not pressed as well. Follows
  /// [onSubmit](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)).
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is submitted below from the actions around.
  ///
  /// Follows [submitScope(_:)](https://developer.apple.com/documentation/swiftui/view/submitscope(_:)).
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitScope) { if isBlocking { $0 = nil } }
  }

  /// Accepted: there is no key to show it on.
  ///
  /// Follows [submitLabel](https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)).
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
