import Testing
import ViewTreeTesting

@MainActor @Suite struct TextModifiersTests {
  private func picture<V: View>(_ width: Int, _ view: V) -> String {
    Screen(width: width) {
      VStack(alignment: .leading, spacing: 0) {
        view
        Text("^")
      }
    }.text
  }

  @Test func `limits of lines cut, reserve, or do both`() {
    let text = Text("one two three four")
    expectText(picture(5, text.lineLimit(2)), equals: picture(5, text.lineLimit(...2)))
    expectText(picture(5, text), equals: "one\ntwo\nthree\nfour\n^")
    expectText(picture(5, text.lineLimit(3...)), equals: "one\ntwo\nthree\nfour\n^")
    expectText(picture(20, text.lineLimit(3...)), equals: "one two three four\n\n\n^")
    expectText(picture(20, text.lineLimit(2, reservesSpace: true)), equals: "one two three four\n\n^")
    expectText(picture(20, text.lineLimit(2, reservesSpace: false)), equals: "one two three four\n^")
    expectText(picture(20, text.lineLimit(2...3)), equals: "one two three four\n\n^")
    #expect(picture(5, text.lineLimit(2...3)).components(separatedBy: "\n").count == 4)
    #expect(picture(5, text.lineLimit(1...2)).components(separatedBy: "\n").count == 3)
    #expect(picture(5, text.lineLimit(2, reservesSpace: true)).components(separatedBy: "\n").count == 3)
  }

  @Test func `lines of a text stand at its leading edge, unless said otherwise`() {
    expectText(picture(6, Text("aaaa bb")), equals: "aaaa\nbb\n^")
    expectText(picture(6, Text("aaaa bb").multilineTextAlignment(.trailing)), equals: "aaaa\n  bb\n^")
    expectText(picture(6, Text("aaaa bb").multilineTextAlignment(.center)), equals: "aaaa\n bb\n^")
  }

  @Test func `cases`() {
    expectText(picture(9, Text("Straße").textCase(.uppercase)), equals: "STRASSE\n^")
    expectText(picture(9, (Text("A") + Text("b")).textCase(.lowercase)), equals: "ab\n^")
    expectText(picture(9, Text("Ab").textCase(nil).textCase(.uppercase)), equals: "Ab\n^")
  }
}
