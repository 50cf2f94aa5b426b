/// The configuration from which a menu style creates its view.
///
/// Follows [MenuStyleConfiguration](https://developer.apple.com/documentation/swiftui/menustyleconfiguration).
public struct MenuStyleConfiguration: ControlConfiguration {
  /// The role of a menu: ``Role/menu``.
  public static var role: Role { .menu }

  /// The type of the control's label.
  public typealias Label = ControlLabel<MenuStyleConfiguration>
  /// The rows of the open menu.
  public typealias Content = ControlContent<MenuStyleConfiguration>

  /// The control's label.
  public let label: Label
  /// The rows of the open menu.
  public let content: Content
  /// A Boolean value that indicates whether the menu is open.
  @Binding public var isPresented: Bool
  /// The action of a tap; `nil` if a tap opens the menu.
  public let primaryAction: (() -> Void)?

  init(label: Label, content: Content, isPresented: Binding<Bool>, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    _isPresented = isPresented
    self.primaryAction = primaryAction
  }
}

/// A type that defines the appearance of menus: a view of the label that sets `configuration.isPresented`.
///
/// `Menu(configuration)` in the view is drawn by the next outer style, with the list of rows; a style that shows
/// `configuration.content` itself has no list.
///
/// Follows [MenuStyle](https://developer.apple.com/documentation/swiftui/menustyle).
@MainActor @preconcurrency public protocol MenuStyle: ControlStyle<MenuStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = MenuStyleConfiguration
}

extension View {
  /// Sets the appearance of the menus in the view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { controlStyle(style) }

  /// Sets whether the menus in the view show an arrow; `.automatic` shows it.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

private struct MenuIndicatorVisibilityKey: LookKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether menus show an arrow; see `menuIndicator(_:)`.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
}

/// The default style: a button that opens the list; in a menu, a row that opens the list beside it.
///
///     [ Options v ]              [ Options v ]
///     +----------+               +---------+------+
///     |   Rename |               | Share > | Mail |
///     +----------+               +---------+------+
///
/// Follows [DefaultMenuStyle](https://developer.apple.com/documentation/swiftui/defaultmenustyle).
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultMenuStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<MenuStyleConfiguration> {
    environment.controlContext.contains(.items) ? submenu : button
  }

  private static let submenu = StyleLink(default: SubmenuStyle())
  private static let button = StyleLink(default: ButtonMenuStyle())
}

/// A button in the current button style with an arrow; with a primary action the arrow stands beside the button.
///
///     [ Options v ]     [ Add ] v
///
/// Follows [ButtonMenuStyle](https://developer.apple.com/documentation/swiftui/buttonmenustyle).
nonisolated public struct ButtonMenuStyle: MenuStyle {
  @Environment(\.menuIndicatorVisibility) private var indicator

  /// Creates the style, usually written `.button`.
  public init() {}

  /// Returns the view of one menu; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      if let primaryAction = configuration.primaryAction {
        Button(action: { primaryAction() }) { configuration.label }
        Button {
          configuration.isPresented.toggle()
        } label: {
          Image(indicator: .opens)
        }.buttonStyle(.plain)
      } else if configuration.label.surface == .none {
        Button {
          configuration.isPresented.toggle()
        } label: {
          HStack(alignment: .firstTextBaseline) {
            configuration.label
            if indicator != .hidden { Image(indicator: .opens) }
          }
        }
      } else {
        // An arrow would stand outside the label's own fill or border.
        Button(action: { configuration.isPresented.toggle() }) { configuration.label }
      }
    }
    .menuRows(isPresented: configuration.$isPresented) { configuration.content }
  }
}

/// The label in the tint, with an arrow and without brackets: `Options v`.
///
/// Follows [BorderlessButtonMenuStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle).
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style, usually written `.borderlessButton`.
  public init() {}

  /// Returns the view of one menu; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().evaluated(for: configuration).buttonStyle(.borderless)
  }
}

/// A row that opens a submenu beside it: `Share  >`.
nonisolated private struct SubmenuStyle: MenuStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isPresented.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(MenuRowStyle(opensMenu: true))
    .environment(\.menuDismiss, nil)
    .menuRows(isPresented: configuration.$isPresented, beside: true) { configuration.content }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a button that opens the list; in a menu, a row that opens it beside.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the current button style, with an arrow: `[ Options v ]`.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label in the tint, with an arrow: `Options v`.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
