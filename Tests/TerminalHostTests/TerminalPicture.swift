/// A terminal that keeps the characters written to it: cells, the cursor, and the sequences that the host uses.
struct TerminalPicture {
  private var cells: [[Character]]
  private(set) var cursor = (column: 0, row: 0)
  private var savedCursor = (column: 0, row: 0)
  private(set) var isCursorShown = false

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without blanks at their ends.
  var text: String {
    cells.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  /// Returns the characters of some columns of all rows.
  func text(columns: Range<Int>) -> String { cells.map { String($0[columns]) }.joined(separator: "\n") }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" { readSequence(&rest) } else { put(character) }
    }
  }

  private mutating func put(_ character: Character) {
    precondition(cells.indices.contains(cursor.row) && cells[cursor.row].indices.contains(cursor.column), "outside")
    cells[cursor.row][cursor.column] = character
    cursor.column += 1
  }

  private mutating func readSequence(_ rest: inout Substring) {
    switch rest.popFirst() {
    case "7": savedCursor = cursor
    case "8": cursor = savedCursor
    case "]": rest = rest.drop { $0 != "\\" }.dropFirst()
    case "[":
      let body = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count)
      let numbers = body.split(separator: ";").map { Int($0) ?? 0 }
      switch rest.popFirst() {
      case "H": cursor = (numbers[1] - 1, numbers[0] - 1)
      case "J": for row in cells.indices { cells[row] = cells[row].map { _ in " " } }
      case "h" where body == "?25": isCursorShown = true
      case "l" where body == "?25": isCursorShown = false
      default: break
      }
    default: preconditionFailure("an unknown sequence")
    }
  }
}
