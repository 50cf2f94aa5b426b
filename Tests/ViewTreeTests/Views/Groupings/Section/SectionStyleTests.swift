import Testing
import ViewTreeTesting

@MainActor @Suite struct SectionStyleTests {
  @Test func `section styles compose`() {
    struct Marked: SectionStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          Section(configuration)
        }
      }
    }
    let view = Section("Title") { Text("row") }
    expectComposition(
      plain: view, other: view.sectionStyle(.bordered), marked: view.sectionStyle(Marked()),
      markedOther: view.sectionStyle(Marked()).sectionStyle(.bordered),
      otherMarked: view.sectionStyle(.bordered).sectionStyle(Marked()),
      twiceMarkedOther: view.sectionStyle(Marked()).sectionStyle(Marked()).sectionStyle(.bordered))
  }

  @Test func `built-in styles`() {
    let section = Section {
      Text("One")
      Text("Two")
    } header: {
      Text("Title")
    } footer: {
      Text("Note")
    }
    expectSnapshot(
      of: VStack(alignment: .leading) {
        section.sectionStyle(.automatic)
        section.sectionStyle(.indented)
        section.sectionStyle(.plain)
        section.sectionStyle(.bordered)
      }, width: 30)
  }

  @Test func `a section in a style has the next outer one`() {
    struct Framed: SectionStyle {
      let mark: String
      func makeBody(configuration: Configuration) -> some View {
        Text(mark)
        Section(configuration)
      }
    }
    let section = Section("Title") { Text("row") }.sectionStyle(Framed(mark: "inner")).sectionStyle(
      Framed(mark: "outer"))
    let words = Screen(VStack(alignment: .leading) { section }, width: 20).text.split(whereSeparator: \.isWhitespace)
    expectEqual(words, ["inner", "outer", "Title", "row"])
  }

  private struct Opening<S: SectionStyle>: View {
    let style: S
    @State private var isOpen = true

    init(_ style: S) { self.style = style }

    var body: some View {
      Section("T", isExpanded: $isOpen) {
        Text("a")
        Text("long")
      }
      .sectionStyle(style)
    }
  }

  @Test func `a row of a title closes its section, but the line of a box does not`() {
    func pictures(_ view: some View) -> [String] {
      let screen = Screen(view, width: 12, height: 4)
      let open = screen.text
      screen.click(column: 9, row: 0)
      return [open, screen.text]
    }
    let box = "+ v T -----+\n| a        |\n| long     |\n+----------+"
    expectEqual(pictures(Opening(.bordered)), [box, box])
    expectEqual(pictures(Opening(.indented)), ["v T\n  a\n  long\n", "> T\n\n\n"])
    expectEqual(pictures(Opening(.plain)), ["v T\na\nlong\n", "> T\n\n\n"])
  }

  @Test func `a title is bold, and underlined if it is prominent`() {
    let section = Section("T") { Text("a") }.sectionStyle(.plain)
    let screen = Screen(width: 3) {
      section
      section.headerProminence(.increased)
    }
    expectText(
      screen.render(.cells),
      equals: "\"T  \"\n  0..0 bold\n\"a  \"\n\"T  \"\n  0..0 bold underline\n\"a  \"")
  }
}
