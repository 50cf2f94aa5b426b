import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct NavigationLinkActiveTests {
  private let probe = Probe()

  @Test func `the older forms are followed by a value, and go back takes it away`() throws {
    let screen = Screen(Tagged(probe: probe), width: 20)
    expectText(screen.text, equals: "One                >\nTwo                >\nThree              >")
    for (title, value) in [("One", 1), ("Two", 2), ("Three", 3)] {
      try screen.find(.button, title).tap()
      expectText(screen.text, contains: "page \(value)")
      screen.perform("say", probe)
      expectEqual(probe.log.last, "\(value)")
      screen.press(.escape)
      screen.perform("say", probe)
      expectEqual(probe.log.last, "none")
    }
    screen.perform("go", probe)
    expectText(screen.text, contains: "page 2")
  }

  @Test func `a link without a label shows nothing, and is followed by its binding`() throws {
    let screen = Screen(Hidden(), width: 20)
    expectText(screen.text, equals: "[ Go ]")
    try screen.find(.button, "Go").tap()
    expectText(screen.text, equals: "[ < Back ]\n--------------------\nthere")
  }
}

/// The forms of links with a value of their own.
private struct Tagged: View {
  let probe: Probe
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      Form {
        NavigationLink("One", tag: 1, selection: $selection) { Text("page 1") }
        NavigationLink(destination: Text("page 2"), tag: 2, selection: $selection) { Text("Two") }
        NavigationLink("Three", destination: Text("page 3"), tag: 3, selection: $selection)
      }
    }
    .navigationViewStyle(.stack)
    .offers("go", to: probe) { selection = 2 }
    .offers("say", to: probe) { probe.note(selection.map(String.init) ?? "none") }
  }
}

private struct Hidden: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack {
        Button("Go") { isActive = true }
        NavigationLink(destination: Text("there"), isActive: $isActive) { EmptyView() }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
