extension PlayEvent {
  /// Chooses an event on a user's screen, as often as a person would cause it; it may turn out to be impossible.
  ///
  /// `base` is the size with which the screen began.
  @MainActor static func random(
    on screen: Screen, base: (width: Int, height: Int?), using random: inout SplitMix
  ) -> PlayEvent? {
    let (columns, rows) = (max(screen.width, 1), max(screen.height ?? screen.rowCount, 1))
    let (column, row) = (Int.random(in: 0..<columns, using: &random), Int.random(in: 0..<rows, using: &random))
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<33: return tapControl(on: screen, using: &random)
    case 33..<36: return menu(on: screen, using: &random)
    case 36..<39: return element(on: screen, using: &random).map { .tap(PlayTarget($0, on: screen), count: 2) }
    case 39..<41: return element(on: screen, using: &random).map { .longPress(PlayTarget($0, on: screen)) }
    case 41..<52: return press(oneOf: keys, using: &random)
    case 52..<55: return element(on: screen, using: &random).map { scroll(from: $0, using: &random) }
    case 55..<63: return .type(texts.randomElement(using: &random)!)
    case 63..<69:
      let rows = [-3, -1, 1, 1, 3, 9].randomElement(using: &random)!
      return .wheel(column: column, row: row, columns: random.oneIn(6) ? rows : 0, rows: rows)
    case 69..<75: return pointer(columns: columns, rows: rows, using: &random)
    case 75..<78: return .click(column: column, row: row)
    case 78..<79: return .secondaryClick(column: column, row: row)
    case 79..<80: return element(on: screen, using: &random).map { hold($0, using: &random) }
    case 80..<81:
      return .drag(
        column: column, row: row, toColumn: Int.random(in: 0..<columns, using: &random),
        toRow: Int.random(in: 0..<rows, using: &random))
    case 81..<86: return resize(from: base, using: &random)
    case 86..<93: return .advance(milliseconds: [16, 100, 400, 1_000, 5_000].randomElement(using: &random)!)
    case 93..<95: return .locale(["en_US", "de", "ar", "ja"].randomElement(using: &random)!)
    case 95..<97: return .colorScheme(ColorScheme.allCases.randomElement(using: &random)!)
    case 97..<99: return .dynamicTypeSize(DynamicTypeSize.allCases.randomElement(using: &random)!)
    default: return .mountAgain
    }
  }

  /// The texts that are typed: among them are wide, composed and right-to-left characters.
  private static let texts = ["a", "Hello", "0", "-5", "12.5", " ", "字", "e\u{301}", "👩‍👩‍👧", "\u{5D0}"]

  /// The roles of texts and containers, which are tapped more rarely than controls.
  private static let passive: Set<Role> = [
    .staticText, .heading, .image, .list, .table, .group, .section, .progress, .navigationBar, .alert, .sheet, .popover,
    .confirmationDialog,
  ]

  @MainActor private static func tapControl(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    let withTexts = random.oneIn(5)
    return tap(on: screen, using: &random) {
      $0.isEnabled && $0.node.isShown && (withTexts || !passive.contains($0.role))
    }
  }

  @MainActor private static func element(on screen: Screen, using random: inout SplitMix) -> Element? {
    screen.descendants.filter { $0.isEnabled && $0.node.isShown }.randomElement(using: &random)
  }

  /// Chooses lengths between half and one and a half times those of the first size, but at least 1.
  private static func resize(from base: (width: Int, height: Int?), using random: inout SplitMix) -> PlayEvent {
    func other(_ length: Int) -> Int { Int.random(in: max(length / 2, 1)...max(length * 3 / 2, 2), using: &random) }
    return .resize(width: other(base.width), height: base.height.map(other))
  }
}

extension Screen {
  /// The height of the picture.
  fileprivate var rowCount: Int { Int(clamping: Double((size.height / options.unit.cellSize.height).rounded(.up))) }
}
