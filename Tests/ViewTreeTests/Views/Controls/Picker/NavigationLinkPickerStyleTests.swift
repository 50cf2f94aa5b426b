import Testing
import ViewTreeTesting

@MainActor struct NavigationLinkPickerStyleTests {
  private enum Flavor: String, CaseIterable { case chocolate, vanilla, strawberry }

  private struct Settings: View {
    @State var flavor = Flavor.vanilla

    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.navigationLink)
          Text("chosen: \(flavor.rawValue)")
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test(arguments: GlyphSet.allCases) func `a link leads to a page with all options`(glyphs: GlyphSet) throws {
    let screen = Screen(width: 32, height: 7, options: ScreenOptions(glyphs: glyphs)) { Settings() }
    expectSnapshot(of: screen, named: "\(glyphs)")
    try screen.find(.picker, "Flavor").tap()
    expectSnapshot(of: screen, named: "\(glyphs)-page")
    expectEqual(screen.issues, [])
  }

  @Test func `a choice goes back`() throws {
    let screen = Screen(width: 32, height: 7) { Settings() }
    try screen.find(.picker, "Flavor").tap()
    try screen.find(label: "Strawberry").tap()
    expectText(screen.text, contains: "Strawberry >")
    expectText(screen.text, contains: "chosen: strawberry")
    expectText(screen.text, startsWith: "Settings")
  }

  @Test func `going back without a choice keeps the selection`() throws {
    let screen = Screen(width: 32, height: 7) { Settings() }
    try screen.find(.picker, "Flavor").tap()
    screen.press(.escape)
    expectText(screen.text, contains: "Vanilla >")
    expectText(screen.text, contains: "chosen: vanilla")
  }

  @Test func `keys choose on the page`() throws {
    let screen = Screen(width: 32, height: 7) { Settings() }
    screen.press(.tab)
    screen.press(.return)
    // The way back comes first, then each option.
    for _ in 0..<4 { screen.press(.tab) }
    expectText(screen.text, contains: "Strawberry<")
    screen.press(.return)
    expectText(screen.text, contains: "chosen: strawberry")
  }

  @Test func `a navigation link picker outside of a stack is a menu`() throws {
    let screen = Screen(width: 30) {
      Picker("Flavor", selection: .constant(1)) { Text("Vanilla").tag(1) }.pickerStyle(.navigationLink)
    }
    expectText(screen.text, equals: "Flavor [ Vanilla v ]")
  }

  @Test func `a sheet over the page is not in the stack`() throws {
    struct Sheet: View {
      var body: some View {
        NavigationStack {
          Text("page").sheet(isPresented: .constant(true)) {
            Picker("Flavor", selection: .constant(1)) { Text("Vanilla").tag(1) }.pickerStyle(.navigationLink)
          }
        }
      }
    }
    let screen = Screen(width: 30, height: 8) { Sheet() }
    expectText(screen.text, contains: "[ Vanilla v ]")
  }

  @Test func `a link outside of a form has no brackets, and its value one line`() {
    let screen = Screen(width: 24, height: 2) {
      NavigationStack {
        VStack { Picker("P", selection: .constant(1)) { ShownLineLimit().tag(1) }.pickerStyle(.navigationLink) }
      }
    }
    expectText(screen.text.trimmingCharacters(in: .newlines), equals: "P 1 >")
  }
}
