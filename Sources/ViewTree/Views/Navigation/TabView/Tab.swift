/// What a tab is for.
///
/// Follows [TabRole](https://developer.apple.com/documentation/swiftui/tabrole).
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab searches; without a label it is called so.
  public static let search = TabRole(name: "search")
}

/// A view in a ``TabView``, with its label in the bar, and the value by which it is selected.
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
  /// Itself.
  public typealias Body = Self

  private let content: Content
  private let label: Label
  private let tag: AnyHashable?

  private init(_ content: Content, _ label: Label, tag: AnyHashable?) {
    self.content = content
    self.label = label
    self.tag = tag
  }

  /// A tab with a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label(), tag: AnyHashable(value))
  }

  /// A tab with a label in a tab view that keeps for itself which tab is chosen.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(content(), label(), tag: nil)
  }

  /// Adds the tab.
  public func _addTabs(to list: inout _TabList) {
    var values = ContainerValues()
    values[TabItemValue.self] = AnyView(label)
    if let change = list.change { values[TabItemChange.self] = change }
    if let tag { values.add(tag: tag) }
    // One view, of however many it consists.
    let page = LayoutContainer(layout: RootLayout(), content: content)
    list.views.add(page.modifier(ContainerValueTrait(containerValues: values)))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a title and an image of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), systemImage) }
  }

  /// A tab with a title, which is shown as it is, and an image of a name.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), systemImage) }
  }

  /// A tab with a title and an image of the app, of which a text platform shows the title.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), nil) }
  }

  /// A tab with a title, which is shown as it is, and an image of the app, of which a text platform shows the title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), nil) }
  }

  /// A tab that its role names.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// A tab with a title and an image of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), systemImage) }
  }

  /// A tab with a title, which is shown as it is, and an image of a name.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), systemImage) }
  }

  /// A tab with a title and an image of the app, of which a text platform shows the title.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), nil) }
  }

  /// A tab that its role names.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

/// A tab's title with its image.
///
/// Follows [DefaultTabLabel](https://developer.apple.com/documentation/swiftui/defaulttablabel).
nonisolated public struct DefaultTabLabel: View {
  private let title: Text
  private let image: String?

  init(_ title: Text, _ image: String?) {
    self.title = title
    self.image = image
  }

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
