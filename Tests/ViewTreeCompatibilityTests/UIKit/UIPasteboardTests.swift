import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct UIPasteboardTests {
  private struct Codes: View {
    @State private var pasted = "-"

    var body: some View {
      VStack(alignment: .leading) {
        Button("Copy") { UIPasteboard.general.string = "4711" }
        Button("Clear") { UIPasteboard.general.string = nil }
        Button("Ask") { pasted = UIPasteboard.general.string ?? "nothing" }
        PasteButton(payloadType: String.self) { pasted = $0.joined() }
        Text(pasted)
      }
    }
  }

  @Test func `a copied text is pasted on the same screen only`() throws {
    let (screen, other) = (Screen(Codes(), width: 20), Screen(Codes(), width: 20))
    try screen.find(.button, "Copy").tap()
    try screen.find(.button, "Paste").tap()
    expectText(screen.text, endsWith: "4711")
    try other.find(.button, "Ask").tap()
    expectText(other.text, endsWith: "nothing")
    try screen.find(.button, "Clear").tap()
    try screen.find(.button, "Ask").tap()
    expectText(screen.text, endsWith: "nothing")
  }

  @Test func `the pasteboard outside of a screen is empty`() {
    UIPasteboard.general.string = "a"
    #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
    #expect(UIPasteboard.general.strings == nil && UIPasteboard.general.url == nil)
  }
}
