// A single glyph shows all lines that meet in a cell.
//
//     ┌───┐          ┌───┐
//     │ ┌─┼─┐  not   │ ┌─│─┐
//     └─┼─┘ │        └───┘ │
//       └───┘          └───┘

extension Cell.Glyph {
  /// Returns the joint of two pieces of lines: it extends to the sides of both, with the greater weight.
  ///
  /// If one of them is no box drawing character, as in ASCII, the joint of different glyphs is `+`.
  func joined(with other: Cell.Glyph) -> Cell.Glyph {
    if self == other { return self }
    let joint = arms.flatMap { arms in other.arms.flatMap { arms.joined(with: $0).scalar } }
    return Cell.Glyph(code: joint?.value ?? 0x2B).asLine
  }

  private var arms: BoxDrawing.Arms? { Unicode.Scalar(scalar).flatMap(BoxDrawing.init)?.asArms }
}

extension BoxDrawing {
  /// The sides to which the glyph extends; `nil` for diagonals.
  fileprivate var asArms: Arms? {
    switch self {
    case .arms(let arms): arms
    case .dashes(_, let isHorizontal, let weight):
      isHorizontal ? Arms(left: weight, right: weight) : Arms(up: weight, down: weight)
    case .arc(let right, let down):
      Arms(
        left: right ? nil : .light, up: down ? nil : .light, right: right ? .light : nil, down: down ? .light : nil)
    case .diagonals: nil
    }
  }
}

extension BoxDrawing.Arms {
  /// A double line counts as a heavy one, because no character combines both.
  fileprivate func joined(with other: Self) -> Self {
    func stronger(_ a: BoxDrawing.Weight?, _ b: BoxDrawing.Weight?) -> BoxDrawing.Weight? {
      let strength = max(a?.rawValue ?? 0, b?.rawValue ?? 0)
      return BoxDrawing.Weight(rawValue: min(strength, BoxDrawing.Weight.heavy.rawValue))
    }
    return Self(
      left: stronger(left, other.left), up: stronger(up, other.up), right: stronger(right, other.right),
      down: stronger(down, other.down))
  }

  /// The character that extends to these sides.
  fileprivate var scalar: Unicode.Scalar? { Self.scalars[self] }

  private static let scalars: [Self: Unicode.Scalar] = {
    let scalars = (0x2500...0x257F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let joints = scalars.compactMap { scalar in
      if case .arms(let arms)? = BoxDrawing(scalar) { (arms, scalar) } else { nil }
    }
    return Dictionary(joints) { first, _ in first }
  }()
}
