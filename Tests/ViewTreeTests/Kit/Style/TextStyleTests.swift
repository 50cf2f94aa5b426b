import Testing
import ViewTreeTesting

/// The parts of a text's style that come from its own modifiers, and from those around it.
@MainActor struct TextStyleTests {
  @Test func `texts in a text keep their style, and are read with the text between them`() throws {
    let text = Text("a\(Text("b").foregroundColor(.red))c\(Text("d").foregroundColor(.blue))\(5)")
    expectText(
      Screen(width: 5) { text }.render(.cells),
      equals: """
        "abcd5"
          1..1 fg=red, 3..3 fg=blue
        """)
    let screen = Screen(width: 5) { Text("x").accessibilityElement().accessibilityLabel(text) }
    _ = try screen.find(.group, "abcd5")
  }
}
