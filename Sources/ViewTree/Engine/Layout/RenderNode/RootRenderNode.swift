/// The layout of a root: a single view gets the whole proposal, several are stacked above each other.
///
/// A screen that grows with its content offers no height. Views stacked in depth are then offered the height that they
/// took together: a colour behind all others is as high as they are.
package struct RootLayout: EngineLayout {
  private var stack: VStackLayout { VStackLayout() }

  package init() {}

  package func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) {
    if subviews.count == 1 {
      let height = proposal.height ?? (subviews[0].isLayered ? bounds.height : nil)
      return subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: proposal.width, height: height))
    }
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// The render node around the whole content of a screen.
final class RootRenderNode: LayoutRenderNode<RootLayout, RootLayout.Cache> {
  private var child: Node?

  init(inputs: Inputs) {
    super.init(RootLayout(), parent: nil, inputs: inputs, traits: nil)
    renderFeatures.insert(.isLayoutRoot)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func evaluate<V: View>(_ view: V) { child = evaluate(view, in: child, inputs: inputs) }
}
