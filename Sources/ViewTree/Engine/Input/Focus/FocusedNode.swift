/// Connects a view with a focus state.
nonisolated struct FocusedModifier: ViewModifier {
  let cell: FocusCell?
  let value: AnyHashable

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusedNode.self)
  }
}

private final class FocusedNode: ModifierNode<FocusedModifier>, ActivityObserver {
  private var registration: Registration?

  /// The state and value that the view is registered with, until its modifier has others.
  private final class Registration {
    let cell: FocusCell
    let value: AnyHashable

    init(_ cell: FocusCell, _ value: AnyHashable) { (self.cell, self.value) = (cell, value) }
  }

  override var focusedView: (any FocusedView)? { registration == nil ? nil : self }

  override func willEvaluateContent() {
    if let registration, registration.cell === modifier.cell, registration.value == modifier.value { return }
    leave()
    // The state's value for no focus stands for no view.
    guard let cell = modifier.cell, modifier.value != cell.none else { return }
    registration = Registration(cell, modifier.value)
    inputTree.focus.join(self)
  }

  private func leave() {
    guard registration != nil else { return }
    inputTree.focus.leave(self)
    registration = nil
  }

  override func willUnmount() { leave() }
  override var activityObserver: (any ActivityObserver)? { self }
  func didLeave() { leave() }
  func didReturn() { willEvaluateContent() }
}

extension FocusedNode: FocusedView {
  var cell: FocusCell { registration!.cell }
  var focusValue: AnyHashable { registration!.value }
}

/// Writes a focus state when the content appears and no view has the focus.
nonisolated struct DefaultFocusModifier: ViewModifier {
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
  /// Whether the default of a view applies: no view has the focus, or the focus lies below the topmost presentation,
  /// which contains the view.
  func isFree(for view: Node) -> Bool {
    guard let presentNode else { return true }
    guard let top = view.renderTree.usablePresentations.last, top.isAround(view) else { return false }
    return !top.isAround(presentNode)
  }

  /// Moves the focus by a key that the user pressed.
  ///
  /// If the focus enters a view with a user-initiated default, it moves on to that default.
  func moveByUser(to new: RenderNode) {
    let entered = regions(DefaultFocusNode.self) {
      $0.modifier.priority == .userInitiated && $0.isAround(new) && !isInside($0)
    }
    move(to: new)
    if let outermost = entered.first { outermost.modifier.cell?.set(outermost.modifier.value) }
  }
}

/// The events besides the appearance of the view that apply its default focus.
///
/// Follows
/// [DefaultFocusEvaluationPriority](https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority).
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// The default applies only when the view appears and no other view has the focus, or none in the popover around it.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The default also applies when a key moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
