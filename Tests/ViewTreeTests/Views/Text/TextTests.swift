import Testing
import ViewTreeTesting

private struct Formats: View {
  let probe: Probe
  @State private var value = 1.5
  @State private var digits = 1

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(digits)))
      .offers("value", to: probe) { value = 2.5 }
      .offers("digits", to: probe) { digits = 2 }
  }
}

@MainActor @Suite struct TextTests {
  private let probe = Probe()

  private func picture<V: View>(_ width: Int, _ view: V) -> String {
    Screen(width: width) {
      VStack(alignment: .leading, spacing: 0) {
        view
        Text("^")
      }
    }.text
  }

  private func cells<V: View>(_ view: V) -> String { Screen(width: 8) { view }.render(.cells) }

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

  @Test func `a part keeps what it says of itself, and takes the rest from outside`() throws {
    let text = Text("a").bold().foregroundColor(.red) + Text("b").italic() + Text("c")
    expectText(
      cells(text.underline().foregroundStyle(.blue)),
      equals: """
        "abc     "
          0..0 bold underline fg=red, 1..1 italic underline fg=blue, 2..2 underline fg=blue
        """)
    let screen = Screen(width: 8) {
      Button {
      } label: {
        text
      }
    }
    #expect(try screen.find(.button, "abc").isEnabled)
  }

  @Test func `the first of two modifiers of a text counts`() {
    expectText(cells(Text("a").bold(false).bold()), equals: "\"a       \"")
    expectText(cells(Text("a").foregroundColor(.red).foregroundColor(.blue)), equals: "\"a       \"\n  0..0 fg=red")
    expectText(cells(Text("a").strikethrough().strikethrough(false)), equals: "\"a       \"\n  0..0 strikethrough")
    expectText(
      cells(Text("a").underline(pattern: .dot).italic()), equals: "\"a       \"\n  0..0 italic underline")
    expectText(cells(HStack { Text("a") }.underline(pattern: .dash)), equals: "\"a       \"\n  0..0 underline")
    expectText(cells(HStack { Text("a") }.strikethrough()), equals: "\"a       \"\n  0..0 strikethrough")
  }

  @Test func `a formatted value follows its value and its format`() {
    let screen = Screen(Formats(probe: probe), width: 8)
    #expect(screen.text == "1.5")
    screen.perform("value", probe)
    #expect(screen.text == "2.5")
    screen.perform("digits", probe)
    #expect(screen.text == "2.50")
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1.0, format: .number) != Text(1.0, format: .percent))
  }

  @Test func `what is put into a key stands in its place`() {
    let name = Text("N").bold()
    expectText(
      cells(Text("a\(1)b\(name)c\(2, specifier: "%03d")")), equals: "\"a1bNc002\"\n  3..3 bold")
    let date: Date? = nil
    #expect(picture(9, Text("d \(date)")) == "d nil\n^")
    #expect(picture(9, Text("x\(name)")) == "xN\n^")
  }
}
