/// A button that opens a list of actions over the content below it.
///
///     [ Options v ]
///     +------------+
///     |   Rename   |
///     | x Wi-Fi    |
///     |   Share  > |
///     +------------+
///
/// A button in the menu is a row that closes the menu when it is chosen; a toggle is a row with a check mark, and a
/// menu opens beside its row. A second text in the label of a row is its subtitle, below the title. A line separates a
/// section from the row before or after it; a divider shows only between rows, and once. Return or Space opens the
/// menu, Up and Down move, Return chooses and Escape closes; Right opens a submenu, Left closes it. A click that opens
/// the menu leaves the focus in place, so that the focused view publishes its values to the rows. With a primary
/// action, a tap performs that and the arrow opens: `[ Add ] v`. Follows
/// [Menu](https://developer.apple.com/documentation/swiftui/menu).
nonisolated public struct Menu<Label: View, Content: View> {
  @State private var isOpen = false
  private let configured: Binding<Bool>?
  private let primaryAction: (() -> Void)?
  private let label: Label
  private let content: Content

  private init(
    label: Label, content: Content, primaryAction: (() -> Void)?, isPresented: Binding<Bool>? = nil
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
    configured = isPresented
  }

  /// Creates a menu with a label of any kind.
  ///
  /// With `primaryAction`, a tap performs that, and the arrow opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: (() -> Void)? = nil
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    StyledControl(
      MenuStyleConfiguration(
        label: .init(label, in: environment.controlContext), content: .init(content),
        isPresented: configured ?? $isOpen, primaryAction: primaryAction),
      default: DefaultMenuStyle.self
    ) { menu in
      let isPresented = menu.$isPresented
      var semantics = Semantics(of: menu.label)
      semantics.isExpanded = { isPresented.wrappedValue }
      if menu.primaryAction != nil { semantics.setExpanded = { isPresented.wrappedValue = $0 } }
      return semantics
    }
    .resolve(in: environment)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title; a tap performs `primaryAction`, if there is one.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a verbatim title; a tap performs `primaryAction`, if there is one.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol; a tap performs `primaryAction`, if there is one.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(
      content: content, label: { ViewTree.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a verbatim title and a symbol; a tap performs `primaryAction`, if there is one.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) {
    self.init(
      content: content, label: { ViewTree.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a configuration in the next outer style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction,
      isPresented: configuration.$isPresented)
  }
}
