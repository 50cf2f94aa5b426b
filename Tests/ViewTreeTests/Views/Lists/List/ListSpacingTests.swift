import Testing
import ViewTreeTesting

@MainActor @Suite struct ListSpacingTests {
  private struct Rows: View {
    var body: some View {
      List {
        Text("a")
        Text("b")
        Section("S") { Text("c") }
        Section("T") { Text("d") }
      }
      .listStyle(.plain)
    }
  }

  private func text(_ view: some View) -> String { Screen(view, width: 8).text }

  @Test func `rows and sections have the given distances`() {
    let plain = "a\nb\nS\nc\nT\nd"
    expectText(text(Rows()), equals: plain)
    expectText(text(Rows().listRowSpacing(1)), equals: "a\n\nb\nS\nc\nT\nd")
    expectText(text(Rows().listSectionSpacing(1)), equals: "a\nb\n\nS\nc\n\nT\nd")
    expectText(text(Rows().listSectionSpacing(.custom(2)).listRowSpacing(nil)), equals: "a\nb\n\n\nS\nc\n\n\nT\nd")
    for spacing in [ListSectionSpacing.compact, .default, .custom(-1), .custom(.nan), .custom(.infinity)] {
      expectText(text(Rows().listSectionSpacing(spacing)), equals: plain)
    }
  }

  @Test func `another distance moves the rows`() throws {
    struct Changing: View {
      @State private var spacing: CGFloat = 0

      var body: some View {
        VStack(alignment: .leading) {
          Button("More") { spacing += 1 }
          Rows().listRowSpacing(spacing)
        }
      }
    }
    let screen = Screen(width: 8) { Changing() }
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "[ More ]\na\n\nb\nS\nc\nT\nd")
  }
}
