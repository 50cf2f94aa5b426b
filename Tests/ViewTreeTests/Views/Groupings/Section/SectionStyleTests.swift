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
}
