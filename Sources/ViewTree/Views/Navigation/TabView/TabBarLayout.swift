/// Shows the row of the tabs, or the menu if the row does not fit even without images.
struct TabBarLayout: TransparentLayout {
  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func content(_ subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? {
    guard let row = subviews.first else { return nil }
    let least = row.sizeThatFits(ProposedViewSize(width: nil, height: 0)).width
    return least <= proposal.width ?? .infinity ? row : subviews.dropFirst().first
  }
}

/// Places tabs side by side with equal spaces around them; if they do not fit, their labels get a height of 0 and leave
/// out their images.
struct TabRowLayout: EngineLayout {
  private struct Row {
    let offer: ProposedViewSize
    let sizes: [CGSize]

    var width: CGFloat { sizes.reduce(0) { $0 + $1.width } }
    var height: CGFloat { sizes.map(\.height).max() ?? 0 }

    init(_ subviews: Subviews, height: CGFloat?) {
      offer = ProposedViewSize(width: nil, height: height)
      sizes = subviews.map { [offer] in $0.sizeThatFits(offer) }
    }
  }

  private func row(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Row {
    if proposal.height != 0 {
      let row = Row(subviews, height: nil)
      if row.width <= proposal.width ?? .infinity { return row }
    }
    return Row(subviews, height: 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let row = row(proposal, subviews)
    return CGSize(width: max(row.width, row.offer.height == nil ? proposal.width ?? 0 : 0), height: row.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let row = row(proposal, subviews)
    let space = row.offer.height == nil ? max(bounds.width - row.width, 0) / CGFloat(2 * subviews.count) : 0
    var x = bounds.minX
    for (subview, size) in zip(subviews, row.sizes) {
      x += space
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + (row.height - size.height) / 2),
        proposal: ProposedViewSize(width: size.width, height: row.offer.height))
      x += size.width + space
    }
  }
}

/// An image before the title; the title alone if the proposed height is 0.
nonisolated struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    TabLabelLayout()() {
      configuration.icon.controlPart().layoutValue(key: IsTabIcon.self, value: true)
      configuration.title
    }
  }
}

private enum IsTabIcon: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private struct TabLabelLayout: EngineLayout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(stackOrientation: .horizontal)
    properties.hidesUnplaced = true
    return properties
  }

  private var stack: HStackLayout { HStackLayout(alignment: .firstTextBaseline) }

  private func shown(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Subviews {
    let titles = subviews.indices.filter { !subviews[$0][IsTabIcon.self] }
    return proposal.height == 0 && !titles.isEmpty ? subviews[titles] : subviews
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let shown = shown(proposal, subviews)
    var cache = stack.makeCache(subviews: shown)
    return stack.sizeThatFits(proposal: proposal, subviews: shown, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let shown = shown(proposal, subviews)
    var cache = stack.makeCache(subviews: shown)
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: shown, cache: &cache)
  }
}
