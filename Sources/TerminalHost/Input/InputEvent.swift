import ViewTree

/// What a user does at a terminal.
enum InputEvent: Hashable {
  case key(Key)
  /// Text that was inserted as a whole, with `\n` between its lines.
  case paste(String)
  case mouse(MouseEvent)

  /// Whether the mouse moves while no button is down.
  var isHover: Bool { if case .mouse(let event) = self { event.kind == .hover } else { false } }
}

/// What a user does with the mouse, at a cell counted from 0.
struct MouseEvent: Hashable {
  enum Kind: Hashable {
    case press(Button)
    case release(Button)
    /// The mouse moves while the button is down.
    case drag(Button)
    /// The mouse moves while no button is down.
    case hover
    /// Notches of the wheel: below zero upwards, or to the left.
    case wheel(columns: Int, rows: Int)
  }

  enum Button: Hashable {
    case left, middle, right
  }

  var kind: Kind
  var column: Int
  var row: Int
  var modifiers: Key.Modifiers = []
}
