import Testing
import ViewTreeTesting

// The examples of the article `ComingFromOtherTools`, as they stand there.

struct Cart: View {
  @State private var count = 1
  @State private var isGift = false
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("Books: \(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
      Toggle("Gift", isOn: $isGift)
      if isGift { TextField("Note", text: $note) }
    }
  }
}

@MainActor struct ComingFromOtherToolsTests {
  @Test func `a picture instead of an image`() {
    let screen = Screen(width: 20) { Cart() }
    expectSnapshot(of: screen)
    expectSnapshot(of: Cart(), width: 12, options: ScreenOptions(glyphs: .unicode), named: "narrow")
    expectSnapshot(of: screen, as: .tree, named: "tree")
  }

  @Test func `a query instead of an inspection`() throws {
    let screen = Screen(width: 20) { Cart() }
    try screen.find(.button, "Add").tap()
    #expect(try screen.find(id: "count").label == "Books: 2")
    #expect(try screen.find(.toggle, "Gift").toggleState == .off)
    #expect(screen.findAll(.textField).isEmpty)
  }

  @Test func `events instead of a simulator`() async throws {
    let screen = Screen(width: 20) { Cart() }
    try screen.find(.toggle, "Gift").tap()
    try screen.find(.textField, "Note").type("For you")
    screen.press(.escape)
    try await screen.settle()
    #expect(try screen.find(.textField, "Note").value == "For you")
  }
}
