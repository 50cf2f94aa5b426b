import ViewTree

/// Makes a text safe to print: characters that would move the cursor, change colours or reorder the screen become
/// visible.
///
/// - Line breaks (`\n`, `\r\n`, `\r`, U+2028, U+2029) all become `\n`; a tab becomes four spaces in any column.
/// - C0 controls and DEL become pictures (`␛`) in the Unicode glyph set and carets (`^[`) in the ASCII one.
/// - C1 controls and bidirectional overrides and isolates become their codes, such as `<U+202E>`.
/// - All other characters stay the same in both glyph sets.
enum VisibleText {
  /// Returns the text in its safe form, with lines separated by `\n`.
  static func make(_ text: String, glyphs: GlyphSet) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if isLineBreak(scalar) {
        if !(scalar == "\n" && previous == "\r") { result += "\n" }
      } else if scalar == "\t" {
        result += "    "
      } else if isHarmful(scalar) {
        result += picture(of: scalar, glyphs: glyphs)
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Whether a terminal would execute the scalar, or a reader be misled by it.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool { scalar.isControlOrOverride }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func picture(of scalar: Unicode.Scalar, glyphs: GlyphSet) -> String {
    let value = scalar.value
    guard value < 0x80 else { return "<U+\(hex(value))>" }
    switch glyphs {
    case .ascii: return "^" + String(Unicode.Scalar(UInt8(value ^ 0x40)))
    case .unicode: return value == 0x7F ? "␡" : String(Character(Unicode.Scalar(UInt32(0x2400) + value) ?? "?"))
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
