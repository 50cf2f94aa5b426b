extension Path: LosslessStringConvertible {
  /// The elements in words: coordinates followed by a letter; `m` moves, `l`, `q` and `c` are lines and curves, `h`
  /// closes.
  ///
  ///     0 0 m 8 0 l 8 16 l h
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): "\(Self.words(end)) m"
      case .line(let end): "\(Self.words(end)) l"
      case .quadCurve(let end, let control): "\(Self.words(control, end)) q"
      case .curve(let end, let control1, let control2): "\(Self.words(control1, control2, end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func words(_ points: CGPoint...) -> String {
    func word(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(clamping: value))" : "\(value)"
    }
    return points.map { "\(word($0.x)) \(word($0.y))" }.joined(separator: " ")
  }

  /// Creates a path from the words of ``description``, and `re` for a rectangle; `nil` if the text is invalid.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    self.init()
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard numbers.count == Self.counts[word] else { return nil }
      let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch word {
      case "m": move(to: points[0])
      case "l": addLine(to: points[0])
      case "q": addQuadCurve(to: points[1], control: points[0])
      case "c": addCurve(to: points[2], control1: points[0], control2: points[1])
      case "re": addRect(CGRect(origin: points[0], size: CGSize(width: points[1].x, height: points[1].y)))
      default: closeSubpath()
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// The number of coordinates before each letter.
  private static let counts: [Substring: Int] = ["m": 2, "l": 2, "q": 4, "c": 6, "re": 4, "h": 0]
}
