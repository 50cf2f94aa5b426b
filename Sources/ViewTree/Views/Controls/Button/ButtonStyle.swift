/// What a primitive button style makes a button from: the label, and the action to trigger.
///
/// Follows
/// [PrimitiveButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration).
public struct PrimitiveButtonStyleConfiguration: ControlConfiguration {
  /// A button: ``Role/button``.
  public static var role: Role { .button }

  /// The type of the button's label.
  public typealias Label = ControlLabel<PrimitiveButtonStyleConfiguration>

  /// The button's role; `nil` for an ordinary button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// What buttons look like, and what the user must do to trigger them.
///
/// A gesture in the look calls `configuration.trigger()`, without one the button does nothing; a tap gesture is performed by
/// Return and Space as well. `Button(configuration)` in the look is what the next outer style makes.
///
/// Follows [PrimitiveButtonStyle](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: ControlStyle<PrimitiveButtonStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The configuration from which a button style creates its view.
///
/// Follows [ButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration).
public struct ButtonStyleConfiguration {
  /// The type of the button's label.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// The button's role; `nil` for an ordinary button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is held down by the pointer; a key that triggers it has no duration.
  public let isPressed: Bool
}

/// What buttons look like: a view that is composed of a button's label and role; a tap on it triggers the button.
///
/// Follows [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency public protocol ButtonStyle: ControlStyle<ButtonStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Sets the look and the interaction of the buttons below.
  ///
  /// The style closest to a button wins; a button in its body uses the next outer one. Follows
  /// [buttonStyle(_:)](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)).
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { controlStyle(style) }

  /// Sets the look of the buttons below; a tap triggers them.
  ///
  /// The style closest to a button wins; a button in its body uses the next outer one. Follows
  /// [buttonStyle(_:)](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)).
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(TappedStyle(style: style))
  }
}

/// A button style as a primitive one: the look, triggered by a tap.
nonisolated private struct TappedStyle<S: ButtonStyle>: PrimitiveButtonStyle {
  let style: S
  @State private var isPressed = false

  init(style: S) { self.style = style }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    StyleBody(
      style: style,
      configuration: Shared(
        ButtonStyleConfiguration(role: configuration.role, label: configuration.label, isPressed: isPressed))
    )
    .onTap(pressing: { isPressed = $0 }) { configuration.trigger() }
  }
}

/// The default style: bordered, but a row as wide as the container in a list or a form, and an item in a menu.
///
///     [ Save ]     Save       Save
///
/// A label with a fill or a line of its own is told by that and has no brackets:
///
///     Button { } label: { Text("Save").padding().border(.blue) }
///
///     +------+
///     | Save |
///     +------+
///
/// Follows [DefaultButtonStyle](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle).
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultButtonStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<PrimitiveButtonStyleConfiguration> {
    let context = environment.controlContext
    return context.contains(.items) ? menuRow : context.contains(.rows) ? row : bordered
  }

  private static let bordered = StyleLink(default: BorderedButtonStyle(sparesSurfaces: true))
  private static let menuRow = StyleLink(default: MenuRowStyle())
  private static let row = StyleLink(default: RowButtonStyle())
}

/// A row as wide as the list that is a button; beside other views of the row, as wide as its label.
nonisolated private struct RowButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      RowRest()
    }
    .foregroundStyle(configuration.role.tintedColor)
    .onTapGesture { configuration.trigger() }
  }
}

/// A button in brackets: `[ Save ]`; what destroys is red.
///
///     [ Save ]     /     o     \      ┌     ☆     ┐
///                  \ Favourite /      └ Favourite ┘
///
/// One that Return presses, by the keyboard shortcut `.defaultAction`, is marked as a prominent one is: `[= Save =]`. Follows
/// [BorderedButtonStyle](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  @Environment(\.keyboardShortcut) private var shortcut
  /// Whether a label with a surface of its own has no brackets.
  private let sparesSurfaces: Bool

  /// Creates the style, usually written `.bordered`.
  public init() { self.init(sparesSurfaces: false) }

  fileprivate init(sparesSurfaces: Bool) { self.sparesSurfaces = sparesSurfaces }

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if sparesSurfaces, configuration.label.surface != .none {
      configuration.label
        .foregroundStyle(configuration.role.tintedColor)
        .onTapGesture { configuration.trigger() }
    } else {
      configuration.bracketed(isMarked: shortcut == .defaultAction)
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  @MainActor fileprivate func bracketed(isMarked: Bool) -> some View {
    ButtonBrackets(isMarked: isMarked, label: label)
      .foregroundStyle(role.tintedColor)
      .onTapGesture { trigger() }
  }
}

/// The button that matters most, bold: `[= Save =]`; what destroys is red.
///
/// Follows [BorderedProminentButtonStyle](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle).
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.borderedProminent`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.bracketed(isMarked: true).bold()
  }
}

/// A button that is its label, in the tint, or in red where it destroys: `Save`.
///
/// Follows [BorderlessButtonStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle).
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.borderless`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      .onTapGesture { configuration.trigger() }
  }
}

/// A button that is its label, in the colour of the text around: `Save`.
///
/// Follows [PlainButtonStyle](https://developer.apple.com/documentation/swiftui/plainbuttonstyle).
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

/// A button that looks like a link: its label, underlined and in the tint.
///
/// Follows [LinkButtonStyle](https://developer.apple.com/documentation/swiftui/linkbuttonstyle).
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.link`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.underline().foregroundStyle(TintShapeStyle()).onTapGesture { configuration.trigger() }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: bordered, but plain in a list, a form or a menu.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button in brackets: `[ Save ]`.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button that matters most: `[= Save =]`.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button that is its label, in the tint.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that is its label and nothing else.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link: underlined.
  public static var link: LinkButtonStyle { .init() }
}

extension ButtonRole? {
  /// Red where it destroys something, else the tint, where one was set.
  var tintedColor: AnyShapeStyle { self == .destructive ? AnyShapeStyle(Color.red) : ControlTint.plain }

  /// Red for what destroys, nothing of its own otherwise.
  var color: AnyShapeStyle { self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(ForegroundStyle()) }
}
