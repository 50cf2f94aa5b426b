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

  private func repeated(_ other: String) -> String {
    """
    NavigationStack: two views of the NavigationStack have .navigationDestination(for: Int.self): this view and the one \
    at \(other). The destination of this view, the first, is used; the other is never shown. Remove one of them, and put \
    none into a page that is pushed for such a value.
    """
  }

  @Test func `the outer of two destinations for a type counts`() {
    let screen = Screen(width: 20) {
      NavigationStack(path: .constant([1])) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    expectText(screen.text, contains: "outer 1")
    expectEqual(screen.issues, [repeated("NavigationStack")])
  }

  @Test func `an issue names both of two destinations for a type, also one on a page, once`() {
    let screen = Screen(width: 20) {
      NavigationStack(path: .constant([1])) {
        VStack { Text("root") }
          .navigationDestination(for: Int.self) { number in
            Form { Text("page \(number)").navigationDestination(for: Int.self) { Text("never \($0)") } }
          }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
    expectText(screen.text, contains: "page 1")
    expectEqual(screen.issues, [repeated("NavigationStack/Form/GroupedFormStyle")])
  }

  @Test func `a destination that takes the place of another one is no issue`() throws {
    struct Changing: View {
      @State private var isOther = false
      var body: some View {
        NavigationStack {
          Button("change") { isOther.toggle() }
          if isOther {
            Text("b").navigationDestination(for: Int.self) { Text("b \($0)") }
          } else {
            Text("a").navigationDestination(for: Int.self) { Text("a \($0)") }
          }
        }
      }
    }
    let screen = Screen(Changing(), width: 20)
    try screen.find(.button, "change").tap()
    expectEqual(screen.issues, [])
  }
}
