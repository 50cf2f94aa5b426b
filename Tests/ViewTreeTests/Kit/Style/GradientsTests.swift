import Testing
import ViewTreeTesting

/// The gradients by their forms; `GradientTests` has the colours.
@MainActor struct GradientsTests {
  private struct Forms: View {
    var body: some View {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
          RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 8)
        }
        GridRow {
          EllipticalGradient(colors: [.black, .white])
          AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(0))
        }
        GridRow {
          Circle().fill(
            .radialGradient(Gradient(colors: [.white, .black]), center: .center, startRadius: 0, endRadius: 6))
          Capsule().fill(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
      }
      .frame(width: 33, height: 20)
    }
  }

  @Test(arguments: GlyphSet.allCases) func `the forms in shades`(glyphs: GlyphSet) {
    expectSnapshot(of: Forms(), width: 33, options: ScreenOptions(glyphs: glyphs), named: glyphs.rawValue)
  }

  @Test func `a text and a line show all colours from one end to the other`() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let text = Screen(width: 4) { Text("a世b").foregroundStyle(gradient) }
    expectText(text.render(.cells), equals: "\"a世b\"\n  0..0 fg=#202020, 1..2 fg=#808080, 3..3 fg=#dfdfdf")
    // Each text has its own colours, and so have the lines of one.
    let texts = Screen(width: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab"); Text("abcd")
      }.foregroundStyle(gradient)
    }
    expectText(
      texts.render(.cells),
      equals: """
        "ab  "
          0..0 fg=#404040, 1..1 fg=#bfbfbf
        "abcd"
          0..0 fg=#202020, 1..1 fg=#606060, 2..2 fg=#9f9f9f, 3..3 fg=#dfdfdf
        """)
    let wrapped = Screen(width: 2) {
      Text("ab cd").foregroundStyle(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    }
    expectText(wrapped.render(.cells), equals: "\"ab\"\n  0..1 fg=#404040\n\"cd\"\n  0..1 fg=#bfbfbf")
    let border = Screen(width: 4) { Text("ab").padding(1).border(gradient) }
    expectText(
      border.render(.cells),
      equals: """
        "+--+"
          0..0 fg=#202020, 1..1 fg=#606060, 2..2 fg=#9f9f9f, 3..3 fg=#dfdfdf
        "|ab|"
          0..0 fg=#202020, 3..3 fg=#dfdfdf
        "+--+"
          0..0 fg=#202020, 1..1 fg=#606060, 2..2 fg=#9f9f9f, 3..3 fg=#dfdfdf
        """)
  }

  @Test func `gradients have the usual places, and the same ones by their names`() {
    let (colors, gradient) = ([Color.black, .white], Gradient(colors: [.black, .white]))
    let stops = gradient.stops
    let whole = EllipticalGradient(
      gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
    let ellipses: [EllipticalGradient] = [
      .init(gradient: gradient), .init(colors: colors), .init(stops: stops), .ellipticalGradient(gradient),
      .ellipticalGradient(colors: colors),
    ]
    for ellipse in ellipses { expectEqual(ellipse, whole) }
    let turn = AngularGradient(gradient: gradient, center: .top, startAngle: .zero, endAngle: .degrees(360))
    let angles: [AngularGradient] = [
      .init(gradient: gradient, center: .top, angle: .zero), .init(colors: colors, center: .top),
      .init(stops: stops, center: .top), .conicGradient(gradient, center: .top),
      .conicGradient(colors: colors, center: .top),
    ]
    for angle in angles { expectEqual(angle, turn) }
    expectEqual(
      RadialGradient.radialGradient(AnyGradient(gradient), endRadius: 3),
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 3))
    expectEqual(Gradient(colors: [.red]).stops, [Gradient.Stop(color: .red, location: 0)])
    expectEqual(Gradient(colors: [.red, .green, .blue]).stops.map(\.location), [0, 0.5, 1])
  }

  @Test func `in fewer colours each cell has the nearest`() {
    func row(_ depth: ScreenOptions.ColorDepth) -> String {
      Screen(width: 2, options: ScreenOptions(colorDepth: depth)) {
        LinearGradient(colors: [Color(red: 1, green: 0, blue: 0), .black], startPoint: .leading, endPoint: .trailing)
          .frame(height: 1)
      }.render(.ansi).replacingOccurrences(of: "\u{1B}", with: "^")
    }
    expectText(row(.trueColor), equals: "^[48;2;191;0;0m ^[48;2;64;0;0m ^[0m")
    expectText(row(.indexed), equals: "^[48;5;124m ^[48;5;52m ^[0m")
    expectText(row(.basic), equals: "^[41m ^[40m ^[0m")
    expectText(row(.none), equals: "  ")
  }

  @Test func `in points a circle of colours is round as well`() {
    func picture(_ unit: ScreenOptions.Unit, _ size: CGSize, _ radius: CGFloat) -> String {
      Screen(width: 12, options: ScreenOptions(unit: unit)) {
        RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: radius)
          .frame(width: size.width, height: size.height)
      }.text
    }
    expectText(
      picture(.points, CGSize(width: 96, height: 96), 48), equals: picture(.cells, CGSize(width: 12, height: 6), 6))
  }
}
