import Testing
import ViewTreeTesting

@MainActor struct ButtonStyleTests {
  private func picture<V: View>(_ view: V, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: 12, options: ScreenOptions(glyphs: glyphs)).text
  }

  private let save = Button("Save") {}

  @Test(arguments: GlyphSet.allCases)
  func `each kind of button is recognizable in both glyph sets`(glyphs: GlyphSet) {
    expectText(picture(save, glyphs: glyphs), equals: "[ Save ]")
    expectText(picture(save.buttonStyle(.bordered), glyphs: glyphs), equals: "[ Save ]")
    expectText(picture(save.buttonStyle(.borderedProminent), glyphs: glyphs), equals: "[= Save =]")
    expectText(picture(save.buttonStyle(.borderless), glyphs: glyphs), equals: "Save")
    expectText(picture(save.buttonStyle(.plain), glyphs: glyphs), equals: "Save")
    expectText(picture(save.buttonStyle(.link), glyphs: glyphs), equals: "Save")
  }

  private struct Filled: View {
    let isWide: Bool

    var body: some View {
      Text("Save").padding(1).frame(maxWidth: isWide ? .infinity : nil).background(Color.blue).padding(.horizontal, 1)
    }
  }

  private struct Lined: ViewModifier {
    func body(content: Content) -> some View { content.padding(1).overlay(Rectangle().stroke(.blue)) }
  }

  private func labelled<Label: View>(@ViewBuilder _ label: () -> Label) -> Button<Label> {
    Button(action: {}, label: label)
  }

  @Test(arguments: GlyphSet.allCases)
  func `a label with a surface of its own has no brackets`(glyphs: GlyphSet) {
    let isUnicode = glyphs == .unicode
    let fill = isUnicode ? "█" : "#"
    let (bar, row) = (fill * 10, "\(fill)\(fill) Save \(fill)\(fill)")
    expectText(picture(labelled { Filled(isWide: true) }, glyphs: glyphs), equals: " \(bar)\n \(row)\n \(bar)")
    expectText(
      picture(labelled { Text("Save").modifier(Lined()) }, glyphs: glyphs),
      equals: isUnicode ? "┌────┐\n│Save│\n└────┘" : "+----+\n|Save|\n+----+")
    let plus = picture(
      labelled {
        ZStack {
          Circle().fill(.red).frame(width: 6, height: 3); Text("+")
        }
      }, glyphs: glyphs)
    #expect(!plus.contains("["))
    let choice: Bool? = true
    expectText(
      picture(labelled { if choice != nil { Filled(isWide: false).id(1) } else { Text("None") } }, glyphs: glyphs),
      equals: " \(fill * 6)\n \(fill)Save\(fill)\n \(fill * 6)")
  }

  @Test func `a background smaller than the label, or in a row, is not a surface`() {
    let badge = Text("Save").overlay(Circle().fill(.red).frame(width: 1, height: 1).offset(x: 20))
    expectText(picture(labelled { badge }), equals: "[ Save ]")
    let tag = Text("Save").overlay(Text("3").background(.red).offset(x: 20))
    expectText(picture(labelled { tag }), equals: "[ Save ]")
    let dot = HStack {
      Circle().fill(.red).frame(width: 1, height: 1); Text("Rec")
    }
    expectText(picture(labelled { dot }), equals: "[ o Rec ]")
    expectText(picture(labelled { HStack { Filled(isWide: false) } }), equals: " ######\n #Save#\n ######")
  }

  @Test func `requested brackets stand around a surface as well`() {
    expectText(
      picture(labelled { Filled(isWide: false) }.buttonStyle(.bordered)),
      equals: "/  ######  \\\n|  #Save#  |\n\\  ######  /")
  }

  @Test func `brackets are as high as the label`() {
    func picture(_ view: some View) -> String { Screen(view, width: 20).text }
    let tall = Button {
    } label: {
      VStack {
        Image(systemName: "star"); Text("Favourite")
      }
    }
    expectText(picture(tall), equals: "/     o     \\\n\\ Favourite /")
    expectText(
      Screen(tall, width: 20, options: ScreenOptions(glyphs: .unicode)).text,
      equals: "┌     ☆     ┐\n└ Favourite ┘")
    expectText(picture(tall.buttonStyle(.borderedProminent)), equals: "/=     o     =\\\n\\= Favourite =/")
    expectText(
      Screen(Button("Send it to all of them") {}, width: 15).text,
      equals: "/ Send it to  \\\n\\ all of them /")
    expectText(picture(labelled { Text("Wide").padding(1) }), equals: "/        \\\n|  Wide  |\n\\        /")
    expectText(picture(labelled { EmptyView() }), equals: "[ ]")
    expectText(
      picture(
        labelled {
          Image(systemName: "star"); Text("two views")
        }), equals: "[ o two views ]")
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Text")
      Button {
      } label: {
        VStack {
          Text("One"); Text("Two")
        }
      }
    }
    expectText(picture(row), equals: "Text / One \\\n     \\ Two /")
    expectText(
      Screen(tall.environment(\.layoutDirection, .rightToLeft), width: 13).text,
      equals: "/     o     \\\n\\ Favourite /")
    expectText(
      Screen(save.environment(\.layoutDirection, .rightToLeft), width: 8).text, equals: "[ Save ]")
  }

  @Test func `a menu whose label has a surface has neither brackets nor an arrow`() {
    let menu = Menu {
      Button("A") {}
    } label: {
      Filled(isWide: false)
    }
    expectText(picture(menu), equals: " ######\n #Save#\n ######")
  }

  @Test(arguments: [(ControlContext.items, "  Save"), (.rows, "Save"), (.bar, "[ Save ]")])
  func `the automatic style follows the container`(context: ControlContext, picture: String) {
    expectText(self.picture(save.environment(\.controlContext, context)), equals: picture)
  }

  @Test func `a row takes clicks over its whole width`() {
    var taps = 0
    let screen = Screen(width: 12) { Button("Save") { taps += 1 }.environment(\.controlContext, .rows) }
    screen.click(column: 10, row: 0)
    expectEqual(taps, 1)
  }

  @Test func `a style of its own sees role and label, and a primitive one decides when to trigger`() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.label
          Text(configuration.role == .destructive ? "!" : configuration.isPressed ? "_" : ".")
        }
      }
    }
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    expectText(picture(save.buttonStyle(Loud())), equals: "Save.")
    expectText(picture(Button("Drop", role: .destructive) {}.buttonStyle(Loud())), equals: "Drop!")
    var taps = 0
    let screen = Screen(Button("Save") { taps += 1 }.buttonStyle(Twice()), width: 12)
    try screen.find(.button, "Save").tap()
    expectEqual(taps, 2)
  }

  @Test func `a style knows whether its button is held down, for each button`() throws {
    struct Sunk: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(configuration.isPressed ? "_" : ".")
          configuration.label
        }
      }
    }
    var taps = 0
    let screen = Screen(width: 12, height: 2) {
      VStack(alignment: .leading) {
        Button("Save") { taps += 1 }
        Button("Drop") {}
      }
      .buttonStyle(Sunk())
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    screen.press(column: 1, row: 0)
    #expect(screen.text.hasPrefix("_Save") && screen.text.contains(".Drop"))
    screen.drag(toColumn: 1, row: 1)
    expectText(screen.text, equals: ".Save\n.Drop")
    screen.release(column: 1, row: 1)
    expectEqual(taps, 0)
    screen.press(column: 1, row: 0)
    expectText(screen.text, startsWith: "_Save")
    screen.release(column: 1, row: 0)
    expectText(screen.text, equals: ".Save\n.Drop")
    expectEqual(taps, 1)
    let trace = try screen.trace { try screen.find(.button, "Save").tap() }
    expectEqual(taps, 2)
    #expect(trace.entries.isEmpty, "a click holds nothing down for a time that could be seen")
  }

  @Test func `the button of a configuration is shown by the next outer style`() {
    struct Starred: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("*")
          Button(configuration)
        }
      }
    }
    expectText(picture(save.buttonStyle(Starred())), equals: "*[ Save ]")
    expectText(picture(save.buttonStyle(Starred()).buttonStyle(.plain)), equals: "*Save")
  }

  @Test func `a frame places a button in the row that it fills`() throws {
    var taps = 0
    let screen = Screen(width: 20) {
      Form {
        Button("Save") { taps += 1 }.frame(maxWidth: .infinity)
        Button("Drop") { taps += 1 }.frame(maxWidth: .infinity, alignment: .trailing)
        Button("Next") { taps += 1 }.padding(.leading, 2)
      }
    }
    expectText(screen.text, equals: "        Save\n                Drop\n  Next")
    for button in screen.findAll(.button) { try button.tap() }
    screen.click(column: 18, row: 2)
    expectEqual(taps, 4, "a button that fills its row is tapped anywhere in it")
  }

  /// A layout that keeps no distance from its neighbours.
  private struct Tight: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
  }

  @Test func `each bracket keeps the distance of its neighbour, around a row of views`() {
    expectText(
      picture(
        labelled {
          Tight()() { Text("a") }
          Text("b")
        }), equals: "[ab ]")
    expectText(
      picture(
        labelled {
          Text("a")
          Tight()() { Text("b") }
        }), equals: "[ ab]")
    expectText(
      picture(
        labelled {
          Text("a")
          Spacer()
          Text("b")
        }), equals: "[ a      b ]")
    expectText(
      picture(
        labelled {
          Text("a")
          Divider()
          Text("b\nc\nd")
        }), equals: "/   | b \\\n| a | c |\n\\   | d /")
  }

  @Test func `a label is proposed the room between the brackets`() {
    let red = labelled { Color.red }.buttonStyle(.bordered)
    expectText(picture(red.frame(width: 9, height: 2)), equals: "/ ##### \\\n\\ ##### /")
    func width(_ width: CGFloat) -> CGFloat? {
      let row = labelled { Color.red.frame(height: 1) }.buttonStyle(.bordered).accessibilityIdentifier("button")
      let screen = Screen(width: 12) {
        row.frame(width: width, alignment: .leading).frame(width: 12, alignment: .leading)
      }
      return screen.frame(id: "button")?.width
    }
    expectEqual([0, 3, 4, 5, 6].map(width), [4, 4, 4, 5, 6])
    let empty = labelled { EmptyView() }.buttonStyle(.bordered).accessibilityIdentifier("button")
    let points = Screen(width: 12, height: 3, options: ScreenOptions(unit: .points)) {
      empty.frame(width: 96, height: 48, alignment: .topLeading)
    }
    expectEqual(points.frame(id: "button"), CGRect(x: 0, y: 0, width: 24, height: 16))
  }

  @Test func `around a label without an end the brackets have one row`() {
    struct Endless: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 2)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: .infinity))
      }
    }
    for unit in ScreenOptions.Unit.allCases {
      let endless = Endless()() { labelled { Color.red }.buttonStyle(.bordered) }.frame(width: 10, height: 2)
      let screen = Screen(width: 12, height: 2, options: ScreenOptions(unit: unit)) { endless }
      if unit == .cells { expectText(screen.text, equals: "[ ###### ]\n  ######") }
      expectEqual(screen.frames.check(), [])
    }
  }

  @Test func `a label fills its row to the end, and a surface has the colour of its button`() {
    expectText(Screen(save.environment(\.controlContext, .rows), width: 4).text, equals: "Save")
    func cells(_ role: ButtonRole?) -> String {
      let button = Button(role: role, action: {}) { Text("Save").padding(1).background(Color.blue) }
      return Screen(button.tint(.green), width: 6).render(.cells)
    }
    expectText(cells(nil), contains: "1..4 fg=green bg=blue")
    expectText(cells(.destructive), contains: "1..4 fg=red bg=blue")
  }

  @Test func `a destructive row of a menu is red, and a row is clicked up to the menu's end`() throws {
    var log: [String] = []
    let screen = Screen(width: 20, height: 6) {
      Menu("M") {
        Button("A", role: .destructive) { log.append("a") }
        Button("Longer") { log.append("longer") }
      }
    }
    try screen.find(.menu, "M").tap()
    expectText(screen.render(.cells), contains: "\"|   A      |        \"\n  2..2 fg=red, 4..4 fg=red\n\"|   Longer |")
    screen.click(column: 9, row: 2)
    expectEqual(log, ["a"])
  }

  @Test func `brackets stand close to a label that fills the width or wraps`() {
    expectText(picture(labelled { Text("a").frame(maxWidth: .infinity) }), equals: "[     a    ]")
    expectText(Screen(Button("abcdef") {}, width: 6).text, equals: "/ ab \\\n| cd |\n\\ ef /")
    let two = labelled {
      Text("a")
      Text("bbbbbbbbbbbbbbb")
    }
    expectText(picture(two), equals: "/   bbbbbb \\\n| a bbbbbb |\n\\   bbb    /")
    expectText(picture(labelled { EmptyView() }.buttonStyle(.borderedProminent)), equals: "[= =]")
    let rows = labelled { VStack { ForEach(["One", "Two", "x"], id: \.self) { Text($0) } } }
    let turned = rows.environment(\.layoutDirection, .rightToLeft)
    expectText(picture(turned, glyphs: .unicode), equals: "┌ One ┐\n│ Two │\n└  x  ┘")
    expectText(
      picture(save.buttonStyle(.borderedProminent).environment(\.layoutDirection, .rightToLeft)), equals: "[= Save =]")
  }

  @Test func `a label lower than a row is in its middle`() {
    struct Low: Layout {
      let height: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 24, height: height)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    func top(_ height: CGFloat) -> CGFloat? {
      let screen = Screen(width: 12, height: 3, options: ScreenOptions(unit: .points)) {
        Button(action: {}) { Low(height: height)() { Color.red }.accessibilityIdentifier("label") }
          .buttonStyle(.bordered).frame(width: 96, height: 48, alignment: .topLeading)
      }
      return screen.frame(id: "label")?.minY
    }
    expectEqual([0, 5, 8, 16].map(top), [8, 5, 4, 0])
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
