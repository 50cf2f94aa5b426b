import ViewTree

/// Keeps dense fills apart that lie on or beside each other: the nearer one of them is to the page, the more steps it is
/// lighter than those that it touches.
///
///     ██████████        ██████▓▓▓▓
///     ██▓▓▓▓██▓▓        ██████▓▓▓▓      a button on a dark panel; slices of a pie
///     ██▓▓▓▓██▓▓        ▒▒▒▒▒▒▓▓▓▓
///
/// Only what fills a square of cells somewhere takes part, so that a gradient stays as smooth as it is, and only colours
/// that one would tell apart at a glance.
struct FillSteps {
  /// What a style fills its cells with, by the style's index: the place of its colour among those here.
  private let fills: [Int?]
  private var steps: [Int]

  /// How far two colours have to be from each other, of 255, in one of their components.
  private static let least = 24
  /// The number of steps below the densest.
  private static let last = 2

  /// How many steps what fills the cells of a style is below the densest.
  subscript(style index: Int) -> Int { fills[index].map { steps[$0] } ?? 0 }

  /// `isDense`: whether a colour is shown as the densest of the blocks.
  init(_ grid: CellGrid, page: Color.Resolved, isDense: (Color.Resolved) -> Bool) {
    var colors: [Color.Resolved] = []
    var places: [Color.Resolved: Int] = [:]
    fills = grid.styles.styles.map { style in
      guard let color = style.background, isDense(color) else { return nil }
      if let place = places[color] { return place }
      places[color] = colors.count
      colors.append(color)
      return colors.count - 1
    }
    steps = colors.map { _ in 0 }
    guard colors.count > 1 else { return }
    let touching = Self.touching(grid, colors, places, fills)
    let depths = colors.map { Self.depth(of: $0, on: page) }
    // Where two are as far, that of the darker red, green and blue counts first: the picture depends on nothing else.
    let order = colors.indices.sorted { (depths[$1], Self.sum(colors[$0])) < (depths[$0], Self.sum(colors[$1])) }
    var isDone = colors.map { _ in false }
    for place in order {
      isDone[place] = true
      let deeper = touching[place].filter { isDone[$0] }
      if let step = deeper.map({ steps[$0] }).max() { steps[place] = min(step + 1, Self.last) }
    }
  }

  /// By its place, which others a colour has for neighbours.
  private static func touching(
    _ grid: CellGrid, _ colors: [Color.Resolved], _ places: [Color.Resolved: Int], _ fills: [Int?]
  ) -> [Set<Int>] {
    // At the edge of a shape a cell has two colours, as one of a picture has two pixels.
    let edges = grid.styles.styles.indices.map { style in grid.styles.styles[style].foreground.flatMap { places[$0] } }
    func fill(_ row: Int, _ column: Int) -> Int? {
      guard grid.bounds.rows.contains(row), grid.bounds.columns.contains(column) else { return nil }
      let cell = grid[row, column]
      return cell.glyph == .upperHalf ? nil : fills[Int(cell.style.index)]
    }
    var isArea = colors.map { _ in false }
    var touching = colors.map { _ in Set<Int>() }
    func touch(_ one: Int, _ other: Int) {
      guard one != other, areApart(colors[one], colors[other]) else { return }
      touching[one].insert(other)
      touching[other].insert(one)
    }
    for row in 0..<grid.rows where !grid.repeatsNeighbours(row) {
      for column in grid.styled[row] {
        let cell = grid[row, column]
        if cell.glyph.isBlock, let edge = edges[Int(cell.style.index)], let around = fills[Int(cell.style.index)] {
          touch(edge, around)
        }
        guard let own = fill(row, column) else { continue }
        let (right, below) = (fill(row, column + 1), fill(row + 1, column))
        if right == own, below == own, fill(row + 1, column + 1) == own { isArea[own] = true }
        for other in [right, below] { if let other { touch(own, other) } }
      }
    }
    return touching.indices.map { isArea[$0] ? touching[$0].filter { isArea[$0] } : [] }
  }

  private static func areApart(_ one: Color.Resolved, _ other: Color.Resolved) -> Bool {
    let (a, b) = (one.components, other.components)
    return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].contains { abs(Int($0) - Int($1)) >= least }
  }

  private static func sum(_ color: Color.Resolved) -> Int {
    let parts = color.components
    return Int(parts.red) << 16 | Int(parts.green) << 8 | Int(parts.blue)
  }

  /// How far a colour is from the page as it is seen, by the weights of a screen's three colours.
  private static func depth(of color: Color.Resolved, on page: Color.Resolved) -> Int {
    func light(_ color: Color.Resolved) -> Int {
      let parts = color.components
      return 2126 * Int(parts.red) + 7152 * Int(parts.green) + 722 * Int(parts.blue)
    }
    return abs(light(color) - light(page))
  }
}
