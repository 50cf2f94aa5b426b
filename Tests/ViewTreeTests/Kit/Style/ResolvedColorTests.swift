import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct ResolvedColorTests {
  private func fill(_ style: some ShapeStyle, tint: Color? = nil) -> String {
    var environment = EnvironmentValues()
    environment.tint = tint
    return Color.Resolved(filling: style, in: environment)?.description ?? "nothing"
  }

  @Test func `cells are filled with a style's colour, and with white or gray for the terminal's own`() {
    #expect([fill(.red), fill(.primary), fill(.secondary)] == ["red", "white", "gray"])
    #expect([fill(.tint), fill(.tint, tint: .green)] == ["blue", "green"])
  }

  @Test func `what is clear fills nothing`() {
    #expect([fill(.clear), fill(.background), fill(Color.red.opacity(0.04))] == ["nothing", "nothing", "nothing"])
    #expect([fill(Color.red.opacity(0.05)), fill(Color.red.opacity(0.5).opacity(0.5))] == ["red 5%", "red 25%"])
  }

  @Test func `glyphs are dim where their style is, or where a control is disabled`() {
    var environment = EnvironmentValues()
    let red = GlyphStyle(.red, traits: .bold, in: environment)
    #expect(red.foreground?.description == "red" && red.traits == .bold)
    #expect(GlyphStyle(.secondary, in: environment).traits == .dim)
    environment.isEnabled = false
    #expect(GlyphStyle(.red, traits: .bold, in: environment).traits == [.bold, .dim])
  }
}
