import Testing

@testable import TextBackend

struct GraphemeWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("─", 1), ("α", 1), ("±", 1), ("…", 1),
      ("界", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("あ", 2), ("Ａ", 2), ("\u{20000}", 2), ("\u{3FFFD}", 2),
      ("😀", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("#⃣", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☝🏽", 2), ("👩‍👩‍👧", 2), ("❤️‍🔥", 2),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("a\u{FE0F}", 1), ("ำ", 1), ("กำ", 2),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{200F}", 0),
    ] as [(Character, Int)])
  func `a cluster is as wide as on a terminal`(_ character: Character, _ width: Int) {
    #expect(GraphemeWidth.of(character) == width)
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
      #expect(GraphemeWidth.of(Unicode.Scalar(value)!) == Int(key(value)), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `a text is as wide as its characters`() {
    #expect(GraphemeWidth.columns(of: "plain") == 5)
    #expect(GraphemeWidth.columns(of: "界 e\u{301}😀") == 6)
    #expect(GraphemeWidth.columns(of: "") == 0)
  }
}
