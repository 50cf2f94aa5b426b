import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor @Suite struct NavigationViewTests {
  @Test func `the first of several views is the first page`() throws {
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
    expectEqual(screen.faults, [])
  }

  @Test func `a page that was behind another one from the start names the way back to it`() throws {
    for isOne in [true, false] {
      let screen = Screen(width: 20, height: 3) {
        NavigationView {
          NavigationLink("Next", isActive: .constant(true)) { Text("second") }.navigationTitle("First")
          if !isOne { Text("beside") }
        }
      }
      expectText(screen.text, equals: "[ < First ]\n--------------------\nsecond")
    }
    let screen = Screen(width: 20, height: 3) {
      NavigationView { NavigationLink("Next", isActive: .constant(true)) { Text("second") }.navigationTitle("First") }
    }
    expectText(screen.text, equals: "[ < First ]\n--------------------\nsecond")
  }

  @Test func `the first page is another one with another branch`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        NavigationView { if isLoaded { Counter() } else { Counter() } }
        Button("load") { isLoaded = true }
      }
    }
    let screen = Screen(width: 20, height: 4) { Loading() }
    try screen.find(.button, "count 0").tap()
    expectText(screen.text, contains: "count 1")
    try screen.find(.button, "load").tap()
    #expect(screen.text.contains("count 0") && screen.issues == [])
  }
}
