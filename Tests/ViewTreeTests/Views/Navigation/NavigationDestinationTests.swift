import Testing
import ViewTreeTesting

@testable import ViewTree

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

  private struct Returning: View {
    let probe: Probe
    @State private var isThere = true
    @State private var hasOther = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root")
          if isThere { Text("a").navigationDestination(for: Int.self) { Text("a's \($0)") } }
          if hasOther { Text("b").navigationDestination(for: Int.self) { Text("b's \($0)") } }
        }
      }
      .offers("toggle", to: probe) { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      .offers("other", to: probe) { hasOther = true }
      .offers("push", to: probe) { path = [1] }
    }
  }

  @Test func `a destination goes with a view that leaves by a transition, and is back with it`() {
    for returns in [true, false] {
      let screen = Screen(Returning(probe: probe), width: 20, height: 5)
      screen.perform("toggle", probe)
      screen.advance(by: .milliseconds(300))
      if returns { screen.perform("toggle", probe) }
      screen.perform("push", probe)
      expectEqual(screen.text.contains("a's 1"), returns)
      expectEqual(screen.issues.count, returns ? 0 : 1)
    }
  }

  @Test func `a destination that is back finds another one for its type, and an issue says so`() {
    let screen = Screen(Returning(probe: probe), width: 20, height: 5)
    screen.perform("toggle", probe)
    screen.advance(by: .milliseconds(300))
    screen.perform("other", probe)
    expectEqual(screen.issues, [])
    screen.perform("toggle", probe)
    expectIssue(of: screen, contains: "have .navigationDestination(for: Int.self)")
    screen.perform("push", probe)
    expectText(screen.text, contains: "a's 1")
  }

  private enum Runs { @MainActor static var count = 0 }

  @Test func `a page whose closure stays the same is not made again`() {
    struct Pinned: View {
      let probe: Probe
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Text("root \(count)")
            .navigationDestination(isPresented: Binding(get: { count >= 0 }, set: { _ in })) {
              let _ = Runs.count += 1
              Text("page")
            }
        }
        .offers("count", to: probe) { count += 1 }
      }
    }
    let screen = Screen(Pinned(probe: probe), width: 20, height: 5)
    Runs.count = 0
    screen.perform("count", probe)
    expectText(screen.text, contains: "page")
    expectEqual(Runs.count, 0)
  }

  @Test func `only false dismisses a page, and of two links of a column the later one is shown`() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Keep") { dismiss.isPresented?.wrappedValue = true }
        Button("Leave") { dismiss.isPresented?.wrappedValue = false }
      }
    }
    let screen = Screen(width: 20, height: 5) { NavigationStack { NavigationLink("Go") { Page() } } }
    try screen.find(.button, "Go").tap()
    try screen.find(.button, "Keep").tap()
    try screen.find(.button, "Leave").tap()
    _ = try screen.find(.button, "Go")
    let columns = NavigationSplitView {
      Text("side")
        .navigationDestination(isPresented: .constant(true)) { Text("first") }
        .navigationDestination(isPresented: .constant(true)) { Text("second") }
    } content: {
      Text("middle")
    } detail: {
      Text("end")
    }
    let text = Screen(columns, width: 70, height: 3).text
    #expect(text.contains("second") && !text.contains("first") && !text.contains("middle"), "\(text)")
  }
}
