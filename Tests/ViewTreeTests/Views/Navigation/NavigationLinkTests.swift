import Testing
import ViewTreeTesting

/// A link that a binding follows, in a form, and links that lead nowhere.
private struct Links: View {
  let probe: Probe
  @State private var isActive = false

  var body: some View {
    NavigationStack {
      Form {
        NavigationLink(isActive: $isActive) {
          Text("there")
        } label: {
          Text("Bound")
        }
        NavigationLink("None", value: Int?.none)
      }
    }
    .offers("go", to: probe) { isActive = true }
    .offers("say", to: probe) { probe.note("\(isActive)") }
  }
}

@MainActor @Suite struct NavigationLinkTests {
  private let probe = Probe()

  @Test func `a link can be followed by a binding, and one without a value not at all`() throws {
    let screen = Screen(Links(probe: probe), width: 20)
    expectText(screen.text, equals: "Bound              >\nNone~              >")
    #expect(try !screen.find(.button, "None").isEnabled && screen.find(.button, "Bound").isEnabled)
    screen.perform("go", probe)
    #expect(screen.text.contains("there"))
    try screen.find(.button, "Back").tap()
    screen.perform("say", probe)
    #expect(probe.log == ["false"])
    try screen.find(.button, "Bound").tap()
    screen.perform("say", probe)
    #expect(screen.text.contains("there") && probe.log == ["false", "true"])
  }

  @Test func `outside of a stack no link can be followed`() throws {
    let screen = Screen(width: 20) {
      NavigationLink("A") { Text("there") }
      NavigationLink("B", value: 1)
    }
    #expect(try !screen.find(.button, "A").isEnabled && !screen.find(.button, "B").isEnabled)
  }

  @Test func `a tap on a link that leads nowhere says why`() throws {
    let screen = Screen(width: 20) {
      NavigationLink("Go", value: 1)
      NavigationLink("Page") { Text("page") }
      NavigationStack { NavigationLink("None", value: Int?.none) }
      NavigationStack { NavigationLink("Off", value: 1).disabled(true) }
    }
    func error(_ name: String) -> String {
      do { try screen.find(.button, name).tap() } catch { return "\(error)" }
      return "none"
    }
    #expect(error("Go").contains("it is disabled, because the link is outside of a NavigationStack"))
    #expect(error("Page").contains("it is disabled, because the link is outside of a NavigationStack"))
    #expect(error("None").contains("it is disabled, because the link has no value"))
    #expect(error("Off").contains("it is disabled") && !error("Off").contains("because"))
  }
}
