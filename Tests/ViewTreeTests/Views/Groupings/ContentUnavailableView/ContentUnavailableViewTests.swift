import Testing
import ViewTreeTesting

@MainActor @Suite struct ContentUnavailableViewTests {
  @Test(arguments: GlyphSet.allCases) func `an unavailable view stands in the middle of the proposal`(glyphs: GlyphSet)
  {
    let screen = Screen(width: 26, height: 7, options: ScreenOptions(glyphs: glyphs)) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mails that you get appear here.")
      } actions: {
        Button("Look") {}
      }
    }
    expectSnapshot(of: screen, named: "\(glyphs)")
  }

  @Test func `a search that found nothing`() {
    func text(_ view: some View, _ glyphs: GlyphSet = .ascii) -> String {
      Screen(view, width: 40, options: ScreenOptions(glyphs: glyphs)).text
    }
    expectText(
      text(ContentUnavailableView.search),
      equals: """
                            Q
                       No Results
         Check the spelling or try a new search.
        """)
    #expect(text(ContentUnavailableView.search(text: "kiwi")).contains("No Results for \"kiwi\"\n"))
    #expect(text(ContentUnavailableView.search(text: "kiwi"), .unicode).contains("No Results for “kiwi”\n"))
    expectEqual(text(ContentUnavailableView.search(text: "")), text(ContentUnavailableView.search))
  }

  @Test func `every spelling`() {
    func text(_ view: some View) -> String { Screen(view, width: 20).text }
    let name = "Empty"
    let plain = text(ContentUnavailableView("Empty", systemImage: "star"))
    expectText(plain, equals: "          o\n        Empty")
    expectEqual(text(ContentUnavailableView(name, systemImage: "star")), plain)
    expectEqual(text(ContentUnavailableView { Label("Empty", systemImage: "star") }), plain)
    #expect(text(ContentUnavailableView("Empty", systemImage: "star", description: Text("why"))).contains("why"))
    expectEqual(
      text(ContentUnavailableView("Empty", image: "picture")), text(ContentUnavailableView(name, image: "picture")))
  }

  @Test func `the parts of an unavailable view are published and used`() throws {
    struct Page: View {
      @State private var items: [String] = []

      var body: some View {
        List(items, id: \.self) { Text($0) }
          .overlay {
            if items.isEmpty {
              ContentUnavailableView {
                Label("Empty", systemImage: "star")
              } actions: {
                Button("Add") { items = ["a"] }
              }
            }
          }
      }
    }
    let screen = Screen(width: 20, height: 5) { Page() }
    try screen.find(.button, "Add").tap()
    expectText(screen.text, equals: "a\n\n\n\n")
  }
}
