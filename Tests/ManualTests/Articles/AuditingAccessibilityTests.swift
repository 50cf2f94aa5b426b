import Testing
import ViewTreeTesting

// The examples of the article `AuditingAccessibility`, as they stand there.

struct PlayerPage: View {
  @State private var isOn = false
  @State private var volume = 0.5

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Now playing").foregroundStyle(.yellow)
      Image("cover")
      Toggle("", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Text("Skip").onTapGesture { volume = 0 }
      Button("Details") {}.onKeyPress { _ in .handled }
    }
  }
}

struct AccessiblePlayerPage: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Now playing").foregroundStyle(scheme == .light ? Color(red: 0.5, green: 0.4, blue: 0) : .yellow)
      Image("cover", label: Text("Two hands at a piano"))
      Toggle("Shuffle", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Button("Skip") { volume = 0 }.buttonStyle(.plain)
      Button("Details") {}.onKeyPress(keys: [.space]) { _ in .handled }
    }
  }
}

@MainActor struct AuditingAccessibilityTests {
  @Test func faults() {
    let screen = Screen(width: 30) { PlayerPage() }
    let findings = screen.audit().map(\.description).joined(separator: "\n")
    expectSnapshot(of: Text(verbatim: findings), width: 140)
  }

  @Test func `a page without faults`() {
    let screen = Screen(width: 30) { AccessiblePlayerPage() }
    expectAccessible(screen)
  }

  @Test func `rules and faults that are left out`() {
    let screen = Screen(width: 30) { PlayerPage() }
    expectAccessible(screen, without: [.contrast, .focusTrap, .keyboard, .name]) { $0.element == "image \"cover\"" }
  }
}
