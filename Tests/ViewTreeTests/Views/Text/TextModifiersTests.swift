import Testing
import ViewTreeTesting

@MainActor @Suite struct TextModifiersTests {
  @Test func `limits of lines cut, reserve, or do both`() {
    let text = Text("one two three four")
    expectText(textPicture(5, text.lineLimit(2)), equals: textPicture(5, text.lineLimit(...2)))
    expectText(textPicture(5, text), equals: "one\ntwo\nthree\nfour\n^")
    expectText(textPicture(5, text.lineLimit(3...)), equals: "one\ntwo\nthree\nfour\n^")
    expectText(textPicture(20, text.lineLimit(3...)), equals: "one two three four\n\n\n^")
    expectText(textPicture(20, text.lineLimit(2, reservesSpace: true)), equals: "one two three four\n\n^")
    expectText(textPicture(20, text.lineLimit(2, reservesSpace: false)), equals: "one two three four\n^")
    expectText(textPicture(20, text.lineLimit(2...3)), equals: "one two three four\n\n^")
    expectEqual(textPicture(5, text.lineLimit(2...3)).components(separatedBy: "\n").count, 4)
    expectEqual(textPicture(5, text.lineLimit(1...2)).components(separatedBy: "\n").count, 3)
    expectEqual(textPicture(5, text.lineLimit(2, reservesSpace: true)).components(separatedBy: "\n").count, 3)
  }

  @Test func `a range of lines sets both limits, and clears those around (T09)`() {
    struct Limited: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("a").lineLimit(...4)
          Text("1 2 3 4 5 6 7 8 9 0").lineLimit(...4)
          Text("b").lineLimit(2...)
          Text("1 2 3 4 5 6 7 8 9 0").lineLimit(2...)
          Text("c")
        }
        .lineLimit(8...9)
      }
    }
    let lines = Screen(width: 1) { Limited() }.text.components(separatedBy: "\n")
    #expect(lines[0] == "a" && lines[1...4].elementsEqual(["1", "2", "3", "."]), "four lines, and none in reserve")
    #expect(lines[5] == "b" && lines[6] == "", "two lines in reserve")
    #expect(lines[7...16].elementsEqual("1234567890".map(String.init)), "no limit")
    #expect(lines[17] == "c" && lines.count == 25, "those around reserve eight")
  }

  @Test func `the lines of a text are leading by default`() {
    expectText(textPicture(6, Text("aaaa bb")), equals: "aaaa\nbb\n^")
    expectText(textPicture(6, Text("aaaa bb").multilineTextAlignment(.trailing)), equals: "aaaa\n  bb\n^")
    expectText(textPicture(6, Text("aaaa bb").multilineTextAlignment(.center)), equals: "aaaa\n bb\n^")
  }

  @Test func `cases`() {
    expectText(textPicture(9, Text("Straße").textCase(.uppercase)), equals: "STRASSE\n^")
    expectText(textPicture(9, (Text("A") + Text("b")).textCase(.lowercase)), equals: "ab\n^")
    expectText(textPicture(9, Text("Ab").textCase(nil).textCase(.uppercase)), equals: "Ab\n^")
  }
}
