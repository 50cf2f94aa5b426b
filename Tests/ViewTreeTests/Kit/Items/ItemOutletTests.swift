import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// An item of a bar in the list that the bar opens is the one of the bar.
@MainActor struct ItemOutletTests {
  @MainActor private final class Count {
    var evaluations = 0
  }

  private struct Item: View {
    let name: String
    var count: Count?
    @State private var taps = 0

    var body: some View {
      let _ = count?.evaluations += 1
      Button("\(name)\(taps)") { taps += 1 }
    }
  }

  private func expectRows(_ screen: Screen, _ rows: [String]) {
    let found = screen.descendants.filter { $0.role == .button || $0.role == .menuItem }.map(\.label)
    #expect(rows.allSatisfy(found.contains), "\(rows) in\n\(screen.text)")
  }

  /// An item of the list that is open, which a tap closes.
  private func tapRow(_ name: String, _ screen: Screen) throws {
    try #require(screen.descendants.last { $0.label == name }, "\(name) in\n\(screen.text)").tap()
  }

  @Test func `unused links are freed when the table has 16 links`() {
    let table = ItemTable()
    weak var first = table.link(of: 0)
    #expect(first != nil && first === table.link(of: 0))
    for id in 1..<16 { _ = table.link(of: id) }
    #expect(first != nil)
    _ = table.link(of: 16)
    #expect(first == nil)
    weak var next = table.link(of: 17)
    for id in 18..<31 { _ = table.link(of: id) }
    #expect(next != nil)
    _ = table.link(of: 31)
    _ = table.link(of: 32)
    #expect(next == nil)
  }

  @Test(arguments: [1, 3, 8, 16]) func `items of a bar cost one evaluation each, at mount and for a change`(
    number: Int
  ) throws {
    let count = Count()
    let screen = Screen(width: 60, height: 20) {
      NavigationStack {
        Text("page").toolbar { ForEach(0..<number, id: \.self) { Item(name: "n\($0)-", count: count) } }
      }
    }
    _ = screen.text
    #expect(count.evaluations == number)
    count.evaluations = 0
    for width in [18, 30, 60, 200] { screen.resize(width: width, height: 20) }
    #expect(count.evaluations == 0)
    try screen.find(.button, "n0-0").tap()
    #expect(count.evaluations == 1)
    #expect(screen.faults == [])
  }

  private func mountThree() -> Screen {
    Screen(width: 60, height: 9) {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Item(name: "aaaa") }
          ToolbarItem(placement: .topBarTrailing) { Item(name: "bbbb") }
          ToolbarItem(placement: .topBarTrailing) { Item(name: "cccc") }
        }
      }
    }
  }

  @Test func `an item in the list has the state of the bar, and keeps it`() throws {
    let screen = mountThree()
    try screen.find(.button, "cccc0").tap()
    screen.resize(width: 28, height: 9)
    try screen.find(.button, "More").tap()
    expectText(
      screen.text,
      equals: """
        Title       [ aaaa0 ] [ .. ]
        ---------------- +---------+
        page             |   bbbb0 |
                         |   cccc1 |
                         +---------+




        """)
    #expect(screen.faults == [])
    try tapRow("cccc1", screen)
    #expect(screen.frames.tree.presentations.isEmpty)
    screen.resize(width: 60, height: 9)
    expectRows(screen, ["aaaa0", "bbbb0", "cccc2"])
    #expect(screen.faults == [])
  }

  @Test func `a list that is open follows the width of the screen`() throws {
    let screen = mountThree()
    screen.resize(width: 28, height: 9)
    try screen.find(.button, "More").tap()
    screen.resize(width: 16, height: 9)
    #expect(screen.faults == [])
    expectRows(screen, ["aaaa0", "bbbb0", "cccc0"])
    screen.resize(width: 28, height: 9)
    expectRows(screen, ["aaaa0", "bbbb0", "cccc0"])
    screen.resize(width: 60, height: 9)
    #expect(screen.faults == [])
    #expect(screen.frames.tree.presentations.isEmpty)
    expectRows(screen, ["aaaa0", "bbbb0", "cccc0"])
  }

  @Test func `the focus goes through the list by keys, and back to its button`() throws {
    let screen = mountThree()
    screen.resize(width: 28, height: 9)
    let more = try screen.find(.button, "More")
    screen.frames.tree.focus.move(to: more.node.renderNode)
    screen.press(.return)
    screen.press(.down)
    #expect(screen.descendants.contains { $0.isFocused && $0.label == "bbbb0" }, "\(screen.text)")
    screen.press(.down)
    #expect(screen.descendants.contains { $0.isFocused && $0.label == "cccc0" }, "\(screen.text)")
    screen.press(.return)
    #expect(screen.frames.tree.presentations.isEmpty, "\(screen.text)")
    #expect(try screen.find(.button, "More").isFocused, "\(screen.text)")
    screen.resize(width: 60, height: 9)
    expectRows(screen, ["aaaa0", "bbbb0", "cccc1"])
    #expect(screen.faults == [])
  }

  @Test func `a focused field keeps the focus and its text while the bar changes`() throws {
    struct Page: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("A title").toolbar {
            ToolbarItem(placement: .topBarLeading) { TextField("Find", text: $text).frame(width: 8) }
            ToolbarItem { Button("Another") {} }
          }
        }
      }
    }
    let screen = Screen(Page(), width: 60, height: 6)
    try screen.find(.textField, "Find").tap()
    screen.type("ab")
    screen.resize(width: 18, height: 6)
    screen.type("c")
    screen.resize(width: 60, height: 6)
    screen.type("d")
    #expect(try screen.find(.textField, "Find").value == "abcd")
    #expect(try screen.find(.textField, "Find").isFocused)
  }

  @Test(arguments: [false, true]) func `a control of a group is one in the bar, in its menu and in the list`(
    hasLabel: Bool
  ) throws {
    let screen = Screen(width: 70, height: 12) {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem { Item(name: "aaaa") }
          if hasLabel {
            ToolbarItemGroup {
              Item(name: "cut")
              Item(name: "copy")
            } label: {
              Text("Edit")
            }
          } else {
            ToolbarItem {
              ControlGroup("Edit") {
                Item(name: "cut")
                Item(name: "copy")
              }
            }
          }
        }
      }
    }
    try screen.find(.button, "copy0").tap()
    expectText(screen.text, contains: "[ cut0 | copy1 ]")
    screen.resize(width: 29, height: 12)
    expectText(screen.text, contains: "[ Edit v ]")
    try screen.descendants.last { $0.label == "Edit" && $0.role == .button }?.tap()
    expectRows(screen, ["cut0", "copy1"])
    #expect(screen.faults == [])
    try tapRow("copy1", screen)
    screen.resize(width: 70, height: 12)
    expectText(screen.text, contains: "[ cut0 | copy2 ]")
    screen.resize(width: 24, height: 12)
    try screen.find(.button, "More").tap()
    expectRows(screen, ["cut0", "copy2"])
    #expect(screen.faults == [])
    try tapRow("cut0", screen)
    screen.resize(width: 70, height: 12)
    expectText(screen.text, contains: "[ cut1 | copy2 ]")
    #expect(screen.faults == [])
    #expect(screen.issues == [])
  }

  @Test func `a group of controls that appears in the open list shows its controls`() throws {
    struct Page: View {
      @State private var hasGroup = false

      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Title").toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
              Toggle("Group", isOn: $hasGroup).menuActionDismissBehavior(.disabled)
              if hasGroup {
                ControlGroup {
                  Item(name: "cut")
                  Item(name: "copy")
                }
              }
            }
          }
        }
      }
    }
    let screen = Screen(Page(), width: 24, height: 9)
    try screen.find(.button, "More").tap()
    try screen.find(.toggle, "Group").tap()
    expectText(
      screen.text,
      equals: """
        Title             [ .. ]
        ------------ +---------+
        page         | x Group |
                     |   cut0  |
                     |   copy0 |
                     +---------+



        """)
    #expect(screen.faults == [])
    try tapRow("copy0", screen)
    try screen.find(.button, "More").tap()
    expectRows(screen, ["cut0", "copy1"])
    try screen.find(.toggle, "Group").tap()
    expectText(screen.text, lacks: "cut0")
    #expect(screen.faults == [] && screen.issues == [])
  }

  @Test func `a group in a bar below that is too wide is a menu, and opens`() throws {
    let screen = Screen(width: 9, height: 8) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .bottomBar) {
            ControlGroup("Group") {
              Item(name: "cut")
              Item(name: "copy")
            }
          }
        }
      }
    }
    let menu = try #require(screen.descendants.last { $0.label == "Group" && $0.role == .button })
    try menu.tap()
    expectRows(screen, ["cut0", "copy0"])
    #expect(screen.faults == [] && screen.issues == [])
  }

  @Test func `a bar of more than 16 items lists them all`() throws {
    let screen = Screen(width: 24, height: 24) {
      NavigationStack {
        Text("page").toolbar { ForEach(0..<20, id: \.self) { number in Button("n\(number)") {} } }
      }
    }
    try screen.find(.button, "More").tap()
    expectEqual(screen.findAll(.menuItem).map(\.label), (0..<20).map { "n\($0)" })
  }

  /// A row of two choices, the label of the first of which becomes shorter: another text, or the same with other words.
  private struct Choices: View {
    let isAnother: Bool
    @State private var isLong = true

    var body: some View {
      VStack(alignment: .leading) {
        Picker("Pick", selection: .constant(1)) {
          Group {
            if isAnother, isLong { Text("A long label") } else { Text(isLong ? "A long label" : "A") }
          }
          .tag(1)
          Text("Another").tag(2)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Button("Change") { isLong.toggle() }
      }
    }
  }

  @Test(arguments: [false, true]) func `choices whose menu shows a label that becomes shorter stand side by side again`(
    isAnother: Bool
  ) throws {
    let screen = Screen(Choices(isAnother: isAnother), width: 20)
    for _ in 0..<2 {
      expectText(screen.text, equals: "[ A long label v ]\n[ Change ]")
      try screen.find(.button, "Change").tap()
      expectText(screen.text, equals: "[*A*| Another ]\n[ Change ]")
      try screen.find(.button, "Change").tap()
    }
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `a divider that is an item lies across the list, and stands in the bar`(
    unit: ScreenOptions.Unit
  ) throws {
    let screen = Screen(width: 30, height: 8, options: ScreenOptions(unit: unit)) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Button("first") {} }
          ToolbarItem { Divider() }
          ToolbarItem { Button("second") {} }
        }
      }
    }
    let wide = screen.text
    expectText(wide, contains: "[ first ] | [ second ]")
    screen.resize(width: 14, height: 8)
    try screen.find(.button, "More").tap()
    expectText(screen.text, contains: "|   first  |")
    expectText(screen.text, contains: "| -------- |")
    expectEqual(screen.faults, [])
    screen.press(.escape)
    screen.resize(width: 30, height: 8)
    expectText(screen.text, equals: wide)
    expectEqual(screen.faults, [])
  }

  @Test func `the sections of an item are apart in the list`() throws {
    let screen = Screen(width: 24, height: 8) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .secondaryAction) {
            Section("s") { Button("a") {} }
            Section("t") { Button("b") {} }
          }
        }
      }
    }
    try screen.find(.button, "More").tap()
    expectText(
      screen.text,
      equals: """
                          [ .. ]
        --------------- +-----+
        page            | s   |
                        |   a |
                        | --- |
                        | t   |
                        |   b |
                        +-----+
        """)
  }

  @Observable fileprivate final class Bar {
    var hasButton = true
  }

  private struct Texts: View {
    let bar: Bar

    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          if bar.hasButton { ToolbarItem { Button("aaaa") {} } }
          ToolbarItem { Text("bbbb") }
          ToolbarItem { Text("cccc") }
        }
      }
    }
  }

  @Test func `an item that returns to the bar in an animation does not move from its place in the list`() throws {
    let bar = Bar()
    let screen = Screen(Texts(bar: bar), width: 20, height: 7)
    try screen.find(.button, "More").tap()
    expectText(screen.text, contains: "| bbbb   |\n")
    withAnimation(.linear(duration: 1)) { bar.hasButton = false }
    for _ in 0..<9 {
      expectText(screen.text, startsWith: "Title      bbbb cccc\n")
      screen.advance(by: .milliseconds(100))
    }
    expectEqual(screen.faults, [])
  }

  @Observable fileprivate final class Outlets {
    var hasOutlet = true
    var hasHiddenOutlet = false
    var distance = 0.0
  }

  private struct OutletScreen: View {
    let outlets: Outlets

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits {
          Text("short")
          ItemHost("item", content: HStack { Text("item").offset(x: outlets.distance) })
        }
        if outlets.hasOutlet { ItemOutlet(title: "item") }
        if outlets.hasHiddenOutlet {
          ViewThatFits {
            Text("other")
            ItemOutlet(title: "item")
          }
        }
      }
      .movesItems()
    }
  }

  @Test(arguments: [false, true]) func `an item that moves leaves an outlet that is removed`(hasHiddenOutlet: Bool) {
    let outlets = Outlets()
    let screen = Screen(OutletScreen(outlets: outlets), width: 9, height: 3)
    outlets.hasHiddenOutlet = hasHiddenOutlet
    let end = hasHiddenOutlet ? "other" : ""
    expectText(screen.text, equals: "short\nitem\n\(end)")
    withAnimation(.linear(duration: 10)) { outlets.distance = 5 }
    screen.advance(by: .seconds(4))
    expectText(screen.text, equals: "short\n  item\n\(end)")
    outlets.hasOutlet = false
    expectText(screen.text, equals: "short\n\(end)\n")
    screen.advance(by: .seconds(2))
    outlets.hasOutlet = true
    expectText(screen.text, equals: "short\n   item\n\(end)")
    expectEqual(screen.faults, [])
  }

  @Test(arguments: [false, true]) func `an item and its outlet leave together`(isHostFirst: Bool) {
    struct Both: View {
      let isHostFirst: Bool
      let outlets: Outlets
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if outlets.hasOutlet {
            if !isHostFirst { ItemOutlet(title: "item") }
            ViewThatFits {
              Text("short")
              ItemHost("item", content: Text("item"))
            }
            if isHostFirst { ItemOutlet(title: "item") }
          }
          Text("end")
        }
        .movesItems()
      }
    }
    let outlets = Outlets()
    let screen = Screen(Both(isHostFirst: isHostFirst, outlets: outlets), width: 9, height: 3)
    expectText(screen.text, equals: isHostFirst ? "short\nitem\nend" : "item\nshort\nend")
    outlets.hasOutlet = false
    expectText(screen.text, equals: "end\n\n")
    expectEqual(screen.faults, [])
  }
}
