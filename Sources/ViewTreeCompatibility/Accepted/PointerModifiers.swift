// What SwiftUI says of pointers, windows and dialogs that a terminal has in one way.

extension View {
  /// Has no effect: a terminal tells which keys are held only with another key.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Has no effect: a terminal tells which keys are held only with another key.
  ///
  /// Follows [modifierKeyAlternate](https://developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:)).
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Has no effect: the pointer is the terminal's.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the pointer is the terminal's.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Has no effect: what is held over a control does not press it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Has no effect: a dialog is shown whenever the program says so.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Has no effect: a dialog is shown whenever the program says so.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Has no effect: a dialog is shown whenever the program says so.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Has no effect: Control-C ends the program.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Has no effect: Control-C ends the program.
  nonisolated public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}

/// What the pointer looks like; a terminal's is its own.
///
/// Follows [PointerStyle](https://developer.apple.com/documentation/swiftui/pointerstyle).
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let `default` = PointerStyle(name: "default")
  /// For text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text that runs down.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For something to be chosen exactly.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// For something that can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// For something that is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// For a link.
  public static let link = PointerStyle(name: "link")
  /// For something that is made larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// For something that is made smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For the width of a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For the height of a row.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether something is pressed by what is held over it; here it is not.
///
/// Follows [SpringLoadingBehavior](https://developer.apple.com/documentation/swiftui/springloadingbehavior).
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It is.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It is not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
