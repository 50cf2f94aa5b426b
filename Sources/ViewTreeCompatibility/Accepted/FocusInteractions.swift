/// The interactions for which a view takes the focus.
///
/// Has no effect: there is one focus for all of them. Follows
/// [FocusInteractions](https://developer.apple.com/documentation/swiftui/focusinteractions).
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``activate``, bit 1 ``edit``.
  public let rawValue: Int

  /// The interactions whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Activation by a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Input of text.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions of the platform.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Sets whether the view takes the focus.
  ///
  /// `interactions` has no effect: the view receives all keys. Follows
  /// [focusable(_:interactions:)](https://developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)).
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
}
