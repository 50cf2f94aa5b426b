// A line around a view is drawn along a whole side or not at all: if the view's text leaves no free row or column for
// the side, pieces of the line would stand between the words.
//
//     +-----+         One            +--------+         |Some words|
//     | One |   and   Two   and      |   Hi   |   and   |here      |
//     +-----+

/// The sides of a rectangle.
struct BoxSides: OptionSet {
  let rawValue: UInt8

  static let top = BoxSides(rawValue: 1)
  static let left = BoxSides(rawValue: 2)
  static let bottom = BoxSides(rawValue: 4)
  static let right = BoxSides(rawValue: 8)
  static let all: BoxSides = [.top, .left, .bottom, .right]

  /// The sides in the set, one by one.
  var individual: [BoxSides] { [.top, .left, .bottom, .right].filter(contains) }
}

extension BoxGlyphs {
  /// Returns the box with lines on some sides only; where a corner has only one of its sides, the line runs through it.
  func limited(to sides: BoxSides) -> BoxGlyphs {
    func corner(_ glyph: Character, _ corner: BoxSides) -> Character {
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

extension CGRect {
  /// Returns the rectangle with each edge moved to the nearest cell boundary.
  func rounded(to cell: CGSize) -> CGRect {
    func edge(_ position: CGFloat, _ length: CGFloat) -> CGFloat { (position / length + 0.5).rounded(.down) * length }
    let (left, top) = (edge(minX, cell.width), edge(minY, cell.height))
    return CGRect(x: left, y: top, width: edge(maxX, cell.width) - left, height: edge(maxY, cell.height) - top)
  }

  /// Returns the outermost row or column of cells on a side; less than a cell for a smaller rectangle.
  fileprivate func strip(_ side: BoxSides, _ cell: CGSize) -> CGRect {
    let box = rounded(to: cell)
    var strip = box
    if [.top, .bottom].contains(side) { strip.size.height = min(cell.height, box.height) }
    if [.left, .right].contains(side) { strip.size.width = min(cell.width, box.width) }
    if side == .bottom { strip.origin.y += box.height - strip.height }
    if side == .right { strip.origin.x += box.width - strip.width }
    return strip
  }
}

extension DrawContext {
  /// Returns the outermost row or column of cells on a side of the frame, in the coordinates of the drawing node.
  func strip(_ side: BoxSides, _ cell: CGSize) -> CGRect { frame.strip(side, cell).moved(by: .zero - frame.origin) }
}

extension LeafContext {
  /// Returns the sides of the leaf's frame on which no text of the decorated view covers the line along the frame.
  ///
  /// Only text in `seen`, the visible part of the picture, counts: a change outside it damages nothing. A line without
  /// a free side is reported.
  ///
  /// Apart from the free sides, a leaf's drawing depends only on its fields and its size. If the sides differ from
  /// those of the last drawing, the whole leaf is drawn again.
  func unobstructedSides(of frame: CGRect, visibleIn seen: CGRect) -> BoxSides {
    let sides = renderNode.unobstructedSides(of: frame, visibleIn: seen)
    if sides != renderNode.rare.value?.drawnSides ?? .all {
      renderNode.rare[or: RenderNode.Rare()].drawnSides = sides
      renderNode.renderTree.redraws.append(frame)
      if sides.isEmpty { renderNode.renderTree.noteHiddenLine(of: renderNode) }
    }
    return sides
  }
}

extension RenderNode {
  fileprivate func unobstructedSides(of frame: CGRect, visibleIn seen: CGRect) -> BoxSides {
    var (inner, origin) = (self, frame.origin)
    while let container = inner.renderParent {
      origin = origin - inner.origin
      // Nodes that contain only the line belong to it.
      if container.modifiedNode === inner || container.knownRenderChildren.count == 1 {
        inner = container
        continue
      }
      guard let content = container.modifiedNode else { return .all }
      let search = TextSearch(cell: renderTree.text.cellSize)
      return BoxSides.all.individual.reduce(into: []) { free, side in
        let strip = frame.strip(side, search.cell).clipped(to: seen)
        if !search.finds(in: content, at: origin + content.origin, strip) { free.insert(side) }
      }
    }
    return .all
  }

  /// Whether the render node shows text or an image.
  fileprivate var showsText: Bool {
    guard let leaf else { return false }
    return leaf.hasBaselines || leaf.imageName != nil || leaf.text?.isEmpty == false
  }
}

/// Looks for text in the cells along a side of a box.
///
/// If the children lie one after another, only those near the strip are searched.
@MainActor private struct TextSearch {
  let cell: CGSize

  func finds(in renderNode: RenderNode, at origin: CGPoint, _ strip: CGRect) -> Bool {
    guard renderNode.isDrawable, !Traits.hides(renderNode.traits), reaches(renderNode.extent.moved(by: origin), strip)
    else {
      return false
    }
    let frame = CGRect(origin: origin, size: renderNode.size).bounded
    if renderNode.showsText, reaches(frame, strip) { return true }
    let strip = renderNode.clipsToBounds ? strip.clipped(to: frame) : strip
    return children(of: renderNode, near: strip.moved(by: .zero - origin)).contains {
      finds(in: $0, at: origin + $0.origin, strip)
    }
  }

  private func reaches(_ rect: CGRect, _ strip: CGRect) -> Bool {
    let rect = rect.rounded(to: cell).clipped(to: strip)
    return rect.width > 0 && rect.height > 0
  }

  /// Returns the children that may reach into a strip; all children if they are not sorted along an axis.
  ///
  /// Positions are rounded to cells, so children up to one cell beside the strip may reach into it.
  private func children(of renderNode: RenderNode, near strip: CGRect) -> ArraySlice<RenderNode> {
    let children = renderNode.knownRenderChildren
    guard let axis = renderNode.sortedAxis, renderNode.sortedStart == 0 else { return children[...] }
    return children[children[...].range(in: strip.insetBy(dx: -cell.width, dy: -cell.height), along: axis)]
  }
}
