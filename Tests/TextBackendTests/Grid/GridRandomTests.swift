import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

/// A picture drawn piece by piece equals the same picture drawn at once, whatever lies over what.
struct GridRandomTests {
  static let (columns, rows) = (9, 3)

  private func picture(_ items: [DisplayItem]) -> CellGrid { draw(Self.columns, Self.rows, items) }

  /// The items of the picture, from back to front.
  struct Scene {
    var items: [DisplayItem] = []

    /// Puts an item in, takes one out or exchanges one; returns what was there and what is there now.
    mutating func change(using random: inout SplitMix) -> [DisplayItem] {
      let index = Int.random(in: 0...items.count, using: &random)
      let isAdded = index == items.count || items.count < 4 && Bool.random(using: &random)
      if isAdded {
        items.insert(.random(using: &random), at: index)
        return [items[index]]
      }
      let old = items[index]
      if items.count > 8 || Bool.random(using: &random) {
        items.remove(at: index)
        return [old]
      }
      items[index] = .random(using: &random)
      return [old, items[index]]
    }

    /// Draws areas into a grid, as the draw phase does: with the items that reach into them.
    func draw(_ areas: [CGRect], into grid: inout CellGrid) {
      for area in areas {
        let whole = grid.wholeGlyphs(in: area)
        let seen = items.filter { $0.frame.intersects(whole) && $0.clip.intersects(whole) }
        let size = CGSize(width: columns, height: rows)
        grid.draw(DisplayList(damage: [area], items: seen, size: size))
        grid.check()
      }
    }
  }

  @Test func `an incremental picture equals a fresh one`() {
    var random = SplitMix(seed: 9)
    for round in 0..<400 {
      var scene = Scene()
      var grid = picture([])
      var history: [[DisplayItem]] = []
      for step in 0..<10 {
        var areas = scene.change(using: &random).map { $0.frame.intersection($0.clip) }
        if random.oneIn(3) { areas.append(.random(using: &random)) }
        if random.oneIn(2) { areas = areas.flatMap { $0.halves(at: .random(in: 1...4, using: &random)) } }
        areas.shuffle(using: &random)
        history.append(scene.items)
        if random.oneIn(3) { grid.markShown() }
        scene.draw(areas.filter { !$0.isEmpty }, into: &grid)
        let fresh = picture(scene.items)
        let (live, expected) = (CellsEncoder.encode(grid), CellsEncoder.encode(fresh))
        guard live == expected else {
          Issue.record("round \(round), step \(step), \(areas):\n\(live)\nand fresh\n\(expected)\n\(scene.items)")
          return
        }
      }
    }
  }
}

extension CGRect {
  fileprivate static func random(using random: inout SplitMix) -> CGRect {
    rect(
      CGFloat(Int.random(in: -1..<GridRandomTests.columns, using: &random)),
      CGFloat(Int.random(in: -1..<GridRandomTests.rows, using: &random)),
      CGFloat(Int.random(in: 1...6, using: &random)), CGFloat(Int.random(in: 1...3, using: &random)))
  }

  /// Two areas that meet, if one can be cut at a distance from its start.
  fileprivate func halves(at width: CGFloat) -> [CGRect] {
    guard width < size.width else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: size.height),
      CGRect(x: minX + width, y: minY, width: size.width - width, height: size.height),
    ]
  }
}

extension DisplayItem {
  fileprivate static func random(using random: inout SplitMix) -> DisplayItem {
    let clip = random.oneIn(3) ? CGRect.random(using: &random) : nil
    let frame = CGRect.random(using: &random)
    let style = GlyphStyle.random(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return item(frame, clip: clip, .fill([.red, .blue, .halfRed, nil].randomElement(using: &random)!))
    case 1: return item(frame, clip: clip, .pattern(["界", "x"].randomElement(using: &random)!, style))
    case 2: return item(frame, clip: clip, .box(asciiBox, style))
    case 3:
      var layer = DisplayLayer(random.items())
      if random.oneIn(2) { layer.mask = random.items() }
      if random.oneIn(2) { layer.opacity = 0.5 }
      (layer.isMaskInverted, layer.keepsText) = (random.oneIn(4), random.oneIn(4))
      return item(rect(-1, -1, 12, 6), clip: clip, .layer(layer))
    default:
      let line = String((0..<Int.random(in: 1...6, using: &random)).map { _ in glyphs.randomElement(using: &random)! })
      return text(line, style, x: frame.minX, y: frame.minY, clip: clip)
    }
  }

  private static let glyphs: [Character] = ["界", "日", "한", "👩‍👩‍👧", "🇩🇪", "❤️", "a", "b", "e\u{301}", "é", " ", "─"]
}

extension SplitMix {
  /// Returns the items that are drawn together.
  fileprivate mutating func items() -> [DisplayItem] {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in .random(using: &self) }
  }
}

extension GlyphStyle {
  fileprivate static func random(using random: inout SplitMix) -> GlyphStyle {
    let backgrounds: [Color.Resolved?] = [nil, nil, .red, .blue, .halfRed]
    let traits: [GlyphStyle.Traits] = [[], [], .bold, .dim, .underline, .inverse]
    return GlyphStyle(
      foreground: random.oneIn(4) ? .halfRed : nil, background: backgrounds.randomElement(using: &random)!,
      traits: traits.randomElement(using: &random)!)
  }
}
