import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@testable import TextBackend

@MainActor struct PasteButtonTests {
  private struct Card: Transferable {}

  private struct Pasting: View {
    @State private var text = "https://a.b"
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Text", text: $text)
        PasteButton(payloadType: String.self) { log = "text \($0.joined())" }
        PasteButton(payloadType: URL.self) { log = "url \($0[0].host() ?? "")" }.accessibilityIdentifier("url")
        PasteButton(payloadType: Card.self) { _ in log = "card" }.accessibilityIdentifier("card")
        Text(log)
      }
    }
  }

  @Test func `a paste button delivers a copied value of its type`() throws {
    let screen = Screen(Pasting(), width: 20)
    expectText(screen.text, equals: "[https://a.b       ]\n[ Paste ]\n[ Paste ]\n[ Paste ]\n-")
    try screen.findAll(.button)[0].tap()
    #expect(screen.text.hasSuffix("-"), "nothing was copied")
    screen.click(column: 2, row: 0)
    screen.press(.character("a").with(.command))
    screen.press(.character("c").with(.command))
    try screen.findAll(.button)[0].tap()
    expectText(screen.text, endsWith: "text https://a.b")
    try screen.find(id: "url").tap()
    expectText(screen.text, endsWith: "url a.b")
    try screen.find(id: "card").tap()
    expectText(screen.text, endsWith: "url a.b")
  }

  @Test func `a paste button delivers item providers of its types`() throws {
    struct Pasting: View {
      let types: [UTType]
      @State private var count = 0

      var body: some View {
        TextField("Name", text: .constant("Ann"))
        PasteButton(supportedContentTypes: types) { count += $0.count }
        Text("\(count)")
      }
    }
    func count(_ types: [UTType]) throws -> String {
      let screen = Screen(width: 20) { Pasting(types: types) }
      screen.press(.tab)
      screen.press(.character("a").with(.command))
      screen.press(.character("c").with(.command))
      try screen.find(.button, "Paste").tap()
      return String(screen.text.filter(\.isNumber))
    }
    try expectEqual([count([.text]), count([.image])], ["1", "0"])
  }
}
