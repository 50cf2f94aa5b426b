import ViewTree

/// An action of the user at a terminal.
enum InputEvent: Hashable {
  case key(Key)
  /// Text that was inserted as a whole, with `\n` between its lines.
  case paste(String)
  case mouse(MouseEvent)
  /// The key F12, which is for the host.
  case meter

  /// Whether the mouse moved without a button down.
  var isHover: Bool { if case .mouse(let event) = self { event.kind == .hover } else { false } }
}

/// An action of the user with the mouse, at a cell counted from 0.
struct MouseEvent: Hashable {
  enum Kind: Hashable {
    case press(Button)
    case release(Button)
    /// The mouse moved with a button down.
    case drag(Button)
    /// The mouse moved without a button down.
    case hover
    /// Notches of the wheel; negative numbers are upwards, or to the left.
    case wheel(columns: Int, rows: Int)

    /// The action in words, before the name of an element.
    var words: String {
      switch self {
      case .press: "press"
      case .release: "release"
      case .drag: "drag on"
      case .hover: "hover"
      case .wheel: "wheel on"
      }
    }
  }

  enum Button: Hashable {
    case left, middle, right
  }

  var kind: Kind
  var column: Int
  var row: Int
  var modifiers: Key.Modifiers = []
}
