import Testing
import ViewTreeTesting

@MainActor struct MaterialTests {
  @Test func `a material is the background of the screen`() {
    let plain = Screen(Text("ab"), width: 4).render(.cells)
    for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
      expectText(Screen(Text("ab").background(material), width: 4).render(.cells), equals: plain)
    }
    let text = Text("ab").background(.ultraThinMaterial).background(.thinMaterial).background(.regularMaterial)
      .background(.thickMaterial).background(.ultraThickMaterial).background(.bar, in: Capsule())
    expectText(Screen(text, width: 4).render(.cells), equals: plain)
  }
}
