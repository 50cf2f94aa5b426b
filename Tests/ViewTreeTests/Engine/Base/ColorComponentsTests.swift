import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct ColorComponentsTests {
  private let environment = EnvironmentValues()

  private func parts(_ color: Color) -> [Float] {
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
  }

  private func isNear(_ color: Color, _ expected: [Float]) -> Bool {
    zip(parts(color), expected).allSatisfy { abs($0 - $1) < 0.0005 }
  }

  @Test func `a colour keeps its components and its opacity as they were given`() {
    expectEqual(parts(Color(red: 0.1, green: 0.5, blue: 0.9, opacity: 0.334)), [0.1, 0.5, 0.9, 0.334])
    expectEqual(parts(Color(white: 0.3).opacity(0.5).opacity(0.5)), [0.3, 0.3, 0.3, 0.25])
    expectEqual(parts(Color(hue: 0, saturation: 1, brightness: 0.5)), [0.5, 0, 0, 1])
    expectEqual(Color.red.opacity(0.334).resolve(in: environment).opacity, 0.334)
    expectEqual(Color.red.opacity(0.01).resolve(in: environment).opacity, 0.01)
    expectEqual(parts(Color(Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))), [0.1, 0.2, 0.3, 0.4])
    #expect(Color(red: 0.5, green: 0, blue: 0) != Color(red: 0.501, green: 0, blue: 0))
  }

  @Test(
    arguments: [
      (0.1, 0.5, 0.8, [204, 163, 102]), (0.3, 1, 1, [51, 255, 0]), (0.45, 0.25, 0.6, [115, 153, 142]),
      (0.6, 0.8, 0.4, [20, 53, 102]), (0.9, 0.5, 0.5, [128, 64, 102]), (1.25, 1, 1, [128, 255, 0]),
      (-0.25, 1, 1, [128, 0, 255]), (.nan, 1, 1, [255, 0, 0]), (.infinity, 1, 1, [255, 0, 0]),
    ] as [(Double, Double, Double, [Float])])
  func `a hue is a turn from red over green and blue`(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: [Float]
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    expectEqual(parts(color).dropLast().map { ($0 * 255).rounded() }, expected)
  }

  @Test func `the tint and colours of the screen keep an opacity as well`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Color.primary.opacity(0.334).resolve(in: environment).opacity == 0.334)
    #expect(Color.accentColor.opacity(0.334).resolve(in: environment).opacity == 0.334)
    #expect(Color.clear.opacity(0.5).resolve(in: environment).opacity == 0)
  }

  @Test func `components outside of 0 to 1 are kept, and drawn as the nearest`() {
    expectEqual(parts(Color(red: 1.5, green: -0.5, blue: .nan)), [1.5, -0.5, 0, 1])
    expectEqual(parts(Color(red: .infinity, green: -.infinity, blue: 0)), [1, 0, 0, 1])
    let screen = Screen(width: 2, height: 1) { Color(red: 1.5, green: -0.5, blue: 0) }
    #expect(screen.render(.cells).contains("bg=#ff0000"))
  }

  @Test func `light and the primaries of displays are converted to sRGB`() {
    #expect(isNear(Color(.sRGBLinear, white: 0.5), [0.7354, 0.7354, 0.7354, 1]))
    #expect(isNear(Color(.sRGBLinear, white: 0.002), [0.0258, 0.0258, 0.0258, 1]))
    #expect(isNear(Color(.displayP3, white: 0.5), [0.5, 0.5, 0.5, 1]))
    #expect(isNear(Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5), [1.0931, -0.2267, -0.1501, 0.5]))
    #expect(isNear(Color(.displayP3, red: 0, green: 1, blue: 0), [-0.5116, 1.0183, -0.3107, 1]))
    let resolved = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 1, blue: 0)
    #expect(abs(resolved.red - 0.7354) < 0.0005 && abs(resolved.green - 1) < 0.0005 && resolved.blue == 0)
  }

  @Test func `a resolved colour describes itself by its components in 8 bits`() {
    expectEqual(Color(red: 1, green: 0.5, blue: 0).resolve(in: environment).description, "#FF8000FF")
    expectEqual(Color.red.opacity(0.5).resolve(in: environment).description, "#FF3B3080")
    expectEqual(Color.clear.resolve(in: environment).description, "#00000000")
    expectEqual("\(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))", "#FF800080")
  }

  @Test func `mixed colours are exact`() {
    let mixed = Color(red: 0, green: 0.1, blue: 1).mix(with: Color(red: 1, green: 0.1, blue: 1, opacity: 0), by: 0.25)
    expectEqual(parts(mixed), [0.25, 0.1, 1, 0.75])
  }

  @Test func `a colour between two equal ones keeps its name, and its opacity is mixed too`() {
    let red = Color.Resolved(.named(.red))
    expectEqual(red.mixed(with: red, amount: 0.5), red)
    let mixed = Color.Resolved(.rgb(red: 10, green: 20, blue: 30), alpha: 100)
      .mixed(with: Color.Resolved(.rgb(red: 20, green: 40, blue: 70), alpha: 200), amount: 0.25)
    expectEqual(mixed, Color.Resolved(.rgb(red: 13, green: 25, blue: 40), alpha: 125))
    expectEqual(red.over(Color.Resolved(.rgb(red: 0, green: 0, blue: 0))), red)
    let style = GlyphStyle(foreground: red, traits: .bold)
    expectEqual(style.mixed(with: GlyphStyle(foreground: red), amount: 0.5), GlyphStyle(foreground: red))
    expectEqual(GlyphStyle().mixed(with: GlyphStyle(traits: .dim), amount: 0.5), GlyphStyle(traits: .dim))
    #expect(GlyphStyle().mixed(with: style, amount: 0.5) == nil && style.mixed(with: GlyphStyle(), amount: 0.5) == nil)
  }

  @Test func `a gamma curve begins with a straight line, to its end`() {
    expectEqual(parts(Color(.sRGBLinear, white: 0.0031308)).first, Float(12.92 * 0.0031308))
    expectEqual(parts(Color(.displayP3, white: 0.04045)), [0.04044997, 0.04044997, 0.04044997, 1])
  }

  @Test func `a colour that is the same on every screen is fixed, and keeps its name`() {
    expectEqual(Color.red.fixed, Color.Resolved(.named(.red)))
    expectEqual(
      [-1, 0, 0.25, 1, 2, .nan].map { Color.red.opacity($0).fixed?.opacity }, [0, 0, 0.25, 1, 1, 1])
    expectEqual([0, 0.25].map { Color.red.opacity($0).fixed?.value }, [.named(.red), .named(.red)])
    let orange = Color(red: 1, green: 0.5, blue: 0, opacity: 0.334).fixed
    expectEqual(orange, Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.334))
    for color in [.primary, .accentColor, .clear, Color("hero"), Color(light: .red, dark: .blue)] as [Color] {
      #expect(color.fixed == nil, "\(color)")
    }
  }

  @Test func `a drawn colour has eight bits of each part`() {
    let drawn = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.334).drawn
    expectEqual(drawn, Color.Resolved(.rgb(red: 26, green: 51, blue: 77), alpha: 85))
    expectEqual(drawn.drawn, drawn)
    expectEqual(Color.Resolved(.named(.red)).drawn, Color.Resolved(.named(.red)))
  }
}
