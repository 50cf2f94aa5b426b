import ViewTree

/// Writes the terminal sequences SGR (select graphic rendition) that change the style of the following cells.
///
/// A sequence contains only the differences from the previous style.
struct SGR {
  private var current = GlyphStyle()
  private let colors: ScreenOptions.ColorDepth

  init(colors: ScreenOptions.ColorDepth = .trueColor) { self.colors = colors }

  private static let traits: [(trait: GlyphStyle.Traits, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.strikethrough, 9, 29), (.inverse, 7, 27),
  ]

  mutating func change(to style: GlyphStyle, in bytes: inout [UInt8]) {
    var style = colors == .none ? GlyphStyle(traits: style.traits) : style
    style.traits = style.traits.shown
    guard style != current else { return }
    bytes.appendControlSequence()
    if style == GlyphStyle() {
      bytes.append(ascii: "0")
    } else {
      appendCodes(from: current, to: style, to: &bytes)
    }
    bytes.append(ascii: "m")
    current = style
  }

  mutating func reset(in bytes: inout [UInt8]) { change(to: GlyphStyle(), in: &bytes) }

  /// Appends the codes that change the terminal's style from `old` to `new`, separated by `;`.
  private func appendCodes(from old: GlyphStyle, to new: GlyphStyle, to bytes: inout [UInt8]) {
    let start = bytes.count
    func separate() { if bytes.count > start { bytes.append(ascii: ";") } }
    var kept = old.traits
    for (trait, _, off) in Self.traits where kept.contains(trait) && !new.traits.contains(trait) {
      separate()
      bytes.append(decimal: off)
      // One code ends both bold and dim.
      kept.subtract(off == 22 ? [.bold, .dim] : trait)
    }
    for (trait, on, _) in Self.traits where new.traits.contains(trait) && !kept.contains(trait) {
      separate()
      bytes.append(decimal: on)
    }
    if old.foreground != new.foreground {
      separate()
      Self.append(new.foreground, isBackground: false, colors, to: &bytes)
    }
    if old.background != new.background {
      separate()
      Self.append(new.background, isBackground: true, colors, to: &bytes)
    }
  }

  private static func append(
    _ color: Color.Resolved?, isBackground: Bool, _ colors: ScreenOptions.ColorDepth, to bytes: inout [UInt8]
  ) {
    let shift = isBackground ? 10 : 0
    switch color?.terminalColor(colors) {
    case nil: bytes.append(decimal: 39 + shift)
    case .basic(let code): bytes.append(decimal: code + shift)
    case .indexed(let index): bytes.append(decimals: [38 + shift, 5, index])
    case .exact(let red, let green, let blue):
      bytes.append(decimals: [38 + shift, 2, Int(red), Int(green), Int(blue)])
    }
  }
}

/// The building blocks of terminal sequences, which make up most of a frame.
extension [UInt8] {
  /// Appends the start of a control sequence: escape and `[`.
  mutating func appendControlSequence() {
    append(0x1B)
    append(0x5B)
  }

  mutating func append(ascii scalar: Unicode.Scalar) { append(UInt8(ascii: scalar)) }

  /// Appends a non-negative number.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(number % 10))
  }

  mutating func append(decimals numbers: [Int]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(ascii: ";") }
      append(decimal: number)
    }
  }

  /// Moves the terminal's cursor to a cell.
  mutating func appendMove(row: Int, column: Int) {
    appendControlSequence()
    append(decimal: row + 1)
    append(ascii: ";")
    append(decimal: column + 1)
    append(ascii: "H")
  }
}
