import Testing
import ViewTreeCompatibility
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
    expectEqual(done(screen), "saved saved ok cancelled")
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
    expectEqual(done(screen), "plain both")
  }

  @Test func `a key that the focus handles is no shortcut: Return on a button, a typed letter`() throws {
    let screen = Screen(Editor(), width: 30)
    try screen.find(.textField, "Name").type("s")
    screen.press(.tab)
    screen.press(.return)
    expectEqual(done(screen), "saved")
    try expectEqual(screen.find(.textField, "Name").value, "s")
  }

  private struct Login: View {
    let probe: Probe
    @State private var name = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Plain", text: $name)
        TextField("Own", text: $name).onSubmit { probe.note("submit") }
        TextField("Search", text: $name).onSubmit(of: .search) { probe.note("search") }
        TextField("Older", text: $name, onCommit: { probe.note("commit") })
        SecureField("Secret", text: $name)
        Button("OK") { probe.note("ok") }.keyboardShortcut(.defaultAction)
        Button("Send") { probe.note("send") }.keyboardShortcut(.return)
      }
    }
  }

  @Test func `Return in a field without a submit action presses the default button`() throws {
    let probe = Probe()
    let screen = Screen(Login(probe: probe), width: 20)
    for name in ["Plain", "Own", "Search", "Older", "Secret"] { try screen.find(.textField, name).type("\n") }
    expectEqual(probe.text, "ok submit ok commit ok")
    screen.press(Key.return.with(.command))
    expectEqual(probe.text, "ok submit ok commit ok send")
  }

  @Test func `Return in a field leaves its caret where it is`() throws {
    struct Field: View {
      @State private var text = "abcdefgh"
      var body: some View { TextField("T", text: $text) }
    }
    let screen = Screen(Field(), width: 20)
    screen.press(.tab)
    screen.press(.home)
    screen.press(.return)
    screen.press(.right)
    screen.press(.delete)
    screen.type("x")
    expectText(screen.text, equals: ">xbcdefgh          <")
  }

  @Test func `a bordered button that Return presses is marked`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Button("Save") {}
        Button("Open") {}.buttonStyle(.bordered)
      }
      .keyboardShortcut(.defaultAction)
      Button("Cancel") {}.keyboardShortcut(.cancelAction)
      Button("Plain") {}.keyboardShortcut(.defaultAction).buttonStyle(.plain)
      Button("None") {}.keyboardShortcut(nil).keyboardShortcut(.defaultAction)
    }
    expectText(screen.text, equals: "[= Save =]\n[= Open =]\n[ Cancel ]\n   Plain\n [ None ]")
  }

  @Test func `a style may read the shortcut of its button, and a presentation does not inherit it`() {
    struct Named: ButtonStyle {
      @Environment(\.keyboardShortcut) private var shortcut
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(shortcut == .defaultAction ? "default" : shortcut == nil ? "none" : "other")
        }
      }
    }
    let screen = Screen(width: 20, height: 5) {
      Button("A") {}.buttonStyle(Named())
        .sheet(isPresented: .constant(true)) { Button("B") {}.buttonStyle(Named()) }
        .keyboardShortcut(.defaultAction)
    }
    #expect(screen.text.contains("B none") && screen.text.contains("A default"))
  }

  @Test func `shortcuts below a modal presentation are inactive`() {
    let screen = Screen(
      Editor().alert("Stop?", isPresented: .constant(true)) { Button("No") {} }, width: 30, height: 12)
    screen.press(.character("s").with(.command))
    expectText(screen.text, lacks: "saved")
  }

  @Test func `the shortcut of the upper of two modal views counts`() {
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
    expectText(screen.text, contains: "upper")
  }

  @Test func `a control has the innermost of its shortcuts, and those of the views around it`() {
    let probe = Probe()
    let screen = Screen(width: 20) {
      Button("a") { probe.note("a") }.keyboardShortcut("x").keyboardShortcut("y")
      Button("b") { probe.note("b") }.keyboardShortcut(nil).keyboardShortcut("z")
      HStack { Button("c") { probe.note("c") } }.keyboardShortcut("w")
    }
    for key in "xyzw" { screen.press(.character(key).with(.command)) }
    expectEqual(probe.text, "a c")
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
    try expectEqual(screen.find(.toggle, "On").toggleState, .off)
    screen.press(.tab)
    screen.paste(" a\nb")
    try expectEqual(screen.find(.textField, "Name").value, " a b")
  }
}
