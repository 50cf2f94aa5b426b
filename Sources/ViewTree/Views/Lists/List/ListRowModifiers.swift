extension VerticalEdge {
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// Bit 0 is the top, bit 1 the bottom edge.
    public let rawValue: Int8

    /// A set of raw bits.
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
}
