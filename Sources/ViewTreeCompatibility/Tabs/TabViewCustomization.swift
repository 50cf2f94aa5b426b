/// The user's arrangement of the tabs in a bar.
///
/// Has no effect: users do not arrange tabs; the values are only stored. Follows
/// [TabViewCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization).
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// The customization of a tab.
  ///
  /// Follows
  /// [TabViewCustomization.TabCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization/tabcustomization).
  public struct TabCustomization: Equatable, Sendable, Codable {
    private var isShown: Bool?

    /// The visibility of the tab in the bar, always automatic.
    public var tabBarVisibility: Visibility { .automatic }

    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility {
      get { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isShown = newValue == .automatic ? nil : newValue == .visible }
    }
  }

  /// The customization of a section.
  ///
  /// Follows
  /// [TabViewCustomization.SectionCustomization](https://developer.apple.com/documentation/swiftui/tabviewcustomization/sectioncustomization).
  public struct SectionCustomization: Equatable, Sendable, Codable {
    /// The identifiers of the tabs in the user's order; always `nil`, because the program's order is used.
    public var tabOrder: [String]? { nil }

    /// Resets the order of the tabs to the program's.
    public func resetTabOrder() {}
  }

  private var tabs: [String: TabCustomization] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The customization of the tab with an identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The customization of the section with an identifier.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }

  /// Resets the order of the sections to the program's.
  public mutating func resetSectionOrder() {}

  /// Resets the order in the section with an identifier to the program's.
  public mutating func resetSectionOrder(for id: String) {}

  /// Resets the visibility of all tabs.
  public mutating func resetVisibility() { tabs = [:] }
}

extension View {
  /// Has no effect: users do not arrange the tabs of a bar.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
