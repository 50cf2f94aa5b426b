import ViewTree

/// The sequence after `ESC [`: parameters, and a final byte that determines their meaning.
struct ControlSequence {
  private let body: String
  private let parameters: [Int]
  private let final: UInt8

  init(body: ArraySlice<UInt8>, final: UInt8) {
    self.body = String(decoding: body, as: UTF8.self)
    self.final = final
    parameters = self.body.drop { $0 == "<" }.split(separator: ";", omittingEmptySubsequences: false)
      // In `code:shifted` only the code is used. A number beyond the size of a terminal is invalid.
      .map { $0.split(separator: ":").first.map { UInt16($0).map(Int.init) ?? -1 } ?? 1 }
  }

  var token: InputReader.Token {
    if final == UInt8(ascii: "~"), parameters.first == 200 { return .pasteStart }
    if final == UInt8(ascii: "~"), parameters.first == 24 { return .events([.meter]) }
    if body.hasPrefix("<") { return .events(mouse.map { [.mouse($0)] } ?? []) }
    return .events(key.map { [.key($0)] } ?? [])
  }

  private func parameter(_ index: Int) -> Int { index < parameters.count ? parameters[index] : 1 }

  // MARK: Keys

  private var key: Key? {
    switch final {
    case UInt8(ascii: "~") where parameter(0) == 27: coded(parameter(2), modifiers: parameter(1))
    case UInt8(ascii: "~"): Key(number: parameter(0))?.with(Key.Modifiers(parameter: parameter(1)))
    case UInt8(ascii: "u"): coded(parameter(0), modifiers: parameter(1))
    case UInt8(ascii: "Z"): .backTab
    default: Key(cursorByte: final)?.with(Key.Modifiers(parameter: parameter(1)))
    }
  }

  /// Returns the key with a character code; `nil` if the code is no Unicode scalar.
  private func coded(_ code: Int, modifiers: Int) -> Key? {
    guard let scalar = UInt32(exactly: code).flatMap(UnicodeScalar.init) else { return nil }
    let key = UInt8(exactly: code).flatMap(Key.init(controlByte:)) ?? .character(Character(scalar))
    return key.with(Key.Modifiers(parameter: modifiers))
  }

  // MARK: Mouse

  /// The event of `< button ; column ; row`, counted from 1; `nil` for an invalid sequence or an unknown button.
  ///
  /// The final byte is `M` for a press and `m` for a release.
  private var mouse: MouseEvent? {
    guard parameters.count == 3, "Mm".utf8.contains(final), let kind = mouseKind else { return nil }
    return MouseEvent(
      kind: kind, column: max(parameters[1] - 1, 0), row: max(parameters[2] - 1, 0),
      modifiers: Key.Modifiers(mouseButton: parameters[0]))
  }

  private var mouseKind: MouseEvent.Kind? {
    let isDown = final == UInt8(ascii: "M")
    // The mask removes shift, option and control.
    switch parameters[0] & ~0b1_1100 {
    case 0: return isDown ? .press(.left) : .release(.left)
    case 1: return isDown ? .press(.middle) : .release(.middle)
    case 2: return isDown ? .press(.right) : .release(.right)
    case 32: return .drag(.left)
    case 33: return .drag(.middle)
    case 34: return .drag(.right)
    case 35: return .hover
    case 64: return .wheel(columns: 0, rows: -1)
    case 65: return .wheel(columns: 0, rows: 1)
    case 66: return .wheel(columns: -1, rows: 0)
    case 67: return .wheel(columns: 1, rows: 0)
    default: return nil
    }
  }
}

extension Key.Modifiers {
  /// Creates modifiers from a parameter: the sum of shift 1, option 2, control 4 and command 8, plus 1.
  fileprivate init(parameter: Int) {
    let bits = max(parameter, 1) - 1
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.option) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }

  fileprivate init(mouseButton bits: Int) {
    self = []
    if bits & 4 != 0 { insert(.shift) }
    if bits & 8 != 0 { insert(.option) }
    if bits & 16 != 0 { insert(.control) }
  }
}

extension Key {
  /// Creates the key that sends a single byte below U+0020, or U+007F; `nil` for any other byte.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x00: self = .space.with(.control)
    case 0x08, 0x7F: self = .delete
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .return
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .character(Character(UnicodeScalar(byte + 0x60))).with(.control)
    case 0x1C...0x1F: self = .character(Character(UnicodeScalar(byte + 0x40))).with(.control)
    default: return nil
    }
  }

  /// Creates the key with the final byte of `ESC [ A` and `ESC O A`; `nil` for an unknown byte.
  init?(cursorByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    default: return nil
    }
  }

  /// Creates the key with the number in `ESC [ number ~`; `nil` for an unknown number.
  fileprivate init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 4, 8: self = .end
    case 3: self = .deleteForward
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }
}
