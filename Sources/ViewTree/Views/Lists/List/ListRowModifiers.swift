extension VerticalEdge {
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// Bit 0 is the top, bit 1 the bottom edge.
    public let rawValue: Int8

    /// Creates a set of raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Lines above and below a row.
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
  typealias Body = Never
  let layout: RowSeparatorLayout

  var decoration: TupleView<Divider, Divider> { TupleView(Divider(), Divider()) }
}

/// What a row modifier does in a list or a form; elsewhere it does nothing.
nonisolated private struct InRows<M: ViewModifier>: ViewModifier {
  let change: M
  @Environment(\.controlContext) private var context

  @MainActor func body(content: Content) -> some View {
    if context.contains(.rows) { content.modifier(change) } else { content }
  }
}

/// A view behind a row, over the whole width of the row.
nonisolated private struct RowBackground<Background: View>: ViewModifier {
  let background: Background

  @MainActor func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, alignment: .leading).background { background }
  }
}

extension View {
  /// Puts space around a row of a list or a form; `nil` is the default, none.
  ///
  /// Elsewhere without effect.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(InRows(change: PaddingModifier(layout: PaddingLayout(insets: insets ?? EdgeInsets()))))
  }

  /// Puts space at some edges of a row of a list or a form; `nil` is the default, none.
  ///
  /// Elsewhere without effect. Follows
  /// [listRowInsets(_:_:)](https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:_:)).
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(EdgeInsets(edges, horizontal: length ?? 0, vertical: length ?? 0))
  }

  /// Puts a view behind a row of a list or a form, over its whole width.
  ///
  /// Elsewhere without effect.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(InRows(change: RowBackground(background: view)))
  }

  /// Draws lines above or below a row of a list or a form; by default there are none.
  ///
  /// Elsewhere without effect.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .bottom) -> some View {
    modifier(
      InRows(change: RowSeparators(layout: RowSeparatorLayout(edges: visibility == .visible ? edges : []))))
  }

  /// Has no effect: the lines of a list are dim, and have no colour.
  ///
  /// Follows
  /// [listRowSeparatorTint(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)).
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Draws lines above or below a section of a list; by default there are none.
  ///
  /// Elsewhere without effect. Follows
  /// [listSectionSeparator(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)).
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { listRowSeparator(visibility, edges: edges) }

  /// Has no effect: the lines of a list are dim, and have no colour.
  ///
  /// Follows
  /// [listSectionSeparatorTint(_:edges:)](https://developer.apple.com/documentation/swiftui/view/listsectionseparatortint(_:edges:)).
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the tint of a row of a list: of its controls, and of symbols that show it; `nil` is that around.
  ///
  /// Follows [listItemTint(_:)](https://developer.apple.com/documentation/swiftui/view/listitemtint(_:)).
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }

  /// Sets the tint of a row of a list; `nil` is that around.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = tint.color } }
  }

  /// Says whether a row cannot be selected by the user, also where its list has a selection.
  ///
  /// Follows [selectionDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/selectiondisabled(_:)).
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionTrait(isAllowed: !isDisabled))
  }

  /// Has no effect: rows do not show that the pointer is over them.
  ///
  /// Follows
  /// [listRowHoverEffectDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/listrowhovereffectdisabled(_:)).
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The tint of a row of a list.
///
/// Follows [ListItemTint](https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable {
  /// `nil`: that of the screen.
  let color: Color?

  /// A colour, whatever the user prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, unless the user prefers another one; here it is always the colour.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour of text.
  public static let monochrome = ListItemTint(color: .primary)
}
