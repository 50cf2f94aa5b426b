/// The draw phase: placed elements become a display list of what lies in the damaged areas.
@MainActor struct DrawPass {
  let tree: Tree
  let root: Element
  /// The size of the whole picture.
  let size: CGSize

  func run() -> DisplayList {
    let damage = DamageRegion(tree.damage, cell: tree.text.cellSize, bounds: CGRect(origin: .zero, size: size)).rects
    tree.damage = []
    var items: [DisplayItem] = []
    for rect in damage {
      draw(root, at: root.origin, in: rect, inverse: false, into: &items)
      for layer in tree.layers {
        let element = unsafeDowncast(layer, to: Element.self)
        draw(element, at: element.origin, in: rect, inverse: false, into: &items)
      }
    }
    return DisplayList(damage: damage, items: items, size: size)
  }

  private func draw(
    _ element: Element, at origin: CGPoint, in rect: CGRect, inverse: Bool, into items: inout [DisplayItem]
  ) {
    guard element.isPlaced, element.extent.moved(by: origin).intersects(rect), !element.isHidden else { return }
    tree.work.drawn += 1
    let frame = CGRect(origin: origin, size: element.size).bounded
    let inverse = inverse || (element === tree.focused && element.isInvertedInFocus)
    if element.isDrawn {
      var context = DrawContext(frame: frame, clip: rect)
      element.draw(into: &context)
      items += inverse ? context.items.map(\.inverted) : context.items
    }
    let clip = element.clipsToBounds ? rect.intersection(frame) : rect
    guard !clip.isEmpty else { return }
    for child in element.children(in: clip.moved(by: .zero - origin)) {
      draw(child, at: origin + child.origin, in: clip, inverse: inverse, into: &items)
    }
    guard element.hasFront else { return }
    var context = DrawContext(frame: frame, clip: clip)
    element.drawFront(into: &context)
    items += context.items
  }
}

extension Element {
  /// The subelements that may show in a rectangle, in the order in which they are drawn.
  func children(in rect: CGRect) -> ArraySlice<Element> {
    let children = subelements
    if let sortedAxis { return children[children.range(in: rect, along: sortedAxis)] }
    let ordered = drawsInReverse && children.count > 1 ? children.reversed() : children
    guard children.count > 1, children.contains(where: { $0.traits != nil && $0.zIndex != 0 }) else {
      return ordered[...]
    }
    let sorted = ordered.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    return sorted.map(\.element)[...]
  }

  var zIndex: Double { Traits.first(ZIndex.self, in: traits)?.value ?? 0 }

  var isHidden: Bool { Traits.contains(Visibility.Trait.self, in: traits) { !$0.isVisible } }
}

@MainActor extension [Element] {
  /// The children that reach into a rectangle, where they lie one after the other along an axis.
  fileprivate func range(in rect: CGRect, along axis: Axis) -> Range<Int> {
    let (start, end) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    func firstIndex(where holds: (CGRect) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if holds(self[middle].placedExtent) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = firstIndex { (axis == .vertical ? $0.maxY : $0.maxX) > start }
    let last = firstIndex { (axis == .vertical ? $0.minY : $0.minX) >= end }
    return first..<Swift.max(first, last)
  }
}

/// Which of overlapping siblings is in front.
nonisolated struct ZIndex: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  let value: Double
}

extension DisplayItem {
  /// The item with foreground and background exchanged: how the focused element looks.
  fileprivate var inverted: DisplayItem {
    var copy = self
    guard case .text(var lines) = content else { return self }
    for line in lines.indices {
      for run in lines[line].runs.indices { lines[line].runs[run].style.traits.insert(.inverse) }
    }
    copy.content = .text(lines)
    return copy
  }
}
