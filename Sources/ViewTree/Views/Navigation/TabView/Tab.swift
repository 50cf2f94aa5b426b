/// The purpose of a tab.
///
/// Follows [TabRole](https://developer.apple.com/documentation/swiftui/tabrole).
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for search; without a label, its title is that of a search.
  public static let search = TabRole(name: "search")
}

/// A view in a ``TabView``, with a label in the bar, and a value by which it is selected.
///
///     TabView(selection: $section) {
///       Tab("Mail", systemImage: "envelope", value: .mail) { Inbox() }
///       Tab("Settings", systemImage: "gear", value: .settings) { Settings() }
///     }
///
/// Follows [Tab](https://developer.apple.com/documentation/swiftui/tab).
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value by which the tab is selected.
  public typealias TabValue = Value
  /// The type of the body, which is the tab content itself.
  public typealias Body = Self

  private let content: Content
  private let label: Label
  private let tag: AnyHashable?

  private init(_ content: Content, _ label: Label, tag: AnyHashable?) {
    self.content = content
    self.label = label
    self.tag = tag
  }

  /// Creates a tab with a label and a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label(), tag: AnyHashable(value))
  }

  /// Creates a tab with a label, for a tab view that stores its selection itself.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(content(), label(), tag: nil)
  }

  /// Adds the tab to a list; called by the engine.
  public func _addTabs(to list: inout _TabList) {
    var values = ContainerValues()
    values[TabItemValue.self] = AnyView(label)
    if let change = list.change { values[TabItemChange.self] = change }
    if let tag { values.add(tag: tag) }
    // The page is one view, although the content may consist of several.
    let page = LayoutContainer(layout: RootLayout(), content: content)
    list.views.add(page.modifier(ContainerValueTrait(containerValues: values)))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), systemImage) }
  }

  /// Creates a tab with a verbatim title and a system image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), systemImage) }
  }

  /// Creates a tab with a title and an image of the app, which has no effect: text shows the title only.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), nil) }
  }

  /// Creates a tab with a verbatim title and an image of the app, which has no effect: text shows the title only.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), nil) }
  }

  /// Creates a tab whose label comes from its role; without a role it has no label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with a title and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), systemImage) }
  }

  /// Creates a tab with a verbatim title and a system image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), systemImage) }
  }

  /// Creates a tab with a title and an image of the app, which has no effect: text shows the title only.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), nil) }
  }

  /// Creates a tab whose label comes from its role; without a role it has no label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

/// The title and the image of a tab.
///
/// Follows [DefaultTabLabel](https://developer.apple.com/documentation/swiftui/defaulttablabel).
nonisolated public struct DefaultTabLabel: View {
  private let title: Text
  private let image: String?

  init(_ title: Text, _ image: String?) { (self.title, self.image) = (title, image) }

  init(role: TabRole?) {
    self = role == .search ? .init(Text("Search"), "magnifyingglass") : .init(Text(verbatim: ""), nil)
  }

  /// The image, if there is one, and the title.
  @MainActor public var body: some View {
    if let image {
      Label {
        title
      } icon: {
        Image(systemName: image)
      }
    } else {
      title
    }
  }
}
