/// The configuration from which a control group style creates its view.
///
/// Follows
/// [ControlGroupStyleConfiguration](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration).
public struct ControlGroupStyleConfiguration: ControlConfiguration {
  /// The role of a group of controls: ``Role/group``.
  public static var role: Role { .group }

  /// The type of the controls.
  public typealias Content = ControlContent<ControlGroupStyleConfiguration>
  /// The type of the group's label.
  public typealias Label = ControlLabel<ControlGroupStyleConfiguration>

  /// The controls of the group.
  public let content: Content
  /// The group's label; empty if none was given.
  public let label: Label

  /// The label as the title of a button inside the group, where it is not published as the label of the group.
  fileprivate var title: AnyView { label.content }

  /// The label of the button that opens a menu of the controls.
  @MainActor @ViewBuilder fileprivate var menuTitle: some View {
    if label.isEmpty { Image(systemName: "ellipsis") } else { title }
  }

  /// The controls, one by one.
  @MainActor fileprivate var controls: [OptionList.Option] { OptionList.views(in: content.content) }
}

/// A type that defines the appearance of groups of controls.
///
/// Follows [ControlGroupStyle](https://developer.apple.com/documentation/swiftui/controlgroupstyle).
@MainActor @preconcurrency public protocol ControlGroupStyle: ControlStyle<ControlGroupStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ControlGroupStyleConfiguration
}

extension View {
  /// Sets the appearance of the groups of controls in the view.
  ///
  /// Follows [controlGroupStyle](https://developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:)).
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: the controls in one frame; in a menu they are rows.
///
///     [ Cut | Copy | Paste ]
///
/// Follows [AutomaticControlGroupStyle](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle).
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension AutomaticControlGroupStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<ControlGroupStyleConfiguration> {
    if environment.collapsesControlGroups != nil { return collapsing }
    return environment.controlContext.contains(.items) ? rows : frame
  }

  private static let rows = StyleLink(default: RowsControlGroupStyle())
  private static let frame = StyleLink(default: NavigationControlGroupStyle())
  private static let collapsing = StyleLink(default: CollapsingControlGroupStyle())
}

/// The controls in one frame, or a menu of them if the surrounding bar has no room.
nonisolated private struct CollapsingControlGroupStyle: ControlGroupStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    CollapsingControls(controls: configuration.controls) {
      configuration.menuTitle
    } header: {
      GroupHeader(configuration: configuration)
    }
  }
}

/// The title of a group in a menu; nothing without a label.
nonisolated private struct GroupHeader: View {
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View {
    if !configuration.label.isEmpty {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: SymbolMarks.row(isOn: false))
        configuration.label.foregroundStyle(.secondary)
      }
    }
  }
}

/// Rows of a menu, below the label.
nonisolated private struct RowsControlGroupStyle: ControlGroupStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    GroupHeader(configuration: configuration)
    configuration.content
  }
}

/// The controls in one frame: `[ Cut | Copy | Paste ]`.
///
/// Follows
/// [NavigationControlGroupStyle](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle).
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style, usually written `.navigation`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlFrame(controls: configuration.controls)
  }
}

/// The controls side by side, each as a symbol if it has one: `x  =  v`.
///
/// Follows [PaletteControlGroupStyle](https://developer.apple.com/documentation/swiftui/palettecontrolgroupstyle).
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style, usually written `.palette`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      ForEach(configuration.controls) { $0.view }
    }
    .buttonStyle(.plain)
    .labelStyle(.iconOnly)
    .lineLimit(1)
  }
}

/// A button with the label that opens a menu of the controls; in a menu, a row that opens a submenu.
///
///     [ Edit v ]
///     +---------+
///     |   Cut   |
///     |   Copy  |
///     +---------+
///
/// Follows [MenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle).
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  @State private var isOpen = false
  @Environment(\.controlContext) private var context

  /// Creates the style, usually written `.menu`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // The stack keeps the group apart from its button.
    HStack(spacing: 0) {
      if context.contains(.items) { row(configuration) } else { button(configuration) }
    }
  }

  @MainActor private func row(_ configuration: Configuration) -> some View {
    let isOpen = $isOpen
    return Button {
      isOpen.wrappedValue.toggle()
    } label: {
      configuration.menuTitle
    }
    .buttonStyle(MenuRowStyle(opensMenu: true))
    .environment(\.menuDismiss, nil)
    .menuRows(isPresented: isOpen, beside: true) { configuration.content }
  }

  @MainActor private func button(_ configuration: Configuration) -> some View {
    ControlMenu {
      configuration.content
    } title: {
      configuration.menuTitle
    }
  }
}

/// In a menu, the controls side by side in one row, each as a symbol if it has one; elsewhere a button that opens them.
///
/// Follows
/// [CompactMenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle).
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  @Environment(\.controlContext) private var context

  /// Creates the style, usually written `.compactMenu`.
  public init() {}

  /// Returns the view of one group; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if context.contains(.items) {
      PaletteControlGroupStyle().evaluated(for: configuration)
    } else {
      MenuControlGroupStyle().evaluated(for: configuration)
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls in one frame; in a menu they are rows.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls in one frame: `[ Cut | Copy | Paste ]`.
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls side by side, each as a symbol if it has one.
  public static var palette: PaletteControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu, the controls side by side in one row; elsewhere a button that opens them.
  public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroup: CollapsingItem {
  static var isCollapsing: Bool { true }
}
