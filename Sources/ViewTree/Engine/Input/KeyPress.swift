/// A key, by the character that it types or by its function.
///
///     .onKeyPress(.upArrow) { … }     .onKeyPress("k") { … }
///
/// Follows [KeyEquivalent](https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types; for a function key a private one, such as U+F700 for the up arrow.
  public var character: Character

  /// Creates the key that types a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that types a character, from a literal: `"k"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character after the caret.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The Tab key; the focus moves on only if every `onKeyPress` ignores it.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys that are held down.
///
/// Follows [EventModifiers](https://developer.apple.com/documentation/swiftui/eventmodifiers).
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the modifiers, from Caps Lock, bit 0, to the numeric pad, bit 5.
  public let rawValue: Int
  /// The modifiers whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock; a terminal does not report it.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key, called Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key; a terminal does not report it.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on the numeric pad; a terminal does not report it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The set of all modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that was pressed.
///
/// Follows [KeyPress](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Hashable, Sendable {
  /// The phases of a key press; a terminal reports presses only.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// Bit 0 is ``down``, bit 1 ``repeat``, bit 2 ``up``.
    public let rawValue: Int
    /// The phases whose bits are set; see ``rawValue``.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed: the only phase that is reported, also while a key is held.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats; never reported here.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released; never reported here.
    public static let up = Phases(rawValue: 4)
    /// The set of all phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of an action for a key: an ignored key goes on to the enclosing view.
  public enum Result: Hashable, Sendable {
    /// The action handled the key, which goes no further.
    case handled
    /// The key goes on to the enclosing view, and in the end to the screen: Tab moves the focus, Escape closes.
    case ignored
  }

  /// The phase of the key: always ``Phases/down`` here.
  public let phase: Phases
  /// The pressed key.
  public let key: KeyEquivalent
  /// The characters that the key types; for a function key the private character that stands for it.
  public let characters: String
  /// The modifier keys that were held down.
  public let modifiers: EventModifiers
}

extension KeyPress {
  init(_ key: Key) {
    self.init(
      phase: .down, key: key.equivalent, characters: String(key.equivalent.character),
      modifiers: EventModifiers(key.modifiers))
  }
}

extension Key {
  fileprivate var equivalent: KeyEquivalent {
    switch code {
    case .tab: .tab
    case .return: .return
    case .space: .space
    case .escape: .escape
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .delete: .delete
    case .deleteForward: .deleteForward
    case .character(let character): KeyEquivalent(character)
    }
  }
}

extension EventModifiers {
  init(_ modifiers: Key.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
