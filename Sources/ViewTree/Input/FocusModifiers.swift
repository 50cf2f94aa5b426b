/// Connects a view with a state of the focus.
nonisolated struct FocusedModifier: ViewModifier {
  typealias Body = Never

  let cell: FocusCell?
  let value: AnyHashable

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusedNode.self)
  }
}

private final class FocusedNode: ModifierNode<FocusedModifier> {
  private var joined: Joined?

  /// What the view is in the focus for as long as its modifier says the same.
  private final class Joined {
    let cell: FocusCell
    let value: AnyHashable

    init(_ cell: FocusCell, _ value: AnyHashable) { (self.cell, self.value) = (cell, value) }
  }

  override var focusedView: (any FocusedView)? { joined == nil ? nil : self }

  override func willEvaluateContent() {
    if let joined, joined.cell === modifier.cell, joined.value == modifier.value { return }
    leave()
    // No view stands for the state's being nowhere.
    guard let cell = modifier.cell, modifier.value != cell.none else { return }
    joined = Joined(cell, modifier.value)
    renderTree.focus.join(self)
  }

  private func leave() {
    guard joined != nil else { return }
    renderTree.focus.leave(self)
    joined = nil
  }

  override func willUnmount() { leave() }
  override func didLeave() { leave() }
  override func didReturn() { willEvaluateContent() }
}

extension FocusedNode: FocusedView {
  var cell: FocusCell { joined!.cell }
  var focusValue: AnyHashable { joined!.value }
}

/// Writes a state of the focus when the content appears and nothing has the focus.
nonisolated struct DefaultFocusModifier: ViewModifier {
  typealias Body = Never

  let cell: FocusCell?
  let value: AnyHashable

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: DefaultFocusNode.self)
  }
}

private final class DefaultFocusNode: AppearanceNode<DefaultFocusModifier> {
  override func didAppear() {
    tree.effects.add { [self] in
      if !isUnmounted, renderTree.focused == nil { modifier.cell?.set(modifier.value) }
    }
  }
}

/// When a default focus counts; a text platform evaluates it when the view appears.
///
/// Follows
/// [DefaultFocusEvaluationPriority](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// When nothing else has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moved the focus into the view; here the same.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Connects the view with a state: it is `true` while the focus is in the view, and moves the focus there when it is
  /// written.
  ///
  /// Writing `false` takes the focus away. Follows
  /// [focused(_:)](https://developer.apple.com/documentation/swiftui/view/focused(_:)).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(cell: condition.location, value: AnyHashable(true)))
  }

  /// Connects the view with a state: it has the value while the focus is in the view, and moves the focus there when
  /// the value is written.
  ///
  /// Follows [focused(_:equals:)](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)).
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(cell: binding.location, value: AnyHashable(value)))
  }

  /// Writes a value to a state of the focus when the view appears and nothing has the focus.
  ///
  /// Follows [defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)).
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(cell: binding.location, value: AnyHashable(value)))
  }

  /// Says whether the view takes the focus: Tab and a click go there, and keys come to it.
  ///
  /// `false` takes the focus from a control that has it, and passes it by. Follows
  /// [focusable(_:)](https://developer.apple.com/documentation/swiftui/view/focusable(_:)).
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableTrait(isFocusable: isFocusable))
  }

  /// Says whether the view is shown in reverse video while it has the focus; a view that shows it in its own way says
  /// no.
  ///
  /// It counts for the view itself, not for those inside. Follows
  /// [focusEffectDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)).
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectTrait(isDisabled: disabled))
  }
}
