import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct MeshGradientTests {
  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  /// Made where a screen asks for it.
  private struct Made: View {
    let make: () -> MeshGradient

    var body: some View { make().frame(width: 4, height: 1) }
  }

  private struct Meshes: View {
    var body: some View {
      VStack(spacing: 1) {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.white, .black, .black, .white])
        MeshGradient(
          width: 3, height: 3,
          points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
          colors: [.black, .black, .black, .black, .white, .black, .black, .black, .black])
        Text("from the left to the right").bold().foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white]))
      }
      .frame(width: 26, height: 15)
    }
  }

  @Test(arguments: GlyphSet.allCases) func `meshes in shades`(glyphs: GlyphSet) {
    expectSnapshot(of: Meshes(), width: 26, options: ScreenOptions(glyphs: glyphs), named: glyphs.rawValue)
  }

  private func colors(_ mesh: MeshGradient, width: Int = 4) -> String {
    Screen(width: width) { mesh.frame(width: CGFloat(width), height: 1) }.render(.cells)
  }

  @Test func `a point that is moved takes its colour along`() {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    var moved = points
    (moved[1].x, moved[4].x) = (0.1, 0.1)
    let colors: [Color] = [.black, .white, .white, .black, .white, .white]
    let even = MeshGradient(width: 3, height: 2, points: points, colors: colors, smoothsColors: false)
    expectText(self.colors(even), equals: "\"    \"\n  0..0 bg=#404040, 1..1 bg=#bfbfbf, 2..3 bg=#ffffff")
    let uneven = MeshGradient(width: 3, height: 2, points: moved, colors: colors, smoothsColors: false)
    #expect(self.colors(uneven) != self.colors(even))
  }

  @Test func `the background shows beyond the mesh`() {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: half, colors: [.white, .white, .white, .white], background: .black)
    expectText(colors(mesh), equals: "\"    \"\n  0..1 bg=#ffffff, 2..3 bg=#000000")
  }

  @Test func `too few points or colours are an issue, and show the background`() {
    for mesh in [
      { MeshGradient(width: 3, height: 2, points: self.square, colors: [.red]) },
      { MeshGradient(width: 1, height: 4, points: self.square, colors: [.red, .red, .red, .red]) },
      { MeshGradient(width: -1, height: Int.max, points: [], colors: []) },
    ] {
      let screen = Screen(width: 4) { Made(make: mesh) }
      expectText(screen.text, equals: "")
      #expect(!screen.issues.isEmpty)
      expectEqual(screen.issues.first?.contains("MeshGradient(width:"), true)
    }
  }

  @Test func `invalid points do no harm`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[.nan, 0], [.infinity, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red])
    #expect(Screen(width: 4) { mesh.frame(width: 4, height: 2) }.issues.isEmpty)
  }

  @Test func `points and colours are animated`() {
    struct Moving: View {
      @State private var isMoved = false

      var body: some View {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: isMoved ? [.white, .white, .white, .white] : [.black, .black, .black, .black]
        )
        .frame(width: 4, height: 1)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
    }
    let screen = Screen(Moving(), width: 4, height: 1, options: ScreenOptions(clock: VirtualClock()))
    screen.click(column: 0, row: 0)
    screen.advance(by: .seconds(0.5))
    expectText(screen.render(.cells), equals: "\"    \"\n  0..3 bg=#808080")
    screen.advance(by: .seconds(1))
    expectText(screen.render(.cells), equals: "\"    \"\n  0..3 bg=#ffffff")
  }
}
