import Foundation
import ViewTree
import ViewTreeTesting

@testable import TextBackend

/// Random input that no view and no test should be asked for: numbers out of every range, events that fit nothing.
struct BadInput {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func index(below count: Int) -> Int { .random(in: 0..<count, using: &random) }

  mutating func length() -> CGFloat {
    [
      0, -0.0, 0.5, 1, 3, -1, -7, 40, 1e4, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ].randomElement(using: &random)!
  }

  mutating func number() -> Int {
    [0, 1, 2, 3, -1, -3, 1000, .max, .min, .max - 1, Int(Int32.max) + 1].randomElement(using: &random)!
  }

  mutating func text() -> String {
    let pieces = [
      "", "a", "two words", "字字字", "👩‍👩‍👧", "e\u{301}\u{302}", "\u{1B}[31mred", "\u{200B}", "\u{202E}right", "\n\n", "\t",
      "\0",
      "\u{FFFD}", "🇦🇹🇦", String(repeating: "long ", count: 40), "**[a](b)", "\u{301}", "\u{9B}5n",
    ]
    return (0...index(below: 3)).map { _ in pieces.randomElement(using: &random)! }.joined()
  }

  mutating func key() -> Key {
    let codes: [Key] = [
      .tab, .return, .space, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete,
      .deleteForward,
    ]
    let key =
      random.oneIn(3)
      ? .character(Array(text() + "x").randomElement(using: &random)!) : codes.randomElement(using: &random)!
    return key.with(
      ([[], [], [], .shift, .option, .control, .command, [.shift, .option]] as [Key.Modifiers]).randomElement(
        using: &random)!)
  }

  /// Does something to a screen, and says what.
  @MainActor mutating func act(on screen: Screen) -> String {
    let (column, row) = (cell(), cell())
    switch index(below: 12) {
    case 0:
      let (width, height) = (size(), random.oneIn(2) ? nil : size())
      screen.resize(width: width, height: height)
      return "resize(\(width), \(height as Any))"
    case 1:
      let count = [0, -1, 1, 2, 3, 50].randomElement(using: &random)!
      screen.click(column: column, row: row, count: count)
      return "click(\(column), \(row), \(count))"
    case 2:
      screen.drag(
        fromColumn: column, row: row, toColumn: cell(), row: cell(),
        steps: [0, -1, 1, 3].randomElement(using: &random)!)
      return "drag from \(column), \(row)"
    case 3:
      screen.hover(column: column, row: row)
      screen.secondaryClick(column: column, row: row)
      return "secondaryClick(\(column), \(row))"
    case 4:
      let text = text()
      screen.type(text)
      return "type(\(text.debugDescription))"
    case 5:
      let duration = [
        Duration.zero, .seconds(-5), .nanoseconds(1), .milliseconds(333), .seconds(1), .seconds(3_600),
      ].randomElement(using: &random)!
      screen.advance(by: duration)
      return "advance(\(duration))"
    case 6, 7, 8: return tryElement(of: screen)
    default:
      let key = key()
      screen.press(key)
      return "press(\(key))"
    }
  }

  private mutating func cell() -> Int { random.oneIn(3) ? number() : .random(in: -1...40, using: &random) }
  private mutating func size() -> Int { [0, -1, 1, 2, 3, 8, 20, 44, 120].randomElement(using: &random)! }

  /// An action on an element, whether or not it has any such.
  @MainActor private mutating func tryElement(of screen: Screen) -> String {
    let roles: [Role] = [
      .toggle, .button, .link, .menu, .disclosureGroup, .datePicker, .picker, .textField, .slider, .stepper, .tab,
      .list,
      .staticText, .heading,
    ]
    guard let element = roles.flatMap({ screen.findAll($0) }).randomElement(using: &random) else { return "no element" }
    let (action, text) = (index(below: 9), text())
    do {
      switch action {
      case 0, 1: try element.tap()
      case 2: try element.increment()
      case 3: try element.decrement()
      case 4: try element.expand()
      case 5: try element.collapse()
      case 6: try element.select(text)
      case 7: try element.select(Date(timeIntervalSinceReferenceDate: Double(length())))
      default: try element.type(text)
      }
      return "action \(action) on \(element.role) \(element.label.debugDescription)"
    } catch {
      return "action \(action) on \(element.role) \(element.label.debugDescription): refused"
    }
  }
}
