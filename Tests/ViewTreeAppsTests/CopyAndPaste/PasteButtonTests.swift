import Foundation
import Testing
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

  @Test func `it hands on what was copied, if it is of the type`() throws {
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
}
