/// A layout with the size of the content, which proposes this size to the decorations and aligns them.
struct OverlayLayout: TransparentLayout {
  let alignment: Alignment

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.content else { return }
    content.place(at: bounds.origin, proposal: proposal)
    let dimensions = content.dimensions(in: proposal)
    for decoration in subviews.dropFirst() {
      let own = decoration.dimensions(in: ProposedViewSize(bounds.size))
      let position = CGPoint(
        x: bounds.minX + dimensions[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + dimensions[alignment.vertical] - own[alignment.vertical])
      decoration.place(at: position, proposal: ProposedViewSize(bounds.size))
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.content?.spacing ?? ViewSpacing(defaults: subviews.metrics.spacing)
  }
}

nonisolated struct OverlayModifier<Decoration: View>: LayoutModifier {
  typealias Body = Never
  let layout: OverlayLayout
  let decoration: Decoration
  let isOutline: Bool

  /// A decoration that does not fill the content, such as a badge, does not count as a surface.
  static func _surface(_ content: _Surface) -> _Surface {
    Decoration._surface == .filling ? max(content, .sized) : content
  }
}

nonisolated struct BackgroundModifier<Decoration: View>: LayoutModifier {
  typealias Body = Never
  static var isBehind: Bool { true }
  let layout: OverlayLayout
  let decoration: Decoration
  let isOutline: Bool

  static func _surface(_ content: _Surface) -> _Surface { max(content, min(Decoration._surface, .sized)) }
}

extension View {
  /// Adds views in front of this one; they are proposed its size, and do not change it.
  ///
  /// Several views are in front of each other. Parts outside the frame are drawn. Follows
  /// [overlay(alignment:content:)](https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)).
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let decoration = content()
    return modifier(
      OverlayModifier(
        layout: OverlayLayout(alignment: alignment), decoration: ZStack(alignment: alignment) { decoration },
        isOutline: V._isOutline(decoration)))
  }

  /// Adds views behind this one; they are proposed its size, and do not change it.
  ///
  /// Several views are in front of each other. Parts outside the frame are drawn. Follows
  /// [background(alignment:content:)](https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)).
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    let decoration = content()
    return modifier(
      BackgroundModifier(
        layout: OverlayLayout(alignment: alignment), decoration: ZStack(alignment: alignment) { decoration },
        isOutline: V._isOutline(decoration)))
  }

  /// Adds a view in front of this one.
  @_disfavoredOverload nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
    -> some View
  {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Adds a view behind this one.
  @_disfavoredOverload nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center)
    -> some View
  {
    self.background(alignment: alignment) { background }
  }
}
