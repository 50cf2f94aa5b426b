// Where lines meet, one glyph shows all of them.
//
//     ┌───┐          ┌───┐
//     │ ┌─┼─┐  not   │ ┌─│─┐
//     └─┼─┘ │        └───┘ │
//       └───┘          └───┘

extension Cell.Glyph {
  /// The piece of a line where this one and another one are: it goes where either of them goes.
  ///
  /// Where one of them is no box drawing character, as in ASCII, the joint of two different ones is `+`.
  func joined(with other: Cell.Glyph) -> Cell.Glyph {
    if self == other { return self }
    guard let arms = Arms(scalar), let others = Arms(other.scalar) else { return Cell.Glyph(code: 0x2B).asLine }
    return Cell.Glyph(code: arms.union(others).scalar).asLine
  }
}

/// The sides of its cell to which a line goes.
private struct Arms: OptionSet {
  /// Bit 0 is up, bit 1 right, bit 2 down, bit 3 left.
  let rawValue: Int

  /// The characters by their arms; what goes to one side alone is shown as a line, but for the ends that are drawn as such.
  private static let square = Array(" │─└││┌├─┘─┴┐┤┬┼".unicodeScalars).map(\.value)
  private static let ends = Array(" ╵╶ ╷   ╴".unicodeScalars).map(\.value)
  private static let rounded = Array("   ╰  ╭  ╯  ╮   ".unicodeScalars).map(\.value)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// `nil` for what is no box drawing character of thin lines.
  init?(_ scalar: UInt32) {
    // From the end: what goes to both sides stands behind what goes to one.
    guard scalar > 0x7F,
      let arms = Self.square.lastIndex(of: scalar) ?? Self.rounded.firstIndex(of: scalar)
        ?? Self.ends.firstIndex(of: scalar)
    else { return nil }
    rawValue = arms
  }

  var scalar: UInt32 { Self.square[rawValue] }
}
