/// The parts of a tab view, from which a style composes its view.
///
/// SwiftUI has no such type: there tab view styles cannot be written.
@MainActor public struct TabViewStyleConfiguration {
  /// A tab, shown as its label with its badge.
  nonisolated public struct Tab: View, Identifiable, ViewPart {
    /// The identity of the tab.
    public let id: AnyHashable
    /// A Boolean value that indicates whether the tab is selected.
    public let isSelected: Bool
    /// A Boolean value that indicates whether the tab can be selected.
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

    /// Selects the tab, if it is enabled.
    @MainActor public func select() { if isEnabled { choose() } }

    /// Returns a view for the tab in a bar, with the effects of the tab's modifiers: a menu, a popover, accessibility.
    @ViewBuilder @MainActor public func item<Item: View>(_ item: Item) -> some View {
      let item = item.disabled(!isEnabled).published(isSelected: isSelected)
      if let change { change(AnyView(item)) } else { item }
    }

    /// The label followed by the badge.
    @MainActor public var body: some View {
      HStack(alignment: .firstTextBaseline) {
        label.controlPart(labelOf: .tab)
        badge?.layoutPriority(1)
      }
    }
  }

  /// The view of the selected tab; it also keeps the views that have been shown, or that are read.
  nonisolated public struct Content: View, ViewPart {
    let pages: [TabPage]
    /// The index of the selected page; the number of pages if none is selected.
    let shown: Int
    /// Whether a view that is smaller than the tab view is in its middle instead of at its top leading corner.
    var isCentred = false

    /// The view of the selected tab.
    @MainActor public var body: some View {
      Alternatives(
        layout: ShownPageLayout(index: shown, isCentred: isCentred),
        content: ForEach(pages) { $0 }
      )
      .environment(ControlContextKey.self, constant: [])
    }
  }

  /// The view of the selected tab, in the middle of the tab view.
  var centredContent: Content {
    var content = content
    content.isCentred = true
    return content
  }

  /// The tabs in their order.
  public let tabs: [Tab]
  /// The view of the selected tab.
  public let content: Content

  /// Selects the tab `step` places after the selected one, clamped to the first and the last, among those that are
  /// enabled.
  public func moveSelection(by step: Int) {
    let tabs = tabs.filter { $0.isSelected || $0.isEnabled }
    guard let index = tabs.firstIndex(where: \.isSelected) else { return }
    let new = min(max(index + step, 0), tabs.count - 1)
    if new != index { tabs[new].select() }
  }

  /// Handles Left and Right, Home and End; returns whether the key is one of them.
  package func handle(_ key: Key) -> Bool {
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

/// Shows one of its subviews in all the proposed space.
private struct ShownPageLayout: EngineLayout {
  let index: Int
  let isCentred: Bool

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.dropFirst(index).first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let page = subviews.dropFirst(index).first else { return }
    let offer = ProposedViewSize(bounds.size)
    var origin = bounds.origin
    if isCentred {
      let size = page.sizeThatFits(offer)
      origin.x += max((bounds.width - size.width) / 2, 0)
      origin.y += max((bounds.height - size.height) / 2, 0)
    }
    page.place(at: origin, proposal: offer)
  }
}

/// A style that composes a tab view from the tabs and the view of the selected tab.
///
/// Follows [TabViewStyle](https://developer.apple.com/documentation/swiftui/tabviewstyle).
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The type of the composed view.
  associatedtype Body: View
  /// The parts of a tab view.
  typealias Configuration = TabViewStyleConfiguration

  /// Returns the view of one tab view; called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style with an erased type.
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
  /// Sets the style of the tab views in the view.
  ///
  /// Follows [tabViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)).
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, TabViewLook(style: style))
  }
}
