/// A container that shares its width among views side by side, with bars between them that can be dragged.
///
///     HSplitView { Sidebar(); Editor() }
///
///     Inbox   |Dear Ann,
///     Drafts  |
///     Sent    |see you soon.
///
/// By default all views are equally wide, within the limits of their frames. Follows
/// [HSplitView](https://developer.apple.com/documentation/swiftui/hsplitview).
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a container with views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views, and the bars between them.
  @MainActor public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// A container that shares its height among views one above the other, with bars between them that can be dragged.
///
/// Follows [VSplitView](https://developer.apple.com/documentation/swiftui/vsplitview).
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a container with views one above the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views, and the bars between them.
  @MainActor public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

nonisolated private struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The distance by which the bar before each view was dragged from its default position, in the screen's unit.
  @State private var moves: [[AnyHashable]: CGFloat] = [:]

  @MainActor var body: some View {
    let panes = SubviewList(of: content).entries
    SplitPaneLayout(axis: axis, moves: panes.map { moves[$0.id] ?? 0 }) {
      ForEach(panes, id: \.id) { pane in
        if pane.id != panes.first?.id { SplitBar(axis: axis, move: move(pane.id)) }
        pane.content
      }
    }
  }

  private func move(_ pane: [AnyHashable]) -> Binding<CGFloat> {
    let moves = $moves
    return Binding {
      moves.wrappedValue[pane] ?? 0
    } set: {
      moves.wrappedValue[pane] = $0
    }
  }
}

/// A line between two views that moves with the pointer.
private struct SplitBar: View {
  let axis: Axis
  @Binding var move: CGFloat
  /// The value of `move` when the drag began.
  @State private var start: CGFloat?

  @MainActor var body: some View {
    let (axis, move, start) = (axis, $move, $start)
    let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout { Divider() }
      .modifier(
        GestureTrait(
          rank: .normal, isEnabled: true, allowsInside: true,
          recognize: { event, _ in
            switch event.phase {
            case .down, .time: return .possible
            case .drag:
              let way = event.location - event.start
              if start.wrappedValue == nil { start.wrappedValue = move.wrappedValue }
              move.wrappedValue = (start.wrappedValue ?? 0) + way[axis]
              return .active
            case .up, .lapse, .cancel:
              let wasDragged = start.wrappedValue != nil
              start.wrappedValue = nil
              return wasDragged ? .ended : .failed
            }
          }))
  }
}

/// A layout that shares a length among views, with a bar after each but the last.
nonisolated private struct SplitPaneLayout: Layout {
  let axis: Axis
  /// The distance by which the bar before each view was dragged; the first has none.
  let moves: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let along = ideal.reduce(0) { $0 + $1[axis] }
    let across = ideal.map { $0[axis.other] }.max() ?? 0
    var size = CGSize.zero
    size[axis] = proposal[axis] ?? along
    size[axis.other] = proposal[axis.other] ?? across
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let length = bounds.size[axis]
    let bars = stride(from: 1, to: subviews.count, by: 2).map { subviews[$0].sizeThatFits(.zero)[axis] }
    let panes = stride(from: 0, to: subviews.count, by: 2).map {
      limits(of: subviews[$0], across: bounds.size[axis.other])
    }
    let lengths = moved(shares(of: length - bars.reduce(0, +), panes), panes)
    var position = bounds.origin
    for (index, subview) in subviews.enumerated() {
      let own = index.isMultiple(of: 2) ? lengths[index / 2] : bars[index / 2]
      var size = bounds.size
      size[axis] = own
      subview.place(at: position, proposal: ProposedViewSize(size))
      position[axis] += own
    }
  }

  /// Returns the smallest and the largest length of a view.
  private func limits(of subview: LayoutSubview, across: CGFloat) -> ClosedRange<CGFloat> {
    func length(_ proposed: CGFloat) -> CGFloat {
      var size = CGSize.zero
      size[axis] = proposed
      size[axis.other] = across
      return subview.sizeThatFits(ProposedViewSize(size))[axis]
    }
    let least = max(length(0), 0)
    return least...max(least, length(.infinity))
  }

  /// Returns the lengths without a drag: as even as possible, in whole units.
  private func shares(of length: CGFloat, _ panes: [ClosedRange<CGFloat>]) -> [CGFloat] {
    var shares = panes.map(\.lowerBound)
    var rest = max(length, 0)
    // The views with the smallest limits come first.
    let order = panes.indices.sorted { panes[$0].upperBound < panes[$1].upperBound }
    for (taken, index) in order.enumerated() {
      let even = (rest / CGFloat(order.count - taken)).rounded()
      shares[index] = min(max(even, panes[index].lowerBound), panes[index].upperBound)
      rest -= shares[index]
    }
    // The remaining length is given to the last view.
    if let last = shares.indices.last, rest > 0 { shares[last] += rest }
    return shares
  }

  /// Returns the lengths after all drags, one bar after the other, within the limits of each view.
  private func moved(_ lengths: [CGFloat], _ panes: [ClosedRange<CGFloat>]) -> [CGFloat] {
    var lengths = lengths
    for (bar, way) in moves.enumerated() where bar > 0 && bar < lengths.count && way != 0 && way.isFinite {
      let (before, after) = (bar - 1, bar)
      let most = min(lengths[after] - panes[after].lowerBound, panes[before].upperBound - lengths[before])
      let least = max(panes[before].lowerBound - lengths[before], lengths[after] - panes[after].upperBound)
      let move = min(max(way, min(least, 0)), max(most, 0))
      lengths[before] += move
      lengths[after] -= move
    }
    return lengths
  }
}
