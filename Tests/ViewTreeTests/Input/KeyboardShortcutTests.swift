import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct KeyboardShortcutTests {
  private struct Editor: View {
    @State private var name = ""
    @State private var done = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        Button("Save") { done += "saved " }.keyboardShortcut("s")
        Button("OK") { done += "ok " }.keyboardShortcut(.defaultAction)
        Button("Cancel") { done += "cancelled " }.keyboardShortcut(.cancelAction)
        Button("Off") { done += "off " }.keyboardShortcut("o").disabled(true)
        Text(done)
      }
    }
  }

  private func done(_ screen: Screen) -> String { String(screen.text.split(separator: "\n").last ?? "") }

  @Test func `a shortcut runs its control wherever the focus is`() throws {
    let screen = Screen(Editor(), width: 30)
    for key in [Key.character("s").with(.command), .character("s").with(.control), .return, .escape] {
      screen.press(key)
    }
    screen.press(.character("s"))
    screen.press(.character("o").with(.command))
    #expect(done(screen) == "saved saved ok cancelled")
  }

  @Test func `control stands for command, and for nothing else`() {
    struct Page: View {
      @State private var done = ""
      var body: some View {
        VStack(alignment: .leading) {
          Button("Plain") { done += "plain " }.keyboardShortcut("p", modifiers: [])
          Button("Both") { done += "both " }.keyboardShortcut("b", modifiers: [.command, .control])
          Text(done)
        }
      }
    }
    let screen = Screen(Page(), width: 30)
    screen.press(.character("p").with(.control))
    screen.press(.character("b").with(.control))
    screen.press(.character("p"))
    screen.press(.character("b").with([.command, .control]))
    #expect(done(screen) == "plain both")
  }

  @Test func `what the focus has use for is no shortcut: a button that return taps, a letter that is typed`() throws {
    let screen = Screen(Editor(), width: 30)
    try screen.find(.textField, "Name").type("s")
    screen.press(.tab)
    screen.press(.return)
    #expect(done(screen) == "saved")
    #expect(try screen.find(.textField, "Name").value == "s")
  }

  @Test func `below something modal there is none`() {
    let screen = Screen(
      Editor().alert("Stop?", isPresented: .constant(true)) { Button("No") {} }, width: 30, height: 12)
    screen.press(.character("s").with(.command))
    #expect(!screen.text.contains("saved"))
  }

  @Test func `of two modal views the upper one's counts`() {
    struct Stacked: View {
      @State private var done = "none"
      var body: some View {
        Text(done).sheet(isPresented: .constant(true)) {
          Button("Lower") { done = "lower" }.keyboardShortcut("x").sheet(isPresented: .constant(true)) {
            Button("Upper") { done = "upper" }.keyboardShortcut("x")
          }
        }
      }
    }
    let screen = Screen(Stacked(), width: 30, height: 12)
    screen.press(.character("x").with(.command))
    #expect(screen.text.contains("upper"))
  }

  @Test func `pasted text is for a field, and taps no control`() throws {
    struct Page: View {
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn)
        TextField("Name", text: $name)
      }
    }
    let screen = Screen(Page(), width: 30)
    screen.press(.tab)
    screen.paste(" a")
    #expect(try screen.find(.toggle, "On").toggleState == .off)
    screen.press(.tab)
    screen.paste(" a\nb")
    #expect(try screen.find(.textField, "Name").value == " a b")
  }
}
