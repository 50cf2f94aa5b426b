import Testing
import ViewTreeTesting

@MainActor @Suite struct GroupBoxTests {
  private struct Boxes: View {
    var body: some View {
      VStack(alignment: .leading) {
        GroupBox("Address") {
          Text("Some Street 1")
          Text("A very long line that has to be broken")
        }
        GroupBox { Text("No label") }
        GroupBox {
          GroupBox("Inner") { Text("row") }
        } label: {
          Label("Outer", systemImage: "star.fill")
        }
        GroupBox(label: Text("A title that is much too long for the box")) { EmptyView() }
        GroupBox("Indented") { Text("row") }.groupBoxStyle(.indented)
        GroupBox("Ruled") { Text("row") }.groupBoxStyle(.ruled)
        HStack(alignment: .top) {
          GroupBox("A") { Text("a") }
          GroupBox("B") {
            Text("b")
            Text("b")
          }
        }
      }
    }
  }

  @Test func `rows are leading in every style`() {
    func picture<S: GroupBoxStyle>(_ style: S) -> String {
      Screen(width: 12) {
        GroupBox("T") {
          Text("a")
          Text("long")
        }
        .groupBoxStyle(style)
      }
      .text
    }
    expectText(picture(.indented), equals: "T\n  a\n  long")
    expectText(picture(.ruled), equals: "T\n------------\na\nlong")
    expectText(picture(.automatic), equals: "+ T -------+\n| a        |\n| long     |\n+----------+")
  }

  @Test func `a box without a label has the style around`() {
    func picture(_ box: some View) -> String { Screen(width: 12) { box.groupBoxStyle(.ruled) }.text }
    let box = picture(GroupBox { Text("a") })
    expectText(box, equals: picture(GroupBox(label: EmptyView()) { Text("a") }))
    expectText(box, equals: picture(GroupBox(content: { Text("a") }, label: { EmptyView() })))
    #expect(!box.contains("+"))
  }

  @Test func `boxes in both glyph sets and units`() {
    expectSnapshot(of: Boxes(), width: 30)
    expectSnapshot(of: Boxes(), width: 30, options: .init(glyphs: .unicode, unit: .points), named: "unicode points")
  }

  @Test func `narrow boxes`() {
    for width in [0, 1, 5] { #expect(Screen(Boxes(), width: width).issues.isEmpty) }
    expectSnapshot(of: Boxes(), width: 12)
  }

  @Test func `a box is as wide as the proposal, or as its content without one`() {
    expectText(
      Screen(width: 40) { GroupBox("A") { Text("some text") }.fixedSize() }.text,
      equals: """
        + A --------+
        | some text |
        +-----------+
        """)
  }

  @Test func `a box is published as a group with its label`() {
    expectText(
      Screen(width: 30) { GroupBox("Address") { Text("Street") } }.render(.semantics),
      equals: """
        group "Address"
          staticText "Street"
        """)
  }

  @Test func `a box is published whether it has a label or not`() {
    func semantics(_ box: some View) -> String { Screen(width: 12) { box }.render(.semantics) }
    let box = semantics(GroupBox { Text("a") })
    expectText(box, equals: "group \"\"\n  staticText \"a\"")
    expectText(semantics(GroupBox(label: EmptyView()) { Text("a") }), equals: box)
    expectText(semantics(GroupBox(content: { Text("a") }, label: { EmptyView() })), equals: box)
  }

  @Test func `group box styles compose`() {
    struct Marked: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          GroupBox(configuration)
        }
      }
    }
    let view = GroupBox("Title") { Text("row") }
    expectComposition(
      plain: view, other: view.groupBoxStyle(.ruled), marked: view.groupBoxStyle(Marked()),
      markedOther: view.groupBoxStyle(Marked()).groupBoxStyle(.ruled),
      otherMarked: view.groupBoxStyle(.ruled).groupBoxStyle(Marked()),
      twiceMarkedOther: view.groupBoxStyle(Marked()).groupBoxStyle(Marked()).groupBoxStyle(.ruled))
  }

  @Test func `a box is published with its title in every spelling`() {
    let title = "Box"
    let key = Screen(width: 20) { GroupBox("Box") { Text("a") } }
    let string = Screen(width: 20) { GroupBox(title) { Text("a") } }
    #expect(string.render(.semantics) == key.render(.semantics) && key.render(.semantics).contains("Box"))
  }

  @Test func `every spelling of a box is a group with its label`() {
    let word = String("Word")
    let screen = Screen(width: 30) {
      GroupBox {
        Text("1")
      } label: {
        Text("View")
      }
      GroupBox("Key") { Text("2") }
      GroupBox(word) { Text("3") }
      GroupBox(label: Text("Old")) { Text("4") }
      GroupBox { Text("5") }
    }
    let labels = ["View", "Key", "Word", "Old", ""]
    let groups = labels.enumerated().map { "group \"\($1)\"\n  staticText \"\($0 + 1)\"" }
    expectText(screen.render(.semantics), equals: groups.joined(separator: "\n"))
  }

  @Test func `each spelling of a box is published as a group`() {
    let name = "Name"
    func semantics(_ view: some View) -> String { Screen(view, width: 12).render(.semantics) }
    let group = "group \"Name\"\n  staticText \"a\""
    expectText(semantics(GroupBox("Name") { Text("a") }), equals: group)
    expectText(semantics(GroupBox(name) { Text("a") }), equals: group)
    expectText(semantics(GroupBox(label: Text(name)) { Text("a") }), equals: group)
    expectText(
      semantics(
        GroupBox {
          Text("a")
        } label: {
          Text(name)
        }), equals: group)
    expectText(semantics(GroupBox { Text("a") }), equals: "group \"\"\n  staticText \"a\"")
  }
}
