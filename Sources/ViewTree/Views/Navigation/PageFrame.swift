/// A page: its bar, the bar below, and the content between them.
///
/// The content is evaluated last: when a bar reads the items in their order, either all of their views have their
/// places or none exist.
nonisolated struct PageFrame<Shown: View>: View {
  let page: NavigationPage
  let shown: Shown
}

extension PageFrame: LayoutView {
  var layout: PageLayout { PageLayout() }

  @ViewBuilder
  var content: TupleView<NavigationBar, BottomBar, ModifiedContent<LayoutContainer<RootLayout, Shown>, PageClip>> {
    NavigationBar(page: page)
    BottomBar(page: page)
    LayoutContainer(layout: RootLayout(), content: shown).modifier(PageClip())
  }
}

/// Clips a page to the offered size, so that content that is too large does not cover the bars around it.
nonisolated struct PageClip: LayoutModifier {
  static var clips: Bool { true }

  let layout = PageClipLayout()
}

struct PageClipLayout: TransparentLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: subviews.content?.sizeThatFits(proposal) ?? .zero)
  }
}

/// Places a bar above, a bar below, and the content in the remaining space between them, at the top leading corner.
///
/// Takes all the proposed space. Any subview may be missing if views are nested too deep or too many are new.
struct PageLayout: EngineLayout {
  private struct Parts {
    let subviews: Subviews
    let top: CGSize
    let bottom: CGSize

    /// `width`: the proposed width.
    init(_ subviews: Subviews, width: CGFloat?) {
      self.subviews = subviews
      func size(_ index: Int) -> CGSize {
        guard index < subviews.count else { return .zero }
        return subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      (top, bottom) = (size(0), size(1))
    }

    var shown: LayoutSubview? { subviews.dropFirst(2).first }

    func rest(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max($0 - top.height - bottom.height, 0) })
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let parts = Parts(subviews, width: proposal.width)
    let size = parts.shown?.sizeThatFits(parts.rest(proposal)) ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: max(parts.top.width, size.width, parts.bottom.width),
        height: parts.top.height + size.height + parts.bottom.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let parts = Parts(subviews, width: bounds.width)
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    subviews.first?.place(at: bounds.origin, proposal: offer)
    parts.shown?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + parts.top.height), proposal: parts.rest(proposal))
    subviews.dropFirst().first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.maxY - parts.bottom.height), proposal: offer)
  }
}
