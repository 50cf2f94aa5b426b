import Foundation
import Testing
import ViewTreeTesting

@MainActor struct StateMarksTests {
  /// Three buttons of which one is chosen by its style.
  private struct Days<Look: View>: View {
    var isColumn = false
    @State var chosen: Int
    let look: (Text, Bool) -> Look

    var body: some View {
      let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
      layout {
        ForEach(0..<3) { day in
          Button {
            chosen = day
          } label: {
            look(Text("Day \(day)"), day == chosen)
          }
        }
      }
    }
  }

  private func picture<Look: View>(
    _ chosen: Int, _ glyphs: GlyphSet = .ascii, isColumn: Bool = false, look: @escaping (Text, Bool) -> Look
  ) -> String {
    Screen(Days(isColumn: isColumn, chosen: chosen, look: look), width: 40, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `bold text chooses no row of a list that marks its selection`() {
    let mails = List([0, 1, 2], id: \.self, selection: .constant(Optional(1))) { number in
      Text("Mail \(number)").bold(number == 2)
    }
    expectText(Screen(mails, width: 20).text, equals: "  Mail 0\n* Mail 1\n  Mail 2")
  }

  @Test func `bold text marks the chosen one of several controls`() {
    expectText(picture(1) { $0.bold($1) }, equals: "[ Day 0 ] [*Day 1*] [ Day 2 ]")
    expectText(picture(0) { $0.fontWeight($1 ? .semibold : .regular) }, equals: "[*Day 0*] [ Day 1 ] [ Day 2 ]")
    expectText(picture(1, .unicode) { $0.bold($1) }, equals: "[ Day 0 ] [•Day 1•] [ Day 2 ]")
    expectText(picture(1, isColumn: true) { $0.bold($1) }, equals: "[ Day 0 ]\n[*Day 1*]\n[ Day 2 ]")
    expectText(picture(1) { $0.bold($1).foregroundStyle(.red) }, equals: "[ Day 0 ] [*Day 1*] [ Day 2 ]")
  }

  /// A text with the trait of a selected view.
  private func selected(_ text: some View, _ isSelected: Bool) -> some View {
    text.accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  @Test func `colours, backgrounds and opacities are marked if the view has the trait of a selected one`() {
    func expect(_ look: @escaping (Text, Bool) -> some View, background: Bool = false) {
      let plain = background ? "Day 0 Day 1 Day 2" : "[ Day 0 ] [ Day 1 ] [ Day 2 ]"
      expectText(picture(1, look: look), equals: plain)
      expectText(
        picture(1) { selected(look($0, $1), $1) },
        equals: background ? "Day 0*Day 1*Day 2" : "[ Day 0 ] [*Day 1*] [ Day 2 ]")
    }
    expect { $0.foregroundStyle($1 ? .blue : .primary) }
    expect { $0.foregroundStyle($1 ? .green : .gray) }
    expect { $0.foregroundStyle($1 ? .red : .gray) }
    expect { $0.opacity($1 ? 1 : 0.4) }
    expect({ $0.background($1 ? Color.blue : .clear) }, background: true)
  }

  @Test func `the trait of a selected view reaches a leaf's style and is no part of a terminal's cells`() {
    struct Letters: View {
      @Environment(\.glyphStyle) private var style
      var body: some View { Text(style.traits.contains(.chosen) ? "yes" : "no") }
    }
    expectText(Screen(Letters().accessibilityAddTraits(.isSelected), width: 5).text, equals: "yes")
    expectText(Screen(Letters().accessibilityAddTraits(.isHeader), width: 5).text, equals: "no")
    let screen = Screen(Text("A").accessibilityAddTraits(.isSelected), width: 5)
    expectText(screen.render(.ansi), equals: Screen(Text("A"), width: 5).render(.ansi))
    expectText(screen.render(.cells), equals: Screen(Text("A"), width: 5).render(.cells))
  }

  @Test func `distant elements, and ones with their own sign, are not compared`() {
    let far = VStack(alignment: .leading) {
      Button("Near") {}.buttonStyle(.plain).bold()
      Text("\n\n\n\n")
      Button("Far") {}.buttonStyle(.plain)
    }
    expectText(Screen(far, width: 10).text, equals: "Near\n\n\n\n\n\nFar")
    let picker = VStack(alignment: .leading) {
      Picker("", selection: .constant(2)) { ForEach(1..<3, id: \.self) { Text("Row \($0)") } }.pickerStyle(.inline)
        .labelsHidden()
      Button("Go") {}.buttonStyle(.plain)
    }
    expectText(Screen(picker, width: 10).text, equals: "  Row 1\nx Row 2\nGo")
  }

  @Test func `each of several distant groups has its mark`() {
    let groups = VStack(alignment: .leading) {
      Days(isColumn: true, chosen: 1) { $0.bold($1) }
      Text("\n\n\n\n")
      Days(isColumn: true, chosen: 2) { $0.bold($1) }
    }
    expectText(
      Screen(groups, width: 12).text,
      equals: "[ Day 0 ]\n[*Day 1*]\n[ Day 2 ]\n\n\n\n\n\n[ Day 0 ]\n[ Day 1 ]\n[*Day 2*]")
  }

  @Test(arguments: 2...7) func `the last of many controls in a column is marked`(_ count: Int) {
    let column = VStack(alignment: .leading) {
      ForEach(0..<count, id: \.self) { number in Button("\(number)") {}.bold(number == count - 1) }
    }
    let rows = (0..<count - 1).map { "[ \($0) ]" } + ["[*\(count - 1)*]"]
    expectText(Screen(column, width: 12).text, equals: rows.joined(separator: "\n"))
  }

  @Test func `controls are marked wherever they are on the screen`() {
    let disabled = Button("No") {}.disabled(true)
    let plain = Screen(disabled, width: 8).text
    for alignment in [Alignment.topLeading, .center, .bottomTrailing] {
      let screen = Screen(disabled, width: 30, height: 7, options: ScreenOptions(alignment: alignment))
      expectEqual(screen.text.trimmingCharacters(in: .whitespacesAndNewlines), plain)
    }
    let sheet = Screen(Text("below").sheet(isPresented: .constant(true)) { disabled }, width: 30, height: 7)
    expectText(sheet.text, contains: plain)
    let popover = Screen(width: 30, height: 7) {
      Text("below").padding(.leading, 5).popover(isPresented: .constant(true)) { disabled }
    }
    expectText(popover.text, contains: plain)
    expectText(plain, contains: "~No~")
  }

  @Test func `marks stand in the gaps without brackets`() {
    let plain = { chosen in
      Screen(Days(chosen: chosen) { $0.bold($1) }.buttonStyle(.plain), width: 30).text
    }
    expectText(plain(0), equals: "Day 0*Day 1 Day 2")
    expectText(plain(1), equals: "Day 0*Day 1*Day 2")
    expectText(plain(2), equals: "Day 0 Day 1*Day 2*")
  }

  @Test func `marks on a fill stand beside the words, and a unique fill needs none`() {
    func picture(_ chosen: Int, _ glyphs: GlyphSet = .ascii, others: Color, disabled: Bool = false) -> String {
      let days = Days(chosen: chosen) { text, isChosen in
        text.bold(isChosen).padding(.horizontal, 2).background(isChosen ? Color.blue : others, in: Capsule())
      }
      return Screen(days.disabled(disabled), width: 30, options: ScreenOptions(glyphs: glyphs)).text
    }
    expectText(picture(0, others: .gray), equals: "(#Day 0#) (:Day 1:) (:Day 2:)")
    expectText(picture(0, others: .blue), equals: "(*Day 0*) (#Day 1#) (#Day 2#)")
    expectText(picture(0, .unicode, others: .blue), equals: "▐•Day 0•▌ ▐█Day 1█▌ ▐█Day 2█▌")
    expectText(picture(0, others: .blue, disabled: true), equals: "(~Day 0~) (~Day 1~) (~Day 2~)")
  }

  @Test func `a fill that is higher than its words has the marks beside them`() throws {
    struct Filled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().frame(maxWidth: .infinity).background(.blue)
      }
    }
    func screen(_ glyphs: GlyphSet = .ascii, isDisabled: Bool = false) -> Screen {
      Screen(
        Button("Go") {}.buttonStyle(Filled()).disabled(isDisabled), width: 10, options: ScreenOptions(glyphs: glyphs))
    }
    expectText(screen().text, equals: "##########\n### Go ###\n##########")
    expectText(screen(isDisabled: true).text, equals: "##########\n###~Go~###\n##########")
    let focused = screen(.unicode)
    focused.press(.tab)
    expectText(focused.text, equals: "██████████\n███›Go‹███\n██████████")
    // Its mark looks like the fill.
    let held = screen()
    held.press(column: 5, row: 1)
    expectText(held.text, equals: "##########\n## #Go# ##\n##########")
  }

  @Test func `a choice is marked between tall brackets as well`() {
    func bar(_ glyphs: GlyphSet) -> String {
      let items = HStack {
        ForEach(["Home", "Me", "Likes"], id: \.self) { name in
          Button {
          } label: {
            VStack {
              Text(name.prefix(1)); Text(name)
            }.foregroundStyle(name == "Me" ? .blue : .gray)
          }
          .accessibilityAddTraits(name == "Me" ? .isSelected : [])
        }
      }
      return Screen(items, width: 30, options: ScreenOptions(glyphs: glyphs)).text
    }
    expectText(bar(.ascii), equals: "/   H  \\ / *M*\\ /   L   \\\n\\ Home / \\ Me / \\ Likes /")
    expectText(bar(.unicode), equals: "┌   H  ┐ ┌ •M•┐ ┌   L   ┐\n└ Home ┘ └ Me ┘ └ Likes ┘")
  }

  @Test func `a title beside a dim menu is not a choice`() {
    let row = HStack {
      Button("Title") {}.buttonStyle(.plain).font(.headline)
      Button("more") {}.buttonStyle(.plain).foregroundStyle(.secondary)
    }
    expectText(Screen(row, width: 20).text, equals: "Title more")
  }

  @Test func `a fill around brackets marks the choice as well`() {
    let pair = HStack {
      Button("Follow") {}.padding(.horizontal, 1).background(.blue).foregroundStyle(.white)
      Button("Write") {}.padding(.horizontal, 1).background(.gray)
    }
    expectText(Screen(pair, width: 30).text, equals: "#[ Follow ]# :[ Write ]:")
  }

  @Test func `a dot in the row of a button is not a choice`() {
    let buttons = VStack(alignment: .leading) {
      Button {
      } label: {
        HStack {
          Circle().fill(.red).frame(width: 1, height: 1); Text("Live")
        }
      }
      Button("Old") {}
    }
    expectText(Screen(buttons, width: 12).text, equals: "[ o Live ]\n[ Old ]")
  }

  @Test func `equal, single, warning and disabled elements are not marked`() {
    expectText(picture(1) { text, _ in text.bold() }, equals: "[ Day 0 ] [ Day 1 ] [ Day 2 ]")
    expectText(Screen(Button("A") {}.bold(), width: 9).text, equals: "[ A ]")
    let others = HStack {
      Button("A") {}
      Button("B", role: .destructive) {}
      Button("C") {}.disabled(true)
    }
    expectText(Screen(others, width: 20).text, equals: "[ A ] [ B ] [~C~]")
  }

  @Test func `different kinds of buttons and fields are not choices`() {
    let kinds = VStack(alignment: .leading) {
      HStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Link") {}.buttonStyle(.link)
      }
      TextField("Name", text: .constant("")).textFieldStyle(.plain)
      TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)
    }
    expectText(Screen(kinds, width: 20).text, equals: "Plain Link\nName\nAda")
  }

  @Test func `a mark takes no room: it is left out at the edge and beside other words`() {
    let close = HStack(spacing: 0) {
      Button("A") {}.bold()
      Button("B") {}
    }
    expectText(Screen(close.buttonStyle(.plain), width: 2).text, equals: "AB")
  }

  @Test func `toggles and the last picture of a closed screen have marks as well`() throws {
    let screen = Screen(width: 40) { Toggles() }
    try screen.find(.toggle, "Two").tap()
    expectText(screen.text, equals: "[ One ] [*Two*]")
    screen.close()
    expectText(screen.text, equals: "[ One ] [*Two*]")
    expectEqual(screen.issues, [])
  }

  private struct Toggles: View {
    @State private var isOne = false
    @State private var isTwo = false

    var body: some View {
      HStack {
        Toggle("One", isOn: $isOne)
        Toggle("Two", isOn: $isTwo)
      }
      .toggleStyle(Bold())
    }
  }

  private struct Bold: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label.bold(configuration.isOn)
      }
    }
  }

  // MARK: Focus, presses and what cannot be used

  @Test func `the focus that a key moved is marked, in both glyph sets`() {
    for (glyphs, pictures) in [
      (GlyphSet.ascii, ["[>Save<]\n[ ] Wi-Fi", "[ Save ]\n[ ] Wi-Fi<"]),
      (.unicode, ["[›Save‹]\n[ ] Wi-Fi", "[ Save ]\n[ ] Wi-Fi‹"]),
    ] {
      let screen = Screen(width: 12, options: ScreenOptions(glyphs: glyphs)) {
        VStack(alignment: .leading) {
          Button("Save") {}
          Toggle("Wi-Fi", isOn: .constant(false))
        }
      }
      for picture in pictures {
        screen.press(.tab)
        expectText(screen.text, equals: picture)
      }
    }
  }

  @Test func `a click gives the focus without a mark: the user has just been there`() throws {
    let screen = Screen(width: 12) { Button("Save") {} }
    screen.click(column: 2, row: 0)
    #expect(try screen.find(.button, "Save").isFocused)
    expectText(screen.text, equals: "[ Save ]")
    screen.press(.tab)
    expectText(screen.text, equals: "[ Save ]")
  }

  @Test func `a state that gives the focus marks it; a field shows it in its own way`() {
    struct Name: View {
      @State private var name = "Ada"
      @FocusState private var focus: Int?

      var body: some View {
        VStack(alignment: .leading) {
          TextField("Name", text: $name).focused($focus, equals: 1)
          Button("Edit") { focus = 1 }
          Button("Next") { focus = 3 }
          Text("> More").focusable().focused($focus, equals: 3)
        }
      }
    }
    let screen = Screen(width: 10) { Name() }
    screen.click(column: 3, row: 1)
    expectText(screen.text, equals: ">Ada     <\n[ Edit ]\n[ Next ]\n> More")
    screen.click(column: 3, row: 2)
    expectText(screen.text, equals: "[Ada     ]\n[ Edit ]\n[ Next ]\n> More<")
  }

  @Test func `an element that shows its focus, or is covered, has no mark`() {
    let quiet = Screen(width: 12) { Button("Save") {}.focusEffectDisabled() }
    quiet.press(.tab)
    expectText(quiet.text, equals: "[ Save ]")
    let covered = Screen(width: 12) { Button("Save") {}.overlay { Text("########") } }
    covered.press(.tab)
    expectText(covered.text, equals: "########")
  }

  @Test func `a control that is held down is marked until the pointer moves or the button is up`() {
    for (glyphs, held) in [(GlyphSet.ascii, "[#Save#]"), (.unicode, "[▐Save▌]")] {
      let screen = Screen(width: 12, height: 2, options: ScreenOptions(glyphs: glyphs, alignment: .topLeading)) {
        Button("Save") {}
      }
      screen.press(column: 2, row: 0)
      expectText(screen.text, equals: held + "\n")
      expectText(String(screen.render(.cells).split(separator: "\n")[1]), equals: "  0..0 dim, 2..5 dim, 7..7 dim")
      screen.drag(toColumn: 2, row: 1)
      expectText(screen.text, equals: "[ Save ]\n")
      screen.release(column: 3, row: 1)
      screen.press(column: 2, row: 0)
      expectText(screen.text, equals: held + "\n")
      screen.release(column: 2, row: 0)
      expectText(screen.text, equals: "[ Save ]\n")
    }
  }

  @Test func `controls that cannot be used are marked, texts around them are not`() {
    for (glyphs, mark) in [(GlyphSet.ascii, "~"), (.unicode, "╌")] {
      let screen = Screen(width: 30, options: ScreenOptions(glyphs: glyphs)) {
        VStack(alignment: .leading) {
          Text("Network")
          Toggle("Wi-Fi", isOn: .constant(true))
          HStack {
            Button("Join") {}
            Button("Forget") {}
          }
        }
        .disabled(true)
      }
      let on = glyphs == .ascii ? "[x]" : "[✓]"
      expectText(
        screen.text,
        equals: "Network\n\(on) Wi-Fi-\n[-Join-] [-Forget-]".replacing("-", with: mark).replacing(
          "Wi\(mark)Fi", with: "Wi-Fi"))
    }
  }

  @Test func `a choice stays marked while it or its neighbour is held down or focused`() {
    let links = HStack(spacing: 2) {
      Button("One") {}.bold()
      ForEach(["Two", "Three"], id: \.self) { Button($0) {} }
    }
    let screen = Screen(links.buttonStyle(.plain).padding(.leading), width: 40)
    expectText(screen.text, equals: "*One* Two  Three")
    screen.press(column: 2, row: 0)
    expectText(screen.text, equals: "#One# Two  Three")
    screen.release(column: 39, row: 0)
    screen.press(.tab)
    expectText(screen.text, equals: ">One< Two  Three")
    screen.press(.tab)
    expectText(screen.text, equals: "*One*>Two< Three")
    let pair = HStack {
      Button("One") {}.bold()
      Button("Two") {}
    }
    let held = Screen(pair, width: 20)
    held.press(column: 12, row: 0)
    expectText(held.text, equals: "[*One*] [#Two#]")
  }

  @Test(arguments: GlyphSet.allCases)
  func `marks stand around both brackets if a sign touches a bracket`(glyphs: GlyphSet) {
    let (mark, on) = glyphs == .ascii ? ("~", "x") : ("╌", "✓")
    let screen = Screen(width: 30, options: ScreenOptions(glyphs: glyphs)) {
      HStack {
        Text("a")
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.button).disabled(true)
        Toggle("Thin", isOn: .constant(false)).toggleStyle(.button).disabled(true)
      }
    }
    expectText(screen.text, equals: "a\(mark)[\(on) Bold ]\(mark)[ \(mark)Thin\(mark)]")
  }

  @Test(arguments: GlyphSet.allCases)
  func `buttons with a sign for their state have no marks`(glyphs: GlyphSet) {
    let screen = Screen(width: 30, options: ScreenOptions(glyphs: glyphs)) {
      HStack {
        Toggle("A", isOn: .constant(true))
        Toggle("B", isOn: .constant(false))
        Toggle("C", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
      }
      .toggleStyle(.button)
    }
    expectText(screen.text, equals: glyphs == .ascii ? "[x A ] [  B ] [- C ]" : "[✓ A ] [  B ] [– C ]")
  }

  @Test func `a title's font is not a choice`() {
    let column = VStack(alignment: .leading) {
      Button {
      } label: {
        Text("Title").font(.headline)
      }
      Button("Other") {}
      Button("Third") {}
    }
    expectText(Screen(column, width: 20).text, equals: "[ Title ]\n[ Other ]\n[ Third ]")
    let pair = HStack {
      Button {
      } label: {
        Text("Done").font(.headline)
      }
      Button("Cancel") {}
    }
    expectText(Screen(pair, width: 20).text, equals: "[ Done ] [ Cancel ]")
    expectText(
      picture(1) { $0.font($1 ? .headline : .body) }, equals: "[ Day 0 ] [ Day 1 ] [ Day 2 ]")
    expectText(
      picture(1, isColumn: true) { $0.font(.body.weight($1 ? .bold : .regular)) },
      equals: "[ Day 0 ]\n[*Day 1*]\n[ Day 2 ]")
    expectText(Screen(column, width: 20).render(.ansi), lacks: "\u{1B}[m")
  }

  @Test func `the sign of a choice stands at the right from right to left`() {
    let options = ScreenOptions(glyphs: .unicode, locale: Locale(identifier: "he_IL"))
    let screen = Screen(width: 12, options: options) {
      Picker("Sort", selection: .constant(1)) {
        Text("Name").tag(1)
        Text("Date").tag(2)
      }
      .pickerStyle(.inline)
    }
    #expect(screen.text.contains("Name ✓") && !screen.text.contains("•"), "\(screen.text)")
  }

  // MARK: Which words are marked

  private func plain(_ name: String) -> some View { Button(name) {}.buttonStyle(.plain) }

  @Test(
    arguments: [
      ("~", "~~~"), ("x~", "~x~~"), ("~x", "~~x~"), ("~x~", " ~x~"), ("[ ] Go", "~[ ] Go~"), ("[===] Go", "~[===] Go~"),
      ("[====] Go", " [====]~Go~"), ("( ) Go", "~( ) Go~"), ("| Go", " |~Go~"), ("[=  Go", " [= ~Go~"), ("--", " --"),
    ])
  func `words with both marks of their own get none, and a short mark before words is a part of them`(
    _ name: String, _ expected: String
  ) {
    expectText(Screen(plain(name).disabled(true).padding(.horizontal, 1), width: 20).text, equals: expected)
  }

  @Test(
    arguments: [
      ("<", " <", "#<#"), ("<x", "><x<", "#<x#"), ("x>", ">x><", "#x>#"), ("<x>", " <x>", "#<x>#"), ("#", ">#<", "###"),
      ("#x#", ">#x#<", " #x#"), ("x#", ">x#<", "#x##"), ("#x", ">#x<", "##x#"),
    ])
  func `an angle on each side shows the focus already, and marks of a press on each side a press`(
    _ name: String, _ focused: String, _ pressed: String
  ) {
    let screen = Screen(plain(name).padding(.horizontal, 1), width: 20)
    screen.press(.tab)
    expectText(screen.text, equals: focused)
    screen.press(column: 1, row: 0)
    expectText(screen.text, equals: pressed)
  }

  @Test(arguments: [(1, "~Name 5~"), (2, "~Name~ 5"), (3, "~Name~  5")] as [(CGFloat, String)])
  func `a value more than a blank away is no part of the words`(_ spacing: CGFloat, _ expected: String) {
    let button = Button {
    } label: {
      HStack(spacing: spacing) {
        Text("Name")
        Text("5")
      }
    }
    expectText(
      Screen(button.buttonStyle(.plain).disabled(true).padding(.horizontal, 1), width: 12).text, equals: expected)
  }

  @Test func `a mark is left out beside a sign like it, and where there is no blank`() {
    func row(_ before: String, _ after: String) -> String {
      let row = HStack(spacing: 0) {
        Text(before)
        plain("No").disabled(true)
        Text(after)
      }
      return Screen(row, width: 12).text
    }
    expectText(row("~", " x"), equals: "~No x")
    expectText(row("a", " x"), equals: "aNo~x")
    expectText(row("a ", "x"), equals: "a~Nox")
    expectText(row("a ", " x"), equals: "a~No~x")
  }

  @Test(arguments: [(4, "*A*\n\n\n\n B\n*C*"), (5, " A\n\n\n\n\n B\n*C*")] as [(CGFloat, String)])
  func `a control four rows away is compared, one five rows away is not`(_ distance: CGFloat, _ expected: String) {
    let column = VStack(alignment: .leading, spacing: 0) {
      plain("A").bold()
      Color.clear.frame(width: 1, height: distance - 1)
      plain("B")
      plain("C").bold()
    }
    expectText(Screen(column.padding(.horizontal, 1), width: 12).text, equals: expected)
  }

  @Test(
    arguments: [
      ("* Go", false), ("- Go", false), ("✓ Go", false), ("x Go", false), ("Go x", false), ("Go ✓", false),
      ("a Go", true),
      ("1 Go", true), ("Go *", true), ("*Go", true),
    ])
  func `a sign before the words, or a cross or a check behind them, shows the choice already`(
    _ name: String, _ isMarked: Bool
  ) {
    let column = VStack(alignment: .leading) {
      plain(name).bold()
      plain("ab Go")
    }
    expectText(
      Screen(column.padding(.horizontal, 1), width: 12, options: ScreenOptions(glyphs: .unicode)).text,
      equals: (isMarked ? "•\(name)•" : " \(name)") + "\n ab Go")
  }

  @Test func `the first row with words is marked`() {
    let button = Button {
    } label: {
      VStack(alignment: .leading) {
        Text("--")
        Text("Go")
        Text("On")
      }
    }
    expectText(
      Screen(button.buttonStyle(.plain).disabled(true).padding(.horizontal, 1), width: 12).text,
      equals: " --\n~Go~\n On")
  }

  @Test func `a bracket at the edge of the screen has no opposite one`() {
    let name = plain("[ab").disabled(true).padding(.trailing, 1)
    for width in [4, 5] { expectText(Screen(name, width: width).text, equals: "[ab~") }
  }

  @Test(arguments: [0, 1, 2]) func `titles of sections are not chosen`(style: Int) {
    let list = List {
      Section("Ada", isExpanded: .constant(false)) { Text("x") }
      Section("Bob", isExpanded: .constant(false)) { Text("y") }
      DisclosureGroup("Cid") { Text("z") }
    }
    let view = [AnyView(list), AnyView(list.listStyle(.sidebar)), AnyView(Form { list })][style]
    let text = Screen(view, width: 16, height: 8).text
    for name in ["Ada", "Bob", "Cid"] { expectText(text, contains: name) }
    #expect(!text.contains("*"), "\(text)")
  }

  @Test(arguments: [true, false]) func `a control is marked beside a dim text on either side`(isFirst: Bool) {
    let old = Text("old").foregroundStyle(.secondary)
    let screen = Screen(width: 24) {
      HStack {
        if isFirst { old }
        Button("No") {}.disabled(true)
        if !isFirst { old }
      }
    }
    expectText(screen.text, equals: isFirst ? "old [~No~]" : "[~No~] old")
  }

  @Test func `a control over a dim text is marked`() {
    let screen = Screen(width: 30) {
      ZStack(alignment: .trailing) {
        Text("old words      ab").foregroundStyle(.secondary)
        plain("No").disabled(true).padding(.trailing, 4)
      }
    }
    expectText(screen.text, equals: "old words ~No~ ab")
  }

  @Test(arguments: [("", "", " *A*"), ("[ ", "", "[ A"), ("", " ]", "  A ]"), ("( ", " )", "( A )")])
  func `words with a bracket beside them look unlike words without`(
    _ before: String, _ after: String, _ expected: String
  ) {
    let column = VStack(alignment: .leading) {
      HStack(spacing: 0) {
        Text(before).frame(width: 2, alignment: .leading)
        plain("A").bold()
        Text(after)
      }
      plain("B").padding(.leading, 2)
    }
    expectText(Screen(column, width: 12).text, equals: expected + "\n  B")
  }

  @Test(arguments: [("/\\\n\\/", "~/\\~\n \\/"), ("/o\\\n\\o/", " /o\\\n \\o/"), ("/o\\", "~/o\\~")])
  func `slashes are tall brackets if there is a cell between them`(_ name: String, _ expected: String) {
    expectText(Screen(plain(name).disabled(true).padding(.horizontal, 1), width: 12).text, equals: expected)
  }

  @Test(arguments: [("[A]", false), ("x", true), ("Box", true), ("* A", false), ("A ]", false)])
  func `a short word is marked, one with a bracket or a sign of its own is not`(_ name: String, _ isMarked: Bool) {
    let column = VStack(alignment: .leading) {
      plain(name).bold()
      plain("ab Go")
    }
    expectText(
      Screen(column.padding(.horizontal, 1), width: 12).text,
      equals: (isMarked ? "*\(name)*" : " \(name)") + "\n ab Go")
  }

  @Test func `a control of one letter in the first column is compared`() {
    let column = VStack(alignment: .leading) {
      plain("A")
      plain("B").bold()
    }
    expectText(Screen(column, width: 12).text, equals: "A\nB*")
    let row = HStack {
      plain("A")
      plain("B").bold()
    }
    expectText(Screen(row, width: 12).text, equals: "A*B*")
    let beside = HStack(spacing: 0) {
      plain("A")
      Text("x ")
      plain("C").bold()
    }
    expectText(Screen(beside, width: 12).text, equals: "Ax*C*")
  }

  @Test func `a swatch before the name, and blanks around it in the control, are no difference`() {
    func row(_ color: Color, _ name: String, isChosen: Bool) -> some View {
      HStack {
        color.frame(width: 1, height: 1)
        plain(name).bold(isChosen)
      }
    }
    let swatches = VStack(alignment: .leading) {
      row(.blue, "A", isChosen: true)
      row(.gray, "B", isChosen: false)
    }
    expectText(Screen(swatches, width: 12).text, equals: "#*A*\n: B")
    func padded(_ edge: Edge.Set, _ name: String = "B", chosen: String = "A") -> String {
      let row = HStack(spacing: 2) {
        plain(chosen).bold()
        Button {
        } label: {
          Text(name).padding(edge, 1)
        }
        .buttonStyle(.plain)
      }
      return Screen(row.padding(.leading, 1), width: 20).text
    }
    expectText(padded(.leading), equals: "*A*  B")
    expectText(padded(.trailing), equals: "*A* B")
    expectText(padded(.trailing, "[B]", chosen: "[A]"), equals: "*[A]* [B]")
  }

  @Test(arguments: [(1, 0, "▐Go▌ █"), (2, 0, " ▐Go▌ █"), (3, 0, "█ ▐Go▌ █"), (3, 2, "a █ ▐Go▌ █")])
  func `a blank separates the mark of a press from the fill, wherever the fill begins`(
    _ padding: Int, _ start: Int, _ expected: String
  ) {
    let button = Button {
    } label: {
      Text("Go").padding(.leading, CGFloat(padding)).padding(.trailing, 3).background(.blue)
    }
    let row = HStack(spacing: 0) {
      if start > 0 { Text("a ") }
      button.buttonStyle(.plain)
    }
    let screen = Screen(row, width: 14, options: ScreenOptions(glyphs: .unicode))
    screen.press(column: start + padding, row: 0)
    expectText(screen.text, equals: expected)
  }

  @Test func `the first row of a control without words is marked`() {
    let fill = Button {
    } label: {
      Color.blue.frame(width: 4, height: 2)
    }
    let screen = Screen(fill.buttonStyle(.plain).padding(.horizontal, 1), width: 12)
    screen.press(.tab)
    expectText(screen.text, equals: ">####<\n ####")
  }

  @Test func `a control with another at its end is marked`() {
    let save = Button {
    } label: {
      Text("Save").padding(.trailing, 4)
    }
    let screen = Screen(width: 12) {
      save.buttonStyle(.plain).overlay(alignment: .trailing) { plain("x") }.padding(.leading, 1)
    }
    screen.press(.tab)
    expectText(screen.text, equals: ">Save<  x")
  }

  @Test func `a control that is not beside one with a state is compared with none of another row`() {
    let old = Text("old").foregroundStyle(.secondary)
    /// Shows a row, and below it a bold C in a column.
    func picture(column: Int, @ViewBuilder _ row: () -> some View) -> String {
      let rows = VStack(alignment: .leading, spacing: 0) {
        HStack(content: row)
        Text("\n")
        plain("C").bold().padding(.leading, CGFloat(column))
      }
      return Screen(rows.padding(.horizontal, 1), width: 14).text
    }
    expectText(
      picture(column: 0) {
        plain("B")
        old
      }, equals: " B old\n\n\n C")
    expectText(
      picture(column: 4) {
        old
        plain("B")
      }, equals: " old B\n\n\n     C")
    expectText(
      picture(column: 2) {
        plain("A").foregroundStyle(.red)
        plain("B").foregroundStyle(.red)
      }, equals: " A B\n\n\n   C")
    expectText(
      picture(column: 3) {
        plain("--").bold()
        plain("B")
      }, equals: " -- B\n\n\n    C")
    expectText(
      picture(column: 5) {
        Text("x").bold()
        plain("--").bold()
        plain("B")
      }, equals: " x -- B\n\n\n      C")
    expectText(
      picture(column: 0) {
        plain("Bo").foregroundStyle(.red)
        plain("D").foregroundStyle(.red)
        old
      }, equals: " Bo D old\n\n\n C")
    expectText(
      picture(column: 0) {
        plain("B")
        plain("D").bold()
      }, equals: " B*D*\n\n\n*C*")
  }

  @Test func `a second row of a control with a state has neighbours as well`() {
    let screen = Screen(width: 20) {
      HStack(alignment: .top) {
        Button {
        } label: {
          VStack(alignment: .leading) {
            Text("P").bold()
            Text("detail").foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
        VStack(alignment: .leading, spacing: 0) {
          Text(" ")
          plain("W")
          Text(" \n ")
          plain("Z").bold()
        }
      }
      .padding(.horizontal, 1)
    }
    expectText(screen.text, equals: " P\n detail W\n\n\n       *Z*")
  }

  @Test func `a border and a line of text before the words are no part of them`() {
    let options = ScreenOptions(glyphs: .unicode)
    let border = Button {
    } label: {
      Text("Go").padding(.horizontal, 1).padding(1).border(.primary)
    }
    expectText(
      Screen(border.buttonStyle(.plain).disabled(true), width: 12, options: options).text,
      equals: "┌────┐\n│╌Go╌│\n└────┘")
    let line = plain("│ Go").disabled(true).padding(.horizontal, 1)
    expectText(Screen(line, width: 12, options: options).text, equals: " │╌Go╌")
  }

  @Test func `only words that begin directly above or below are neighbours`() {
    func screen(_ first: some View) -> String {
      let column = VStack(alignment: .leading, spacing: 0) {
        first
        plain("Q").bold()
        Text(" ")
        Button("R") {}.bold()
      }
      return Screen(column.padding(.leading, 1), width: 14).text
    }
    expectText(screen(Button("P") {}), equals: " [ P ]\n Q\n\n [ R ]")
    let wide = Button {
    } label: {
      Text("P").padding(.leading, 2)
    }
    expectText(
      Screen(
        VStack(alignment: .leading, spacing: 0) {
          wide.buttonStyle(.plain)
          plain("Q").bold()
          Text(" ")
          plain("R").bold().padding(.leading, 2)
        }.padding(.leading, 1), width: 14
      ).text, equals: "   P\n Q\n\n   R")
  }

  @Test func `controls are found in points as well`() {
    let screen = Screen(width: 20, options: ScreenOptions(unit: .points)) {
      VStack(alignment: .leading) {
        Text("First")
        HStack {
          Text("some")
          Button("No") {}.disabled(true)
        }
      }
    }
    expectText(screen.text, equals: "First\nsome [~No~]")
  }

  @Test func `a control whose first row is blank is found at the start of that row`() {
    let lower = Button {
    } label: {
      Text("\n  Go").padding(.trailing, 4)
    }
    let screen = Screen(width: 12) {
      ZStack(alignment: .bottomLeading) {
        lower.buttonStyle(.plain)
        plain("a")
      }
      .overlay(alignment: .topTrailing) { plain(" ") }
      .padding(.horizontal, 1)
    }
    screen.press(.tab)
    expectText(screen.text, equals: "\n>a Go<")
  }

  @Test(arguments: GlyphSet.allCases) func `a control at half a row has its marks`(glyphs: GlyphSet) {
    for unit in [ScreenOptions.Unit.cells, .points] {
      let screen = Screen(width: 20, options: ScreenOptions(glyphs: glyphs, unit: unit)) {
        HStack {
          Button("No") {}.disabled(true)
          Text("a\nb")
          Button("Go") {}
        }
      }
      screen.press(.tab)
      expectText(
        screen.text, equals: glyphs == .ascii ? "       a\n[~No~] b [>Go<]" : "       a\n[╌No╌] b [›Go‹]")
    }
  }
}
