#if !canImport(AppKit) && !canImport(UIKit)
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  @MainActor struct NSPasteboardTests {
    @Test func `text copied by the Mac pasteboard is pasted`() throws {
      struct Codes: View {
        @State private var pasted = "-"

        var body: some View {
          Button("Copy") {
            NSPasteboard.general.clearContents()
            expectEqual(NSPasteboard.general.declareTypes([.string], owner: nil), 0)
            #expect(NSPasteboard.general.setString("4711", forType: .string))
          }
          Button("Clear") {
            expectEqual(NSPasteboard.general.clearContents(), 0)
            #expect(NSPasteboard.general.string(forType: .string) == nil)
          }
          PasteButton(payloadType: String.self) { pasted = $0.joined() + (UIPasteboard.general.string ?? "") }
          Text(pasted)
        }
      }
      let screen = Screen(Codes(), width: 20)
      try screen.find(.button, "Copy").tap()
      try screen.find(.button, "Paste").tap()
      expectText(screen.text, endsWith: "47114711")
      try screen.find(.button, "Clear").tap()
      #expect(NSPasteboard.general.string(forType: .string) == nil)
      expectEqual(NSPasteboard.PasteboardType("a"), NSPasteboard.PasteboardType(rawValue: "a"))
    }
  }
#endif
