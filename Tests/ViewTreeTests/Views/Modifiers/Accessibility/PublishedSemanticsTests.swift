import Testing
import ViewTreeTesting

/// Semantics that a view publishes.
@MainActor struct PublishedSemanticsTests {
  private struct Level: View {
    @State private var level = 1

    var body: some View {
      Button("More") { level += 1 }
      Canvas { _, _ in }.frame(width: 4, height: 1)
        .semantics(semantics)
    }

    private var semantics: Semantics {
      var semantics = Semantics(.gauge, label: "Level")
      semantics.value = { "\(level)" }
      return semantics
    }
  }

  @Test func `an element has the role, the label and the value of now`() throws {
    let screen = Screen(width: 20) { Level() }
    expectEqual(try screen.find(.gauge, "Level").value, "1")
    try screen.find(.button, "More").tap()
    expectEqual(try screen.find(.gauge, "Level").value, "2")
  }
}
