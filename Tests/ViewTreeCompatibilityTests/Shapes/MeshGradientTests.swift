import Testing
import ViewTreeTesting

@testable import ViewTreeCompatibility

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

  @Test func `a coordinate that is no finite number is 0`() {
    func mesh(_ first: SIMD2<Float>) -> String {
      colors(
        MeshGradient(
          width: 2, height: 2, points: [first, [1, 0], [0, 1], [1, 1]], colors: [.white, .black, .black, .white]))
    }
    for first: SIMD2<Float> in [[.nan, 0], [0, .infinity], [-.infinity, .nan]] {
      expectText(mesh(first), equals: mesh([0, 0]))
    }
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

  // MARK: Weights

  private let bent: [SIMD2<Double>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.75, 0.25], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]

  @Test func `a place is the mean of the corners around it, by their weights`() throws {
    let slanted = MeshPaint(width: 2, height: 2, points: [[1, 1], [5, 2], [2, 4], [8, 6]], isSmooth: false)
    let mirrored = MeshPaint(width: 2, height: 2, points: [[8, 2], [1, 1], [7, 5], [2, 6]], isSmooth: false)
    let mesh = MeshPaint(width: 3, height: 3, points: bent, isSmooth: false)
    for (paint, places) in [
      (slanted, [[3, 3], [4, 3], [5, 4], [1.5, 2], [7, 5]]), (mirrored, [[3, 3], [4, 2], [6, 4], [2.5, 5]]),
      (mesh, [[0.75, 0.25], [0.25, 0.25], [0.8, 0.1], [0.3, 0.8], [0.9, 0.7], [0.625, 0.625]]),
    ] as [(MeshPaint, [SIMD2<Double>])] {
      for place in places {
        let weights = try #require(paint.weights(at: place))
        #expect(weights.count == 4 && weights.allSatisfy { (0...1).contains($0.weight) })
        let mean = weights.reduce(SIMD2<Double>.zero) { $0 + paint.points[$1.stop] * $1.weight }
        #expect(abs(mean.x - place.x) < 1e-9 && abs(mean.y - place.y) < 1e-9, "\(place): \(mean)")
      }
    }
  }

  @Test func `a place at an edge is inside, and one beyond it is not`() {
    let paint = MeshPaint(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], isSmooth: false)
    func weights(_ x: Double, _ y: Double) -> [Double]? { paint.weights(at: [x, y])?.map(\.weight) }
    let tiny = 5e-7
    expectEqual(weights(-tiny, 0.5), [0.5, 0, 0.5, 0])
    expectEqual(weights(1 + tiny, 0.5), [0, 0.5, 0, 0.5])
    expectEqual(weights(0.5, -tiny), [0.5, 0.5, 0, 0])
    expectEqual(weights(0.5, 1 + tiny), [0, 0, 0.5, 0.5])
    for (x, y) in [(-0.01, 0.5), (1.01, 0.5), (0.5, -0.01), (0.5, 1.01)] { expectEqual(weights(x, y), nil) }
  }

  @Test func `later cells cover earlier ones, and smooth colours stay longer at the points`() {
    let folded = MeshPaint(
      width: 3, height: 2, points: [[0, 0], [1, 0], [0.5, 0], [0, 1], [1, 1], [0.5, 1]], isSmooth: false)
    expectEqual(folded.weights(at: [0.25, 0.5])?.map(\.stop), [0, 1, 3, 4])
    expectEqual(folded.weights(at: [0.75, 0.5])?.map(\.stop), [1, 2, 4, 5])
    let smooth = MeshPaint(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], isSmooth: true)
    expectEqual(smooth.weights(at: [0.25, 0.5])?.map(\.weight), [0.421875, 0.078125, 0.421875, 0.078125])
  }

  @Test func `a mesh between two of the same size has points between theirs`() {
    let first = MeshPaint(width: 3, height: 2, points: Array(repeating: [4, 8], count: 6), isSmooth: true)
    let second = MeshPaint(width: 3, height: 2, points: Array(repeating: [8, 0], count: 6), isSmooth: false)
    let mixed = first.mixed(with: second, amount: 0.25)
    #expect(mixed?.points == Array(repeating: [5, 6], count: 6) && mixed?.isSmooth == false)
    let turned = MeshPaint(width: 2, height: 3, points: second.points, isSmooth: false)
    #expect(first.mixed(with: turned, amount: 0.25) == nil)
  }

  @Test func `each initializer blends colours without edges, unless it is told otherwise`() {
    let (colors, resolved) = ([Color](repeating: .red, count: 4), [Color.Resolved(red: 1, green: 0, blue: 0)])
    let place = SIMD2<Float>(0, 0)
    let curve = MeshGradient.BezierPoint(
      position: place, leadingControlPoint: place, topControlPoint: place, trailingControlPoint: place,
      bottomControlPoint: place)
    let (curves, all) = (Array(repeating: curve, count: 4), resolved + resolved + resolved + resolved)
    let meshes = [
      MeshGradient(width: 2, height: 2, locations: .points(square), colors: .colors(colors)),
      MeshGradient(width: 2, height: 2, points: square, colors: colors),
      MeshGradient(width: 2, height: 2, points: square, resolvedColors: all),
      MeshGradient(width: 2, height: 2, bezierPoints: curves, colors: colors),
      MeshGradient(width: 2, height: 2, bezierPoints: curves, resolvedColors: all),
    ]
    expectEqual(meshes.map(\.smoothsColors), [true, true, true, true, true])
  }
}
