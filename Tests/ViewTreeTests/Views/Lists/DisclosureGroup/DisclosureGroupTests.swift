import Testing
import ViewTreeTesting

@MainActor @Suite struct DisclosureGroupTests {
  @Test func `a group is closed at first, and its content is there only while it is open`() throws {
    struct Inner: View {
      @State private var isOn = false
      var body: some View { Toggle("Verbose", isOn: $isOn) }
    }
    let screen = Screen(width: 20) { DisclosureGroup("Advanced") { Inner() } }
    expectText(screen.text, equals: "> Advanced")
    #expect(screen.findAll(.toggle).isEmpty)
    try screen.find(.disclosureGroup, "Advanced").tap()
    expectText(screen.text, equals: "v Advanced\n    [ ] Verbose")
    try screen.find(.toggle, "Verbose").tap()
    try screen.find(.disclosureGroup, "Advanced").collapse()
    expectText(screen.text, equals: "> Advanced")
    try screen.find(.disclosureGroup, "Advanced").expand()
    expectText(screen.text, equals: "v Advanced\n    [ ] Verbose")
  }

  @Test func `Return and Space open the group that has the focus`() throws {
    let screen = Screen(width: 20) { DisclosureGroup("A") { Text("a") } }
    screen.press(.tab)
    screen.press(.return)
    expectText(screen.text, equals: "v A<\n    a")
    screen.press(.space)
    expectText(screen.text, equals: "> A<")
  }

  @Test func `every spelling of a group, in both glyph sets`() {
    struct Spellings: View {
      @State private var isOpen = true
      let name = "String"
      var body: some View {
        VStack(alignment: .leading) {
          DisclosureGroup("Key") { Text("a") }
          DisclosureGroup(name) { Text("a") }
          DisclosureGroup("Key", isExpanded: $isOpen) {
            Text("a")
            DisclosureGroup("Inner", isExpanded: $isOpen) { Text("b") }
          }
          DisclosureGroup(name, isExpanded: $isOpen) { Text("a") }
          DisclosureGroup {
            Text("a")
          } label: {
            Label("Label", systemImage: "star.fill")
          }
          DisclosureGroup(isExpanded: $isOpen) {
            Text("a")
          } label: {
            Text("Label")
          }
        }
      }
    }
    expectSnapshot(of: Spellings(), width: 30)
    expectSnapshot(of: Spellings(), width: 30, options: .init(glyphs: .unicode, unit: .points), named: "unicode points")
  }

  @Test func `a control in the label is used on its own, a tap beside it opens the group`() throws {
    struct Parent: View {
      @State private var isOn = false
      var body: some View {
        DisclosureGroup {
          Text("child")
        } label: {
          Toggle("All", isOn: $isOn)
        }
      }
    }
    let screen = Screen(width: 20) { Parent() }
    #expect(screen.findAll(.button).isEmpty)
    try screen.find(.toggle, "All").tap()
    expectText(screen.text, equals: "> [x] All")
    try screen.find(.disclosureGroup, "All").expand()
    expectText(screen.text, equals: "v [x] All\n    child")
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "> [x] All")
  }

  @Test func `groups in groups are called by their own labels`() throws {
    let screen = Screen(width: 20) {
      DisclosureGroup("A", isExpanded: .constant(true)) {
        DisclosureGroup("B", isExpanded: .constant(true)) { Text("b") }
      }
    }
    expectText(
      screen.render(.semantics),
      equals: """
        disclosureGroup "A" expanded
          disclosureGroup "B" expanded
            staticText "b"
        """)
  }

  @Test func `opening evaluates the style and the content, not the view around`() throws {
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct Around: View {
      @State private var isOpen = false
      var body: some View {
        VStack(alignment: .leading) {
          DisclosureGroup("A", isExpanded: $isOpen) { Row(name: "inside") }
          DisclosureGroup("B") { Row(name: "inside B") }
          Row(name: "outside")
        }
      }
    }
    let screen = Screen(width: 20) { Around() }
    let trace = try screen.trace { try screen.find(.disclosureGroup, "A").expand() }
    expectInvalidations(trace, of: Around.self, .none)
    expectInvalidations(trace, of: DisclosureGroup<Text, Row>.self, .none)
    expectInvalidations(trace, of: AutomaticDisclosureGroupStyle.self, .exactly(1))
    expectInvalidations(trace, of: Row.self, .exactly(1))
  }

  @Test func `a binding to a computed property is no cause while the value is the same`() {
    struct Counted: DisclosureGroupStyle {
      let probe: Probe
      func makeBody(configuration: Configuration) -> some View {
        probe.ran("style")
        return Text(configuration.isExpanded ? "open" : "closed")
      }
    }
    let (probe, model) = (Probe(), Shelf())
    let group = DisclosureGroup("A", isExpanded: Bindable(model).isFull) { Text("a") }
    let screen = Screen(width: 9) { group.disclosureGroupStyle(Counted(probe: probe)) }
    model.expectFollowed(by: screen, probe)
  }

  @Test(arguments: GlyphSet.allCases) func `a group is as wide as the proposal, and has no box in its parent's box`(
    glyphs: GlyphSet
  ) {
    let (on, open) = glyphs == .ascii ? ("[x]", "v") : ("[✓]", "▾")
    let isOn = Binding.constant(true)
    let screen = Screen(width: 24, options: .init(glyphs: glyphs)) {
      VStack {
        DisclosureGroup(isExpanded: isOn) {
          Toggle("Mail", isOn: isOn)
          DisclosureGroup(isExpanded: isOn) {
            Toggle("Sound", isOn: isOn)
          } label: {
            Toggle("Messages", isOn: isOn)
          }
          Toggle("Phone", isOn: isOn).padding(.leading, 0)
        } label: {
          Toggle("All", isOn: isOn)
        }
        DisclosureGroup("Closed") { Text("none") }
        DisclosureGroup("Marked behind", isExpanded: isOn) { Toggle("Leaf", isOn: isOn) }
          .disclosureGroupStyle(.trailingMark)
      }
    }
    expectText(
      screen.text,
      equals: """
        \(open) \(on) All
            \(on) Mail
          \(open) \(on) Messages
              \(on) Sound
            \(on) Phone
        \(glyphs == .ascii ? ">" : "▸") Closed
        Marked behind          \(open)
          \(on) Leaf
        """)
  }

  @Test func `the whole row of the label opens it`() throws {
    let screen = Screen(width: 20) { VStack { DisclosureGroup("More") { Text("leaf") } } }
    screen.click(column: 15, row: 0)
    expectText(screen.text, equals: "v More\n    leaf")
  }

  @Test func `a row is indented again when it becomes a group`() throws {
    struct Growing: View {
      @State private var isGroup = false
      var body: some View {
        VStack(alignment: .leading) {
          DisclosureGroup("All", isExpanded: .constant(true)) {
            if isGroup {
              DisclosureGroup("Inner") { Text("deep") }
            } else {
              Text("leaf")
            }
          }
          Button("Grow") { isGroup.toggle() }
        }
      }
    }
    let screen = Screen(Growing(), width: 20)
    expectText(screen.text, equals: "v All\n    leaf\n[ Grow ]")
    try screen.find(.button, "Grow").tap()
    expectText(screen.text, equals: "v All\n  > Inner\n[ Grow ]")
    try screen.find(.button, "Grow").tap()
    expectText(screen.text, equals: "v All\n    leaf\n[ Grow ]")
  }
}
