import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Views deep in each other.
@MainActor struct NestingTests {
  private struct Nest: View {
    let depth: Int

    var body: some View {
      VStack {
        if depth > 0 { Nest(depth: depth - 1) } else { Text("innermost") }
      }
    }
  }

  @Test func `a thousand containers in each other are shown`() {
    let screen = Screen(Nest(depth: 999), width: 12)
    expectText(screen.text, equals: "innermost")
    #expect(screen.issues == [])
  }

  @Test func `a view that contains itself is an issue that names it, and what fits is shown`() throws {
    struct Endless: View {
      @State private var isOn = false

      var body: some View {
        VStack(alignment: .leading) {
          Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
          AnyView(Endless())
        }
      }
    }
    struct Root: View {
      @State private var isShown = false

      var body: some View {
        if isShown { Endless() } else { Text("show").onTapGesture { isShown = true } }
      }
    }
    let screen = Screen(Root(), width: 3, height: 30)
    screen.frames.tree.depthLimit = 60
    screen.click(column: 0, row: 0)
    #expect(screen.text.hasPrefix("off\noff\noff"))
    let issue = try #require(screen.issues.first)
    #expect(screen.issues.count == 1)
    #expect(issue.hasPrefix("Root/Endless/Endless"))
    #expect(issue.contains("views are nested more than 60 levels deep"))

    screen.click(column: 0, row: 0)
    #expect(screen.text.hasPrefix("on\noff\noff"))
    #expect(screen.issues.count == 1)
  }
}
