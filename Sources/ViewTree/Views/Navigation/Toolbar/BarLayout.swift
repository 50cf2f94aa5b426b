/// Places the parts of a bar in the first of several arrangements that fits, or else in the last.
///
/// Parts that an arrangement leaves out keep their views, because all arrangements share them.
struct BarLayout: EngineLayout {
  let arrangements: [BarArrangement]

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties(hidesUnplaced: true)
    // The spaces between items need it.
    properties.stackOrientation = .horizontal
    return properties
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Rows {
    let ideal = ProposedViewSize(width: nil, height: proposal.height)
    let limit = proposal.width ?? .infinity
    for arrangement in arrangements.dropLast() {
      let rows = Rows(arrangement, subviews)
      if rows.items.size(ideal).width <= limit { return rows }
    }
    return Rows(arrangements.last ?? BarArrangement(), subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = choice(proposal, subviews)
    let (items, title) = (rows.items.size(proposal), rows.title?.size(proposal) ?? .zero)
    return CGSize(width: max(items.width, title.width), height: items.height + title.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let rows = choice(proposal, subviews)
    let height = rows.items.size(proposal).height
    guard let title = rows.title else { return rows.items.place(in: bounds, proposal) }
    rows.items.place(in: CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: height)), proposal)
    let origin = CGPoint(x: bounds.minX, y: bounds.minY + height)
    title.place(in: CGRect(origin: origin, size: title.size(proposal)), proposal)
  }

  /// The subviews of an arrangement, by rows.
  private struct Rows {
    let items: Row
    let title: Row?

    init(_ arrangement: BarArrangement, _ subviews: Subviews) {
      let shown = subviews.indices.filter { arrangement.shows(subviews[$0]) }
      guard arrangement.titleIsBelow else {
        (items, title) = (Row(isWrapped: arrangement.isWrapped, subviews[shown]), nil)
        return
      }
      let titles = shown.filter { subviews[$0][BarPart.self] == .title }
      let others = shown.filter { subviews[$0][BarPart.self] != .title }
      items = Row(isWrapped: arrangement.isWrapped, subviews[others])
      title = titles.isEmpty ? nil : Row(isWrapped: false, subviews[titles])
    }
  }

  /// Subviews side by side, which may wrap into further rows.
  private struct Row {
    let isWrapped: Bool
    let subviews: Subviews

    init(isWrapped: Bool, _ subviews: Subviews) { (self.isWrapped, self.subviews) = (isWrapped, subviews) }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      if isWrapped {
        var cache: Void = ()
        return WrappedRowLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      var cache = HStackLayout().makeCache(subviews: subviews)
      return HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
      if isWrapped {
        var cache: Void = ()
        return WrappedRowLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      var cache = HStackLayout().makeCache(subviews: subviews)
      HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

/// An arrangement of the parts of a bar.
struct BarArrangement: Equatable {
  /// Whether groups of controls are shown as menus.
  var isShort = false
  /// The indices of the parts that are in the list.
  var listed: Set<Int> = []
  /// Whether the bar has a list even if `listed` is empty.
  var hasList = false
  var titleIsBelow = false
  /// Whether the parts wrap into several rows.
  var isWrapped = false

  fileprivate func shows(_ subview: LayoutSubview) -> Bool {
    switch subview[BarForm.self] {
    case .full where isShort, .short where !isShort: return false
    default: break
    }
    return switch subview[BarPart.self] {
    case .item, .title: true
    case .space: !isWrapped
    case .movable(let index): !listed.contains(index)
    case .listed: false
    case .list: hasList || !listed.isEmpty
    }
  }
}

/// The role of a subview in a bar.
enum BarPart: LayoutValueKey, Equatable {
  static var defaultValue: BarPart { .item }

  case item
  case title
  case space
  /// An item that may move into the list, by its index.
  case movable(Int)
  /// An item that is always in the list.
  case listed
  /// The button that opens the list.
  case list
}
