import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct SceneModifiersTests {
  private struct Watching: App {
    let probe: Probe
    @State private var count = 0

    init() { probe = Probe() }
    init(probe: Probe) { self.probe = probe }

    var body: some Scene {
      WindowGroup { Button("Count") { count += 1 } }
        .onChange(of: count) { probe.note("later") }
        .onChange(of: count, initial: true) { probe.note("also first") }
        .onChange(of: count) { old, new in probe.note("later \(old)\(new)") }
        .onChange(of: count, initial: true) { old, new in probe.note("also first \(old)\(new)") }
    }
  }

  @Test func `a scene observes a value from its first change on, or with its first value`() throws {
    let probe = Probe()
    let screen = Screen(AppView(Watching(probe: probe)), width: 12)
    expectEqual(probe.log.sorted(), ["also first", "also first 00"])
    probe.clear()
    try screen.find(.button, "Count").tap()
    expectEqual(probe.log.sorted(), ["also first", "also first 01", "later", "later 01"])
  }
}
