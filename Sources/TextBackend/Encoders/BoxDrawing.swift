/// The box drawing characters of Unicode, U+2500 to U+257F, by their shape.
enum BoxDrawing: Equatable {
  /// Lines from the middle of the cell to its edges.
  case arms(Arms)
  /// A number of dashes along a line through the cell.
  case dashes(Int, isHorizontal: Bool, weight: Weight)
  /// A light corner with a round edge.
  case arc(right: Bool, down: Bool)
  /// Light diagonals from corner to corner: one rises to the right, one falls.
  case diagonals(rising: Bool, falling: Bool)

  enum Weight: Int {
    case light = 1, heavy, double
  }

  /// The weight of the line to each side; `nil` if there is no line.
  struct Arms: Hashable {
    var left: Weight?
    var up: Weight?
    var right: Weight?
    var down: Weight?
  }

  /// Whether the lines of cells below each other are one line, from the upper edge of the first to the lower of the last.
  var isVertical: Bool {
    guard case .arms(let arms) = self else { return false }
    return arms == Arms(left: nil, up: arms.up, right: nil, down: arms.up)
  }

  init?(_ scalar: Unicode.Scalar) {
    guard let index = Int(exactly: Int64(scalar.value) - 0x2500), (0..<128).contains(index) else { return nil }
    switch scalar {
    case "╭"..."╰": self = .arc(right: scalar == "╭" || scalar == "╰", down: scalar == "╭" || scalar == "╮")
    case "╱"..."╳": self = .diagonals(rising: scalar != "╲", falling: scalar != "╱")
    case "┄"..."┋": self = Self.dashed(index - 4, count: index < 8 ? 3 : 4)
    case "╌"..."╏": self = Self.dashed(index - 0x4C, count: 2)
    default: self = .arms(Self.table[index])
    }
  }

  /// The dashed characters: light and heavy, the horizontal ones first.
  private static func dashed(_ index: Int, count: Int) -> Self {
    .dashes(count, isHorizontal: index & 2 == 0, weight: index & 1 == 0 ? .light : .heavy)
  }

  /// The weights to the left, up, right and down: 0 none, 1 light, 2 heavy, 3 double; characters without arms are dots.
  private static let table = """
    1010 2020 0101 0202 .... .... .... .... .... .... .... .... 0011 0021 0012 0022
    1001 2001 1002 2002 0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112
    0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021
    1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121
    1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 .... .... .... ....
    3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313
    0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 .... .... ....
    .... .... .... .... 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201
    """.split(whereSeparator: \.isWhitespace).map { entry in
      let weights = entry.map { $0.wholeNumberValue.flatMap(Weight.init) }
      return Arms(left: weights[0], up: weights[1], right: weights[2], down: weights[3])
    }
}
