import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct ResolvedColorTests {
  private func fill(_ style: some ShapeStyle, tint: Color? = nil) -> String {
    var environment = EnvironmentValues()
    environment.tint = tint
    return Color.Resolved(filling: style, in: environment)?.paletteName ?? "nothing"
  }

  @Test func `a fill has the style's colour, and white or gray for the terminal's own`() {
    expectEqual([fill(.red), fill(.primary), fill(.secondary)], ["red", "white", "gray"])
    expectEqual([fill(.tint), fill(.tint, tint: .green)], ["blue", "green"])
  }

  @Test func `a clear style fills nothing`() {
    expectEqual([fill(.clear), fill(.background), fill(Color.red.opacity(0.04))], ["nothing", "nothing", "nothing"])
    expectEqual([fill(Color.red.opacity(0.05)), fill(Color.red.opacity(0.5).opacity(0.5))], ["red 5%", "red 25%"])
  }

  @Test func `a colour at an opacity is clear, dim or less dense`() {
    typealias Look = (opacity: Double, isClear: Bool, isPage: Bool, isDim: Bool, density: ResolvedColor.Density)
    func expect(_ color: Color, _ looks: [Look]) {
      for look in looks {
        let drawn = color.opacity(look.opacity).drawn(in: EnvironmentValues())
        let actual = (drawn.isClear, drawn.isPage, drawn.isDim, drawn.density)
        #expect(actual == (look.isClear, look.isPage, look.isDim, look.density), "\(color) \(look.opacity)")
      }
    }
    expect(
      .page,
      [
        (1, false, true, false, .full), (0.5, false, true, true, .half), (0.49, true, false, false, .full),
        (0, true, false, false, .full),
      ])
    expect(
      .primary,
      [
        (1, false, false, false, .full), (0.6, false, false, false, .full), (0.59, false, false, true, .half),
        (0.3, false, false, true, .half), (0.29, false, false, true, .light), (0.05, false, false, true, .light),
        (0.04, true, false, false, .full),
      ])
    expect(
      .secondary, [(1, false, false, true, .full), (0.9, false, false, true, .half), (0.4, false, false, true, .light)])
    expect(.red, [(0.5, false, false, false, .full), (0.04, true, false, false, .full)])
  }

  @Test func `colours are mixed if both are known, and equal ones stay`() {
    typealias Resolved = Color.Resolved
    let (red, blue) = (ResolvedColor(color: Resolved(.named(.red))), ResolvedColor(color: Resolved(.named(.blue))))
    let own = ResolvedColor(isDim: true)
    let clear = ResolvedColor(color: Resolved(.named(.red)), isClear: true)
    for color in [red, own, clear, ResolvedColor(isPage: true)] {
      expectEqual(color.mixed(with: color, amount: 0.5), color)
      expectEqual(ResolvedPaint(color: color).mixed(with: ResolvedPaint(color: color), amount: 0.5)?.color, color)
    }
    for (a, b) in [(red, own), (own, red), (own, ResolvedColor()), (red, clear), (clear, red)] {
      expectEqual(a.mixed(with: b, amount: 0.5), nil)
      expectEqual(ResolvedPaint(color: a).mixed(with: ResolvedPaint(color: b), amount: 0.5), nil)
    }
    let half = Resolved(.named(.red)).mixed(with: Resolved(.named(.blue)), amount: 0.5)
    expectEqual(red.mixed(with: blue, amount: 0.5), ResolvedColor(color: half))
    expectEqual(ResolvedPaint(color: red).mixed(with: ResolvedPaint(color: blue), amount: 0.5)?.color.color, half)
    var dim = blue
    dim.isDim = true
    expectEqual([red.mixed(with: dim, amount: 0.5)?.isDim, dim.mixed(with: red, amount: 0.5)?.isDim], [true, false])
  }

  @Test func `a fill of a level is as dense as the level is opaque`() {
    func fills(_ glyphs: GlyphSet) -> String {
      Screen(width: 10, options: ScreenOptions(glyphs: glyphs)) {
        HStack(spacing: 0) {
          ForEach(
            [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary, .quinary].map { AnyShapeStyle($0) }
              .enumerated().map { (offset: $0, style: $1) }, id: \.offset
          ) {
            Rectangle().fill($0.style).frame(width: 2, height: 1)
          }
        }
      }
      .text
    }
    expectText(fills(.ascii), equals: "####::....")
    expectText(fills(.unicode), equals: "████▒▒░░░░")
  }

  @Test func `glyphs are dim where their style is, or where a control is disabled`() {
    var environment = EnvironmentValues()
    let red = GlyphStyle(.red, traits: .bold, in: environment)
    #expect(red.foreground?.paletteName == "red" && red.traits == .bold)
    expectEqual(GlyphStyle(.secondary, in: environment).traits, .dim)
    environment.isEnabled = false
    expectEqual(GlyphStyle(.red, traits: .bold, in: environment).traits, [.bold, .dim])
  }

  @Test func `the terminal's own colour fills with fewer points at lower opacity`() {
    func fills(_ glyphs: GlyphSet) -> String {
      Screen(width: 21, options: ScreenOptions(glyphs: glyphs)) {
        HStack(spacing: 0) {
          ForEach([1, 0.5, 0.2], id: \.self) { Rectangle().fill(Color.primary.opacity($0)).frame(width: 3, height: 1) }
          ForEach([1, 0.5, 0.2], id: \.self) {
            Rectangle().fill(Color.secondary.opacity($0)).frame(width: 3, height: 1)
          }
          Rectangle().fill(.quaternary).frame(width: 3, height: 1)
        }
      }
      .text
    }
    expectText(fills(.ascii), equals: "###:::...###:::......")
    expectText(fills(.unicode), equals: "███▒▒▒░░░███▒▒▒░░░░░░")
    let capsule = Screen(width: 6, options: ScreenOptions(glyphs: .unicode)) {
      Capsule().fill(.tertiary).frame(width: 6, height: 1)
    }
    expectText(capsule.text, equals: "▒▒▒▒▒▒")
  }

  @Test func `a colour with two sides and that of the page follow the scheme`() {
    var environment = EnvironmentValues()
    let both = Color(light: .red, dark: .blue)
    for (scheme, color, page) in [(ColorScheme.light, Color.red, Color.white), (.dark, .blue, .black)] {
      environment.colorScheme = scheme
      expectEqual(both.drawn(in: environment), color.drawn(in: environment))
      expectEqual(both.resolve(in: environment), color.resolve(in: environment))
      expectEqual(Color.page.components(in: environment), page.components(in: environment))
    }
  }
}
