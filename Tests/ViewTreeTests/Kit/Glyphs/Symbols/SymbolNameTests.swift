import Testing

@testable import ViewTree
import ViewTreeTesting

struct SymbolNameTests {
  @Test(arguments: [
    ("trash.fill", "trash"), ("trash.circle", "trash"), ("trash.circle.fill", "trash"), ("trash.fill.circle", "trash"),
    ("star.circle.fill", "star.fill"), ("star.square", "star"), ("heart.text.square.fill", "heart.fill"),
    ("person.crop.circle.fill", "person"), ("person.line.dotted.person.fill", "person"),
    ("figure.walk.motion", "figure"), ("battery.100.bolt", "battery.100"), ("goforward.15", "goforward"),
    ("bell.badge.fill", "bell.badge"), ("bell.badge.circle", "bell.badge"), ("tram.badge.fill", "tram"),
    ("gift.circle.rtl", "gift"), ("square.and.arrow.up.unknown", "square.and.arrow.up"),
  ])
  func `a variant looks like the nearest name that is known`(_ name: String, _ plain: String) {
    expectEqual(Symbols.glyph(of: name), SymbolTable.glyphs[plain])
  }

  @Test(arguments: [
    ("bell.slash", "A/", "♫/"), ("bell.slash.circle.fill", "A/", "♫/"), ("mic.fill.badge.plus", "U+", "☋+"),
    ("person.2.slash", "@/", "☺/"), ("person.fill.xmark", "@x", "☺×"), ("person.badge.minus", "@-", "☺–"),
    ("person.crop.circle.badge.checkmark", "@v", "☺✓"), ("wifi.exclamationmark", "w!", "⌔!"),
    ("person.fill.questionmark", "@?", "☺?"), ("lock.trianglebadge.exclamationmark", "o!", "▣!"),
    ("star.slash.fill", "%/", "★/"), ("mic.slash.badge.plus", "U+", "☋+"),
  ])
  func `a badge stands behind the glyph of its symbol`(_ name: String, _ ascii: String, _ unicode: String) {
    expectEqual(Symbols.glyph(of: name), SymbolGlyph(ascii, unicode))
  }

  @Test(arguments: [
    ("0.circle", "0", "⓪"), ("1.circle", "1", "①"), ("20.circle", "20", "⑳"), ("0.circle.fill", "0", "⓿"),
    ("1.circle.fill", "1", "❶"), ("10.circle.fill", "10", "❿"), ("11.circle.fill", "11", "⓫"),
    ("20.fill.circle", "20", "⓴"), ("21.circle", "21", "21"), ("07.circle", "07", "07"), ("4.square", "4", "4"),
    ("50.circle.fill", "50", "50"), ("a.circle", "A", "Ⓐ"), ("z.circle.fill", "Z", "Ⓩ"), ("b.square", "B", "B"),
  ])
  func `a number or a letter with something around it is itself`(_ name: String, _ ascii: String, _ unicode: String) {
    expectEqual(Symbols.glyph(of: name), SymbolGlyph(ascii, unicode))
  }

  @Test(arguments: [
    "acme.rocket", "", ".", "fill", "100.circle", "4k.tv", "a", "7", "é.circle", "1.unknown", "circles",
  ])
  func `a name without a known part is unknown`(_ name: String) {
    expectEqual(Symbols.glyph(of: name), Symbols.unknown)
  }
}
