import Testing
import ViewTreeApps
import ViewTreeTesting

private struct Demo: App {
  @State private var isOn = true

  var body: some Scene {
    Main(isOn: $isOn)
    WindowGroup { Text("never shown") }
  }
}

private struct Main: Scene {
  @Binding var isOn: Bool
  @State private var taps = 0

  var body: some Scene {
    WindowGroup(id: "main") {
      Toggle("Wi-Fi", isOn: $isOn)
      Button("\(taps) taps") { taps += 1 }
    }
  }
}

@MainActor @Suite struct ScenesTests {
  @Test func `an app shows its first scene, and app and scene have state`() throws {
    let screen = Screen(AppView(Demo()), width: 12)
    expectText(screen.text, equals: " [x] Wi-Fi\n[ 0 taps ]")
    try screen.find(.toggle, "Wi-Fi").tap()
    try screen.find(.button, "0 taps").tap()
    expectText(screen.text, equals: " [ ] Wi-Fi\n[ 1 taps ]")
    expectEqual(screen.issues, [])
  }

  @Test func `a scene is evaluated for what it read`() throws {
    let screen = Screen(AppView(Demo()), width: 12)
    let trace = try screen.trace { try screen.find(.button, "0 taps").tap() }
    expectEqual(trace.evaluations(of: Demo.self), 0)
    expectEqual(trace.evaluations(of: Main.self), 1)
  }
}
