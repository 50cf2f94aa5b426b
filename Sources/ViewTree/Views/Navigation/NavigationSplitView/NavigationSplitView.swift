/// Two or three columns, of which a choice in one says what the next one shows.
///
///     Mail          | Lunch?
///     ------------- | ----------------
///     *Inbox      2 | Anna, 12:00
///      Sent         |
///
/// A link in a column shows its page in the place of the one that follows. Where there is no room for columns beside each other, on
/// less than 50 columns of the screen, one is shown: the first, until a row of it is chosen or a link is followed; its
/// button, and Escape, go back. A column is a third of the width, 20 to 30 columns, unless it says another one by
/// `navigationSplitViewColumnWidth(_:)`. As large as what is offered. Follows
/// [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var path = NavigationPath()
  @State private var contentPath = NavigationPath()
  @PlaceObject private var columns = SplitColumnsBox()

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Three columns, of which the binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Three columns, of which the bindings say which are seen, and which one where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// The columns that are to be seen.
  @MainActor public var body: some View {
    let visible = visibility?.wrappedValue ?? .automatic
    let isSidebarHidden = visible == .detailOnly || Content.self != EmptyView.self && visible == .doubleColumn
    SplitReader(box: columns) { outer, inner in
      prefer(outer, inner)
      return SplitPages(
        path: PathStorage($path), columns: outer, inner: Content.self == EmptyView.self ? nil : inner,
        hidesRoot: isSidebarHidden, root: sidebar,
        next: SplitNext(
          path: PathStorage($contentPath), columns: inner, hidesRoot: visible == .detailOnly, content: content,
          detail: detail))
    }
  }

  @MainActor private func prefer(_ outer: SplitColumns, _ inner: SplitColumns) {
    guard let preferred else { return }
    let first: NavigationSplitViewColumn = Content.self == EmptyView.self ? .detail : .content
    outer.preferred = Binding(
      get: { preferred.wrappedValue != .sidebar },
      set: { preferred.wrappedValue = $0 ? first : .sidebar })
    inner.preferred = Binding(
      get: { preferred.wrappedValue == .detail },
      set: { preferred.wrappedValue = $0 ? .detail : .content })
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns, of which the binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns, of which the bindings say which are seen, and which one where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// What is beside the first column: the last one, or two.
nonisolated private struct SplitNext<Content: View, Detail: View>: View {
  let path: PathStorage
  let columns: SplitColumns
  let hidesRoot: Bool
  let content: Content
  let detail: Detail

  @MainActor var body: some View {
    if Content.self == EmptyView.self {
      detail
    } else {
      SplitPages(
        path: path, columns: columns, inner: nil, hidesRoot: hidesRoot,
        root: SplitColumn(columns: columns, own: content), next: detail)
    }
  }
}

/// Keeps what the columns know of each other; made when the view has a graph.
@MainActor private final class SplitColumnsBox {
  private var columns: (SplitColumns, SplitColumns)?

  nonisolated init() {}

  func columns(in graph: Graph) -> (SplitColumns, SplitColumns) {
    if let columns { return columns }
    let new = (SplitColumns(in: graph), SplitColumns(in: graph))
    columns = new
    return new
  }
}

nonisolated private struct SplitReader<Content: View>: View {
  let box: SplitColumnsBox
  let content: (SplitColumns, SplitColumns) -> Content
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    if let graph = environment.scope?.host?.graph {
      let (outer, inner) = box.columns(in: graph)
      content(outer, inner)
    }
  }
}

/// Which columns of a split view are seen.
///
/// Follows
/// [NavigationSplitViewVisibility](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// The last one alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  /// Of three the last two, of two both.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// All, as long as there is room.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view.
///
/// Follows
/// [NavigationSplitViewColumn](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle of three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns of a split view share the width; on a text platform they stand beside each other.
///
/// Follows [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The style of the platform: beside each other.
///
/// Follows
/// [AutomaticNavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/automaticnavigationsplitviewstyle).
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; mostly written `.automatic`.
  public init() {}
}

/// All columns have the room that they want.
///
/// Follows
/// [BalancedNavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/balancednavigationsplitviewstyle).
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; mostly written `.balanced`.
  public init() {}
}

/// The last column keeps its width.
///
/// Follows
/// [ProminentDetailNavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/prominentdetailnavigationsplitviewstyle).
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; mostly written `.prominentDetail`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style of the platform.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns have the room that they want.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Accepted: columns share the width in one way.
  ///
  /// Follows
  /// [navigationSplitViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:)).
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// Sets the width of the column that the view is in, in the screen's unit.
  ///
  /// Follows
  /// [navigationSplitViewColumnWidth(_:)](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:)).
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(NavigationBarModifier(columnWidth: SplitColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Sets the width of the column that the view is in, and the bounds of it, in the screen's unit.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(NavigationBarModifier(columnWidth: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
