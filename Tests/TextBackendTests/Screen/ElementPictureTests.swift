import Foundation
import Testing
import ViewTreeTesting

@MainActor struct ElementPictureTests {
  struct Page: View {
    @State private var isOn = true
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 3) {
          Text("日本").bold()
          Button("Save") {}
          Toggle("Wi-Fi", isOn: $isOn)
        }
        if isShown { Button("Hide") { isShown = false }.accessibilityIdentifier("hide") }
        Text("Late").foregroundStyle(.red)
      }
    }
  }

  private let screen = Screen(width: 40) { Page() }

  @Test func `the cells of an element are cut out in each format`() throws {
    let late = try screen.find(.staticText, "Late")
    expectText(late.text, equals: "Late")
    expectText(late.render(.cells), equals: "\"Late\"\n  0..3 fg=red")
    expectText(late.render(.semantics), equals: "staticText \"Late\"")
    expectText(late.render(.ansi), contains: "Late")
    expectText(late.render(.svg), contains: "width=\"32\" height=\"16\"")
    expectText(late.render(.svg), contains: "<title>Late</title>")
    expectText(late.render(.html), contains: "style=\"left:0ch;top:0em;width:4ch;height:1em\"")
    expectText(late.render(.tree), startsWith: "Text (0 2 4 1)")
    expectText(late.render(.graph), equals: screen.render(.graph))
    let save = try screen.find(.button, "Save")
    expectText(save.text, equals: "[ Save ]")
    expectText(try screen.find(.toggle, "Wi-Fi").text, equals: "[x] Wi-Fi")
  }

  @Test func `marks beside an element belong to its text`() throws {
    let toggle = try screen.find(.toggle, "Wi-Fi")
    for _ in 0..<2 { screen.press(.tab) }
    expectText(toggle.text, equals: ">[x] Wi-Fi<")
    expectText(try screen.find(.button, "Save").text, equals: "[ Save ]")
    expectText(toggle.render(.cells), equals: "\"[x] Wi-Fi\"\n  0..2 inverse, 4..8 inverse")
  }

  @Test(arguments: [(3, 0, "A<"), (2, 1, ">A"), (3, 1, ">A<"), (1, 0, "A")] as [(Int, CGFloat, String)])
  func `marks at the edges of the screen belong to the text of an element`(
    _ width: Int, _ padding: CGFloat, _ expected: String
  ) throws {
    let screen = Screen(width: width) { Button("A") {}.buttonStyle(.plain).padding(.leading, padding) }
    screen.press(.tab)
    expectText(try screen.find(.button).text, equals: expected)
  }

  @Test func `an element that is gone has no picture`() throws {
    let hide = try screen.find(id: "hide")
    #expect(hide.problemOfPicture == nil)
    try hide.tap()
    expectEqual(
      hide.problemOfPicture, "button \"Hide\" cannot be compared: it is no longer on the screen; find it again")
    expectEqual([.text, .ansi, .cells, .tree, .semantics].map(hide.render), ["", "", "", "", ""])
    expectEqual(hide.render(.json), "[]")
    expectText(hide.render(.svg), contains: #"width="0" height="0""#)
  }

  @Test func `a picture shows what changed since the last event, also in points`() throws {
    final class Model: ObservableObject {
      @Published var word = "old"
    }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("above")
          HStack(spacing: 8) {
            Text("beside")
            Text(model.word).accessibilityIdentifier("word")
          }
        }
      }
    }
    let model = Model()
    let screen = Screen(Page(model: model), width: 20, options: ScreenOptions(unit: .points))
    let word = try screen.find(id: "word")
    model.word = "new"
    expectText(word.render(.cells), equals: "\"new\"")
    expectText(word.render(.html), contains: "style=\"left:0ch;top:0em;width:3ch;height:1em\"")
  }

  @Test func `a scroll view cuts the picture of what it shows in part`() throws {
    let screen = Screen(width: 12, height: 3) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<9, id: \.self) { Text("Row \($0)") }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Rows")
      }
      Text("Below")
    }
    let rows = try screen.find(.group, "Rows")
    expectText(rows.text, equals: "Row 0\nRow 1")
    let row = try screen.find(.staticText, "Row 5")
    expectEqual(
      row.problemOfPicture,
      "staticText \"Row 5\" cannot be compared: no cell of it is visible; use scroll(to:), or a larger screen")
    expectEqual([.text, .ansi, .cells].map(row.render), ["", "", ""])
    expectText(row.render(.svg), contains: #"width="0" height="0""#)
    try row.scrollTo()
    expectText(row.text, equals: "Row 5")
  }

  @Test func `half of a wide character is a blank`() {
    let screen = Screen(width: 6) {
      Text("日本語").accessibilityHidden(true)
        .overlay(alignment: .leading) {
          Color.clear.frame(width: 2, height: 1).accessibilityElement().accessibilityLabel("Part").padding(.leading, 1)
        }
    }
    let part = screen.descendants.first { $0.label == "Part" }
    expectText(part?.render(.cells) ?? "", equals: "\"  \"")
  }

  @Test func `the caret is counted from the corner of the element`() throws {
    let screen = Screen(width: 30) {
      VStack(alignment: .leading) {
        Text("Above")
        HStack {
          Text("ab")
          TextField("Name", text: .constant("Ada"))
        }
      }
    }
    let field = try screen.find(.textField, "Name")
    try field.focus()
    func caret(_ text: String) -> Int? { text.firstMatch(of: /(\d+) caret/).flatMap { Int($0.output.1) } }
    let whole = try #require(caret(screen.render(.cells)))
    expectEqual(caret(field.render(.cells)), whole - Int(field.frame.minX))
    expectEqual(caret(try screen.find(.staticText, "Above").render(.cells)), nil)
  }

  @Test func `JSON has one element a line, which a parser reads`() throws {
    struct Row: Decodable, Equatable {
      var level: Int
      var role: String
      var name: String
      var value: String?
      var state: [String]?
      var actions: [String]?
      var ids: [String]?
      var frame: [Double]
    }
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        List(["A \"b\"\\\u{1B}"], id: \.self) { Button($0) {} }.accessibilityLabel("Rows")
        Toggle("Wi-Fi", isOn: .constant(true)).accessibilityIdentifier("wifi")
        Button("Off") {}.disabled(true)
      }
    }
    screen.press(.tab)
    let text = screen.render(.json)
    let rows = try JSONDecoder().decode([Row].self, from: Data(text.utf8))
    expectEqual(
      rows,
      [
        Row(level: 0, role: "list", name: "Rows", frame: [0, 0, 20, 1]),
        Row(
          level: 1, role: "button", name: "A \"b\"\\\u{1B}", state: ["focused"], actions: ["tap"], frame: [0, 0, 20, 1]),
        Row(
          level: 0, role: "toggle", name: "Wi-Fi", value: "on", actions: ["tap"], ids: ["wifi"], frame: [0, 1, 9, 1]),
        Row(level: 0, role: "button", name: "Off", state: ["disabled"], frame: [0, 2, 7, 1]),
      ])
    expectEqual(text.split(separator: "\n").count, 6)
    expectText(
      try screen.find(.toggle).render(.json), startsWith: "[\n{\"level\":0,\"role\":\"toggle\",\"name\":\"Wi-Fi\"")
    #expect(SnapshotFormat.json.fileExtension == "json")
  }

  @Test func `an element is compared with its file`() throws {
    expectSnapshot(of: try screen.find(.button, "Save"))
    expectSnapshot(of: try screen.find(.toggle, "Wi-Fi"), as: [.text, .cells, .json], named: "toggle")
  }

  @Test func `an element without columns has no picture, not even the mark of its neighbour`() throws {
    let screen = Screen(width: 12) {
      HStack(spacing: 0) {
        Button("A") {}.buttonStyle(.plain)
        Color.clear.frame(width: 1, height: 1)
        Color.clear.frame(width: 0, height: 1).accessibilityElement().accessibilityLabel("Gap")
        Text("B")
      }
    }
    screen.press(.tab)
    expectText(screen.text, equals: "A<B")
    expectText(try screen.find(label: "Gap").text, equals: "")
  }
}
