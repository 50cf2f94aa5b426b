/// A label before the content of a control, unless labels are hidden; in a form the content is at the trailing edge.
///
///     Flavor [ Vanilla v ]        Flavor     [ Vanilla v ]        Flavor
///                                                                 [ Vanilla v ]
///
/// The third picture: the content fits only below the label.
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

/// A layout with a label beside its content.
///
/// The content is below the label if it is wider than half of the row and does not fit beside the label, or if a word
/// of the label would be truncated.
///
/// A label wraps before its content is made narrower.
struct LabeledRowLayout: EngineLayout {
  let alignment: VerticalAlignment
  /// Whether the content is at the trailing edge.
  let fillsWidth: Bool

  static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// The proposals for label and content.
  private struct Plan {
    var isAbove = false
    var label: ProposedViewSize
    var content: ProposedViewSize
    var gap: CGFloat = 0
  }

  private func plan(_ proposal: ProposedViewSize, _ label: LayoutSubview, _ content: LayoutSubview) -> Plan {
    let (named, needed) = (label.sizeThatFits(.unspecified).width, content.sizeThatFits(.unspecified).width)
    let gap = named > 0 ? label.spacing.distance(to: content.spacing, along: .horizontal) : 0
    guard let width = proposal.width else { return Plan(label: proposal, content: proposal, gap: gap) }
    let rest = max(width - named - gap, 0)
    var above: Plan {
      let offer = ProposedViewSize(width: width, height: nil)
      return Plan(isAbove: true, label: offer, content: offer)
    }
    if needed > rest, needed > width / 2, needed <= width || rest < width * 2 / 3 { return above }
    // Content of several rows may fit as a whole only below the label.
    let inRows = needed > width ? content.sizeThatFits(ProposedViewSize(width: width, height: nil)).width : width
    if inRows > rest, inRows < width, isCut(content, needing: needed, in: rest) { return above }
    func offer(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: max(width, 0), height: proposal.height) }
    let contentOffer = offer(max(rest, min(needed, width / 2)))
    let taken = content.sizeThatFits(contentOffer).width
    // If the content fills an infinite proposal, the label keeps its ideal width.
    guard taken < .infinity else { return Plan(label: offer(named), content: contentOffer, gap: gap) }
    let left = max(width - gap - taken, 0)
    if left < named, isCut(label, needing: named, in: left) { return above }
    return Plan(label: offer(left), content: contentOffer, gap: gap)
  }

  /// Whether a subview is wider than a width, or truncated: the lines into which it wraps have less area than it needs.
  private func isCut(_ subview: LayoutSubview, needing needed: CGFloat, in width: CGFloat) -> Bool {
    let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return size.width > width || size.height * width < subview.sizeThatFits(.unspecified).height * needed
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
    fillsWidth ? max(width, proposal.width ?? width) : width
  }
}
