import Testing
import ViewTreeTesting

@testable import ViewTree

struct ColorDescriptionTests {
  @Test func `a colour is called after what it is made of`() {
    let colors: [Color] = [
      .red.opacity(0.5), .primary, .secondary.opacity(0.25), .accentColor, .clear, .page,
      Color(lightGray: 3, darkGray: 5), Color("hero"), Color("Red"), Color(light: .red, dark: .blue),
    ]
    expectEqual(
      colors.map(\.description),
      [
        "50% red", "primary", "25% secondary", "accentColor", "clear", "background", "gray 3/5", "hero", "red",
        "red, dark blue",
      ])
  }

  @Test func `a colour of the palette is named, any other one has its components`() {
    let rgb = Color.Resolved.Value.rgb(red: 1, green: 255, blue: 16)
    let colors = [Color.Resolved(.named(.red)), .init(.named(.red), alpha: 128), .init(rgb), .init(rgb, alpha: 0)]
    expectEqual(colors.map(\.paletteName), ["red", "red 50%", "#01ff10", "#01ff10 0%"])
  }

  @Test func `a colour by the scheme is one of two, with its own opacity`() {
    let both = Color(light: .red, dark: .blue)
    expectEqual(both.resolved(onDark: true), .blue)
    expectEqual(both.opacity(0.5).resolved(onDark: false), .red.opacity(0.5))
    expectEqual(Color.red.resolved(onDark: true), .red)
    #expect(both == Color(light: .red, dark: .blue))
    #expect(both != Color(light: .red, dark: .green) && both != Color(light: .black, dark: .blue))
  }
}
