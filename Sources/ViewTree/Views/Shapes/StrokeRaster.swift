/// The representation of a line along an outline in each cell: box characters for lines along the axes, and for others
/// dots, eight per cell, or strokes in ASCII.
///
///     ┌──────┐    ⡠⠒⠤⡀      /\
///     │      │    ⠣⣀⡠⠃     /  \
nonisolated struct StrokeRaster {
  /// The marks that lines make in one cell.
  private struct Marks {
    /// The dots as bits, in the order of Unicode's braille characters.
    var dots: UInt8 = 0
    /// The lines along the axes through the cell: bits 0 and 1 to the left and right, 2 and 3 up and down.
    var arms = 0
    /// The number of steps that rise and fall.
    var (rising, falling) = (0, 0)
    /// The number of steps along each axis in dashes, less those in gaps.
    var (across, down) = (0, 0)
  }

  private struct Place: Hashable {
    let row: Int
    let column: Int
  }

  private let cell: CGSize
  /// The drawn area and one cell around it, whose lines decide the joints at the edge.
  private let area: CGRect
  /// The bounds of the outline; points on its far edges belong to the cells inside.
  private let bounds: CGRect
  private var marks: [Place: Marks] = [:]

  /// Samples an outline; all coordinates are absolute, and points more than a cell outside the area are left out.
  init(_ outline: PathOutline, dash: [CGFloat], cell: CGSize, within area: CGRect) {
    (self.cell, self.area) = (cell, area.insetBy(dx: -cell.width, dy: -cell.height))
    bounds = outline.bounds ?? .zero
    let dash = Self.visible(dash, cell)
    let period = dash.reduce(0, +)
    for piece in outline.pieces {
      var position: CGFloat = 0
      for (a, b) in zip(piece, piece.dropFirst()) {
        add(a, b) { period > 0 ? Self.isOn(position + $0, dash, period) : true }
        position += a.distance(to: b)
      }
    }
    // A box character is drawn entirely or not at all.
    marks = marks.compactMapValues { mark in
      var mark = mark
      mark.arms = (mark.across > 0 ? 0b0011 : 0) | (mark.down > 0 ? 0b1100 : 0)
      return mark.arms == 0 && mark.rising + mark.falling == 0 ? nil : mark
    }
  }

  /// Returns dashes and gaps scaled to at least one cell, so that they are visible.
  private static func visible(_ dash: [CGFloat], _ cell: CGSize) -> [CGFloat] {
    let dash = dash.filter { $0 >= 0 && $0.isFinite }
    guard let shortest = dash.filter({ $0 > 0 }).min() else { return [] }
    let scale = max(cell.height / shortest, 1)
    // A dash of length 0 is the dot that its round end makes.
    return (dash.count.isMultiple(of: 2) ? dash : dash + dash).enumerated()
      .map { $1 > 0 ? $1 * scale : $0.isMultiple(of: 2) ? cell.height : 0 }
  }

  private static func isOn(_ position: CGFloat, _ dash: [CGFloat], _ period: CGFloat) -> Bool {
    var rest = position.truncatingRemainder(dividingBy: period)
    for (index, length) in dash.enumerated() {
      if rest < length { return index.isMultiple(of: 2) }
      rest -= length
    }
    return true
  }

  /// A straight line, step by step, each a quarter of a dot at most; steps that nothing shows are left out.
  private mutating func add(_ a: CGPoint, _ b: CGPoint, isOn: (CGFloat) -> Bool) {
    guard let part = Self.part(from: a, to: b, within: area) else { return }
    let (width, height) = ((b.x - a.x) / cell.width, (b.y - a.y) / cell.height)
    let steps = max(abs(width) * 8, abs(height) * 16, 1).rounded(.up)
    let first = Int(clamping: (part.lowerBound * steps).rounded(.down))
    let end = Int(clamping: (part.upperBound * steps).rounded(.up))
    for step in first..<max(end, first) {
      let amount = (CGFloat(step) + 0.5) / steps
      mark(a.mixed(with: b, amount), width, height, isOn: isOn(amount * a.distance(to: b)))
    }
  }

  /// The part of a straight line that may lie in a rectangle, from 0 to 1.
  private static func part(from a: CGPoint, to b: CGPoint, within area: CGRect) -> ClosedRange<CGFloat>? {
    var part: ClosedRange<CGFloat> = 0...1
    for (start, length, low, high) in [
      (a.x, b.x - a.x, area.minX, area.maxX), (a.y, b.y - a.y, area.minY, area.maxY),
    ] {
      if length == 0 {
        if start < low || start > high { return nil }
        continue
      }
      let (one, other) = ((low - start) / length, (high - start) / length)
      let inside = min(one, other)...max(one, other)
      guard part.overlaps(inside) else { return nil }
      part = part.clamped(to: inside)
    }
    return part
  }

  private mutating func mark(_ point: CGPoint, _ width: CGFloat, _ height: CGFloat, isOn: Bool) {
    let x = max(min(point.x, bounds.maxX - cell.width / 100), bounds.minX) / cell.width
    let y = max(min(point.y, bounds.maxY - cell.height / 100), bounds.minY) / cell.height
    guard area.contains(CGPoint(x: x * cell.width, y: y * cell.height)) else { return }
    let (column, row) = (x.rounded(.down), y.rounded(.down))
    let (left, top) = (x - column, y - row)
    var mark = marks[Place(row: Int(clamping: row), column: Int(clamping: column))] ?? Marks()
    defer { marks[Place(row: Int(clamping: row), column: Int(clamping: column))] = mark }
    // Just before 0 the fraction of a cell rounds to 1.
    if isOn { mark.dots |= Self.dots[min(Int(clamping: top * 4), 3)][min(Int(clamping: left * 2), 1)] }
    // The pieces of a curve are shorter than that.
    if abs(height) < 0.01, abs(width) >= 1 {
      mark.across += isOn ? 1 : -1
    } else if abs(width) < 0.01, abs(height) >= 1 {
      mark.down += isOn ? 1 : -1
    } else if !isOn {
      return
    } else if (width > 0) == (height > 0) {
      mark.falling += 1
    } else {
      mark.rising += 1
    }
  }

  private static let dots: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
  /// The box characters by their arms.
  private static let joints = Array(" ───│┘└┴│┐┌┬│┤├┼")

  /// Returns the cells with a visible mark, row by row.
  func glyphs(_ set: GlyphSet) -> [(row: Int, column: Int, glyph: Character)] {
    marks.compactMap { place, marks in
      glyph(marks, at: place, set).map { (place.row, place.column, $0) }
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  /// Returns the sides by which lines along the axes leave a cell: towards neighbours with the line, and to both sides
  /// if there are none.
  private func arms(_ own: Marks, at place: Place) -> Int {
    func arms(_ mask: Int, _ before: Place, _ after: Place) -> Int {
      guard own.arms & mask != 0 else { return 0 }
      let (goesBack, goesOn) = ((marks[before]?.arms ?? 0) & mask != 0, (marks[after]?.arms ?? 0) & mask != 0)
      if !goesBack, !goesOn { return mask }
      return (goesBack ? mask & 0b0101 : 0) | (goesOn ? mask & 0b1010 : 0)
    }
    let (row, column) = (place.row, place.column)
    return arms(0b0011, Place(row: row, column: column - 1), Place(row: row, column: column + 1))
      | arms(0b1100, Place(row: row - 1, column: column), Place(row: row + 1, column: column))
  }

  private func glyph(_ marks: Marks, at place: Place, _ set: GlyphSet) -> Character? {
    if marks.rising + marks.falling == 0 {
      let joint = Self.joints[arms(marks, at: place)]
      return set == .unicode ? joint : joint == "─" ? "-" : joint == "│" ? "|" : "+"
    }
    if set == .unicode { return Character(Unicode.Scalar(0x2800 + UInt32(marks.dots))!) }
    return Self.diagonal(marks)
  }

  /// Returns an ASCII stroke for the way of the line within the cell: flat, steep, rising or falling; `nil` if the line
  /// only touches the cell.
  private static func diagonal(_ marks: Marks) -> Character? {
    if marks.arms == 0, marks.rising + marks.falling < 7 { return nil }
    let rows = dots.filter { marks.dots & ($0[0] | $0[1]) != 0 }.count
    let columns = [0, 1].filter { column in dots.contains { marks.dots & $0[column] != 0 } }.count
    if rows == 1 { return "-" }
    if columns == 1, rows > 2 { return "|" }
    return marks.rising > marks.falling ? "/" : "\\"
  }
}

extension DrawContext {
  /// Draws a line along an outline in the coordinates of the drawing view.
  mutating func stroke(
    _ path: Path, with paint: ResolvedPaint, dash: [CGFloat], bounds: CGRect? = nil, cell: CGSize, glyphs: GlyphSet
  ) {
    let outline = PathOutline(path.offsetBy(dx: frame.minX, dy: frame.minY))
    let bounds = paint.gradient == nil ? .zero : bounds ?? path.boundingRect
    for (row, column, glyph) in StrokeRaster(outline, dash: dash, cell: cell, within: visible).glyphs(glyphs) {
      let rect = cells(row: row, column..<column + 1, cell)
      guard let gradient = paint.gradient else {
        add(.pattern(glyph, paint.color.lineStyle), inCells: rect)
        continue
      }
      for (piece, color) in shades(of: gradient, in: rect, bounds: bounds, cell: cell) {
        add(.pattern(glyph, GlyphStyle(foreground: color)), inCells: piece)
      }
    }
  }

  /// Draws a box around the frame, or a part of it.
  mutating func box(_ glyphs: BoxGlyphs, with paint: ResolvedPaint, cell: CGSize, shownIn part: CGRect? = nil) {
    guard let gradient = paint.gradient else {
      if let part { box(glyphs, paint.color.lineStyle, shownIn: part) } else { box(glyphs, paint.color.lineStyle) }
      return
    }
    let bounds = CGRect(origin: .zero, size: frame.size)
    let sides = [
      CGRect(x: 0, y: 0, width: bounds.width, height: cell.height),
      CGRect(x: 0, y: cell.height, width: cell.width, height: bounds.height - 2 * cell.height),
      CGRect(x: bounds.width - cell.width, y: cell.height, width: cell.width, height: bounds.height - 2 * cell.height),
      CGRect(x: 0, y: bounds.height - cell.height, width: bounds.width, height: cell.height),
    ]
    for (index, side) in sides.enumerated()
    where side.width > 0 && side.height > 0 && (index < 3 || bounds.height > cell.height) {
      for (piece, color) in shades(of: gradient, in: side, bounds: bounds, cell: cell) {
        let shown = part.map(piece.clipped) ?? piece
        if !shown.isNull { box(glyphs, GlyphStyle(foreground: color), shownIn: shown) }
      }
    }
  }
}

extension ResolvedColor {
  /// The style of a line in the colour.
  var lineStyle: GlyphStyle { GlyphStyle(foreground: color, traits: isDim ? .dim : []) }
}
