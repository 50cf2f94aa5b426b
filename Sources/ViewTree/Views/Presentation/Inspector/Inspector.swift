// Details beside the inspected content.
//
//     Photo.png         |Size   2 MB
//     Video.mp4         |Date   Jan 5

extension View {
  /// Shows details beside the view while a binding is `true`, in a column at the trailing edge; in a width of less than
  /// 40 columns, below the view.
  ///
  /// The width of the column is set by ``View/inspectorColumnWidth(_:)``, or else a third of the proposed width and at
  /// least 20 columns. `\.dismiss` in the details closes it. Follows
  /// [inspector](https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)).
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, details: content())) }

  /// Sets the width of an inspector from its content, in the screen's unit.
  ///
  /// Follows
  /// [inspectorColumnWidth(_:)](https://developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:)).
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the minimum, ideal and maximum width of an inspector from its content, in the screen's unit; users cannot
  /// drag its edge in text.
  ///
  /// Follows
  /// [inspectorColumnWidth(min:ideal:max:)](https://developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(min:ideal:max:)).
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidth.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}

/// The width of an inspector: a preference of its content, and a layout value of the column.
private struct InspectorWidth: LayoutValueKey, PreferenceKey, Equatable {
  static var defaultValue: InspectorWidth { InspectorWidth() }
  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    if value == defaultValue { value = nextValue() }
  }

  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  func width(automatic: CGFloat) -> CGFloat {
    let ideal = ideal ?? automatic
    let width = Swift.min(Swift.max(ideal, least ?? ideal), most ?? .infinity)
    return width.isFinite ? Swift.max(width, 0) : automatic
  }
}

nonisolated private struct InspectorModifier<Details: View>: ViewModifier {
  @Binding var isPresented: Bool
  @State var width = InspectorWidth()
  let details: Details

  @MainActor func body(content: Content) -> some View {
    InspectorLayout()() {
      RootLayout() { content.modifier(InspectedClip()) }
      if isPresented {
        InspectorLine()
        RootLayout() { details.modifier(PreferenceWatch<InspectorWidth>(insertsFirst: false) { width = $0 }) }
          .layoutValue(key: InspectorWidth.self, value: width)
          .environment(\.dismiss, DismissAction(isPresented: $isPresented))
          .environment(\.isPresented, true)
      }
    }
    .preference(key: InspectorWidth.self, value: InspectorWidth())
  }
}

/// Clips the inspected content to the offered size, so that it does not push the details off the screen.
nonisolated private struct InspectedClip: LayoutModifier {
  static var clips: Bool { true }

  let layout = InspectedLayout()
}

private struct InspectedLayout: TransparentLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.content?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: min(size.width, proposal.width ?? .infinity), height: min(size.height, proposal.height ?? .infinity))
  }
}

/// Places the inspected content, a line, and the details side by side, or below each other if there is little room.
private struct InspectorLayout: EngineLayout {
  private static let leastColumns: CGFloat = 20

  /// Returns the frames of the parts, with the proposal for each.
  private func places(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(frame: CGRect, offer: ProposedViewSize)]
  {
    guard subviews.count > 2 else {
      return subviews.map { (CGRect(origin: .zero, size: $0.sizeThatFits(proposal)), proposal) }
    }
    let line = subviews.metrics.divider
    let isBeside = proposal.width.map { $0 >= 2 * Self.leastColumns * line.width } ?? true
    return isBeside ? columns(proposal, subviews, line.width) : rows(proposal, subviews, line.height)
  }

  private func columns(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ line: CGFloat
  ) -> [(frame: CGRect, offer: ProposedViewSize)] {
    let least = Self.leastColumns * line
    let third = proposal.width.map { $0.isFinite ? ($0 / 3 / line).rounded() * line : least } ?? least
    let wanted = subviews[2][InspectorWidth.self].width(automatic: max(third, least))
    // The inspected content keeps a column.
    let width = min(wanted, (proposal.width ?? .infinity) - 2 * line)
    let offers = [
      ProposedViewSize(width: proposal.width.map { $0 - width - line }, height: proposal.height),
      ProposedViewSize(width: width, height: proposal.height),
    ]
    let inspected = subviews[0].sizeThatFits(offers[0])
    let details = subviews[2].sizeThatFits(offers[1])
    // The column is at the edge even if the inspected content is narrower.
    let start = max(offers[0].width.flatMap { $0.isFinite ? $0 : nil } ?? 0, inspected.width)
    let height = max(inspected.height, details.height, proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    return [
      (CGRect(origin: .zero, size: inspected), offers[0]),
      (CGRect(x: start, y: 0, width: line, height: height), ProposedViewSize(width: line, height: height)),
      (CGRect(x: start + line, y: 0, width: width, height: details.height), offers[1]),
    ]
  }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ line: CGFloat
  ) -> [(frame: CGRect, offer: ProposedViewSize)] {
    // The details take at most half of the height, and the inspected content the rest.
    let half = proposal.height.map { ($0 / 2 / line).rounded(.down) * line }
    let details = subviews[2].sizeThatFits(ProposedViewSize(width: proposal.width, height: half))
    let rest = proposal.height.map { max($0 - details.height - line, 0) }
    let offer = ProposedViewSize(width: proposal.width, height: rest)
    let inspected = subviews[0].sizeThatFits(offer)
    let width = max(details.width, proposal.width ?? 0)
    return [
      (CGRect(origin: .zero, size: inspected), offer),
      (CGRect(x: 0, y: inspected.height, width: width, height: line), ProposedViewSize(width: width, height: line)),
      (
        CGRect(x: 0, y: inspected.height + line, width: details.width, height: details.height),
        ProposedViewSize(width: proposal.width, height: half)
      ),
    ]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let whole = places(proposal, subviews).reduce(CGRect.zero) { $0.union($1.frame) }
    return CGSize(width: whole.maxX, height: whole.maxY)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, place) in zip(subviews, places(proposal, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), proposal: place.offer)
    }
  }
}

/// A line along the longer side of the proposed size.
nonisolated private struct InspectorLine: LeafView {
  struct Line: FillingLeaf {
    let glyphs: BoxGlyphs

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
      let isColumn = picture.size.width <= context.cellSize.width
      picture.pattern(isColumn ? glyphs.vertical : glyphs.horizontal, GlyphStyle())
    }
  }

  func leaf(in environment: EnvironmentValues) -> Line { Line(glyphs: environment.glyphs.box) }
}
