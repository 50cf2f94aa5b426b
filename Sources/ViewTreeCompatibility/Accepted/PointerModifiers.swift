// Settings of pointers, windows and dialogs that have one look in a terminal.

extension View {
  /// Has no effect: a terminal reports modifier keys only together with another key.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Has no effect: a terminal reports modifier keys only together with another key.
  ///
  /// Follows [modifierKeyAlternate](https://developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:)).
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Has no effect: the terminal draws the pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the terminal draws the pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Has no effect: dragged content held over a control does not press it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Has no effect: a dialog is shown each time the program presents it.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Has no effect: a dialog is shown each time the program presents it.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Has no effect: a dialog is shown each time the program presents it.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Has no effect: Control-C always ends the program.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Has no effect: Control-C always ends the program.
  nonisolated public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}

/// The shape of the pointer; a terminal draws its own.
///
/// Follows [PointerStyle](https://developer.apple.com/documentation/swiftui/pointerstyle).
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The default pointer of the platform.
  public static let `default` = PointerStyle(name: "default")
  /// A pointer for text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A pointer for vertical text.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A pointer for an exact rectangular selection.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A pointer for an item that can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A pointer for an item that is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointer for a link.
  public static let link = PointerStyle(name: "link")
  /// A pointer for an item that is enlarged.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A pointer for an item that is reduced.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A pointer that changes the width of a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A pointer that changes the height of a row.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// The reaction of a control to dragged content held over it; in text there is none.
///
/// Follows [SpringLoadingBehavior](https://developer.apple.com/documentation/swiftui/springloadingbehavior).
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default reaction of the platform.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The dragged content presses the control.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The dragged content does not press the control.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
