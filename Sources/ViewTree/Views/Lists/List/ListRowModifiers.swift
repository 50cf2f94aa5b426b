extension VerticalEdge {
  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits: bit 0 is the top, bit 1 the bottom edge.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The top and bottom edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// A layout that places lines above and below a row.
struct RowSeparatorLayout: EngineLayout {
  let edges: VerticalEdge.Set

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  private func lines(_ subviews: Subviews) -> CGFloat { edges.isEmpty ? 0 : subviews.metrics.divider.height }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let row = subviews.content?.sizeThatFits(proposal) ?? .zero
    let count = CGFloat((edges.contains(.top) ? 1 : 0) + (edges.contains(.bottom) ? 1 : 0))
    return CGSize(width: row.width, height: row.height + count * lines(subviews))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let line = lines(subviews)
    let offer = ProposedViewSize(width: RowLayout.width(proposal, ideal: bounds.width), height: line)
    let top = edges.contains(.top) ? line : 0
    subviews.content?.place(at: CGPoint(x: bounds.minX, y: bounds.minY + top), proposal: proposal)
    guard subviews.count > 2 else { return }
    if edges.contains(.top) { subviews[1].place(at: bounds.origin, proposal: offer) }
    if edges.contains(.bottom) {
      subviews[2].place(at: CGPoint(x: bounds.minX, y: bounds.maxY - line), proposal: offer)
    }
  }
}

nonisolated struct RowSeparators: LayoutModifier {
  let layout: RowSeparatorLayout

  var decoration: TupleView<Divider, Divider> { TupleView(Divider(), Divider()) }
}

/// Applies a row modifier in a list or a form; elsewhere it has no effect.
nonisolated private struct InRows<M: ViewModifier>: ViewModifier, ViewPart {
  static var nameForUsers: String? {
    if M.self == LayoutAround<PaddingLayout>.self { return ".listRowInsets" }
    return M.self == RowSeparators.self ? ".listRowSeparator" : ".listRowBackground"
  }

  let change: M
  @Environment(\.controlContext) private var context

  @MainActor func body(content: Content) -> some View {
    if context.contains(.rows) { content.modifier(change) } else { content }
  }
}

/// A background over the whole width of a row.
nonisolated private struct RowBackground<Background: View>: ViewModifier {
  let background: Background

  @MainActor func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, alignment: .leading).background { background }
  }
}

extension View {
  /// Adds space around a row of a list or a form, in the screen's unit; `nil` is the default, no space.
  ///
  /// Has no effect outside lists and forms.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(InRows(change: LayoutAround(layout: PaddingLayout(insets: insets ?? EdgeInsets()))))
  }

  /// Adds space at some edges of a row of a list or a form, in the screen's unit; `nil` is the default, no space.
  ///
  /// Has no effect outside lists and forms. Follows
  /// [listRowInsets(_:_:)](https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:_:)).
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(EdgeInsets(edges, horizontal: length ?? 0, vertical: length ?? 0))
  }

  /// Adds a background over the whole width of a row of a list or a form.
  ///
  /// Has no effect outside lists and forms.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(InRows(change: RowBackground(background: view)))
  }

  /// Draws lines above or below a row of a list or a form; by default there are none.
  ///
  /// Has no effect outside lists and forms.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .bottom) -> some View {
    modifier(
      InRows(change: RowSeparators(layout: RowSeparatorLayout(edges: visibility == .visible ? edges : []))))
  }

  /// Draws lines above or below a section of a list; by default there are none.
  ///
  /// Has no effect outside lists and forms. Follows
  /// [listSectionSeparator(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)).
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { listRowSeparator(visibility, edges: edges) }

  /// Sets the tint of the controls and tinted symbols in a row of a list; `nil` keeps the surrounding tint.
  ///
  /// Follows [listItemTint(_:)](https://developer.apple.com/documentation/swiftui/view/listitemtint(_:)).
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }

  /// Sets the tint of a row of a list; `nil` keeps the surrounding tint.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = tint.color } }
  }

  /// Prevents the user from selecting a row, even if its list has a selection.
  ///
  /// Follows [selectionDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)).
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionTrait(isAllowed: !isDisabled))
  }
}

/// The tint of a row of a list.
///
/// Follows [ListItemTint](https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable {
  /// The colour of the tint; `nil` uses the tint of the screen.
  let color: Color?

  /// Creates a tint with a colour that overrides the user's preference.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Creates a tint with a colour that the user's preference may override; in text it is always the colour.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint in the colour of text.
  public static let monochrome = ListItemTint(color: .primary)
}
