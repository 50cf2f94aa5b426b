import TextBackend
import Testing

@testable import ViewTree
import ViewTreeTesting

struct SymbolTableTests {
  private func columns(_ glyph: String) -> Int { glyph.reduce(0) { $0 + GraphemeWidth.of($1) } }

  private func isASCII(_ glyph: String) -> Bool { glyph.utf8.allSatisfy { (0x21..<0x7F).contains($0) } }

  @Test func `each line of the table is a name with two glyphs, and each name has one line`() {
    let rows = SymbolTable.rows
    expectEqual(rows.filter { $0.count != 3 }, [])
    let names = Dictionary(grouping: rows.map { String($0[0]) }) { $0 }
    expectEqual(names.filter { $1.count > 1 }.keys.sorted(), [])
    #expect(SymbolTable.glyphs.count == rows.count && rows.count > 700)
    expectEqual(SymbolTable.glyphs["checkmark"], SymbolGlyph("ok", "✓"))
  }

  @Test func `each glyph has one or two cells in both sets`() {
    for (name, glyph) in SymbolTable.glyphs {
      #expect((1...2).contains(columns(glyph.ascii)) && isASCII(glyph.ascii), "\(name) \(glyph)")
      #expect((1...2).contains(columns(glyph.unicode)), "\(name) \(glyph)")
    }
  }

  /// The names that are written characters: they show the character, alone or behind the glyph of something else.
  private static let writtenCharacters: Set = [
    "plus", "equal", "asterisk", "lessthan", "greaterthan", "plusminus", "curlybraces",
  ]

  @Test func `no ASCII glyph is made of the characters that pictures are made of`() {
    let pictorial = SymbolTable.glyphs.filter { name, _ in
      !Self.writtenCharacters.contains(name) && !name.split(separator: ".").contains("plus")
    }
    #expect(pictorial.count > 700)
    for (name, glyph) in pictorial {
      #expect(!glyph.ascii.contains { "[](){}~|+*=".contains($0) }, "\(name) \(glyph)")
      #expect(!["v", "x", "<", ">"].contains(glyph.ascii), "\(name) \(glyph)")
    }
  }

  @Test func `each character of a glyph has one cell, and is drawn as text`() {
    for (name, glyph) in SymbolTable.glyphs {
      for character in glyph.unicode {
        let scalars = character.unicodeScalars
        #expect(scalars.count == 1 && GraphemeWidth.of(character) == 1, "\(name) \(glyph)")
        expectEqual(scalars.first?.properties.isEmojiPresentation, false, "\(name) \(glyph)")
      }
    }
  }

  @Test func `the names that are used most have a glyph`() {
    #expect(CommonSymbols.names.count > 500)
    expectEqual(CommonSymbols.names.filter { Symbols.glyph(of: $0) == Symbols.unknown }, [])
    for name in CommonSymbols.names {
      let glyph = Symbols.narrowGlyph(of: name)
      #expect((1...2).contains(columns(glyph.ascii)) && isASCII(glyph.ascii), "\(name) \(glyph)")
      #expect((1...2).contains(columns(glyph.unicode)), "\(name) \(glyph)")
      if SymbolMarks.glyphs[name] == nil, !name.hasSuffix(".fill") { expectEqual(Symbols.glyph(of: name), glyph) }
    }
  }

  @Test(arguments: [
    ["play", "pause", "stop", "forward", "backward", "record.circle"],
    ["chevron.up", "chevron.down", "chevron.left", "chevron.right", "chevron.up.chevron.down"],
    ["arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.clockwise", "arrow.counterclockwise"],
    ["arrow.up.right", "arrow.up.left", "arrow.down.right", "arrow.down.left"],
    ["checkmark", "xmark", "plus", "minus", "questionmark", "exclamationmark", "info"],
    ["checkmark.circle.fill", "xmark.circle.fill", "minus.circle.fill", "circle", "circle.fill"],
    ["checkmark.square.fill", "minus.square", "square", "square.fill"],
    [
      "checkmark.circle", "exclamationmark.circle", "questionmark.circle", "info.circle", "plus.circle", "xmark.circle",
    ],
    ["checkmark.seal", "xmark.seal"], ["checkmark.shield", "xmark.shield", "shield", "shield.slash"],
    ["star", "star.fill", "star.leadinghalf.filled", "star.slash"], ["heart", "heart.fill", "heart.slash"],
    ["bookmark", "bookmark.fill"], ["flag", "flag.fill"], ["pin", "pin.fill", "pin.slash"],
    ["bell", "bell.slash", "bell.badge"], ["eye", "eye.slash"], ["lock", "lock.open"], ["mic", "mic.slash"],
    ["speaker", "speaker.wave.2", "speaker.slash"], ["video", "video.slash"], ["wifi", "wifi.slash"],
    ["lightbulb", "lightbulb.fill", "lightbulb.slash"], ["hand.thumbsup", "hand.thumbsdown"],
    ["person", "person.2", "person.badge.plus", "person.badge.minus", "person.slash"],
    ["person.fill.checkmark", "person.fill.xmark"], ["envelope", "message", "phone"], ["sun.max", "moon", "cloud"],
    ["trash", "pencil", "folder", "doc.on.doc", "square.and.arrow.up", "square.and.arrow.down"],
    ["house", "magnifyingglass", "person", "gear", "bell", "heart", "star", "cart", "calendar", "list.bullet"],
    ["plus.magnifyingglass", "minus.magnifyingglass", "magnifyingglass"], ["sidebar.left", "sidebar.right"],
    ["battery.100", "battery.50", "battery.25", "battery.0"], ["sunrise", "sunset"], ["phone", "phone.down"],
    ["thermometer", "drop", "wind", "snowflake", "flame", "bolt"], ["forward.end", "backward.end"],
    ["chart.line.uptrend.xyaxis", "chart.line.downtrend.xyaxis"], ["delete.left", "delete.right"],
    ["text.alignleft", "text.justify"], ["bold", "italic", "underline", "strikethrough"],
    ["flashlight.on.fill", "flashlight.off.fill"], ["lessthan", "equal", "greaterthan"], ["shuffle", "repeat"],
  ])
  func `alternative symbols look different`(_ names: [String]) {
    let glyphs = names.map { Symbols.glyph(of: $0) }
    expectEqual(Set(glyphs.map(\.ascii)).count, names.count, "\(glyphs)")
  }
}
