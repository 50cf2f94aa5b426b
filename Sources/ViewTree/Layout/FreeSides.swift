// A line around a view stands on a whole side of it or not at all: where the view's text leaves no row or column for
// all of it, pieces of a line would lie between the words.
//
//     +-----+         One            +--------+         |Some words|
//     | One |   and   Two   and      |   Hi   |   and   |here      |
//     +-----+

/// The sides of a rectangle.
struct Sides: OptionSet {
  let rawValue: UInt8

  static let top = Sides(rawValue: 1)
  static let left = Sides(rawValue: 2)
  static let bottom = Sides(rawValue: 4)
  static let right = Sides(rawValue: 8)
  static let all: Sides = [.top, .left, .bottom, .right]

  /// Each of them.
  var inSides: [Sides] { [.top, .left, .bottom, .right].filter(contains) }
}

extension BoxGlyphs {
  /// The box with lines on some sides alone: at a corner of one of them the line goes on.
  func along(_ sides: Sides) -> BoxGlyphs {
    func corner(_ glyph: Character, _ corner: Sides) -> Character {
      sides.isSuperset(of: corner)
        ? glyph : sides.isDisjoint(with: corner.intersection([.top, .bottom])) ? vertical : horizontal
    }
    var box = self
    box.topLeading = corner(topLeading, [.top, .left])
    box.topTrailing = corner(topTrailing, [.top, .right])
    box.bottomLeading = corner(bottomLeading, [.bottom, .left])
    box.bottomTrailing = corner(bottomTrailing, [.bottom, .right])
    return box
  }
}

extension DrawContext {
  /// The outermost cells on a side of the frame, in the coordinates of what draws.
  func strip(_ side: Sides, _ cell: CGSize) -> CGRect {
    let box = frame.rounded(to: cell)
    var strip = CGRect(origin: box.origin - frame.origin, size: box.size)
    if [.top, .bottom].contains(side) { strip.size.height = min(cell.height, box.height) }
    if [.left, .right].contains(side) { strip.size.width = min(cell.width, box.width) }
    if side == .bottom { strip.origin.y += box.height - strip.height }
    if side == .right { strip.origin.x += box.width - strip.width }
    return strip
  }
}

extension LeafContext {
  /// The sides along which the view has no text around which, or behind which, the leaf is drawn in a frame.
  ///
  /// What a leaf draws depends on nothing but its fields and its size otherwise: where this is another answer than when it was
  /// drawn last, all of it is drawn again.
  func freeSides(of frame: CGRect) -> Sides {
    let sides = element.freeSides(of: frame)
    if sides != element.rare.value?.freeSides ?? .all {
      element.rare[or: RenderNode.Rare()].freeSides = sides
      element.renderTree.redraws.append(frame)
    }
    return sides
  }
}

extension RenderNode {
  fileprivate func freeSides(of frame: CGRect) -> Sides {
    var (inner, origin) = (self, frame.origin)
    while let container = inner.renderParent {
      origin = origin - inner.origin
      // What stands around the line alone is its own.
      if container.modifiedElement === inner || container.knownRenderChildren.count == 1 {
        inner = container
        continue
      }
      guard let content = container.modifiedElement else { return .all }
      let cell = renderTree.text.cellSize
      var search = TextSearch(box: frame.rounded(to: cell), cell: cell)
      search.visit(content, at: origin + content.origin, clip: search.box)
      return search.free
    }
    return .all
  }

  /// Whether the element shows characters that say something.
  fileprivate var showsText: Bool {
    guard let leaf else { return false }
    return leaf.hasBaselines || leaf.imageName != nil || leaf.text?.isEmpty == false
  }
}

/// Looks for text in the outermost cells of a box.
@MainActor private struct TextSearch {
  let box: CGRect
  let cell: CGSize
  var free = Sides.all

  mutating func visit(_ element: RenderNode, at origin: CGPoint, clip: CGRect) {
    guard !free.isEmpty, element.isDrawable, !Traits.hides(element.traits),
      reachesEdge(element.extent.moved(by: origin).clipped(to: clip))
    else {
      return
    }
    let frame = CGRect(origin: origin, size: element.size).bounded
    if element.showsText { free.subtract(sides(of: frame.clipped(to: clip))) }
    let clip = element.clipsToBounds ? clip.clipped(to: frame) : clip
    for child in element.knownRenderChildren { visit(child, at: origin + child.origin, clip: clip) }
  }

  private func reachesEdge(_ rect: CGRect) -> Bool { !free.isDisjoint(with: sides(of: rect)) }

  /// The sides of the box in whose cells a rectangle lies.
  private func sides(of rect: CGRect) -> Sides {
    let rect = rect.rounded(to: cell).clipped(to: box)
    guard rect.width > 0, rect.height > 0 else { return [] }
    var sides: Sides = []
    if rect.minY < box.minY + cell.height { sides.insert(.top) }
    if rect.minX < box.minX + cell.width { sides.insert(.left) }
    if rect.maxY > box.maxY - cell.height { sides.insert(.bottom) }
    if rect.maxX > box.maxX - cell.width { sides.insert(.right) }
    return sides
  }
}

extension CGRect {
  /// The cells that it covers: an edge goes to the nearest.
  fileprivate func rounded(to cell: CGSize) -> CGRect {
    func edge(_ position: CGFloat, _ length: CGFloat) -> CGFloat { (position / length + 0.5).rounded(.down) * length }
    let (left, top) = (edge(minX, cell.width), edge(minY, cell.height))
    return CGRect(x: left, y: top, width: edge(maxX, cell.width) - left, height: edge(maxY, cell.height) - top)
  }
}
