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

  private func cells<V: View>(_ view: V) -> String { Screen(width: 8) { view }.render(.cells) }

  @Test func `a part of a text keeps its own attributes, and inherits the others`() throws {
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

  @Test func `a formatted value follows its value and its format`() {
    let screen = Screen(Formats(probe: probe), width: 8)
    expectEqual(screen.text, "1.5")
    screen.perform("value", probe)
    expectEqual(screen.text, "2.5")
    screen.perform("digits", probe)
    expectEqual(screen.text, "2.50")
    expectEqual(Text(1, format: .number), Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1.0, format: .number) != Text(1.0, format: .percent))
  }

  private static let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  @Test func `values are shown by their formatter, others by their description`() {
    let screen = Screen(width: 30) {
      Text(Date(timeIntervalSince1970: 0), formatter: Self.year)
      Text("in \(Date(timeIntervalSince1970: 0), formatter: Self.year)")
      Text("no date", formatter: Self.year)
    }
    expectText(
      screen.text,
      equals: """
          1970
        in 1970
        no date
        """)
  }

  private struct Digits: View {
    @State private var count = 1

    var body: some View {
      Text(2.5, format: .number.precision(.fractionLength(count)))
      Button("more") { count += 1 }
    }
  }

  @Test func `the same value in another format is another text`() throws {
    let screen = Screen(Digits(), width: 12)
    expectText(screen.text, contains: "2.5\n")
    try screen.find(.button, "more").tap()
    expectText(screen.text, contains: "2.50\n")
  }
}

@MainActor struct TextPictureTests {
  @Test func `a picture stands in a text`() {
    func text(_ glyphs: GlyphSet) -> String {
      Screen(width: 20, options: ScreenOptions(glyphs: glyphs)) {
        VStack(alignment: .leading, spacing: 0) {
          Text(Image(systemName: "star.fill"))
          Text("3 ") + Text(Image(systemName: "star.fill")) + Text(" of 5")
          Text("rated \(Image(systemName: "star.fill")) today")
        }
      }
      .text
    }
    expectText(text(.ascii), equals: "%\n3 % of 5\nrated % today")
    expectText(text(.unicode), equals: "★\n3 ★ of 5\nrated ★ today")
  }
}
