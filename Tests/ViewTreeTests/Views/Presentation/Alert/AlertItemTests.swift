import Testing
import ViewTreeTesting

@MainActor struct AlertItemTests {
  private struct Asking: View {
    let probe: Probe
    @State private var file: String?
    var body: some View {
      Chooser(file: $file)
        .alert("Delete?", item: $file) { file in
          Button("Delete \(file)") { probe.note("deleted \(file)") }
        } message: { file in
          Text("\(file) is gone then.")
        }
    }
  }

  private struct Chooser: View {
    @Binding var file: String?
    var body: some View {
      Button("Ask") { file = "a.txt" }
      Text(file ?? "nothing")
    }
  }

  @Test func `a question is there while there is a value, and about it`() throws {
    let probe = Probe()
    let screen = Screen(width: 40, height: 10) { Asking(probe: probe) }
    #expect(screen.findAll(.alert).isEmpty)
    let trace = try screen.trace { try screen.find(.button, "Ask").tap() }
    // The view around only passes the binding on.
    #expect(trace.evaluations(of: Asking.self) == 0)
    expectText(screen.text, contains: "a.txt is gone then.")
    try screen.find(.button, "Delete a.txt").tap()
    #expect(probe.log == ["deleted a.txt"] && screen.findAll(.alert).isEmpty)
    expectText(screen.text, contains: "nothing")
  }

  @Test func `every title and both questions have the form`() throws {
    let item = Binding<Int?>.constant(3)
    let (key, text) = (LocalizedStringKey("Key"), "Text".dropLast(0))
    func title<V: View>(_ role: Role, _ view: V) throws -> String {
      try #require(Screen(width: 40, height: 12) { view }.findAll(role).first?.label)
    }
    let base = Text("x")
    #expect(try title(.alert, base.alert(Text("T"), item: item) { Text("\($0)") }) == "T")
    #expect(try title(.alert, base.alert(key, item: item) { Text("\($0)") }) == "Key")
    #expect(try title(.alert, base.alert(text, item: item) { Text("\($0)") }) == "Text")
    let message = base.alert(text, item: item) { _ in
      Button("A") {}
    } message: {
      Text("\($0) things")
    }
    #expect(try title(.alert, message) == "Text")
    let dialog = base.confirmationDialog(text, item: item) { _ in
      Button("A") {}
    } message: {
      Text("\($0) things")
    }
    #expect(try title(.confirmationDialog, dialog) == "Text")
    #expect(try title(.confirmationDialog, base.confirmationDialog(key, item: item) { Text("\($0)") }) == "Key")
    #expect(try title(.confirmationDialog, base.confirmationDialog(Text("T"), item: item) { Text("\($0)") }) == "T")
  }

  @Test func `a dialog about a value can be cancelled, and its title hidden`() {
    let item = Binding<Int?>.constant(3)
    func screen(_ visibility: Visibility) -> Screen {
      Screen(width: 40, height: 12) {
        Text("x").confirmationDialog("Title", item: item, titleVisibility: visibility) { Button("Delete \($0)") {} }
      }
    }
    for visibility in [Visibility.visible, .hidden] {
      expectEqual(screen(visibility).findAll(.button).map(\.label), ["Delete 3", "Cancel"])
      expectEqual(screen(visibility).text.contains("Title"), visibility == .visible)
    }
  }
}
