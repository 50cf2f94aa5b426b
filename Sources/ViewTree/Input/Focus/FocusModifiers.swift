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
    inputTree.focus.join(self)
  }

  private func leave() {
    guard joined != nil else { return }
    inputTree.focus.leave(self)
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
  let priority: DefaultFocusEvaluationPriority

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: DefaultFocusNode.self)
  }
}

private final class DefaultFocusNode: DefaultFocusRegionNode<DefaultFocusModifier> {
  override func takeDefault() { modifier.cell?.set(modifier.value) }
}

extension Focus {
  /// Whether the default of a view counts: nothing has the focus, or what has it lies below the presentation on top, in
  /// which the view is.
  func isFree(for view: Node) -> Bool {
    guard let presentNode else { return true }
    guard let top = view.renderTree.usablePresentations.last, top.isAround(view) else { return false }
    return !top.isAround(presentNode)
  }

  /// Moves the focus as a key says that the user pressed.
  ///
  /// Where that is in a view with a default of its own, and was outside of it, it goes on to that.
  func userMove(to new: RenderNode) {
    let entered = regions(DefaultFocusNode.self) {
      $0.modifier.priority == .userInitiated && $0.isAround(new) && !isInside($0)
    }
    move(to: new)
    if let outermost = entered.first { outermost.modifier.cell?.set(outermost.modifier.value) }
  }
}

/// When a default focus counts beside the moment in which the view appears.
///
/// Follows
/// [DefaultFocusEvaluationPriority](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// Only when the view appears and nothing else has the focus, or nothing in the popover that comes with it.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when a key moves the focus into the view.
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
  /// With the priority `.userInitiated` also when a key moves the focus into the view. Follows
  /// [defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)).
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(cell: binding.location, value: AnyHashable(value), priority: priority))
  }

  /// Says whether the view takes the focus: Tab and a click go there, and keys come to it.
  ///
  /// `false` takes the focus from a control that has it, and passes it by. Follows
  /// [focusable(_:)](https://developer.apple.com/documentation/swiftui/view/focusable(_:)).
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableTrait(isFocusable: isFocusable))
  }

  /// Says whether the view takes the focus; for whatever it is used, all keys come to it.
  ///
  /// Follows
  /// [focusable(_:interactions:)](https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)).
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
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

/// For what a view takes the focus; here it is one focus for all.
///
/// Follows [FocusInteractions](https://developer.apple.com/documentation/swiftui/focusinteractions).
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``activate``, bit 1 ``edit``.
  public let rawValue: Int

  /// The interactions whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be pressed by a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To take what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// For whatever the platform offers.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
