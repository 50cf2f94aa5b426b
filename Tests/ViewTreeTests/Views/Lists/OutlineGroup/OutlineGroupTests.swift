import Testing
import ViewTreeTesting

@MainActor struct OutlineGroupTests {
  private struct Fruit: Identifiable {
    let id: String
    var children: [Fruit]?
    var isRipe = false
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
  func `an element with children is a group, one without is its view`(glyphs: GlyphSet) throws {
    let (closed, open) = glyphs == .ascii ? (">", "v") : ("▸", "▾")
    let screen = screen(glyphs) { outline in VStack(alignment: .leading) { outline } }
    expectText(screen.text, equals: "\(closed) Fruit\n\(closed) Nuts\n  Salt")
    try screen.find(.disclosureGroup, "Fruit").tap()
    expectText(
      screen.text, equals: "\(open) Fruit\n    Apple\n  \(closed) Citrus\n\(closed) Nuts\n  Salt")
    try screen.find(.disclosureGroup, "Citrus").expand()
    expectText(screen.text, contains: "\n      Lemon\n")
    try screen.find(.disclosureGroup, "Fruit").collapse()
    expectText(screen.text, equals: "\(closed) Fruit\n\(closed) Nuts\n  Salt")
    expectEqual(screen.issues, [])
  }

  @Test(arguments: GlyphSet.allCases)
  func `a leaf beside groups with trailing marks begins at the edge`(glyphs: GlyphSet) throws {
    let screen = screen(glyphs) { outline in
      VStack(alignment: .leading) { outline }.disclosureGroupStyle(.trailingMark)
    }
    let mark = glyphs == .ascii ? ">" : "▸"
    expectText(screen.text, equals: "Fruit        \(mark)\nNuts         \(mark)\nSalt")
  }

  @Test(arguments: GlyphSet.allCases)
  func `names in a group begin in one column, as with the explicit default style`(glyphs: GlyphSet) throws {
    let (closed, open) = glyphs == .ascii ? (">", "v") : ("▸", "▾")
    let group = screen(glyphs) { outline in DisclosureGroup("Food", isExpanded: .constant(true)) { outline } }
    expectText(group.text, equals: "\(open) Food\n  \(closed) Fruit\n  \(closed) Nuts\n    Salt")
    let styled = screen(glyphs) { outline in
      VStack(alignment: .leading) { outline }.disclosureGroupStyle(.automatic)
    }
    expectText(styled.text, equals: "\(closed) Fruit\n\(closed) Nuts\n  Salt")
  }

  @Test func `elements are identified by a key path as well`() throws {
    let screen = Screen(width: 14) {
      List { OutlineGroup(tree, id: \.id.count, children: \.children) { Text($0.id) } }
    }
    expectEqual(screen.issues.count, 1, "Nuts and Salt have one id: \(screen.issues)")
  }

  @Test func `a tree may begin with one element`() throws {
    let screen = Screen(width: 14) {
      VStack(alignment: .leading) {
        OutlineGroup(tree[0], children: \.children) { Text($0.id) }
        OutlineGroup(tree[2], id: \.id, children: \.children) { Text($0.id) }
      }
    }
    expectText(screen.text, equals: "> Fruit\nSalt")
    try screen.find(.disclosureGroup, "Fruit").tap()
    expectText(screen.text, equals: "v Fruit\n    Apple\n  > Citrus\nSalt")
  }

  @Test func `rows over bindings write the elements of the tree`() throws {
    struct Editing: View {
      @State var tree: [Fruit]

      var body: some View {
        VStack(alignment: .leading) {
          OutlineGroup($tree, children: \.children) { $fruit in
            Toggle(fruit.id, isOn: $fruit.isRipe).toggleStyle(.checkbox)
          }
          OutlineGroup($tree[0], children: \.children) { $fruit in Text(fruit.isRipe ? "ripe" : "green") }
        }
      }
    }
    let screen = Screen(width: 20) {
      Editing(tree: [Fruit(id: "Fruit", children: [Fruit(id: "Apple")]), Fruit(id: "Salt")])
    }
    for group in screen.findAll(.disclosureGroup) { try group.expand() }
    try screen.find(.toggle, "Apple").tap()
    expectText(screen.text, equals: "v [ ] Fruit\n    [x] Apple\n  [ ] Salt\nv green\n    ripe")
  }

  @Test func `every spelling of a list of a tree`() throws {
    struct Lists: View {
      @State var tree: [Fruit]
      @State private var one: String?
      @State private var set: Set<String> = []
      let form: Int

      var body: some View {
        switch form {
        case 0: List(tree, children: \.children) { Text($0.id) }
        case 1: List(tree, id: \.id, children: \.children) { Text($0.id) }
        case 2: List($tree, children: \.children) { $fruit in Text(fruit.id) }
        case 3: List($tree, id: \.id, children: \.children) { $fruit in Text(fruit.id) }
        case 4: List(tree, children: \.children, selection: $one) { Text($0.id) }
        case 5: List(tree, children: \.children, selection: $set) { Text($0.id) }
        case 6: List(tree, id: \.id, children: \.children, selection: $one) { Text($0.id) }
        case 7: List(tree, id: \.id, children: \.children, selection: $set) { Text($0.id) }
        case 8: List($tree, children: \.children, selection: $one) { $fruit in Text(fruit.id) }
        case 9: List($tree, children: \.children, selection: $set) { $fruit in Text(fruit.id) }
        case 10: List($tree, id: \.id, children: \.children, selection: $one) { $fruit in Text(fruit.id) }
        default: List($tree, id: \.id, children: \.children, selection: $set) { $fruit in Text(fruit.id) }
        }
      }
    }
    for form in 0..<12 {
      let screen = Screen(width: 20) { Lists(tree: tree, form: form) }
      try screen.find(.disclosureGroup, "Fruit").expand()
      expectEqual(screen.text.filter(\.isLetter), "vFruitAppleCitrusNutsSalt", "\(form)")
      guard form > 3 else { continue }
      screen.click(column: 10, row: 1)
      #expect(screen.text.contains("* "), "\(form)")
    }
  }
}
