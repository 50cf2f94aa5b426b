import Foundation
import Testing
import ViewTreeTesting

/// Labels that are wider than their screen.
@MainActor @Suite struct LabelsOfControlsTests {
  private static let word = "Notifications"

  /// The controls that grow with their labels, each with one long word.
  private var growing: [(name: String, control: AnyView)] {
    let (word, isOn) = (Self.word, Binding.constant(true))
    let url = URL(filePath: "/a")
    return [
      ("button", AnyView(Button(word) {})),
      ("prominent button", AnyView(Button(word) {}.buttonStyle(.borderedProminent))),
      ("plain button", AnyView(Button(word) {}.buttonStyle(.plain))),
      ("button of a form", AnyView(Form { Button(word) {} })),
      ("button with a symbol", AnyView(Button(word, systemImage: "star") {})),
      ("menu", AnyView(Menu(word) { Text("row") })),
      ("menu with a symbol", AnyView(Menu(word, systemImage: "star") { Text("row") })),
      ("menu without brackets", AnyView(Menu(word) { Text("row") }.menuStyle(.borderlessButton))),
      ("menu of a form", AnyView(Form { Menu(word) { Text("row") } })),
      (
        "menu with an action",
        AnyView(
          Menu(word) {
            Text("row")
          } primaryAction: {
          })
      ),
      ("toggle", AnyView(Toggle(word, isOn: isOn).toggleStyle(.button))),
      ("toggle with a symbol", AnyView(Toggle(word, systemImage: "star", isOn: isOn).toggleStyle(.button))),
      ("value of a picker", AnyView(Picker("p", selection: .constant(1)) { Text(word).tag(1) }.labelsHidden())),
      ("control group", AnyView(ControlGroup { Button(word) {} })),
      ("menu of a control group", AnyView(ControlGroup { Menu(word) { Text("row") } })),
      ("control group as a menu", AnyView(ControlGroup(word) { Button("b") {} }.controlGroupStyle(.menu))),
      ("disclosure group", AnyView(DisclosureGroup(word) { Text("row") })),
      ("link", AnyView(Link(word, destination: url))),
      ("bordered link", AnyView(Link(word, destination: url).buttonStyle(.bordered))),
      ("navigation link", AnyView(NavigationStack { NavigationLink(word) { Text("page") } })),
      ("row with a link", AnyView(NavigationStack { List { NavigationLink(word) { Text("page") } } })),
    ]
  }

  @Test(arguments: GlyphSet.allCases)
  func `a control that grows with its label shows each letter of a long word`(_ glyphs: GlyphSet) {
    for (name, control) in growing {
      for width in 9...24 {
        let text = Screen(control, width: width, options: ScreenOptions(glyphs: glyphs)).text
        // Symbols and arrows contain the letters `o`, `v` and `x`; a mark that a toggle is on comes before the word.
        let letters = text.filter { $0.isLetter && !"ovx✓".contains($0) }
        #expect(letters == Self.word.filter { $0 != "o" }, "\(name), \(width) columns:\n\(text)")
      }
    }
  }

  @Test func `the views of a label in a row stand apart, beside other views too`() {
    let label = Group {
      Text("a")
      Text("b")
    }
    let text = Screen(width: 20) {
      Form {
        Button {
        } label: {
          label
        }
        HStack {
          Text("x")
          Button {
          } label: {
            label
          }
          Text("y")
        }
      }
    }.text
    expectText(text, equals: "a b\nx a b y")
  }

  @Test func `a label beside its control is cut`() {
    func text(_ view: some View) -> String { Screen(view, width: 12).text }
    expectText(text(Toggle(Self.word, isOn: .constant(true))), equals: "[x] Notif...")
    expectText(text(Toggle(Self.word, isOn: .constant(true)).toggleStyle(.switch)), equals: "Not... (==O)")
  }

  @Test func `brackets and lines are as high as the label`() {
    func text(_ view: some View, _ glyphs: GlyphSet = .ascii) -> String {
      Screen(view, width: 14, options: ScreenOptions(glyphs: glyphs)).text
    }
    let toggle = Toggle("Invoices and receipts", isOn: .constant(true)).toggleStyle(.button)
    expectText(text(toggle), equals: "/x Invoices \\\n|  and      |\n\\  receipts /")
    expectText(text(toggle, .unicode), equals: "┌✓ Invoices ┐\n│  and      │\n└  receipts ┘")
    let group = ControlGroup {
      Button("Cut it out") {}
      Button("B") {}
    }
    expectText(text(group), equals: "/ Cut it | B \\\n\\ out    |   /")
    expectText(text(group, .unicode), equals: "┌ Cut it │ B ┐\n└ out    │   ┘")
    let picker = Picker("p", selection: .constant(1)) { Text("Quite a long one").tag(1) }.labelsHidden()
    expectText(text(picker), equals: "/ Quite a  v \\\n\\ long one   /")
    expectText(text(picker, .unicode), equals: "┌ Quite a  ▾ ┐\n└ long one   ┘")
  }
}
