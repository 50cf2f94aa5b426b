package import ViewTree

/// The statement that repeats an event.
///
/// It keeps values: its words are made where they are read, such as in the film of a test that fails.
package enum EventStatement: Hashable, Sendable {
  /// No statement: changes from outside, between two events.
  case outside
  case press(Key)
  case type(String)
  case paste(String)
  case click(column: Int, row: Int, count: Int)
  case secondaryClick(column: Int, row: Int)
  case drag(fromColumn: Int, row: Int, toColumn: Int, endRow: Int, steps: Int)
  case point(PointerEvent.Phase, column: Int, row: Int)
  case turnWheel(column: Int, row: Int, byColumns: Int, rows: Int)
  case resize(width: Int, height: Int?)
  case advance(Duration)
  /// A call of a method, such as `tap()`.
  case call(String, of: Receiver)
  /// Any other statement.
  case words(String)

  /// The screen, or one of its elements, by what finds it again.
  package enum Receiver: Hashable, Sendable {
    case screen
    case identifier(String)
    /// `index` is the one among the elements of the role and the label, if there are several.
    case label(Role, String, index: Int?)
    /// `index` is the one among the elements of the role, if there are several.
    case role(Role, index: Int?)

    /// The expression, such as `screen.find(.toggle, "Wi-Fi")`.
    package var words: String {
      switch self {
      case .screen: "screen"
      case .identifier(let id): "screen.find(id: \(id.swiftLiteral))"
      case .label(let role, let label, let index): Self.query("\(role.code), \(label.swiftLiteral)", index)
      case .role(let role, let index): Self.query(role.code, index)
      }
    }

    private static func query(_ arguments: String, _ index: Int?) -> String {
      "screen.find(\(arguments)\(index.map { ", at: \($0)" } ?? ""))"
    }

    fileprivate var textLength: Int {
      switch self {
      case .identifier(let text), .label(_, let text, _): text.utf8.count
      case .screen, .role: 0
      }
    }
  }

  /// The statement as Swift code, such as `try screen.find(.toggle, "Wi-Fi").tap()`; empty for ``outside``.
  package var words: String {
    switch self {
    case .outside: ""
    case .press(let key): "screen.press(\(key.swiftLiteral))"
    case .type(let text): "screen.type(\(text.swiftLiteral))"
    case .paste(let text): "screen.paste(\(text.swiftLiteral))"
    case .click(let column, let row, let count):
      "screen.click(column: \(column), row: \(row)\(count > 1 ? ", count: \(count)" : ""))"
    case .secondaryClick(let column, let row): "screen.secondaryClick(column: \(column), row: \(row))"
    case .drag(let column, let row, let endColumn, let endRow, let steps):
      "screen.drag(fromColumn: \(column), row: \(row), toColumn: \(endColumn), row: \(endRow)"
        + (steps == 1 ? ")" : ", steps: \(steps))")
    case .point(.down, let column, let row): "screen.press(column: \(column), row: \(row))"
    case .point(.drag, let column, let row): "screen.drag(toColumn: \(column), row: \(row))"
    case .point(.up, let column, let row): "screen.release(column: \(column), row: \(row))"
    case .point(.hover, let column, let row): "screen.hover(column: \(column), row: \(row))"
    case .turnWheel(let column, let row, let columns, let rows):
      "screen.turnWheel(column: \(column), row: \(row), byColumns: \(columns), rows: \(rows))"
    case .resize(let width, let height): "screen.resize(width: \(width)\(height.map { ", height: \($0)" } ?? ""))"
    case .advance(let duration): "screen.advance(by: \(duration.swiftLiteral))"
    case .call(let call, let receiver): "try \(receiver.words).\(call)"
    case .words(let words): words
    }
  }

  /// The length of the texts in bytes.
  var textLength: Int {
    switch self {
    case .type(let text), .paste(let text), .words(let text): text.utf8.count
    case .call(let call, let receiver): call.utf8.count + receiver.textLength
    default: 0
    }
  }
}

extension Duration {
  /// The duration as Swift code, in whole milliseconds in the range of `Int`.
  nonisolated var swiftLiteral: String {
    let milliseconds = (self / .milliseconds(1)).rounded(.towardZero)
    return ".milliseconds(\(Int(exactly: milliseconds) ?? (self < .zero ? .min : .max)))"
  }
}

extension Key {
  /// The key as Swift code, such as `.tab` or `.character("a").with(.control)`.
  nonisolated package var swiftLiteral: String {
    if self == .backTab { return ".backTab" }
    let name =
      if case .character(let character) = code { "character(\(String(character).swiftLiteral))" } else { "\(code)" }
    let all: [(Modifiers, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.option, ".option"), (.command, ".command"),
    ]
    let held = all.filter { modifiers.contains($0.0) }.map(\.1)
    if held.isEmpty { return ".\(name)" }
    return ".\(name).with(\(held.count == 1 ? held[0] : "[\(held.joined(separator: ", "))]"))"
  }
}
