/// A key as views name it: the character that it types, or a function.
///
///     .onKeyPress(.upArrow) { … }     .onKeyPress("k") { … }
///
/// Follows [KeyEquivalent](https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character after the caret.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys that are held. Follows
/// [EventModifiers](https://developer.apple.com/documentation/swiftui/eventmodifiers).
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key that was pressed. Follows [KeyPress](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Hashable, Sendable {
  /// What happens to a key; a text platform knows of presses only.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key was of use: one that was not goes on to the view around.
  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
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
  fileprivate init(_ modifiers: Key.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

extension View {
  private nonisolated func onKeyPress(
    in phases: KeyPress.Phases, where matches: @escaping @MainActor (KeyPress) -> Bool,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey { key in
      let press = KeyPress(key)
      return phases.contains(.down) && matches(press) && action(press) == .handled
    }
  }

  /// Calls an action when a key is pressed, without regard to modifiers, while the view or something in it has the focus.
  /// A key that the action ignores goes on to the view around. Follows
  /// [onKeyPress(_:action:)](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)).
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: .down, where: { $0.key == key }) { _ in action() }
  }

  /// Calls an action with a key that is pressed.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { $0.key == key }, action)
  }

  /// Calls an action with each of some keys that is pressed.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { keys.contains($0.key) }, action)
  }

  /// Calls an action with each key that types characters of a set.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// Calls an action with each key that is pressed.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(in: phases, where: { _ in true }, action)
  }
}
