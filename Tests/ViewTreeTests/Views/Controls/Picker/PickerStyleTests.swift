import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct PickerStyleTests {
  private func screen(
    _ style: some PickerStyle, width: Int = 40, glyphs: GlyphSet = .ascii, unit: ScreenOptions.Unit = .cells
  ) -> Screen {
    Screen(FlavorOwner().pickerStyle(style), width: width, options: ScreenOptions(glyphs: glyphs, unit: unit))
  }

  private func expect(_ style: some PickerStyle, ascii: String, unicode: String) {
    expectText(screen(style).text, equals: ascii)
    expectText(screen(style, glyphs: .unicode).text, equals: unicode)
    expectText(screen(style, glyphs: .unicode, unit: .points).text, equals: unicode)
  }

  // MARK: Looks

  @Test func `in a range of numbers an untagged option has its place as its tag, as in SwiftUI, by id its number`() {
    func chosen(_ options: some View) -> String? {
      try? Screen(width: 30) { Picker("N", selection: .constant(2)) { options } }.find(.picker, "N").value
    }
    expectEqual(chosen(ForEach(2..<6) { Text("\($0) people") }), "4 people")
    expectEqual(chosen(ForEach(2..<6, id: \.self) { Text("\($0) people") }), "2 people")
    expectEqual(chosen(ForEach(2..<6) { Text("\($0) people").tag($0) }), "2 people")
  }

  @Test func `from right to left the arrow keys go where they point`() {
    struct Segments: View {
      @State var choice = 2
      var body: some View {
        Picker("", selection: $choice) { ForEach(1..<4, id: \.self) { Text("o\($0)") } }.pickerStyle(.segmented)
          .labelsHidden().environment(\.layoutDirection, .rightToLeft)
      }
    }
    let screen = Screen(Segments(), width: 20)
    screen.press(.tab)
    expectText(screen.text, equals: "[ o3 |>o2<| o1 ]")
    screen.press(.left)
    expectText(screen.text, equals: "[>o3<| o2 | o1 ]")
  }

  @Test func `menu and automatic`() {
    expect(.menu, ascii: "Flavor [ Vanilla v ]", unicode: "Flavor [ Vanilla ▾ ]")
    expect(.automatic, ascii: "Flavor [ Vanilla v ]", unicode: "Flavor [ Vanilla ▾ ]")
    expect(DefaultPickerStyle(), ascii: "Flavor [ Vanilla v ]", unicode: "Flavor [ Vanilla ▾ ]")
    expect(MenuPickerStyle(), ascii: "Flavor [ Vanilla v ]", unicode: "Flavor [ Vanilla ▾ ]")
  }

  @Test func segmented() {
    expect(
      .segmented, ascii: "Flavor [ Chocolate |*Vanilla*| Mint ]", unicode: "Flavor [ Chocolate │•Vanilla•│ Mint ]")
    expect(
      SegmentedPickerStyle(), ascii: "Flavor [ Chocolate |*Vanilla*| Mint ]",
      unicode: "Flavor [ Chocolate │•Vanilla•│ Mint ]")
  }

  @Test func `an option of a segmented row has one line`() {
    let screen = Screen(width: 30) {
      Picker("Lines", selection: .constant(1)) {
        ShownLineLimit().tag(1)
        ShownLineLimit().tag(2)
      }
      .pickerStyle(.segmented)
    }
    expectText(screen.text, equals: "Lines [*1*| 1 ]")
  }

  @Test func palette() {
    expect(.palette, ascii: "Flavor  Chocolate [Vanilla] Mint", unicode: "Flavor  Chocolate [Vanilla] Mint")
  }

  @Test func inline() {
    expect(
      .inline,
      ascii: """
        Flavor
          Chocolate
        x Vanilla
          Mint
        """,
      unicode: """
        Flavor
          Chocolate
        ✓ Vanilla
          Mint
        """)
  }

  @Test func `radio group`() {
    expect(
      .radioGroup,
      ascii: """
        Flavor ( ) Chocolate
               (o) Vanilla
               ( ) Mint
        """,
      unicode: """
        Flavor ( ) Chocolate
               (●) Vanilla
               ( ) Mint
        """)
    let row = Screen(FlavorOwner().pickerStyle(.radioGroup).horizontalRadioGroupLayout(), width: 60)
    expectText(row.text, equals: "Flavor ( ) Chocolate  (o) Vanilla  ( ) Mint")
  }

  @Test func wheel() {
    expect(
      .wheel,
      ascii: """
                 Chocolate
        Flavor [  Vanilla  ]
                    Mint
        """,
      unicode: """
                 Chocolate
        Flavor [  Vanilla  ]
                    Mint
        """)
    expectText(
      screen(WheelPickerStyle()).text,
      equals: screen(.wheel).text)
  }

  @Test func `a row that does not fit becomes a menu`() throws {
    let screen = screen(.segmented, width: 24)
    expectText(screen.text, equals: "Flavor [ Vanilla v ]")
    try screen.find(.picker, "Flavor").select("Mint")
    screen.resize(width: 40)
    expectText(screen.text, equals: "Flavor [ Chocolate | Vanilla |*Mint*]")
    expectEqual(screen.frames.check(), [])
  }

  // MARK: Where it stands

  @Test func `a picker in a form has its name at the leading and its value at the trailing edge`() {
    let screen = Screen(width: 46) {
      Form {
        Section("Sweets") {
          FlavorOwner()
          FlavorOwner().pickerStyle(.segmented)
          FlavorOwner().pickerStyle(.inline)
        }
      }
    }
    expectText(
      screen.text,
      equals: """
        + Sweets ------------------------------------+
        | Flavor                       [ Vanilla v ] |
        | Flavor      [ Chocolate |*Vanilla*| Mint ] |
        | Flavor                                     |
        |   Chocolate                                |
        | x Vanilla                                  |
        |   Mint                                     |
        +--------------------------------------------+
        """)
  }

  private struct InMenu: View {
    @State private var flavor = Flavor.vanilla

    var body: some View {
      Menu("Options") {
        Button("Eat") {}
        picker
        picker.pickerStyle(.menu)
      }
      Text(flavor.rawValue)
    }

    private var picker: some View {
      Picker("Flavor", selection: $flavor) {
        Text("Chocolate").tag(Flavor.chocolate)
        Divider()
        Section("White") {
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Mint").tag(Flavor.mint)
        }
      }
    }
  }

  @Test func `in a menu the options are its rows, or those of a menu beside it`() throws {
    let screen = Screen(width: 40) { VStack(alignment: .leading) { InMenu() } }
    try screen.find(.menu, "Options").tap()
    expectText(
      screen.text,
      equals: """
        [ Options v ]
        +-------------+
        |   Eat       |
        | ----------- |
        |   Chocolate |
        | ----------- |
        | White       |
        | x Vanilla   |
        |   Mint      |
        | ----------- |
        |   Flavor  > |
        +-------------+
        """)
    expectEqual(screen.findAll(.menuItem).filter(\.isSelected).map(\.label), ["Vanilla"])
    expectEqual(screen.findAll(.image).map(\.label), [])
    try screen.find(.menuItem, "Mint").tap()
    expectText(screen.text, equals: "[ Options v ]\nmint")
    try screen.find(.menu, "Options").tap()
    let rows = screen.findAll(.picker)
    try #require(rows.last).tap()
    expectText(
      screen.text,
      equals: """
        [ Options v ]
        +-------------+
        |   Eat       |
        | ----------- |
        |   Chocolate |
        | ----------- |
        | White       |
        |   Vanilla   |
        | x Mint      |
        | ----------- +-------------+
        |   Flavor  > |   Chocolate |
        +-------------| ----------- |
                      | White       |
                      |   Vanilla   |
                      | x Mint      |
                      +-------------+
        """)
  }

  @Test func `a style that is set around a group, an own one and a composed one`() {
    struct Chips: PickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          ForEach(configuration.options) { option in
            Button {
              option.select()
            } label: {
              option
            }
            .bold(option.isSelected)
          }
          Text(configuration.selectedOption == nil ? "none" : "one")
        }
      }
    }
    let screen = Screen(FlavorOwner().pickerStyle(Chips()), width: 60)
    expectText(screen.text, equals: "Flavor [ Chocolate ] [*Vanilla*] [ Mint ] one")
    screen.click(column: 36, row: 0)
    expectText(screen.text, equals: "Flavor [ Chocolate ] [ Vanilla ] [*Mint*] one")
    let box = Screen(width: 50) { GroupBox("Box") { FlavorOwner() }.pickerStyle(.segmented) }
    expectText(box.text, contains: "[ Chocolate |*Vanilla*| Mint ]")
  }

  // MARK: Keys and clicks

  @Test func `left, right, home and end choose in a segmented row, whose chosen one shows the focus`() {
    for style in [SegmentedPickerStyle()] {
      let screen = screen(style)
      screen.press(.tab)
      expectText(screen.text, equals: "Flavor [ Chocolate |>Vanilla<| Mint ]")
      screen.press(.right)
      expectText(screen.text, equals: "Flavor [ Chocolate | Vanilla |>Mint<]")
      screen.press(.right)
      screen.press(.left)
      screen.press(.left)
      expectText(screen.text, equals: "Flavor [>Chocolate<| Vanilla | Mint ]")
      screen.press(.end)
      expectText(screen.text, equals: "Flavor [ Chocolate | Vanilla |>Mint<]")
      screen.press(.home)
      screen.press(.up)
      screen.press(.down)
      expectText(screen.text, equals: "Flavor [>Chocolate<| Vanilla | Mint ]")
      screen.click(column: 22, row: 0)
      expectText(screen.text, equals: "Flavor [ Chocolate |>Vanilla<| Mint ]")
    }
    let unicode = screen(.segmented, glyphs: .unicode)
    unicode.press(.tab)
    expectText(unicode.text, equals: "Flavor [ Chocolate │›Vanilla‹│ Mint ]")
  }

  @Test func `up and down choose in rows`() {
    let screen = screen(.radioGroup)
    screen.press(.tab)
    expectText(
      screen.text,
      equals: """
        Flavor ( ) Chocolate
               (o)>Vanilla<
               ( ) Mint
        """)
    screen.press(.down)
    screen.press(.down)
    expectText(
      screen.text,
      equals: """
        Flavor ( ) Chocolate
               ( ) Vanilla
               (o)>Mint<
        """)
    screen.click(column: 12, row: 0)
    expectText(
      screen.text,
      equals: """
        Flavor (o)>Chocolate<
               ( ) Vanilla
               ( ) Mint
        """)
    let inline = self.screen(.inline)
    inline.press(.tab)
    inline.press(.up)
    expectText(inline.text, equals: "Flavor\nx>Chocolate<\n  Vanilla\n  Mint")
  }

  @Test func `a wheel turns by keys and clicks, and stops at its ends`() {
    let screen = screen(.wheel)
    screen.press(.tab)
    screen.press(.pageDown)
    expectText(
      screen.text,
      equals: """
                  Vanilla
        Flavor <    Mint   >

        """)
    screen.click(column: 12, row: 0)
    screen.press(.up)
    expectText(
      screen.text,
      equals: """

        Flavor < Chocolate >
                  Vanilla
        """)
  }

  @Test func `space, return or down opens a menu, in which arrows move and return chooses`() throws {
    let screen = Screen(FlavorPicker(), width: 40)
    let closed = "Flavor [>Vanilla v<]\nvanilla"
    for key in [Key.space, .return, .down] {
      screen.press(.tab)
      expectText(screen.text, equals: closed)
      screen.press(key)
      expectText(
        screen.text,
        equals: """
          Flavor [>Vanilla v<]
               +-------------+
               |   Chocolate |
               | x Vanilla   |
               |   Mint      |
               +-------------+
          """)
      screen.press(.escape)
      expectText(screen.text, equals: closed)
      screen.press(.tab)
    }
    screen.press(.return)
    screen.press(.down)
    screen.press(.down)
    screen.press(.return)
    expectText(screen.text, endsWith: "vanilla")
    try screen.find(.picker, "Flavor").tap()
    try screen.find(.menuItem, "Mint").tap()
    expectText(screen.text, endsWith: "mint")
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a disabled picker chooses nothing`() {
    let screen = Screen(FlavorOwner().pickerStyle(.segmented).disabled(true), width: 40)
    screen.press(.tab)
    screen.press(.right)
    screen.click(column: 10, row: 0)
    expectText(screen.text, contains: "*Vanilla*")
  }

  @Test func `the tint colours the chosen option`() {
    let screen = Screen(FlavorOwner().pickerStyle(.segmented).tint(.green), width: 40)
    expectText(screen.render(.cells), contains: "green")
  }

  @Test func `without a choice keys choose from the end that they come from`() {
    struct Choosing: View {
      let isSegmented: Bool
      @State private var number: Int?

      var body: some View {
        let picker = Picker("P", selection: $number) { ForEach(1..<9) { Text("o\($0)").tag(Int?.some($0)) } }
          .labelsHidden()
        if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.wheel) }
        Text("is \(number ?? 0)")
      }
    }
    func chosen(_ isSegmented: Bool, _ key: Key) -> String {
      let screen = Screen(width: 60) { Choosing(isSegmented: isSegmented) }
      screen.press(.tab)
      screen.press(key)
      return String(screen.text.suffix(1))
    }
    expectEqual([Key.left, .right, .home, .end, .up].map { chosen(true, $0) }, ["8", "1", "1", "8", "0"])
    expectEqual(
      [Key.up, .down, .home, .end, .pageDown, .pageUp].map { chosen(false, $0) }, ["8", "1", "1", "8", "5", "4"])
  }

  @Test func `without a choice a move begins at the end that it comes from, and stops at the other one`() {
    struct Moving: PickerStyle {
      let steps: [Int]
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          ForEach(steps, id: \.self) { step in Button("step") { configuration.moveSelection(by: step) } }
        }
      }
    }
    struct Form: View {
      @State var number: Int?
      let steps: [Int]
      var body: some View {
        Picker("Number", selection: $number) { ForEach(0..<4) { Text("n\($0)").tag($0 as Int?) } }
          .pickerStyle(Moving(steps: steps))
        Text("is \(number ?? -1)")
      }
    }
    let steps = [-9, -2, -1, 0, 1, 2, 9]
    func moved(_ start: Int?) -> [Int?] {
      steps.indices.map { row in
        let screen = Screen(width: 8) { Form(number: start, steps: steps) }
        screen.click(column: 4, row: row)
        return screen.text.split(separator: " ").last.flatMap { Int($0) }
      }
    }
    expectEqual(moved(nil), [0, 2, 3, -1, 0, 1, 3])
    expectEqual(moved(1), [0, 0, 0, 1, 2, 3, 3])
  }
}
