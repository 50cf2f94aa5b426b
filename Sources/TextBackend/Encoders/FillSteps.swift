import ViewTree

/// Distinguishes dense fills that overlap or touch: a fill is drawn one step lighter than the neighbours whose colours
/// are further from the page colour.
///
///     ██████████        ██████▓▓▓▓
///     ██▓▓▓▓██▓▓        ██████▓▓▓▓      a button on a dark panel; slices of a pie
///     ██▓▓▓▓██▓▓        ▒▒▒▒▒▒▓▓▓▓
///
/// Only fills that cover at least one square of cells take part, so that gradients stay smooth, and only colours that
/// are easy to tell apart.
struct FillSteps {
  /// The index of each style's fill colour, by the index of the style.
  private let fills: [Int?]
  private var steps: [Int]

  /// The minimum difference between two colours in one component, out of 255.
  private static let least = 24
  /// The maximum number of steps below the densest block.
  private static let last = 2

  /// The number of steps below the densest block for cells of a style.
  subscript(style index: Int) -> Int { fills[index].map { steps[$0] } ?? 0 }

  /// `isDense`: returns whether a colour is shown as the densest block.
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
    // Equal depths are ordered by the sum of red, green and blue, the smaller first, so that the picture depends on
    // nothing else.
    let order = colors.indices.sorted { (depths[$1], Self.sum(colors[$0])) < (depths[$0], Self.sum(colors[$1])) }
    var isDone = colors.map { _ in false }
    for place in order {
      isDone[place] = true
      let deeper = touching[place].filter { isDone[$0] }
      if let step = deeper.map({ steps[$0] }).max() { steps[place] = min(step + 1, Self.last) }
    }
  }

  /// The indices of the neighbouring colours of each colour.
  private static func touching(
    _ grid: CellGrid, _ colors: [Color.Resolved], _ places: [Color.Resolved: Int], _ fills: [Int?]
  ) -> [Set<Int>] {
    // A cell at the edge of a shape has two colours, like two pixels of a picture.
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

  /// The distance of a colour from the page, weighted by the perceived brightness of red, green and blue.
  private static func depth(of color: Color.Resolved, on page: Color.Resolved) -> Int {
    func light(_ color: Color.Resolved) -> Int {
      let parts = color.components
      return 2126 * Int(parts.red) + 7152 * Int(parts.green) + 722 * Int(parts.blue)
    }
    return abs(light(color) - light(page))
  }
}
