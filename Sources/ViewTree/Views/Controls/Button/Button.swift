/// The purpose of a button that does more than an ordinary action.
///
/// Follows [ButtonRole](https://developer.apple.com/documentation/swiftui/buttonrole).
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// A button that deletes something; its label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that confirms a question; drawn like a button without a role.
  public static let confirm = ButtonRole(name: "confirm")
  /// A button that closes a presentation; drawn like a button without a role.
  public static let close = ButtonRole(name: "close")
}

/// A control that performs an action.
///
///     [ Save ]
///
/// The action runs on a click, or on Return or Space while the button has the focus. Follows
/// [Button](https://developer.apple.com/documentation/swiftui/button).
nonisolated public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.controlContext) private var context
  @Environment(\.menuDismiss) private var menuDismiss

  /// Creates a button with a label of any kind and a role.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with a label of any kind.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// The action; in a menu it also closes the menu, unless the menu is to stay open.
  @MainActor private var trigger: @MainActor () -> Void {
    guard context.contains(.items), let menuDismiss else { return action }
    let action = action
    return {
      menuDismiss()
      action()
    }
  }
}

extension Button: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    let role: Role = context.contains(.items) ? .menuItem : .button
    return StyledControl(
      PrimitiveButtonStyleConfiguration(role: self.role, label: .init(label, in: context), action: trigger),
      default: DefaultButtonStyle.self
    ) { button in
      var semantics = Semantics(of: button.label)
      semantics.role = role
      semantics.takesFocus = true
      return semantics
    }
    .resolve(in: environment)
  }
}

extension Button where Label == Text {
  /// Reports at compile time that a button needs an action.
  @available(*, unavailable, message: "a button needs an action: write Button(\"Title\") { … }")
  public init(_ titleKey: LocalizedStringKey) { fatalError() }

  /// Creates a button with a localized title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title and a role.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewTree.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a localized title and a symbol, with a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewTree.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a verbatim title and a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewTree.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration in the next outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
