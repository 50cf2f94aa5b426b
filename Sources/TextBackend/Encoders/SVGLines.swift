import ViewTree

/// Collects the lines of a picture cell by cell: lines that meet are merged, and lines with the same pen become one
/// path.
struct SVGLines {
  /// The appearance of a path.
  struct Pen: Hashable {
    var color: String
    var isDim: Bool
    var width: Double
  }

  /// The position of a straight line along a row or a column, without its ends.
  private struct Track: Hashable {
    var pen: Pen
    var isHorizontal: Bool
    var position: Double
  }

  private struct Line {
    var track: Track
    var start: Double
    var end: Double
  }

  private var lines: [Line] = []
  /// The last line on each track.
  private var last: [Track: Int] = [:]
  /// The curved pieces of paths.
  private var curves: [(pen: Pen, data: String)] = []

  private static let cell = SVGEncoder.cell
  /// The middle of a cell, chosen so that a line of width 1 or 3 fills whole pixels.
  private static let middle = (x: 4.5, y: 8.5)
  private static let radius = 3.5
  /// The distance from the middle to each line of a double line.
  private static let gap = 1.0

  /// Adds a straight line, and merges it with a line on the same track that ends where it starts.
  mutating func add(isHorizontal: Bool, at position: Double, from start: Double, to end: Double, _ pen: Pen) {
    let track = Track(pen: pen, isHorizontal: isHorizontal, position: position)
    if let index = last[track], lines[index].end >= start {
      lines[index].end = max(lines[index].end, end)
    } else {
      last[track] = lines.count
      lines.append(Line(track: track, start: start, end: end))
    }
  }

  /// Adds what a glyph is made of, in a column's cells of neighbouring rows; a vertical line is added once for all.
  mutating func add(_ glyph: BoxDrawing, x: Double, rows: Range<Int>, color: String, isDim: Bool) {
    let height = glyph.isVertical ? rows.count * Self.cell.height : Self.cell.height
    for row in glyph.isVertical ? rows.prefix(1) : rows {
      add(glyph, x: x, y: Double(row * Self.cell.height), height: Double(height), color: color, isDim: isDim)
    }
  }

  private mutating func add(_ glyph: BoxDrawing, x: Double, y: Double, height: Double, color: String, isDim: Bool) {
    func pen(_ weight: BoxDrawing.Weight) -> Pen { Pen(color: color, isDim: isDim, width: weight == .heavy ? 3 : 1) }
    switch glyph {
    case .arms(let arms): add(arms, x: x, y: y, height: height, pen: pen)
    case .dashes(let count, let isHorizontal, let weight):
      let length = Double(isHorizontal ? Self.cell.width : Self.cell.height) / Double(count)
      let (start, position) = isHorizontal ? (x, y + Self.middle.y) : (y, x + Self.middle.x)
      for dash in 0..<count {
        let from = start + (Double(dash) + 0.2) * length
        add(isHorizontal: isHorizontal, at: position, from: from, to: from + 0.6 * length, pen(weight))
      }
    case .arc(let right, let down): curves.append((pen(.light), Self.arc(right: right, down: down, x: x, y: y)))
    case .diagonals(let rising, let falling):
      let (right, bottom) = (x + Double(Self.cell.width), y + Double(Self.cell.height))
      let lines = [
        rising ? "M\(number(x)) \(number(bottom))L\(number(right)) \(number(y))" : "",
        falling ? "M\(number(x)) \(number(y))L\(number(right)) \(number(bottom))" : "",
      ]
      curves.append((pen(.light), lines.joined()))
    }
  }

  /// An arc from the side's edge straight on, around the corner, and on to the upper or lower edge.
  private static func arc(right: Bool, down: Bool, x: Double, y: Double) -> String {
    let (middleX, middleY) = (x + middle.x, y + middle.y)
    let (side, turn) = (right ? x + Double(cell.width) : x, right ? middleX + radius : middleX - radius)
    let (edge, end) = (down ? y + Double(cell.height) : y, down ? middleY + radius : middleY - radius)
    return "M\(number(side)) \(number(middleY))H\(number(turn))"
      + "A\(number(radius)) \(number(radius)) 0 0 \(right == down ? 0 : 1) \(number(middleX)) \(number(end))"
      + "V\(number(edge))"
  }

  // MARK: Arms

  private mutating func add(
    _ arms: BoxDrawing.Arms, x: Double, y: Double, height: Double, pen: (BoxDrawing.Weight) -> Pen
  ) {
    let (x0, x1, y0, y1) = (x, x + Double(Self.cell.width), y, y + height)
    let (middleX, middleY) = (x + Self.middle.x, y + Self.middle.y)
    // The sides of each arm are named as seen along it: the arm across, then left, then right.
    for line in Self.lines(arms.left, across: arms.right, (arms.down, arms.up)) {
      add(isHorizontal: true, at: middleY - line.lane, from: x0, to: middleX - line.start, pen(line.weight))
    }
    for line in Self.lines(arms.right, across: arms.left, (arms.up, arms.down)) {
      add(isHorizontal: true, at: middleY + line.lane, from: middleX + line.start, to: x1, pen(line.weight))
    }
    for line in Self.lines(arms.up, across: arms.down, (arms.left, arms.right)) {
      add(isHorizontal: false, at: middleX + line.lane, from: y0, to: middleY - line.start, pen(line.weight))
    }
    for line in Self.lines(arms.down, across: arms.up, (arms.right, arms.left)) {
      add(isHorizontal: false, at: middleX - line.lane, from: middleY + line.start, to: y1, pen(line.weight))
    }
  }

  private struct ArmLine {
    var weight: BoxDrawing.Weight
    /// The offset to the right of the arm's middle, as seen along the arm.
    var lane: Double
    /// The distance along the arm at which the line starts.
    var start: Double
  }

  /// The one or two lines of an arm, depending on the arms across and at its sides.
  private static func lines(
    _ weight: BoxDrawing.Weight?, across: BoxDrawing.Weight?,
    _ sides: (left: BoxDrawing.Weight?, right: BoxDrawing.Weight?)
  ) -> [ArmLine] {
    guard let weight else { return [] }
    guard weight == .double else {
      return [ArmLine(weight: weight, lane: 0, start: start(weight, across: across, sides))]
    }
    return [(-gap, sides.left, sides.right), (gap, sides.right, sides.left)].map { lane, near, far in
      if let near { return ArmLine(weight: weight, lane: lane, start: near == .double ? gap - 0.5 : -halfWidth(near)) }
      // Around a corner, the outer line meets the outer line.
      let start = across != nil || far == nil ? 0 : far == .double ? -gap - 0.5 : -halfWidth(far)
      return ArmLine(weight: weight, lane: lane, start: start)
    }
  }

  /// The start of a single line: the middle if it continues on the other side, else far enough to cover the lines at
  /// its sides.
  private static func start(
    _ weight: BoxDrawing.Weight, across: BoxDrawing.Weight?,
    _ sides: (left: BoxDrawing.Weight?, right: BoxDrawing.Weight?)
  ) -> Double {
    switch (sides.left, sides.right) {
    case (nil, nil): 0
    case (.double, .double): across == nil ? gap - 0.5 : 0
    case (.double, _), (_, .double): across == nil ? -gap - 0.5 : 0
    default: -max(halfWidth(sides.left), halfWidth(sides.right))
    }
  }

  private static func halfWidth(_ weight: BoxDrawing.Weight?) -> Double {
    weight == nil ? 0 : weight == .heavy ? 1.5 : 0.5
  }

  // MARK: Output

  /// A path for each pen, in the order of first use.
  var paths: [String] {
    var pens: [Pen] = []
    var data: [Pen: String] = [:]
    func add(_ piece: String, _ pen: Pen) {
      if data[pen] == nil { pens.append(pen) }
      data[pen, default: ""] += piece
    }
    for line in lines {
      let (start, end, position) = (number(line.start), number(line.end), number(line.track.position))
      let isHorizontal = line.track.isHorizontal
      add(isHorizontal ? "M\(start) \(position)H\(end)" : "M\(position) \(start)V\(end)", line.track.pen)
    }
    for curve in curves { add(curve.data, curve.pen) }
    return pens.map { pen in
      "<path fill=\"none\" stroke=\"\(pen.color)\" stroke-width=\"\(number(pen.width))\""
        + "\(pen.isDim ? " opacity=\"\(Markup.dimOpacity)\"" : "") d=\"\(data[pen]!)\"/>"
    }
  }
}

private func number(_ value: Double) -> String { Markup.number(value) }
