/// What a tab view style makes a tab view from.
///
/// SwiftUI has no such type: there tab view styles cannot be written.
@MainActor public struct TabViewStyleConfiguration {
  /// A tab: what its label shows, with its badge.
  nonisolated public struct Tab: View, Identifiable, ViewPart {
    /// Which of the tabs it is.
    public let id: AnyHashable
    /// Whether its view is shown.
    public let isSelected: Bool
    /// Whether it can be chosen.
    public let isEnabled: Bool
    private let label: AnyView
    private let badge: Text?
    private let change: TabItemChange.Change?
    private let choose: @MainActor () -> Void

    init(_ entry: SubviewList.Entry, number: Int, isSelected: Bool, choose: @escaping @MainActor () -> Void) {
      id = AnyHashable(entry.id)
      label = entry.values[TabItemValue.self] ?? AnyView(Text(verbatim: "\(number)"))
      badge = entry.values[BadgeValue.self]
      change = entry.values[TabItemChange.self]
      isEnabled = !entry.values[TabDisabled.self]
      self.isSelected = isSelected
      self.choose = choose
    }

    /// Shows its view, if the tab can be chosen.
    @MainActor public func select() { if isEnabled { choose() } }

    /// What stands for the tab in a bar, with what the modifiers of the tab add: a menu, a popover, words.
    @ViewBuilder @MainActor public func item<Item: View>(_ item: Item) -> some View {
      let item = item.disabled(!isEnabled)
      if let change { change(AnyView(item)) } else { item }
    }

    /// The label, and the badge after it.
    @MainActor public var body: some View {
      HStack(alignment: .firstTextBaseline) {
        label.controlPart(labelOf: .tab)
        badge
      }
    }
  }

  /// The view of the tab that is selected; the others that have been shown are kept in it.
  nonisolated public struct Content: View, ViewPart {
    let pages: [TabPage]
    let shown: Int

    /// The view of the tab that is selected.
    @MainActor public var body: some View {
      Alternatives(
        layout: ShownPageLayout(index: shown),
        content: ForEach(pages) { LayoutContainer(layout: RootLayout(), content: $0.content) })
    }
  }

  /// The tabs in their order.
  public let tabs: [Tab]
  /// The view of the tab that is selected.
  public let content: Content

  /// Selects the tab so many places after the one that is selected, or the nearest to that place, of those that can be
  /// chosen.
  public func moveSelection(by step: Int) {
    let tabs = tabs.filter { $0.isSelected || $0.isEnabled }
    guard let index = tabs.firstIndex(where: \.isSelected) else { return }
    tabs[min(max(index + step, 0), tabs.count - 1)].select()
  }

  /// What Left and Right, Home and End do; says whether the key is one of them.
  func handle(_ key: Key) -> Bool {
    switch key {
    case .left: moveSelection(by: -1)
    case .right: moveSelection(by: 1)
    case .home: moveSelection(by: -tabs.count)
    case .end: moveSelection(by: tabs.count)
    default: return false
    }
    return true
  }
}

/// The view of a tab.
nonisolated struct TabPage: Identifiable {
  let id: [AnyHashable]
  let content: AnyView
}

/// Shows one of its subviews in all the space that is offered.
private struct ShownPageLayout: EngineLayout {
  let index: Int

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.dropFirst(index).first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.dropFirst(index).first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// What tab views look like: a view that is composed of the tabs and of the view that is shown.
///
/// Follows [TabViewStyle](https://developer.apple.com/documentation/swiftui/tabviewstyle).
@MainActor @preconcurrency public protocol TabViewStyle {
  /// What a tab view looks like in the style.
  associatedtype Body: View
  /// What a style makes a tab view from.
  typealias Configuration = TabViewStyleConfiguration

  /// What one tab view looks like; made again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style without its type.
struct TabViewLook {
  let style: any TabViewStyle

  @MainActor func make(_ configuration: TabViewStyleConfiguration) -> AnyView {
    func make(_ style: some TabViewStyle) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(style)
  }
}

private struct TabViewLookKey: LookKey {
  static var defaultValue: TabViewLook { TabViewLook(style: DefaultTabViewStyle()) }
}

extension EnvironmentValues {
  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tab views below.
  ///
  /// Follows [tabViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)).
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, TabViewLook(style: style))
  }
}
