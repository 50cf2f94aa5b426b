/// An event of a play: of a person, of time, or of the program behind the view.
enum PlayEvent: Equatable, Sendable {
  case tap(PlayTarget, count: Int)
  case longPress(PlayTarget)
  case press(Key)
  /// An element gets the focus, and then the key: a key that scrolls moves the views around the element.
  case pressIn(PlayTarget, Key)
  case type(String)
  case wheel(column: Int, row: Int, columns: Int, rows: Int)
  case hover(column: Int, row: Int)
  case click(column: Int, row: Int)
  case secondaryClick(column: Int, row: Int)
  case drag(column: Int, row: Int, toColumn: Int, toRow: Int)
  /// The button is pressed for some time, and then released on the same row.
  case hold(column: Int, row: Int, milliseconds: Int, toColumn: Int)
  case resize(width: Int, height: Int?)
  case advance(nanoseconds: Int)
  /// Tasks run until they end or sleep.
  case settle
  case locale(String)
  case colorScheme(ColorScheme)
  case dynamicTypeSize(DynamicTypeSize)
  /// The screen is released, and the view is mounted anew.
  case mountAgain
  /// An event that a ``PlayProgram`` makes, by its name and the numbers on which it depends.
  case program(String, [Int])

  static func advance(_ duration: Duration) -> PlayEvent {
    .advance(nanoseconds: Int(clamping: duration / .nanoseconds(1)))
  }

  static func advance(milliseconds: Int) -> PlayEvent { .advance(.milliseconds(milliseconds)) }
}

extension PlayEvent {
  /// The time that tasks may take before an event, in milliseconds.
  static let patience = 100

  /// Makes the event on a screen; returns whether it was possible.
  ///
  /// False for settings, settling, mounting and programs, which are no events of a screen.
  @discardableResult @MainActor func perform(on screen: Screen) -> Bool {
    switch self {
    case .tap(let target, let count):
      guard let element = target.find(on: screen), element.isEnabled else { return false }
      return (try? count == 1 ? element.tap() : element.doubleTap()) != nil
    case .longPress(let target):
      guard let element = target.find(on: screen), element.isEnabled else { return false }
      return (try? element.longPress()) != nil
    case .press(let key): screen.press(key)
    case .pressIn(let target, let key):
      guard let element = target.find(on: screen), element.isEnabled else { return false }
      return (try? element.press(key)) != nil
    case .type(let text):
      // Typing without a receiver would report an issue, which the view did not cause.
      guard screen.frames.events.hasKeyNode else { return false }
      screen.type(text)
    case .wheel(let column, let row, let columns, let rows):
      screen.turnWheel(column: column, row: row, byColumns: columns, rows: rows)
    case .hover(let column, let row): screen.hover(column: column, row: row)
    case .click(let column, let row): screen.click(column: column, row: row)
    case .secondaryClick(let column, let row): screen.secondaryClick(column: column, row: row)
    case .drag(let column, let row, let endColumn, let endRow):
      screen.drag(fromColumn: column, row: row, toColumn: endColumn, row: endRow)
    case .hold(let column, let row, let milliseconds, let endColumn):
      screen.press(column: column, row: row)
      screen.advance(by: .milliseconds(milliseconds))
      screen.drag(toColumn: endColumn, row: row)
      screen.release(column: endColumn, row: row)
    case .resize(let width, let height): screen.resize(width: width, height: height)
    case .advance(let nanoseconds): screen.advance(by: .nanoseconds(nanoseconds))
    case .settle, .locale, .colorScheme, .dynamicTypeSize, .mountAgain, .program: return false
    }
    return true
  }

  /// The statement of a test that makes the event on a screen in its current state.
  @MainActor func statement(on screen: Screen) -> String {
    eventStatement(on: screen).words
  }

  @MainActor private func eventStatement(on screen: Screen) -> EventStatement {
    switch self {
    case .tap(let target, let count): .call(count == 1 ? "tap()" : "doubleTap()", of: target.receiver(on: screen))
    case .longPress(let target): .call("longPress()", of: target.receiver(on: screen))
    case .press(let key): .press(key)
    case .pressIn(let target, let key): .call("press(\(key.swiftLiteral))", of: target.receiver(on: screen))
    case .type(let text): .type(text)
    case .wheel(let column, let row, let columns, let rows):
      .turnWheel(column: column, row: row, byColumns: columns, rows: rows)
    case .hover(let column, let row): .point(.hover, column: column, row: row)
    case .click(let column, let row): .click(column: column, row: row, count: 1)
    case .secondaryClick(let column, let row): .secondaryClick(column: column, row: row)
    case .drag(let column, let row, let endColumn, let endRow):
      .drag(fromColumn: column, row: row, toColumn: endColumn, endRow: endRow, steps: 1)
    case .hold(let column, let row, let milliseconds, let endColumn):
      .words(
        [
          EventStatement.point(.down, column: column, row: row), .advance(.milliseconds(milliseconds)),
          .point(.drag, column: endColumn, row: row), .point(.up, column: endColumn, row: row),
        ].map(\.words).joined(separator: "; "))
    case .resize(let width, let height): .resize(width: width, height: height)
    case .advance(let nanoseconds): Self.advanceStatement(nanoseconds: nanoseconds)
    case .settle:
      .words("try await screen.settle(patience: .milliseconds(\(Self.patience)), allowsUnfinished: true)")
    case .locale(let identifier): .words("settings.locale = Locale(identifier: \(identifier.swiftLiteral))")
    case .colorScheme(let scheme): .words("settings.colorScheme = .\(scheme)")
    case .dynamicTypeSize(let size): .words("settings.dynamicTypeSize = .\(size)")
    case .mountAgain: .words("screen = makeScreen()")
    case .program(let name, let numbers):
      .words("await program.perform(\(name.swiftLiteral), \(numbers), on: screen)")
    }
  }

  /// The statement for a duration, which a recording has in whole milliseconds only.
  private static func advanceStatement(nanoseconds: Int) -> EventStatement {
    nanoseconds.isMultiple(of: 1_000_000)
      ? .advance(.nanoseconds(nanoseconds)) : .words("screen.advance(by: .nanoseconds(\(nanoseconds)))")
  }

  /// Whether the event changes a setting of the user.
  var isSetting: Bool {
    switch self {
    case .locale, .colorScheme, .dynamicTypeSize: true
    default: false
    }
  }
}

// MARK: Choosing

extension PlayEvent {
  /// Chooses a tap on one of the elements that a condition holds for; `nil` if there are none.
  @MainActor static func tap(
    on screen: Screen, using random: inout SplitMix, where isWanted: (Element) -> Bool
  ) -> PlayEvent? {
    screen.descendants.filter { isWanted($0) && $0.node.tapTarget != nil }.randomElement(using: &random)
      .map { .tap(PlayTarget($0, on: screen), count: 1) }
  }

  /// Chooses to open a menu, or one in it, or to close the innermost one; `nil` if there is no menu.
  @MainActor static func menu(on screen: Screen, using random: inout SplitMix) -> PlayEvent? {
    if !screen.openMenus.isEmpty, random.oneIn(2) { return .press(.escape) }
    return tap(on: screen, using: &random) { $0.role == .menu && !$0.isExpanded }
  }

  /// Chooses a key that scrolls, for an element; it is impossible if nothing in the element takes the focus.
  @MainActor static func scroll(from element: Element, using random: inout SplitMix) -> PlayEvent {
    let keys: [Key] = [.down, .up, .left, .right, .pageDown, .pageUp, .end, .home]
    return .pressIn(PlayTarget(element, on: element.screen), keys.randomElement(using: &random)!)
  }

  /// Chooses a press of up to a second, or a drag by up to two columns, in the middle of an element.
  @MainActor static func hold(_ element: Element, using random: inout SplitMix) -> PlayEvent {
    let (column, row) = element.screen.cell(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    return .hold(
      column: column, row: row, milliseconds: Int.random(in: 0...1_000, using: &random),
      toColumn: column + Int.random(in: 0...2, using: &random))
  }

  /// Chooses a place for the pointer, or a short drag that begins there.
  static func pointer(columns: Int, rows: Int, using random: inout SplitMix) -> PlayEvent {
    let (column, row) = (Int.random(in: 0..<columns, using: &random), Int.random(in: 0..<rows, using: &random))
    if random.oneIn(2) { return .hover(column: column, row: row) }
    return .drag(column: column, row: row, toColumn: column + (random.oneIn(2) ? 2 : -2), toRow: row)
  }

  /// Chooses a size; one in three is as high as the content.
  static func resize(
    widths: ClosedRange<Int>, heights: ClosedRange<Int>, using random: inout SplitMix
  ) -> PlayEvent {
    let width = Int.random(in: widths, using: &random)
    return .resize(width: width, height: random.oneIn(3) ? nil : Int.random(in: heights, using: &random))
  }

  /// Chooses a key.
  static func press(oneOf keys: [Key], using random: inout SplitMix) -> PlayEvent {
    .press(keys.randomElement(using: &random)!)
  }
}
