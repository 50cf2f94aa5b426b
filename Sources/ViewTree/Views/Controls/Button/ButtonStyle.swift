/// What a primitive button style makes a button from: the label, and the action to trigger.
public struct PrimitiveButtonStyleConfiguration: ControlConfiguration {
  public static var role: Role { .button }

  public typealias Label = ControlLabel<PrimitiveButtonStyleConfiguration>

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// The look of a button, and what the user must do to trigger it.
/// Follows [PrimitiveButtonStyle](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: ControlStyle<PrimitiveButtonStyleConfiguration> {
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button style makes a button's look from.
public struct ButtonStyleConfiguration {
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is held down; a key press or a click of a text platform has no duration.
  public let isPressed: Bool
}

/// The look of a button; a tap triggers it.
/// Follows [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency public protocol ButtonStyle: ControlStyle<ButtonStyleConfiguration> {
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Sets the look and the interaction of the buttons below.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { controlStyle(style) }

  /// Sets the look of the buttons below.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(TappedStyle(style: style))
  }
}

/// A button style as a primitive one: the look, triggered by a tap.
nonisolated private struct TappedStyle<S: ButtonStyle>: PrimitiveButtonStyle {
  let style: S

  @MainActor func makeBody(configuration: Configuration) -> some View {
    StyleBody(
      style: style,
      configuration: Shared(
        ButtonStyleConfiguration(role: configuration.role, label: configuration.label, isPressed: false))
    )
    .onTapGesture { configuration.trigger() }
  }
}

/// The default style: bordered, but plain in a list, a form or a menu.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { chosen(for: configuration) }
}

extension DefaultButtonStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<PrimitiveButtonStyleConfiguration> {
    let context = environment.controlContext
    return context.contains(.items) ? menuRow : context.contains(.rows) ? row : bordered
  }

  private static let bordered = StyleLink(default: BorderedButtonStyle())
  private static let menuRow = StyleLink(default: MenuRowStyle())
  private static let row = StyleLink(default: RowButtonStyle())
}

/// A row as wide as the list that is a button.
nonisolated private struct RowButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
    }
    .foregroundStyle(configuration.role.color)
    .onTapGesture { configuration.trigger() }
  }
}

/// A button in brackets: `[ Save ]`.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: nil) {
      Text("[")
      configuration.label
      Text("]")
    }
    .foregroundStyle(configuration.role.color)
    .onTapGesture { configuration.trigger() }
  }
}

/// The button that matters most: `[= Save =]`.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: nil) {
      Text("[=")
      configuration.label
      Text("=]")
    }
    .bold()
    .foregroundStyle(configuration.role.color)
    .onTapGesture { configuration.trigger() }
  }
}

/// A button that is its label, in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      .onTapGesture { configuration.trigger() }
  }
}

/// A button that is its label and nothing else.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

/// A button that looks like a link: underlined.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.underline().foregroundStyle(TintShapeStyle()).onTapGesture { configuration.trigger() }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { .init() }
}

extension ButtonRole? {
  /// Red for what destroys, nothing of its own otherwise.
  var color: AnyShapeStyle { self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(ForegroundStyle()) }
}
