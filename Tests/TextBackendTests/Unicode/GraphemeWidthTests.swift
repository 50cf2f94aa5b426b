import Testing
import ViewTreeTesting

@testable import TextBackend

struct GraphemeWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("─", 1), ("α", 1), ("±", 1), ("…", 1),
      ("界", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("あ", 2), ("Ａ", 2), ("\u{20000}", 2), ("\u{3FFFD}", 2),
      ("😀", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("#⃣", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☝🏽", 2), ("👩‍👩‍👧", 2), ("❤️‍🔥", 2),
      ("⌚︎", 2), ("का", 2), ("\u{1161}", 0), ("ᄒ", 2), ("\u{302E}", 1), ("\u{600}", 1),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("a\u{FE0F}", 1), ("ำ", 1), ("กำ", 2),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{200F}", 0),
    ] as [(Character, Int)])
  func `a cluster is as wide as on a terminal`(_ character: Character, _ width: Int) {
    expectEqual(GraphemeWidth.of(character), width)
  }

  /// Scalars that came with Unicode 15, 15.1, 16 and 17, or became wide with them.
  @Test(
    arguments: [
      ("\u{1FAE8}", 2), ("\u{11F04}", 1), ("\u{1E4D0}", 1), ("\u{31350}", 2), ("\u{CF3}", 1),
      ("\u{11F36}", 0), ("\u{ECE}", 0), ("\u{2EBF0}", 2), ("\u{31EF}", 2), ("\u{2FFC}", 2),
      ("\u{1FAE9}", 2), ("\u{10D40}", 1), ("\u{897}", 0), ("\u{1CC00}", 1), ("\u{1611E}", 0), ("\u{2630}", 2),
      ("\u{4DC0}", 2), ("\u{1D300}", 2),
      ("\u{1FAEA}", 2), ("\u{1FACD}", 2), ("\u{10940}", 1), ("\u{11DB0}", 1), ("\u{16EA0}", 1), ("\u{20C1}", 1),
      ("\u{1ACF}", 0), ("\u{11B60}", 0), ("\u{323B0}", 2), ("\u{18D80}", 2), ("\u{16FF2}", 2),
    ] as [(Unicode.Scalar, Int)])
  func `the scalars of newer versions of Unicode have their widths`(_ scalar: Unicode.Scalar, _ width: Int) {
    expectEqual(GraphemeWidth.of(scalar), width)
  }

  @Test(
    arguments: [
      ("\u{378}", 1), ("\u{1CCFF}", 1), ("\u{EFFFD}", 1), ("\u{E000}", 1), ("\u{10FFFF}", 1),
      ("\u{2FFFD}", 2), ("\u{2065}", 0), ("\u{E0080}", 0),
    ] as [(Unicode.Scalar, Int)])
  func `unassigned scalars take a cell, except reserved ideographs and ignorable scalars`(
    _ scalar: Unicode.Scalar, _ width: Int
  ) {
    expectEqual(GraphemeWidth.of(scalar), width)
  }

  @Test func `the table is of Unicode 17`() {
    expectEqual(GraphemeWidth.unicodeVersion, "17.0.0")
  }

  @Test func `the table is sorted and has no needless entry`() {
    let changes = GraphemeWidth.changes
    for (entry, next) in zip(changes, changes.dropFirst()) {
      #expect(entry >> 2 < next >> 2 && entry & 3 != next & 3)
    }
    #expect(changes.allSatisfy { $0 & 3 <= 2 })
  }

  @Test func `the short way gives the same answers as the table`() {
    let key = { (value: UInt32) in GraphemeWidth.changes.last { $0 >> 2 <= value }! & 3 }
    for value in UInt32(0)..<0x3000 {
      expectEqual(GraphemeWidth.of(Unicode.Scalar(value)!), Int(key(value)), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `a text is as wide as its characters`() {
    expectEqual(GraphemeWidth.columns(of: "plain"), 5)
    expectEqual(GraphemeWidth.columns(of: "界 e\u{301}😀"), 6)
    // Each consonant of a conjunct takes a cell, as in terminals that do not shape.
    expectEqual(GraphemeWidth.columns(of: "क्ष"), 2)
    expectEqual(GraphemeWidth.columns(of: ""), 0)
  }
}
