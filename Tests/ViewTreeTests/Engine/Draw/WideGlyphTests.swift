import Testing
import ViewTreeTesting

/// Wide glyphs under colours: a frame that redraws a part of them looks like a fresh one.
@MainActor struct WideGlyphTests {
  @Observable final class Model { var n = 0 }

  private struct HalfCovered: View {
    let m: Model

    var body: some View {
      ZStack(alignment: .leading) {
        Text("abc日d")
        HStack(spacing: 0) {
          Color.red.frame(width: 4, height: 1)
          Text("\(m.n)")
        }
      }
    }
  }

  @Test func `a wide glyph half under a colour stays covered when the view on its other half changes`() {
    let model = Model()
    let screen = Screen(HalfCovered(m: model), width: 8)
    model.n = 1
    expectText(
      screen.render(.cells),
      equals: """
        "    1d  "
          0..3 bg=red
        """)
    expectText(screen.render(.cells), equals: Screen(HalfCovered(m: model), width: 8).render(.cells))
  }
}
