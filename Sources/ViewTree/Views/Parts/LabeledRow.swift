/// The label before what a control shows, unless labels are hidden; in a form what it shows is at the trailing edge.
///
///     Flavor [ Vanilla v ]        Flavor     [ Vanilla v ]        Flavor
///                                                                 [ Vanilla v ]
///
/// Right: where it has room only without the label.
nonisolated struct LabeledRow<Label: View, Content: View>: View, ViewPart {
  let label: Label
  let alignment: VerticalAlignment
  let content: Content
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlContext) private var context

  init(_ label: Label, alignment: VerticalAlignment = .firstTextBaseline, @ViewBuilder content: () -> Content) {
    self.label = label
    self.alignment = alignment
    self.content = content()
  }

  @MainActor var body: some View {
    LabeledRowLayout(alignment: alignment, fillsWidth: context.contains(.rows) && !labelsHidden)() {
      if !labelsHidden { label }
      content
    }
  }
}

/// A label and what it names beside each other, or below each other where it is wider than half of the row and does not
/// fit beside the label, or where a word of the label would be cut.
///
/// A label is broken into lines before what it names is made narrower.
struct LabeledRowLayout: EngineLayout {
  let alignment: VerticalAlignment
  /// Whether what is named stands at the trailing edge.
  let fillsWidth: Bool

  static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// What the two are offered.
  private struct Plan {
    var isAbove = false
    var label: ProposedViewSize
    var content: ProposedViewSize
    var gap: CGFloat = 0
  }

  private func plan(_ proposal: ProposedViewSize, _ label: LayoutSubview, _ content: LayoutSubview) -> Plan {
    let gap = label.spacing.distance(to: content.spacing, along: .horizontal)
    guard let width = proposal.width else { return Plan(label: proposal, content: proposal, gap: gap) }
    let (named, needed) = (label.sizeThatFits(.unspecified).width, content.sizeThatFits(.unspecified).width)
    let rest = max(width - named - gap, 0)
    var above: Plan {
      let offer = ProposedViewSize(width: width, height: nil)
      return Plan(isAbove: true, label: offer, content: offer)
    }
    if needed > rest, needed > width / 2, needed <= width || rest < width * 2 / 3 { return above }
    // What stands in several rows may have room for each of them below the label alone.
    let inRows = needed > width ? content.sizeThatFits(ProposedViewSize(width: width, height: nil)).width : width
    if inRows > rest, inRows < width, isCut(content, needing: needed, in: rest) { return above }
    func offer(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: max(width, 0), height: proposal.height) }
    let contentOffer = offer(max(rest, min(needed, width / 2)))
    let taken = content.sizeThatFits(contentOffer).width
    // What takes all of an endless offer leaves the label as it wants to be.
    guard taken < .infinity else { return Plan(label: offer(named), content: contentOffer, gap: gap) }
    let left = max(width - gap - taken, 0)
    if left < named, isCut(label, needing: named, in: left) { return above }
    return Plan(label: offer(left), content: contentOffer, gap: gap)
  }

  /// Whether the lines into which a width breaks what needs a longer one have no room for all of it: a word is cut.
  private func isCut(_ subview: LayoutSubview, needing needed: CGFloat, in width: CGFloat) -> Bool {
    let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return size.width <= width && size.height * width < subview.sizeThatFits(.unspecified).height * needed
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let last = subviews.last else { return .zero }
    guard subviews.count > 1 else {
      let size = last.sizeThatFits(proposal)
      return CGSize(width: filled(size.width, proposal), height: size.height)
    }
    let plan = plan(proposal, subviews[0], last)
    let (label, content) = (subviews[0].dimensions(in: plan.label), last.dimensions(in: plan.content))
    if plan.isAbove {
      let width = max(label.width, content.width)
      return CGSize(width: filled(width, proposal), height: label.height + content.height)
    }
    let (labelLine, contentLine) = (label[alignment], content[alignment])
    let top = max(labelLine, contentLine)
    let bottom = max(label.height - labelLine, content.height - contentLine)
    return CGSize(width: filled(label.width + plan.gap + content.width, proposal), height: top + bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let last = subviews.last else { return }
    guard subviews.count > 1 else {
      let x = fillsWidth ? bounds.maxX - last.sizeThatFits(proposal).width : bounds.minX
      return last.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
    }
    let plan = plan(proposal, subviews[0], last)
    let (label, content) = (subviews[0].dimensions(in: plan.label), last.dimensions(in: plan.content))
    if plan.isAbove {
      subviews[0].place(at: bounds.origin, proposal: plan.label)
      return last.place(at: CGPoint(x: bounds.minX, y: bounds.minY + label.height), proposal: plan.content)
    }
    let line = bounds.minY + max(label[alignment], content[alignment])
    subviews[0].place(at: CGPoint(x: bounds.minX, y: line - label[alignment]), proposal: plan.label)
    let x = fillsWidth ? bounds.maxX - content.width : bounds.minX + label.width + plan.gap
    last.place(at: CGPoint(x: x, y: line - content[alignment]), proposal: plan.content)
  }

  private func filled(_ width: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    fillsWidth ? max(width, proposal.width ?? 0) : width
  }
}
