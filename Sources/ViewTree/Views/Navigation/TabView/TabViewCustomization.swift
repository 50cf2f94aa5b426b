/// How a user arranged the tabs of a bar: as they are.
///
/// Users do not arrange tabs; what a program sets here is kept, and does not count. Follows
/// [TabViewCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// What is kept of a tab.
  ///
  /// Follows
  /// [TabViewCustomization.TabCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization/tabcustomization).
  public struct TabCustomization: Equatable, Sendable, Codable {
    private var isShown: Bool?

    /// Whether the tab is in the bar: as the tab says itself.
    public var tabBarVisibility: Visibility { .automatic }

    /// Whether the tab is in the sidebar.
    public var sidebarVisibility: Visibility {
      get { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isShown = newValue == .automatic ? nil : newValue == .visible }
    }
  }

  /// What is kept of a section.
  ///
  /// Follows
  /// [TabViewCustomization.SectionCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization/sectioncustomization).
  public struct SectionCustomization: Equatable, Sendable, Codable {
    /// The ids of the tabs in the order that the user gave them: the program's order counts.
    public var tabOrder: [String]? { nil }

    /// Goes back to the order that the program says.
    public func resetTabOrder() {}
  }

  private var tabs: [String: TabCustomization] = [:]

  /// As the tabs say themselves.
  public init() {}

  /// What is kept of the tab with an id.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// What is kept of the section with an id.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }

  /// Goes back to the order that the program says.
  public mutating func resetSectionOrder() {}

  /// Goes back to the order that the program says, in the section with an id.
  public mutating func resetSectionOrder(for id: String) {}

  /// Goes back to what the tabs say themselves.
  public mutating func resetVisibility() { tabs = [:] }
}

extension View {
  /// Accepted: users do not arrange the tabs of a bar.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
