import Testing
import ViewTreeTesting

/// A view may be declared in parts: its properties in one, its body and its protocol in another.
@Suite struct ViewsInExtensionsTests {
  private let card = "struct Card {\nlet isOn: Binding<Bool>\n@State var items: [Item] = []\n}\n"
  private let body = """
    var body: some View {
    let f = DateFormatter()
    Text(isOn.wrappedValue ? "a" : "b")
    List(items) { item in
    NavigationLink(item.name) { AnyView(Detail(item: item)) }
    }
    ForEach(items) { _ in
    AnyView(Row(1))
    }
    }

    """

  private func places(_ text: String, besides other: String = "") -> [String] {
    findings(text, besides: other).map { String($0.prefix { $0 != ":" } + $0.drop { $0 != " " }.prefix { $0 != ":" }) }
  }

  @Test func `a body in an extension that makes the type a view is read`() {
    expectEqual(
      places(card + "extension Card: View {\n\(body)}"),
      ["2 plain-binding", "7 object-in-body", "10 row-destination", "13 erased-row"])
  }

  @Test func `so is a body in an extension of a view`() {
    expectEqual(
      places(card.replacing("Card", with: "Card: View") + "extension Card {\n\(body)}"),
      ["2 plain-binding", "7 object-in-body", "10 row-destination", "13 erased-row"])
  }

  @Test func `the protocol may stand in another file, the properties as well`() {
    expectEqual(
      places("extension Card {\n\(body)}", besides: card + "extension Card: View {}"),
      ["3 object-in-body", "6 row-destination", "9 erased-row"])
  }

  @Test func `an extension of a type that is no view is left alone`() {
    let sequence = card.replacing("Card", with: "Card: Sequence")
    expectEqual(places("extension Card: Sendable {\n\(body)}", besides: sequence), [])
    expectEqual(places("extension Card: Sendable {\n\(body)}"), [])
  }

  @Test func `two types of one name do not read each other's bindings`() {
    func row(in type: String, _ body: String) -> String {
      "struct \(type) {\nstruct Row: View {\nlet isOn: Binding<Bool>\nvar body: some View { \(body) }\n}\n}\n"
    }
    let passing = row(in: "A", "Toggle(\"a\", isOn: isOn)")
    expectEqual(places(passing + row(in: "C", "if isOn.wrappedValue { Text(\"x\") }")), ["9 plain-binding"])
    expectEqual(places(passing), [])
  }

  @Test func `every binding that a body reads is named, and no other`() {
    let bindings = ["a", "b", "c", "d"].map { "let \($0): Binding<Int>\n" }.joined()
    let body = "Text(c.wrappedValue)\nd.wrappedValue = 1\nText(x.b.wrappedValue)\n"
    let more = "extension V { func body(content: Int) -> some View { Text(self.a.wrappedValue) } }\n"
    expectEqual(
      places("struct V: View {\n" + bindings + "var body: some View {\n\(body)}\n}\n" + more),
      ["2 plain-binding", "4 plain-binding"])
  }
}
