import Testing
import ViewTreeTesting

@MainActor @Suite struct NavigationViewTests {
  @Test func `of several views the first is the first page`() throws {
    let probe = Probe()
    let screen = Screen(width: 20, height: 4) {
      NavigationView {
        NavigationLink("Next") { Text("second") }.navigationTitle("First")
        Text("beside").onAppear { probe.note("appeared") }.navigationTitle("Beside")
      }
      .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    expectText(screen.text, equals: "First\n--------------------\n[ Next > ]\n")
    try screen.find(.button, "Next").tap()
    expectText(screen.text, equals: "[ < First ]\n--------------------\nsecond\n")
    expectEqual(probe.log, [])
    #expect(screen.faults.isEmpty)
  }
}
