import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct ControlGroupTests {
  private struct Edit: View {
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        ControlGroup("Edit") {
          Button("Cut", systemImage: "scissors") { log = "cut" }
          Button("Copy", systemImage: "doc.on.doc") { log = "copy" }
          Button("Paste", systemImage: "doc.on.clipboard") {}.disabled(true)
        }
        .labelStyle(.titleOnly)
        Text(log)
      }
    }
  }

  private func text(_ view: some View, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: 28, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `the looks`() {
    expectText(text(Edit()), equals: "[ Cut | Copy |~Paste~]\n-")
    expectText(text(Edit(), glyphs: .unicode), equals: "[ Cut │ Copy │╌Paste╌]\n-")
    expectText(text(Edit().controlGroupStyle(.navigation)), equals: "[ Cut | Copy |~Paste~]\n-")
    expectText(text(Edit().controlGroupStyle(.menu)), equals: "[ Edit v ]\n-")
    expectText(text(Edit().controlGroupStyle(.compactMenu)), equals: "[ Edit v ]\n-")
    let icons = ControlGroup {
      Button("Cut", systemImage: "scissors") {}
      Button("Copy", systemImage: "doc.on.doc") {}
    }
    expectText(text(icons.controlGroupStyle(.palette), glyphs: .unicode), equals: "✂ ❐")
    expectText(text(icons.controlGroupStyle(.menu)), equals: "[ .. v ]")
    expectText(text(ControlGroup {}), equals: "[]")
  }

  @Test func `the controls of a group are used, and conditional ones come and go`() throws {
    let screen = Screen(Edit(), width: 28)
    try screen.find(.button, "Copy").tap()
    expectText(screen.text, endsWith: "copy")
    try expectEqual(screen.find(.group, "Edit").children.map(\.label), ["Cut", "Copy", "Paste"])
    screen.press(.tab)
    screen.press(.return)
    expectText(screen.text, startsWith: "[>Cut<| Copy |")
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        ControlGroup {
          Button("More") { isLong.toggle() }
          if isLong { ForEach(0..<2) { Button("\($0)") {} } }
        }
      }
    }
    let growing = Screen(Growing(), width: 28)
    try growing.find(.button, "More").tap()
    expectText(growing.text, equals: "[ More | 0 | 1 ]")
  }

  @Test func `a control group in a menu is rows, or a row that opens them`() throws {
    func menu(_ group: some View) throws -> Screen {
      let screen = Screen(Menu("Menu") { group }, width: 28, height: 7)
      try screen.find(.menu, "Menu").tap()
      return screen
    }
    let group = ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
    let rows = try menu(group)
    expectText(rows.text, contains: "|   Edit |\n|   Cut  |\n|   Copy |")
    let nested = try menu(group.controlGroupStyle(.menu))
    #expect(nested.text.contains("|   Edit > |"), "\(nested.text)")
    try nested.find(.menuItem, "Edit").tap()
    #expect(nested.text.contains("|   Cut  |"), "\(nested.text)")
    let compact = try menu(group.controlGroupStyle(.compactMenu))
    expectText(compact.text, contains: "| Cut Copy |")
  }

  @Test func `an own style, and the group of a configuration`() {
    struct Boxed: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }
    expectText(text(Edit().controlGroupStyle(Boxed())), equals: "Edit\n[ Cut | Copy |~Paste~]\n-")
  }

  @Test func `the controls of a palette are symbols in one line, and titles where there is none`() {
    let palette = ControlGroup {
      Button("Cut", systemImage: "scissors") {}
      Button("Long title") {}
    }
    .controlGroupStyle(.palette)
    func text(_ width: Int) -> String {
      Screen(palette, width: width, options: ScreenOptions(glyphs: .unicode)).text
    }
    expectEqual([text(20), text(8)], ["✂ Long title", "✂ Long …"])
  }

  @Test func `a group or a picker in a menu opens beside it, and a choice there closes both`() throws {
    struct Form: View {
      @State private var flavor = 1
      @State private var log = "-"
      var body: some View {
        Menu("Menu") {
          ControlGroup("Edit") { Button("Cut") { log = "cut" } }.controlGroupStyle(.menu)
          Picker("Pick", selection: $flavor) { ForEach(1..<3) { Text("flavor \($0)").tag($0) } }.pickerStyle(.menu)
        }
        Text("\(flavor) \(log)")
      }
    }
    let screen = Screen(Form(), width: 28, height: 6)
    try screen.find(.menu, "Menu").tap()
    try screen.find(.menuItem, "Edit").tap()
    expectText(
      screen.text,
      equals: "[ Menu v ]\n+----------+-------+\n|   Edit > |   Cut |\n|   Pick > +-------+\n+----------+\n")
    try screen.find(.menuItem, "Cut").tap()
    expectText(screen.text, equals: "[ Menu v ]\n   1 cut\n\n\n\n")
    try screen.find(.menu, "Menu").tap()
    try screen.find(.picker, "Pick").tap()
    expectText(
      screen.text,
      equals: """
        [ Menu v ]
        +----------+
        |   Edit > +------------+
        |   Pick > | x flavor 1 |
        +----------|   flavor 2 |
                   +------------+
        """)
    try screen.find(.menuItem, "flavor 2").tap()
    expectText(screen.text, equals: "[ Menu v ]\n   2 cut\n\n\n\n")
  }

  @Test func `a group is published once, with a label or without, and its palette has one line`() {
    struct Boxed: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).padding(0) }
    }
    func semantics(_ group: some View) -> String { Screen(group, width: 20).render(.semantics) }
    expectText(semantics(ControlGroup { Button("a") {} }), equals: "group \"\"\n  button \"a\"")
    let named = ControlGroup("E") { Button("a") {} }
    expectText(semantics(named.controlGroupStyle(Boxed())), equals: "group \"E\"\n  button \"a\"")
    let palette = ControlGroup { Button(action: {}) { ShownLineLimit() } }.controlGroupStyle(.palette)
    expectText(text(palette), equals: "1")
  }

  @Test func `a group in the list of a bar stands below its title`() throws {
    let screen = Screen(width: 20, height: 7) {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem { Button("aaaaaa") {} }
          ToolbarItem {
            ControlGroup("Edit") {
              Button("cut") {}
              Button("copy") {}
            }
          }
        }
      }
    }
    try screen.find(.button, "More").tap()
    expectText(screen.text, contains: "|   Edit   |\n        |   cut    |")
  }
}
