/// The configuration from which a toggle style creates its view.
///
/// Follows [ToggleStyleConfiguration](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration).
public struct ToggleStyleConfiguration: ControlConfiguration {
  /// The role of a toggle: ``Role/toggle``.
  public static var role: Role { .toggle }

  /// The type of the toggle's label.
  public typealias Label = ControlLabel<ToggleStyleConfiguration>

  /// The toggle's label.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on; true if all of its sources are.
  @Binding public var isOn: Bool
  let sources: Binding<ToggleState>?
  /// Whether the styles of this module omit the label.
  let hidesLabel: Bool

  init(label: Label, isOn: Binding<Bool>, sources: Binding<ToggleState>?, hidesLabel: Bool) {
    self.label = label
    _isOn = isOn
    self.sources = sources
    self.hidesLabel = hidesLabel
  }

  /// A Boolean value that indicates whether only some of the sources are on.
  public var isMixed: Bool { sources?.wrappedValue == .mixed }
}

/// A type that defines the appearance of toggles: a view composed of a label and the toggle's state.
///
/// A gesture in the view writes `configuration.isOn`; Return and Space also perform a tap gesture.
/// `Toggle(configuration)` in the view is drawn by the next outer style.
///
/// Follows [ToggleStyle](https://developer.apple.com/documentation/swiftui/togglestyle).
@MainActor @preconcurrency public protocol ToggleStyle: ControlStyle<ToggleStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Switches a toggle on a tap.
  fileprivate nonisolated func switches(_ toggle: ToggleStyleConfiguration) -> some View {
    let isOn = toggle.$isOn
    return onTapGesture { isOn.wrappedValue.toggle() }
  }

  /// Sets the appearance of the toggles in the view.
  ///
  /// The style closest to a toggle wins; a toggle in the style's body uses the next outer style. Follows
  /// [toggleStyle(_:)](https://developer.apple.com/documentation/swiftui/view/togglestyle(_:)).
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a check box, a switch in a form or on a phone, a checked row in a menu, a button in a toolbar.
///
///     [x] Wi-Fi     Wi-Fi      (==O)     x Wi-Fi     [x Wi-Fi ]
///
/// Follows [DefaultToggleStyle](https://developer.apple.com/documentation/swiftui/defaulttogglestyle).
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultToggleStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<ToggleStyleConfiguration> {
    let context = environment.controlContext
    if context.contains(.items) { return menuRow }
    if context.contains(.bar) { return button }
    return context.contains(.switches) || environment.idiom == .phone ? switcher : checkbox
  }

  private static let menuRow = StyleLink(default: MenuToggleStyle())
  private static let button = StyleLink(default: ButtonToggleStyle())
  private static let switcher = StyleLink(default: SwitchToggleStyle())
  private static let checkbox = StyleLink(default: CheckboxToggleStyle())
}

/// A style with a check box before the label; a click anywhere on the toggle switches it.
///
///     [x] Wi-Fi     [ ] Wi-Fi     [-] Wi-Fi          [✓] Wi-Fi     [ ] Wi-Fi     [–] Wi-Fi
///
/// The third toggle is mixed. Follows
/// [CheckboxToggleStyle](https://developer.apple.com/documentation/swiftui/checkboxtogglestyle).
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style, usually written `.checkbox`.
  public init() {}

  /// Returns the view of one toggle; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      box(isMixed: configuration.isMixed, isOn: configuration.isOn)
      if !configuration.hidesLabel { configuration.label }
    }
    .switches(configuration)
  }

  /// The box, in the tint if the toggle is on or mixed.
  private func box(isMixed: Bool, isOn: Bool) -> Image {
    let image = Image(systemName: isMixed ? "minus.square" : isOn ? "checkmark.square" : "square")
    return isMixed || isOn ? image.colored(ControlTint.plain) : image
  }
}

/// A style with a switch at the trailing edge of a row as wide as the proposal: on, off and mixed.
///
///     Wi-Fi      (==O)          Wi-Fi      (━━●)
///     Wi-Fi      (O--)          Wi-Fi      (○──)
///     Wi-Fi      (-O-)          Wi-Fi      (─◐─)
///
/// Follows [SwitchToggleStyle](https://developer.apple.com/documentation/swiftui/switchtogglestyle).
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?

  /// Creates the style, usually written `.switch`.
  public init() { color = nil }
  /// Creates a style whose switch has a colour while it is on, instead of green.
  public init(tint: Color) { color = tint }

  /// Returns the view of one toggle; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    let glyph = Image(systemName: configuration.isMixed ? "switch.mixed" : isOn ? "switch.on" : "switch.off")
    let picture = isOn ? glyph.colored(color.map(AnyShapeStyle.init) ?? ControlTint.green) : glyph
    return Group {
      if configuration.hidesLabel {
        picture
      } else {
        SwitchRow { ViewPair(configuration.label, picture) }
      }
    }
    .switches(configuration)
  }
}

/// A label, and a switch at the trailing edge.
///
/// A stack of its own rather than a called layout, so that the type of its node is known.
nonisolated private struct SwitchRow<Content> {
  let layout = EdgeStackLayout(alignment: .firstTextBaseline)
  let content: Content

  init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }
}

extension SwitchRow: View, LayoutView where Content: View {
  typealias Body = Never
}

/// A style with a button that stays down: on, off and mixed.
///
///     [x Bold ]     [  Bold ]     [- Bold ]          [✓ Bold ]     [  Bold ]     [– Bold ]
///
/// The third toggle is mixed. Follows
/// [ButtonToggleStyle](https://developer.apple.com/documentation/swiftui/buttontogglestyle).
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style, usually written `.button`.
  public init() {}

  /// Returns the view of one toggle; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonBrackets(spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(Image(systemName: configuration.rowMark))
        Text(verbatim: " ")
        configuration.label.bold(configuration.isOn).modifier(PartTrait(labelOf: .toggle, isGrowing: true))
        Text(verbatim: " ")
      }
    }
    .foregroundStyle(configuration.isOn ? ControlTint.plain : AnyShapeStyle(ForegroundStyle()))
    .switches(configuration)
  }
}

/// A row of a menu, with a check mark when it is on.
nonisolated private struct MenuToggleStyle: ToggleStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(MenuRowStyle(mark: configuration.rowMark))
  }
}

extension ToggleStyleConfiguration {
  fileprivate var rowMark: String { SymbolMarks.row(isOn: isOn, isMixed: isMixed) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a check box, a switch in a form or on a phone, a checked row in a menu, a button in a toolbar.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box before its label: `[x] Wi-Fi`.
  public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge: `Wi-Fi        (==O)`.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down: `[x Bold ]`.
  public static var button: ButtonToggleStyle { .init() }
}
