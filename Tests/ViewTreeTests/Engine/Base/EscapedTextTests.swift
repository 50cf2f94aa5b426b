import Testing
import ViewTreeTesting

@testable import ViewTree

struct EscapedTextTests {
  @Test func `controls, separators, overrides and directional marks become their codes, and nothing else does`() {
    let marks: [UInt32] = [0x61C, 0x200E, 0x200F]
    let unsafe = marks + Array(UInt32(0)...0x1F) + Array(0x7F...0x9F) + Array(0x2028...0x202E) + Array(0x2066...0x2069)
    for value in UInt32(0)..<0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let code = "a\\u{\(String(value, radix: 16, uppercase: true))}b"
      expectEqual("a\(scalar)b".escapingControls(), (unsafe.contains(value) ? code : "a\(scalar)b"))
    }
  }

  @Test func `line breaks may be kept, and escaping twice changes nothing`() {
    let text = "one\r\ntwo\u{1B}\u{202E}\u{85}"
    expectEqual(text.escapingControls(keepingLines: true), "one\\u{D}\ntwo\\u{1B}\\u{202E}\\u{85}")
    expectEqual(text.escapingControls(), "one\\u{D}\\u{A}two\\u{1B}\\u{202E}\\u{85}")
    expectEqual(text.escapingControls().escapingControls(), text.escapingControls())
  }

  @Test func `characters of markup are replaced by their numbers or names, also below an accent`() {
    expectEqual("a \"b\" #1 <c> & é\n".escapingMermaid(), "a #34;b#34; #35;1 #60;c#62; #38; é\n")
    expectEqual("\"\u{301}".escapingMermaid(), "#34;\u{301}")
    expectEqual(
      "a \"b\" #1 <c> & é\u{FFFE}\u{FFFF}\n".escapingMarkup(),
      "a &quot;b&quot; #1 &lt;c&gt; &amp; é\u{FFFD}\u{FFFD}\n")
  }

  @Test func `the chosen scalars become their codes`() {
    expectEqual("abcb".escaping { $0 == "b" }, "a\\u{62}c\\u{62}")
    expectEqual("abc".escaping { $0 == "d" }, "abc")
  }
}
