import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Groups of controls in bars, under modifiers and in other views.
@MainActor struct ControlFrameTests {
  private func group() -> ControlGroup<LabeledControlGroupContent<TupleView<Button<Text>, Button<Text>>, Text>> {
    ControlGroup("Edit") {
      Button("Copy it") {}
      Button("Paste it") {}
    }
  }

  private struct Bold: ViewModifier {
    func body(content: Content) -> some View { content.bold() }
  }

  private struct Tools: View {
    var body: some View {
      ControlGroup("Edit") {
        Button("Copy it") {}
        Button("Paste it") {}
      }
      .onAppear {}
    }
  }

  private func screen(_ item: some View, width: Int, placement: ToolbarItemPlacement) -> Screen {
    Screen(width: width, height: 8) {
      NavigationStack {
        Text("page").navigationTitle("A page").toolbar { ToolbarItem(placement: placement) { item } }
      }
    }
  }

  /// Expects the bar to look as it does with a group without modifiers.
  private func expectMenu(_ name: String, _ item: some View) {
    for placement in [ToolbarItemPlacement.automatic, .topBarLeading, .principal, .bottomBar] {
      let changing = screen(item, width: 60, placement: placement)
      for width in [60, 20, 12, 60] {
        let plain = screen(group(), width: width, placement: placement).text
        changing.resize(width: width, height: 8)
        for text in [changing.text, screen(item, width: width, placement: placement).text] {
          #expect(text.replacing("~", with: " ") == plain, "\(name) in \(width) columns, \(placement)")
          #expect(text.contains("Edit") == (width < 60), "\(name) in \(width) columns, \(placement)")
        }
        #expect(changing.issues == [] && changing.faults == [], "\(name) in \(width) columns, \(placement)")
      }
    }
  }

  @Test func `a group of controls becomes a menu under whatever modifiers and in other views`() {
    expectMenu("disabled", group().disabled(true))
    expectMenu("two modifiers", group().disabled(true).disabled(false))
    expectMenu("a colour", group().foregroundStyle(.red).tint(.green))
    expectMenu("an id", group().id("x"))
    expectMenu("an effect", group().onAppear {}.onChange(of: 1) {})
    expectMenu("help", group().help("h"))
    expectMenu("a name", group().accessibilityIdentifier("x"))
    expectMenu("a size", group().controlSize(.large).labelStyle(.titleOnly))
    expectMenu("a modifier of its own", group().modifier(Bold()))
    expectMenu("opacity", group().opacity(0.9).zIndex(1))
    expectMenu("padding", group().padding(0))
    expectMenu("a fixed size", group().fixedSize())
    expectMenu("an environment", group().environment(\.locale, Locale(identifier: "en_GB")))
    expectMenu("a sheet", group().sheet(isPresented: .constant(false)) { Text("sheet") })
    expectMenu("a popover", group().popover(isPresented: .constant(false)) { Text("popover") })
    expectMenu("a dialog", group().confirmationDialog("d", isPresented: .constant(false)) {})
    expectMenu("an overlay", group().overlay { Color.clear })
    expectMenu("an animation", group().animation(.default, value: 1).transition(.opacity))
    expectMenu("an erased view", AnyView(group().disabled(true)))
    expectMenu("a group", Group { group().disabled(true) })
    expectMenu("a view", Tools())
    expectMenu("a modified view", Tools().disabled(true))
    expectMenu("an optional", Optional(group().disabled(true)))
    expectMenu("a loop", ForEach(0..<1) { _ in group().disabled(true) })
  }

  @Test func `a branch with a group becomes a menu, and the other one stays`() {
    struct Item: View {
      let isGroup: Bool
      var body: some View { if isGroup { Tools().tint(.red) } else { Button("Copy it or paste it") {} } }
    }
    expectText(screen(Item(isGroup: true), width: 24, placement: .automatic).text, contains: "[ Edit v ]")
    expectText(screen(Item(isGroup: false), width: 24, placement: .automatic).text, lacks: "v ]")
  }

  @Test func `the buttons of a group that is disabled are disabled, in the bar and in the menu`() throws {
    let wide = screen(group().disabled(true), width: 60, placement: .automatic)
    #expect(try !wide.find(.button, "Copy it").isEnabled)
    let narrow = screen(group().disabled(true), width: 24, placement: .automatic)
    #expect(try !narrow.find(.button, "Edit").isEnabled)
  }

  private func hasGroup<V: View>(_ view: V) -> Bool { V.hasCollapsingItem }

  @Test func `a group of controls is found in a type, and in none else`() {
    let (text, tools) = (Text("a"), group())
    expectEqual(
      [hasGroup(tools), hasGroup(Tools()), hasGroup(tools.bold()), hasGroup(tools.id(1)), hasGroup(Group { tools })],
      Array(repeating: true, count: 5))
    expectEqual(
      [
        hasGroup(
          Group {
            tools; text
          }),
        hasGroup(
          Group {
            text; tools
          }),
        hasGroup(
          Group {
            text; text
          }),
      ],
      [true, true, false])
    expectEqual(
      [hasGroup(text), hasGroup(text.bold().id(1)), hasGroup(Button("a") {}), hasGroup(Optional(text))],
      Array(repeating: false, count: 4))
    func branch(@ViewBuilder _ content: () -> some View) -> Bool { hasGroup(content()) }
    expectEqual(
      [branch { if true { text } else { tools } }, branch { if true { tools } else { text } }, branch { text }],
      [true, true, false])
  }

  @Test func `the lines of a group are as high as its controls, in a high place and in a narrow one`() {
    let group = ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
      Button("Paste") {}
    }
    expectText(Screen(group, width: 28, height: 4).text, equals: "[ Cut | Copy | Paste ]\n\n\n")
    expectText(
      Screen(group, width: 14, height: 4).text,
      equals: """
        / C | C | Pa \\
        | u | o | st |
        | t | p | e  |
        \\   | y |    /
        """)
  }

  @Test func `a group in a group of a bar is no menu, and none is outside of a bar`() {
    let pair = ControlGroup("More") {
      Button("Copy") {}
      Button("Paste") {}
    }
    let outer = ControlGroup("Edit") {
      Button("Cut") {}
      pair
    }
    let bar = Screen(width: 60, height: 4) {
      NavigationStack { Text("page").toolbar { ToolbarItem { outer } } }
    }
    expectText(bar.text, contains: " [ Cut | [ Copy | Paste ] ]\n")
    expectText(Screen(pair.environment(\.collapsesControlGroups, true), width: 30).text, equals: "[ Copy | Paste ]")
  }
}
