import ViewTree

/// Writes a terminal's "select graphic rendition" sequences, each only for what differs from the style before.
struct SGR {
  private var current = GlyphStyle()
  private let colors: ScreenOptions.ColorDepth

  init(colors: ScreenOptions.ColorDepth = .trueColor) { self.colors = colors }

  private static let traits: [(trait: GlyphStyle.Traits, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.strikethrough, 9, 29), (.inverse, 7, 27),
  ]

  mutating func change(to style: GlyphStyle, in bytes: inout [UInt8]) {
    let style = colors == .none ? GlyphStyle(traits: style.traits) : style
    guard style != current else { return }
    let codes = style == GlyphStyle() ? "0" : codes(from: current, to: style).joined(separator: ";")
    bytes.append(contentsOf: "\u{1B}[\(codes)m".utf8)
    current = style
  }

  mutating func reset(in bytes: inout [UInt8]) { change(to: GlyphStyle(), in: &bytes) }

  private func codes(from old: GlyphStyle, to new: GlyphStyle) -> [String] {
    var codes: [String] = []
    var kept = old.traits
    for (trait, _, off) in Self.traits where kept.contains(trait) && !new.traits.contains(trait) {
      codes.append(String(off))
      // One code ends both weights.
      kept.subtract(off == 22 ? [.bold, .dim] : trait)
    }
    for (trait, on, _) in Self.traits where new.traits.contains(trait) && !kept.contains(trait) {
      codes.append(String(on))
    }
    if old.foreground != new.foreground { codes.append(new.foreground?.sgr(isBackground: false, colors) ?? "39") }
    if old.background != new.background { codes.append(new.background?.sgr(isBackground: true, colors) ?? "49") }
    return codes
  }
}
