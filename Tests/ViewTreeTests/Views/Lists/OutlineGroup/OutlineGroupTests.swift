import Testing
import ViewTreeTesting

@MainActor struct OutlineGroupTests {
  private struct Fruit: Identifiable {
    let id: String
    var children: [Fruit]?
  }

  private let tree = [
    Fruit(id: "Fruit", children: [Fruit(id: "Apple"), Fruit(id: "Citrus", children: [Fruit(id: "Lemon")])]),
    Fruit(id: "Nuts", children: []), Fruit(id: "Salt"),
  ]

  private func screen(
    _ glyphs: GlyphSet = .ascii,
    _ content: (OutlineGroup<[Fruit], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>) -> some View
  )
    -> Screen
  {
    let outline = OutlineGroup(tree, children: \.children) { Text($0.id) }
    return Screen(content(outline), width: 14, options: ScreenOptions(glyphs: glyphs))
  }

  @Test(arguments: GlyphSet.allCases)
  func `what has children is a group that opens, what has none is its view`(glyphs: GlyphSet) throws {
    let (closed, open) = glyphs == .ascii ? (">", "v") : ("▸", "▾")
    let screen = screen(glyphs) { outline in VStack(alignment: .leading) { outline } }
    expectText(screen.text, equals: "\(closed) Fruit\n\(closed) Nuts\nSalt")
    try screen.find(.disclosureGroup, "Fruit").tap()
    expectText(
      screen.text, equals: "\(open) Fruit\n    Apple\n  \(closed) Citrus\n\(closed) Nuts\nSalt")
    try screen.find(.disclosureGroup, "Citrus").expand()
    #expect(screen.text.contains("\n      Lemon\n"))
    try screen.find(.disclosureGroup, "Fruit").collapse()
    expectText(screen.text, equals: "\(closed) Fruit\n\(closed) Nuts\nSalt")
    #expect(screen.issues.isEmpty)
  }

  @Test func `elements are told apart by a key path as well`() throws {
    let screen = Screen(width: 14) {
      List { OutlineGroup(tree, id: \.id.count, children: \.children) { Text($0.id) } }
    }
    #expect(screen.issues.count == 1, "Nuts and Salt have one id: \(screen.issues)")
  }
}
