/// The command that a key performs in a text field.
enum FieldCommand: Equatable {
  case insert(String)
  case delete(EditedText.Step, forward: Bool)
  case move(EditedText.Step, forward: Bool, selecting: Bool)
  /// A move to the left or right as the text is seen: in Hebrew and Arabic the text continues to the left.
  case moveSideways(EditedText.Step, right: Bool, selecting: Bool)
  case moveLine(down: Bool, selecting: Bool)
  case selectAll, copy, cut, paste, submit

  /// Creates the command of a key; `nil` if the field does not use the key.
  ///
  /// `hasLines` allows several lines of text; `breaksByReturn` lets Return insert a line break instead of submitting.
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

  /// Whether the command depends on the last frame: on the layout of the lines, or on the receivers of an action.
  var needsFrame: Bool {
    switch self {
    case .moveLine, .submit, .copy: true
    default: false
    }
  }

  /// Returns the command of a letter: with Command as on a Mac, or with Control in a terminal without a Command key.
  ///
  /// Control with A and E moves to the ends of the line, as in a shell.
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
  /// Whether the key is a command and inserts no text.
  fileprivate var isCommand: Bool { contains(.command) || contains(.control) }

  /// The distance that the caret moves with these modifiers.
  fileprivate var step: EditedText.Step {
    if contains(.command) { return .line }
    return contains(.option) || contains(.control) ? .word : .character
  }
}
