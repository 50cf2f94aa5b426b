import ViewTree

/// The width of a character on a terminal in cells: 0, 1 or 2.
package enum GraphemeWidth {
  /// The width of one grapheme cluster: the sum of its scalars' widths, at most 2.
  ///
  /// The sum is right for flags, skin tones, joined emoji, decomposed Hangul and combining marks alike.
  /// Only emoji that are narrow by themselves (`❤️`, `1️⃣`) need a rule of their own.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value < 0x300, scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    var sum = 0
    for scalar in scalars {
      if isEmojiMark(scalar), first.properties.isEmoji { return 2 }
      sum += of(scalar)
    }
    return min(sum, 2)
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    // Below U+0300 only controls and the soft hyphen have width 0.
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0xAD: 0
    case ..<0x300: 1
    default: lookUp(scalar.value)
    }
  }

  /// VARIATION SELECTOR-16 and COMBINING ENCLOSING KEYCAP request a coloured emoji.
  private static func isEmojiMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{FE0F}" || scalar == "\u{20E3}" }

  /// Returns the width in the last entry that does not start after the scalar.
  private static func lookUp(_ scalar: UInt32) -> Int {
    let key = scalar << 2 | 3
    return Int(changes[changes.partitionPoint { $0 > key } - 1] & 3)
  }
}
