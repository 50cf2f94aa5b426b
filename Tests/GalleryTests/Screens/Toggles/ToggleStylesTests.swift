import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct ToggleStylesTests {
  @Test func `the built-in styles`() throws {
    let screen = GalleryScreen.toggleStyles.mount()
    expectSnapshot(of: screen)
    expectSnapshot(of: GalleryScreen.toggleStyles.mount(Variant(glyphs: .unicode)), named: "unicode")
    for name in ["Automatic", "Switch", "Checkbox", "Button"] {
      let before = try screen.find(.toggle, name).toggleState
      try screen.find(.toggle, name).tap()
      #expect(try screen.find(.toggle, name).toggleState != before)
    }
  }
}
