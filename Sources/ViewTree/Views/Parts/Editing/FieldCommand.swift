/// What a key does in a text field.
enum FieldCommand: Equatable {
  case insert(String)
  case delete(EditedText.Step, forward: Bool)
  case move(EditedText.Step, forward: Bool, selecting: Bool)
  /// Left or right, as the text is seen: of Hebrew or Arabic, what follows stands at the left.
  case moveSideways(EditedText.Step, right: Bool, selecting: Bool)
  case moveLine(down: Bool, selecting: Bool)
  case selectAll, copy, cut, paste, submit

  /// `nil`: the key is not for the field.
  ///
  /// `hasLines`: the text may have several lines; `breaksByReturn`: Return starts a new one, and submits nothing.
  init?(_ key: Key, hasLines: Bool, breaksByReturn: Bool = false) {
    let selecting = key.modifiers.contains(.shift)
    switch key.code {
    case .character(let character):
      guard let command = Self.typed(character, key.modifiers) else { return nil }
      self = command
    case .space where !key.modifiers.isCommand: self = .insert(" ")
    case .return: self = breaksByReturn || hasLines && key.modifiers.contains(.option) ? .insert("\n") : .submit
    case .delete: self = .delete(key.modifiers.step, forward: false)
    case .deleteForward: self = .delete(key.modifiers.step, forward: true)
    case .left, .right:
      self = .moveSideways(key.modifiers.step, right: key.code == .right, selecting: selecting)
    case .home: self = .move(key.modifiers.isCommand ? .all : .line, forward: false, selecting: selecting)
    case .end: self = .move(key.modifiers.isCommand ? .all : .line, forward: true, selecting: selecting)
    case .up where hasLines: self = .moveLine(down: false, selecting: selecting)
    case .down where hasLines: self = .moveLine(down: true, selecting: selecting)
    default: return nil
    }
  }

  /// Whether the key depends on the last frame: on the lines as they are laid out, or on who hears of it.
  var needsFrame: Bool {
    switch self {
    case .moveLine, .submit, .copy: true
    default: false
    }
  }

  /// Command with a letter as on a Mac; Control with the same letters, where a terminal has no Command.
  ///
  /// Control with A and E goes to the ends of the line, as in every shell.
  private static func typed(_ character: Character, _ modifiers: Key.Modifiers) -> FieldCommand? {
    guard modifiers.isCommand else { return .insert(String(character)) }
    switch (character.lowercased(), modifiers.contains(.command)) {
    case ("a", true): return .selectAll
    case ("a", false): return .move(.line, forward: false, selecting: false)
    case ("e", false): return .move(.line, forward: true, selecting: false)
    case ("c", _): return .copy
    case ("x", _): return .cut
    case ("v", _): return .paste
    default: return nil
    }
  }
}

extension Key.Modifiers {
  /// Whether the key is a command and types nothing.
  fileprivate var isCommand: Bool { contains(.command) || contains(.control) }

  /// How far the caret goes with these held.
  fileprivate var step: EditedText.Step {
    if contains(.command) { return .line }
    return contains(.option) || contains(.control) ? .word : .character
  }
}
