/// The marks on a bar beside its level.
///
///     [---+=====O-+...]      [───┼█████▌─┼┄┄┄]
struct LevelMarks: Equatable {
  /// The level at which the fill begins; `nil` is the start of the bar.
  var start: Double?
  /// The levels of ticks, from 0 to 1.
  var ticks: [Double] = []
  /// The levels that can be set; `nil` allows all.
  var enabled: ClosedRange<Double>?

  typealias Parts = (before: String, filled: String, after: String)

  /// Draws the marks over the parts of a bar, except over the thumb, and in Unicode over a partly filled cell.
  func drawn(on parts: Parts, _ glyphs: LevelBar.Glyphs) -> Parts {
    var cells = [parts.before, parts.filled, parts.after].map(Array.init)
    let count = cells.reduce(0) { $0 + $1.count }
    guard count > 1 else { return parts }
    func change(_ cell: Int, _ change: (Character) -> Character) {
      var (part, place) = (0, cell)
      while place >= cells[part].count { (part, place) = (part + 1, place - cells[part].count) }
      cells[part][place] = change(cells[part][place])
    }
    func cell(of level: Double) -> Int { Int(clamping: (level * Double(count - 1)).rounded()) }
    if let enabled {
      let open = cell(of: enabled.lowerBound)...cell(of: enabled.upperBound)
      for cell in 0..<count where !open.contains(cell) { change(cell) { $0 == glyphs.rest ? glyphs.locked : $0 } }
    }
    for tick in ticks {
      change(cell(of: tick)) {
        $0 == glyphs.rest || $0 == glyphs.locked ? glyphs.tick.rest : $0 == glyphs.filled ? glyphs.tick.filled : $0
      }
    }
    return (String(cells[0]), String(cells[1]), String(cells[2]))
  }
}

/// A bar that is filled up to a level, as wide as its proposal and one row high.
///
///     [####......]     [====O-----]          ████▌░░░░░     [████▌─────]
///     ~####......~     ~====O-----~          ╌▒▒▒░░░░░╌     ╌▒▒▒▒─────╌
///
/// The second line shows disabled bars.
struct LevelBar: Leaf, Equatable {
  /// The glyphs of a bar.
  struct Glyphs: Equatable {
    /// The glyphs at both ends; they may be empty.
    var ends: (before: String, after: String)
    let filled: Character
    let rest: Character
    /// The glyph at the level; `nil` draws the level in eighths of a cell.
    var thumb: Character?
    /// The glyph of cells whose levels cannot be set.
    var locked: Character = " "
    /// The glyphs of a tick in the filled part and in the rest.
    var tick: (filled: Character, rest: Character) = (" ", " ")

    static func == (a: Glyphs, b: Glyphs) -> Bool {
      a.ends == b.ends && (a.filled, a.rest) == (b.filled, b.rest) && a.thumb == b.thumb
        && a.locked == b.locked && a.tick == b.tick
    }
  }

  /// The level from 0 to 1; `nil` if it is unknown, which fills the middle third.
  let level: Double?
  let glyphs: Glyphs
  /// The marks on the bar.
  let marks: LevelMarks?
  let style: GlyphStyle
  let restStyle: GlyphStyle

  /// Creates a bar filled with the tint of controls; its rest has the foreground style.
  init(
    level: Double?, glyphs: Glyphs, marks: LevelMarks? = nil, _ style: some ShapeStyle = LevelBar.tint,
    in environment: EnvironmentValues
  ) {
    self.init(
      level: level, glyphs: glyphs, marks: marks, style: GlyphStyle(style, in: environment),
      restStyle: GlyphStyle(ForegroundStyle(), in: environment))
  }

  /// The style of the fill if no other is given.
  static var tint: ControlTint { ControlTint(own: .accentColor) }

  private static let idealCells: CGFloat = 20
  private static let leastCells: CGFloat = 6

  private init(
    level: Double?, glyphs: Glyphs, marks: LevelMarks?, style: GlyphStyle, restStyle: GlyphStyle
  ) {
    (self.level, self.glyphs, self.marks, self.style, self.restStyle) = (level, glyphs, marks, style, restStyle)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    let cell = context.cellSize
    let width = proposal.width ?? Self.idealCells * cell.width
    return CGSize(width: max(width, Self.leastCells * cell.width), height: cell.height)
  }

  func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool { axis == .horizontal }

  func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
    let cells = Int(
      clamping: min((picture.size.width / context.cellSize.width).rounded(.down), CGFloat(PictureLimit.columns)))
    let inside = max(cells - glyphs.ends.before.count - glyphs.ends.after.count, 0)
    let isMirrored = context.layoutDirection == .rightToLeft
    let parts = parts(of: inside, eighths: isMirrored ? Self.mirroredEighths : Self.eighths)
    let (before, filled, after) = marks?.drawn(on: parts, glyphs) ?? parts
    var bar = [TextRun(before, style: restStyle), TextRun(filled, style: style), TextRun(after, style: restStyle)]
    if isMirrored { bar = bar.reversed().map { $0.turned } }
    let ends = (TextRun(glyphs.ends.before, style: restStyle), TextRun(glyphs.ends.after, style: restStyle))
    let runs = [ends.0] + bar + [ends.1]
    let width = CGFloat(cells) * context.cellSize.width
    picture.line(TextLine(runs: runs.filter { !$0.text.isEmpty }, offset: 0, width: width))
  }

  /// Returns the text before the filled part, of that part and after it.
  private func parts(of cells: Int, eighths parts: [Character]) -> (before: String, filled: String, after: String) {
    func rest(_ count: Int) -> String { String(repeating: glyphs.rest, count: max(count, 0)) }
    if let start = marks?.start { return part(of: cells, from: start, eighths: parts) }
    guard let level else {
      let third = (cells + 1) / 3
      let start = (cells - third) / 2
      return (rest(start), String(repeating: glyphs.filled, count: third), rest(cells - third - start))
    }
    if let thumb = glyphs.thumb {
      let place = Int(clamping: (level * Double(max(cells - 1, 0))).rounded())
      return ("", String(repeating: glyphs.filled, count: min(place, cells)) + String(thumb), rest(cells - 1 - place))
    }
    guard glyphs.filled == Self.block else {
      let count = Int(clamping: (level * Double(cells)).rounded())
      return ("", String(repeating: glyphs.filled, count: count), rest(cells - count))
    }
    let eighths = Int(clamping: (level * Double(8 * cells)).rounded())
    var filled = String(repeating: glyphs.filled, count: eighths / 8)
    if eighths % 8 > 0 { filled.append(parts[eighths % 8 - 1]) }
    return ("", filled, rest(cells - filled.count))
  }

  /// Returns the parts of a bar that is filled between the level and a start.
  private func part(of cells: Int, from start: Double, eighths parts: [Character])
    -> (before: String, filled: String, after: String)
  {
    func run(_ glyph: Character, _ count: Int) -> String { String(repeating: glyph, count: max(count, 0)) }
    func rest(_ count: Int) -> String { run(glyphs.rest, count) }
    let level = level ?? start
    if let thumb = glyphs.thumb {
      let last = Double(max(cells - 1, 0))
      let (place, zero) = (Int(clamping: (level * last).rounded()), Int(clamping: (start * last).rounded()))
      return place >= zero
        ? (rest(zero), run(glyphs.filled, place - zero) + String(thumb), rest(cells - 1 - place))
        : (rest(place), String(thumb) + run(glyphs.filled, zero - place), rest(cells - 1 - zero))
    }
    let zero = Int(clamping: (start * Double(cells)).rounded())
    guard level > start else {
      let place = Int(clamping: (level * Double(cells)).rounded())
      return (rest(place), run(glyphs.filled, zero - place), rest(cells - max(zero, place)))
    }
    let parted = glyphs.filled == Self.block ? 8 : 1
    let eighths = Int(clamping: (level * Double(parted * cells)).rounded()) * 8 / parted
    var filled = run(glyphs.filled, eighths / 8 - zero)
    // If the level is less than half a cell from the start, the bar is not filled.
    if eighths % 8 > 0, eighths / 8 >= zero { filled.append(parts[eighths % 8 - 1]) }
    return (rest(zero), filled, rest(cells - zero - filled.count))
  }

  private static let block: Character = "█"
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  /// For right-aligned blocks Unicode has only an eighth, a half and a full cell.
  private static let mirroredEighths: [Character] = ["▕", "▕", "▐", "▐", "▐", "█", "█"]

  func mixed(with new: LevelBar, amount: Double) -> LevelBar? {
    guard let level, let other = new.level, let style = style.mixed(with: new.style, amount: amount) else { return nil }
    let between = min(max(level + (other - level) * amount, 0), 1)
    return LevelBar(
      level: between, glyphs: new.glyphs, marks: new.marks, style: style, restStyle: new.restStyle)
  }
}

extension LevelBar.Glyphs {
  /// Returns the glyphs of a bar that shows progress.
  static func progress(_ glyphs: GlyphSet, isEnabled: Bool) -> LevelBar.Glyphs {
    switch glyphs {
    case .ascii: LevelBar.Glyphs(ends: isEnabled ? ("[", "]") : ("~", "~"), filled: "#", rest: ".", thumb: nil)
    case .unicode where isEnabled: LevelBar.Glyphs(ends: ("", ""), filled: "█", rest: "░", thumb: nil)
    case .unicode: LevelBar.Glyphs(ends: ("╌", "╌"), filled: "▒", rest: "░", thumb: nil)
    }
  }

  /// Returns the glyphs of a bar that sets a level; its ends show whether it has the focus or is disabled.
  static func slider(_ glyphs: GlyphSet, _ state: FieldState) -> LevelBar.Glyphs {
    switch glyphs {
    case .ascii:
      LevelBar.Glyphs(
        ends: glyphs.brackets(state), filled: "=", rest: "-", thumb: "O", locked: ".", tick: (filled: "#", rest: "+"))
    case .unicode:
      LevelBar.Glyphs(
        ends: glyphs.brackets(state), filled: state == .disabled ? "▒" : "█", rest: "─", thumb: nil, locked: "┄",
        tick: (filled: "▓", rest: "┼"))
    }
  }
}
