/// A key of a keyboard, with the modifiers that are held.
public struct Key: Hashable, Sendable {
  /// A modifier key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  package enum Code: Hashable, Sendable {
    case tab, `return`, space, escape, up, down, left, right, home, end, pageUp, pageDown, delete, deleteForward
    case character(Character)
  }

  package var code: Code
  public var modifiers: Modifiers

  private init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  public static let tab = Key(.tab)
  /// Shift and Tab: to the control before.
  public static let backTab = Key(.tab, modifiers: .shift)
  public static let `return` = Key(.return)
  public static let space = Key(.space)
  public static let escape = Key(.escape)
  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)
  /// The key that deletes the character before the insertion point.
  public static let delete = Key(.delete)
  /// The key that deletes the character after the insertion point.
  public static let deleteForward = Key(.deleteForward)
  public static func character(_ character: Character) -> Key { Key(character == " " ? .space : .character(character)) }

  /// The key with modifiers held.
  public func with(_ modifiers: Modifiers) -> Key { Key(code, modifiers: self.modifiers.union(modifiers)) }
}
