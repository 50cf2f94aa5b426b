/// A view with two or three columns, in which a selection in one column determines the content of the next.
///
///     Mail          | Lunch?
///     ------------- | ----------------
///     *Inbox      2 | Anna, 12:00
///      Sent         |
///
/// A link in a column shows its page in the next column. On screens of less than 50 columns only one column is shown:
/// the first, until one of its rows is selected, by the user or the program, or a link is followed; its back button,
/// Escape and the end of the selection go back. A column takes a third of the width, between 20 and 30 columns, unless
/// `navigationSplitViewColumnWidth(_:)` sets its width. Takes all the proposed space. Follows
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

  /// Creates a three-column view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a three-column view with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a three-column view with bindings to the visible columns, and to the column that is preferred if only one
  /// fits.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// The visible columns.
  @MainActor public var body: some View {
    let visible = visibility?.wrappedValue ?? .automatic
    let isSidebarHidden = visible == .detailOnly || Content.self != EmptyView.self && visible == .doubleColumn
    SplitReader(box: columns) { outer, inner in
      prefer(outer, inner)
      return SplitPages(
        path: PathStorage($path), columns: outer, inner: Content.self == EmptyView.self ? nil : inner,
        hidesRoot: isSidebarHidden, root: sidebar,
        next: SplitDetailColumns(
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
  /// Creates a two-column view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a two-column view with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a two-column view with bindings to the visible columns, and to the column that is preferred if only one
  /// fits.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// The content beside the first column: the last column, or the last two.
nonisolated private struct SplitDetailColumns<Content: View, Detail: View>: View {
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

/// Stores the shared state of the columns, which is created once the view has a graph.
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

/// The visibility of the columns of a split view.
///
/// Follows
/// [NavigationSplitViewVisibility](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  /// The last two columns of a three-column view, or both columns of a two-column view.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// All columns of the view.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// All columns, as long as they fit.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view.
///
/// Follows [NavigationSplitViewColumn](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension View {
  /// Sets the width of the view's column, in the screen's unit.
  ///
  /// Follows
  /// [navigationSplitViewColumnWidth(_:)](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:)).
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(NavigationBarModifier(columnWidth: SplitColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Sets the ideal width of the view's column with its limits, in the screen's unit.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(NavigationBarModifier(columnWidth: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
