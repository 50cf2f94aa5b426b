import Testing
import ViewTreeTesting

// The examples of the articles `GettingStarted` and `ViewTree`, as they stand there.

struct BrewScreen: View {
  @State private var cups = 2
  @State private var isStrong = false

  var body: some View {
    Form {
      Section("Coffee") {
        Stepper("Cups", value: $cups, in: 1...8)
        Toggle("Strong", isOn: $isStrong)
        LabeledContent("Beans", value: "\(cups * (isStrong ? 14 : 10)) g")
      }
      Button("Brew") {}.disabled(isStrong && cups > 6)
    }
  }
}

struct WiFiScreen: View {
  @State private var isOn = true
  var body: some View {
    Section("Network") { Toggle("Wi-Fi", isOn: $isOn) }
  }
}

@MainActor struct GettingStartedTests {
  @Test func `strong coffee needs more beans`() throws {
    let screen = Screen(width: 36) { BrewScreen() }
    expectSnapshot(of: screen, named: "at first")

    try screen.find(.toggle, "Strong").tap()
    for _ in 1...5 { try screen.find(.stepper, "Cups").increment() }
    expectSnapshot(of: screen, named: "strong")
    #expect(try !screen.find(.button, "Brew").isEnabled)
  }

  @Test func `the same with the keyboard`() throws {
    let screen = Screen(width: 36) { BrewScreen() }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.space)
    #expect(try screen.find(.toggle, "Strong").toggleState == .on)
  }

  @Test func `a screen of the landing page`() {
    expectText(Screen(width: 20) { WiFiScreen() }.text, equals: "Network\n  [x] Wi-Fi")
  }
}
