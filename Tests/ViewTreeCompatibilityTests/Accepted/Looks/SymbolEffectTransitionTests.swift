import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct SymbolEffectTransitionTests {
  @Test func `a transition without animation has no motion`() {
    #expect(!SymbolEffectTransition.properties.hasMotion)
  }

  @Test func `a glyph comes and goes at once`() throws {
    struct Star: View {
      @State private var isShown = false
      var body: some View {
        Toggle("Star", isOn: $isShown.animation())
        if isShown {
          Image(systemName: "star.fill").transition(.symbolEffect)
          Text("text").transition(.symbolEffect(.drawOn))
        }
      }
    }
    let screen = Screen(width: 10) { Star() }
    try screen.find(.toggle, "Star").tap()
    #expect(screen.text.contains("%") && screen.text.contains("text"))
    try screen.find(.toggle, "Star").tap()
    screen.advance(by: .seconds(1))
    expectEqual(screen.text, "[ ] Star")
  }
}
