extension Path {
  /// Returns the outline of a line along the path in overlapping pieces, whose union is the line.
  package func lineOutline(_ style: StrokeStyle) -> Path {
    guard style.isVisible, style.lineWidth.isFinite else { return Path() }
    var line = WideLine(style: style)
    for piece in PathOutline(self).dashed(style) { line.add(piece) }
    return line.path
  }
}

extension PathOutline {
  /// Returns the pieces of the line that its dashes leave.
  fileprivate func dashed(_ style: StrokeStyle) -> [[CGPoint]] {
    let lengths = style.dash.filter { $0 >= 0 && $0.isFinite }
    let dash = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite else { return pieces }
    var result: [[CGPoint]] = []
    for piece in pieces {
      var (index, rest) = (0, dash[0])
      func nextDash() { (index, rest) = ((index + 1) % dash.count, dash[(index + 1) % dash.count]) }
      var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
      if phase < 0 { phase += period }
      while phase > 0 {
        let step = min(phase, rest)
        (phase, rest) = (phase - step, rest - step)
        if rest == 0 { nextDash() }
      }
      var dashPoints = index.isMultiple(of: 2) ? [piece[0]] : []
      for (a, b) in zip(piece, piece.dropFirst()) {
        let length = a.distance(to: b)
        var place: CGFloat = 0
        // The limit of dashes, more than a line can show.
        while place < length, result.count < 10_000 {
          let step = min(length - place, rest)
          (place, rest) = (place + step, rest - step)
          let point = a.mixed(with: b, place / length)
          if index.isMultiple(of: 2) { dashPoints.append(point) }
          guard rest == 0 else { continue }
          nextDash()
          if index.isMultiple(of: 2) {
            dashPoints = [point]
          } else {
            result.append(dashPoints)
            dashPoints = []
          }
        }
      }
      if dashPoints.count > 1 { result.append(dashPoints) }
    }
    return result
  }
}

/// The rectangles along a line, with its corners and ends: all have the same orientation, so that together they are one
/// area.
private nonisolated struct WideLine {
  let style: StrokeStyle
  private(set) var path = Path()

  init(style: StrokeStyle) { self.style = style }

  private var half: CGFloat { style.lineWidth / 2 }

  mutating func add(_ points: [CGPoint]) {
    let points = points.enumerated().filter { $0.offset == 0 || $0.element != points[$0.offset - 1] }.map(\.element)
    guard points.count > 1 else { return }
    let sides = zip(points, points.dropFirst()).map { a, b in
      let length = a.distance(to: b)
      return CGVector(dx: (b.y - a.y) / length * half, dy: (a.x - b.x) / length * half)
    }
    for (index, side) in sides.enumerated() {
      let (a, b) = (points[index], points[index + 1])
      addArea([a.moved(side), b.moved(side), b.moved(side, -1), a.moved(side, -1)])
      if index > 0 { addCorner(a, sides[index - 1], side) }
    }
    if points.first == points.last {
      addCorner(points[0], sides[sides.count - 1], sides[0])
    } else {
      addEnd(points[0], CGVector(dx: sides[0].dy, dy: -sides[0].dx))
      let last = sides[sides.count - 1]
      addEnd(points[points.count - 1], CGVector(dx: -last.dy, dy: last.dx))
    }
  }

  /// Adds the area outside the corner between two rectangles.
  private mutating func addCorner(_ point: CGPoint, _ before: CGVector, _ after: CGVector) {
    if style.lineJoin == .round { return addCircle(point) }
    let turn = before.dx * after.dy - before.dy * after.dx
    guard abs(turn) > 1e-9 else { return }
    let sign: CGFloat = turn > 0 ? 1 : -1
    let (from, to) = (point.moved(before, sign), point.moved(after, sign))
    // The tip lies on the line through the middle, at the square of the half width divided by the common part of both
    // sides.
    let middle = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
    let length = middle.dx * middle.dx + middle.dy * middle.dy
    let reach = 2 * half * half / max(length, 1e-9)
    let isPointed = style.lineJoin == .miter && reach * length.squareRoot() <= style.miterLimit * half
    let corner = isPointed ? [point, from, point.moved(middle, sign * reach), to] : [point, from, to]
    addArea(sign > 0 ? corner : corner.reversed())
  }

  /// Adds the area beyond an end, in a direction as long as half the width.
  private mutating func addEnd(_ point: CGPoint, _ way: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      let side = CGVector(dx: way.dy, dy: -way.dx)
      let end = point.moved(way)
      addArea([point.moved(side), end.moved(side), end.moved(side, -1), point.moved(side, -1)])
    @unknown default: break
    }
  }

  private mutating func addCircle(_ point: CGPoint) {
    addArea(
      (0..<24).map { step in
        let angle = Double(step) * .pi / 12
        return CGPoint(x: point.x + half * cos(angle), y: point.y + half * sin(angle))
      })
  }

  private mutating func addArea(_ corners: [CGPoint]) {
    path.addLines(corners)
    path.closeSubpath()
  }
}

extension CGPoint {
  fileprivate func moved(_ way: CGVector, _ times: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + way.dx * times, y: y + way.dy * times)
  }
}
