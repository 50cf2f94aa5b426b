/// The configuration from which a primitive button style creates its view: a label, and the action to trigger.
///
/// Follows
/// [PrimitiveButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration).
public struct PrimitiveButtonStyleConfiguration: ControlConfiguration {
  /// A button: ``Role/button``.
  public static var role: Role { .button }
  /// Whether the button grows with its label: it does.
  public static var _growsWithLabel: Bool { true }

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

/// A type that defines the appearance of buttons, and the gesture that triggers them.
///
/// The view must attach a gesture that calls `configuration.trigger()`; otherwise the button does nothing. Return and
/// Space also perform a tap gesture. `Button(configuration)` in the view is drawn by the next outer style.
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
  /// A Boolean value that indicates whether the pointer holds the button down; a key press has no duration.
  public let isPressed: Bool
}

/// A type that defines the appearance of buttons: a view composed of the label and the role; a tap on it triggers the
/// button.
///
/// Follows [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency public protocol ButtonStyle: ControlStyle<ButtonStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Sets the appearance and the gesture of the buttons in the view.
  ///
  /// The style closest to a button wins; a button in the style's body uses the next outer style. Follows
  /// [buttonStyle(_:)](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)).
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { controlStyle(style) }

  /// Sets the appearance of the buttons in the view; a tap triggers them.
  ///
  /// The style closest to a button wins; a button in the style's body uses the next outer style. Follows
  /// [buttonStyle(_:)](https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)).
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(TappedStyle(style: style))
  }
}

/// Adapts a button style to a primitive one: its view, triggered by a tap.
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

/// The default style: brackets; in a list or a form a row as wide as the container; in a menu an item.
///
///     [ Save ]     Save       Save
///
/// A label with its own fill or border already looks like a button and has no brackets:
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

/// A button as wide as its list; beside other views of the row it is as wide as its label.
nonisolated private struct RowButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      RowFiller()
    }
    .foregroundStyle(configuration.role.tintedColor)
    .onTapGesture { configuration.trigger() }
  }
}

/// A button in brackets: `[ Save ]`; a destructive one is red.
///
///     [ Save ]     /     o     \      ┌     ☆     ┐
///                  \ Favourite /      └ Favourite ┘
///
/// A button that Return presses, by the keyboard shortcut `.defaultAction`, is marked like a prominent one: `[= Save
/// =]`. Follows [BorderedButtonStyle](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle).
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  @Environment(\.keyboardShortcut) private var shortcut
  /// Whether brackets are omitted around a label with its own fill or border.
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
    ButtonBrackets(isMarked: isMarked) { label }
      .foregroundStyle(role.tintedColor)
      .onTapGesture { trigger() }
  }
}

/// The most important button, bold: `[= Save =]`; a destructive one is red.
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

/// A button that shows only its label, in the tint, or in red if it is destructive: `Save`.
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

/// A button that shows only its label, in the colour of the surrounding text: `Save`.
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
  /// A style for the most important button: `[= Save =]`.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows only the label, in the tint.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link: underlined.
  public static var link: LinkButtonStyle { .init() }
}

extension ButtonRole? {
  /// Red for a destructive role, otherwise the tint, if one was set.
  var tintedColor: AnyShapeStyle { self == .destructive ? AnyShapeStyle(Color.red) : ControlTint.plain }

  /// Red for a destructive role, otherwise the foreground style.
  var color: AnyShapeStyle { self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(ForegroundStyle()) }
}
