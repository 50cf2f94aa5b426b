import Testing
import ViewTreeTesting

@testable import gallery

/// One page at a time.
@MainActor struct OneShownTests {
  @Test func `links with pages of their own push one, and the button goes back`() throws {
    let screen = GalleryScreen.linksToPages.mount()
    for letter in ["A", "B", "C"] {
      try screen.find(.button, letter).tap()
      _ = try screen.find(label: "Page \(letter)")
      expectEqual(screen.findAll(.staticText).filter { $0.label.hasPrefix("Page") }.count, 1)
      try screen.find(.button, "Letters").tap()
      expectText(screen.text, lacks: "Page")
    }
  }

  @Test func `another of three states replaces the page`() throws {
    let screen = GalleryScreen.oneShownByHand.mount()
    try screen.find(.button, "A").tap()
    _ = try screen.find(label: "Shown: A")
    try screen.find(.button, "Show B").tap()
    _ = try screen.find(label: "Shown: B")
    _ = try screen.find(label: "Page B")
    try screen.find(.button, "Letters").tap()
    _ = try screen.find(label: "Shown: none")
  }

  @Test func `with one selection a tap sets it, back sets none, and writing it swaps the page`() throws {
    let screen = GalleryScreen.oneShownBySelection.mount()
    try screen.find(.button, "A").tap()
    _ = try screen.find(label: "Shown: A")
    let swap = try screen.trace { try screen.find(.button, "Show B").tap() }
    expectInvalidations(swap, of: OneShownBySelection.self, .exactly(1))
    _ = try screen.find(label: "Shown: B")
    _ = try screen.find(label: "Page B")
    #expect(throws: ElementError.self) { try screen.find(.button, "Show B") }
    screen.press(.escape)
    _ = try screen.find(label: "Shown: none")
    #expect(try screen.find(.button, "A").isEnabled)
  }

  @Test func `a path is shown after a write from anywhere`() throws {
    let screen = GalleryScreen.pathOfValues.mount()
    func expectPages(_ count: Int) throws { _ = try screen.find(label: "Pages above the first: \(count)") }
    try screen.find(.button, "Fruit").tap()
    try screen.find(.button, "Pear").tap()
    try expectPages(2)
    try screen.find(.button, "Fruit").tap()
    try expectPages(1)
    try screen.find(.button, "Apple").tap()
    try screen.find(.button, "Back to the start").tap()
    try expectPages(0)
    try screen.find(.button, "Open Leek").tap()
    try expectPages(2)
    screen.press(.escape)
    screen.press(.escape)
    try expectPages(0)
  }
}
