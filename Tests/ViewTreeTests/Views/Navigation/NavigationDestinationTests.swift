import Testing
import ViewTreeTesting

/// A stack whose pages are evaluated before the view that says where its values lead.
private struct LateStack: View {
  let probe: Probe
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) { LateRoot(probe: probe) { path.append(true) } }
  }
}

private struct LateRoot: View {
  let probe: Probe
  let push: () -> Void
  @State private var hasDestination = false

  var body: some View {
    VStack {
      Text("root")
      if hasDestination { Text("more").navigationDestination(for: Bool.self) { Text("late \($0)") } }
    }
    .offers("both", to: probe) {
      hasDestination = true
      push()
    }
  }
}

@MainActor @Suite struct NavigationDestinationTests {
  private let probe = Probe()

  @Test func `a destination that comes after its page, in one update, is in time`() {
    let screen = Screen(LateStack(probe: probe), width: 24, height: 4)
    screen.perform("both", probe)
    #expect(screen.text.contains("late true") && screen.issues.isEmpty)
  }

  @Test func `of two destinations for a type the outer one counts`() {
    let screen = Screen(width: 20) {
      NavigationStack(path: .constant([1])) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    #expect(screen.text.contains("outer 1"))
  }
}
