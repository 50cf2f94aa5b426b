import Testing
import ViewTreeTesting

/// Settings of a page's bar that can go away.
private struct Titles: View {
  let probe: Probe
  @State private var hasInner = true
  @State private var hidesBack = true

  var body: some View {
    NavigationStack {
      NavigationLink("Go") {
        VStack(alignment: .leading) {
          Text("page")
          if hasInner { Text("inner").navigationTitle("A long title of a page") }
          if hidesBack { Text("locked").navigationBarBackButtonHidden() }
        }
      }
      .navigationTitle("Start")
    }
    .offers("untitle", to: probe) { hasInner = false }
    .offers("unlock", to: probe) { hidesBack = false }
    .offers("title", to: probe) { hasInner = true }
  }
}

@MainActor @Suite struct NavigationBarTests {
  private let probe = Probe()

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `titles and hidden back buttons go with the view that sets them`(unit: ScreenOptions.Unit) throws {
    let screen = Screen(Titles(probe: probe), width: 20, options: ScreenOptions(unit: unit))
    try screen.find(.button, "Go").tap()
    expectText(screen.text, equals: "A long title of a...\n--------------------\npage\ninner\nlocked")
    screen.perform("untitle", probe)
    expectText(screen.text, equals: "page\nlocked")
    screen.perform("unlock", probe)
    expectText(screen.text, equals: "[ < Start ]\n--------------------\npage")
    screen.perform("title", probe)
    expectText(
      screen.text, equals: "[ < ... ] A long ...\n--------------------\npage\ninner")
    screen.press(.escape)
    expectText(screen.text, equals: "Start\n--------------------\n[ Go > ]")
    expectEqual(screen.faults, [])
  }
}
