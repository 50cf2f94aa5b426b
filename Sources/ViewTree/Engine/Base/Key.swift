/// A key of a keyboard, with the modifier keys that are held.
public struct Key: Hashable, Sendable {
  /// The modifier keys that are held with a key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// Bit 0 is Shift, bit 1 Control, bit 2 Option, bit 3 Command.
    public let rawValue: Int
    /// The modifiers whose bits are set; see ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The Option key, which is Alt on other keyboards.
    public static let option = Modifiers(rawValue: 4)
    /// The Command key.
    ///
    /// A terminal does not report it.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Whether the key types a character.
  package var isTyped: Bool {
    guard modifiers.isDisjoint(with: [.control, .command]) else { return false }
    if case .character = code { return true }
    return code == .space
  }

  package enum Code: Hashable, Sendable {
    case tab, `return`, space, escape, up, down, left, right, home, end, pageUp, pageDown, delete, deleteForward
    case character(Character)

    /// The key with the same effect in the opposite layout direction.
    var mirrored: Code {
      switch self {
      case .left: .right
      case .right: .left
      default: self
      }
    }
  }

  package var code: Code

  /// The name of the key in a trace: `space`, `"x"`, `shift tab`.
  package var words: String {
    let names: [(Modifiers, String)] = [
      (.control, "control "), (.option, "option "), (.shift, "shift "), (.command, "command "),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    if case .character(let character) = code { return held + "\"\(character)\"" }
    return held + "\(code)"
  }

  /// The modifier keys that are held.
  public var modifiers: Modifiers

  private init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Tab: moves the focus to the next control.
  public static let tab = Key(.tab)
  /// Shift and Tab: moves the focus to the control before.
  public static let backTab = Key(.tab, modifiers: .shift)
  /// Return: taps the focused control, or submits a text field.
  public static let `return` = Key(.return)
  /// The space bar: taps the focused control, or types a space.
  public static let space = Key(.space)
  /// Escape: closes the most recent presentation, or runs the exit command.
  public static let escape = Key(.escape)
  /// The up arrow key.
  public static let up = Key(.up)
  /// The down arrow key.
  public static let down = Key(.down)
  /// The left arrow key.
  public static let left = Key(.left)
  /// The right arrow key.
  public static let right = Key(.right)
  /// The Home key.
  public static let home = Key(.home)
  /// The End key.
  public static let end = Key(.end)
  /// The Page Up key.
  public static let pageUp = Key(.pageUp)
  /// The Page Down key.
  public static let pageDown = Key(.pageDown)
  /// The key that deletes the character before the insertion point.
  public static let delete = Key(.delete)
  /// The key that deletes the character after the insertion point.
  public static let deleteForward = Key(.deleteForward)
  /// Returns the key that types a character; for a space it is ``space``.
  public static func character(_ character: Character) -> Key { Key(character == " " ? .space : .character(character)) }

  /// Returns the key with additional modifiers held.
  public func with(_ modifiers: Modifiers) -> Key { Key(code, modifiers: self.modifiers.union(modifiers)) }
}
