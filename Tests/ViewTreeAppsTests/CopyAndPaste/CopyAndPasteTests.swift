import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor @Suite struct CopyAndPasteTests {
  private let probe = Probe()

  private func command(_ letter: Character, _ screen: Screen, by modifier: Key.Modifiers = .command) {
    screen.press(.character(letter).with(modifier))
  }

  private struct Board: View {
    let probe: Probe
    @State private var items = ["milk", "tea"]
    @State private var typed = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button(items.joined(separator: " ")) {}
          .copyable(items)
          .cuttable(for: String.self) {
            defer { items = [] }
            return items
          }
          .pasteDestination(for: String.self) {
            items += $0
          } validator: {
            $0.filter { $0 != "bad" }
          }
        Button("other") {}
          .onCopyCommand { [NSItemProvider(object: "bad" as NSString)] }
          .onCutCommand(perform: nil)
          .onPasteCommand(of: [.text]) { providers in
            _ = providers[0].loadObject(ofClass: String.self) { text, _ in
              Task { @MainActor in probe.note(text ?? "?") }
            }
          }
        TextField("Field", text: $typed)
      }
    }
  }

  @Test func `values are copied, cut and pasted where the focus is`() async throws {
    let screen = Screen(Board(probe: probe), width: 30)
    command("c", screen)
    screen.press(.tab)
    command("v", screen)
    expectText(screen.text, contains: "milk tea<")
    command("c", screen, by: .control)
    command("v", screen)
    expectText(screen.text, contains: "milk tea milk tea")
    command("x", screen)
    expectText(screen.text, lacks: "milk")
    command("v", screen, by: .control)
    expectText(screen.text, contains: "milk tea milk tea")
    screen.press(.tab)
    command("x", screen)
    command("v", screen)
    try await screen.settle()
    expectEqual(probe.text, "milk")
    command("c", screen)
    screen.press(.tab)
    command("v", screen)
    try expectEqual(screen.find(.textField).value, "bad")
    screen.press(.tab)
    command("v", screen)
    #expect(!screen.text.contains("tea bad") && screen.issues == [])
  }

  @Test func `text that comes from outside is pasted too`() async throws {
    let screen = Screen(Board(probe: probe), width: 30)
    screen.press(.tab)
    screen.paste("bread")
    expectText(screen.text, contains: "milk tea bread")
  }

  @Test func `a key with an action is not passed to views outside, and a key without one is`() {
    struct Nested: View {
      let probe: Probe
      var body: some View {
        VStack {
          Button("both") {}.onMoveCommand { probe.note("inner \($0)") }.onDeleteCommand { probe.note("inner delete") }
            .copyable(["a"])
          Button("none") {}.onMoveCommand(perform: nil).onDeleteCommand(perform: nil).onCopyCommand(perform: nil)
            .copyable([String]())
        }
        .onMoveCommand { probe.note("outer \($0)") }.onDeleteCommand { probe.note("outer delete") }
        .onCopyCommand {
          probe.note("outer copy")
          return []
        }
      }
    }
    let screen = Screen(Nested(probe: probe), width: 20)
    func press() {
      for key in [Key.left, .delete, .character("c").with(.command)] { screen.press(key) }
    }
    screen.press(.tab)
    press()
    expectEqual(probe.log, ["inner left", "inner delete"])
    probe.clear()
    screen.press(.tab)
    press()
    expectEqual(probe.log, ["outer left", "outer delete", "outer copy"])
  }

  @Test
  func `what is pasted is for the innermost view that accepts it, and what is cut for the innermost that gives it`() {
    struct Nested: View {
      let probe: Probe
      let accepts: Bool
      var body: some View {
        VStack {
          Button("values") {}.copyable(["a", "b"]).cuttable(for: String.self) { accepts ? ["cut"] : [] }
            .pasteDestination(for: String.self) {
              probe.note("inner \($0.joined(separator: "+"))")
            } validator: {
              accepts ? $0 : []
            }
          Button("items") {}.onCutCommand(perform: accepts ? { [NSItemProvider(object: "item" as NSString)] } : nil)
            .onPasteCommand(of: [.text]) {
              accepts ? $0 : nil
            } perform: {
              probe.note("inner \($0.count)")
            }
        }
        .onCutCommand {
          probe.note("outer cut")
          return []
        }
        .pasteDestination(for: String.self) { probe.note("outer \($0.joined(separator: "+"))") }
      }
    }
    for accepts in [true, false] {
      let screen = Screen(Nested(probe: probe, accepts: accepts), width: 20)
      func press(_ letters: Character...) -> [String] {
        probe.clear()
        for letter in letters { command(letter, screen) }
        return probe.log
      }
      screen.press(.tab)
      expectEqual(press("c", "v"), [accepts ? "inner a+b" : "outer a+b"])
      expectEqual(press("x", "v"), accepts ? ["inner cut"] : ["outer cut", "outer a+b"])
      screen.press(.tab)
      expectEqual(press("x"), accepts ? [] : ["outer cut"])
      expectEqual(press("v"), [accepts ? "inner 1" : "outer a+b"])
    }
  }

  @Test func `a field receives the first of several copied texts`() throws {
    struct Copying: View {
      @State private var text = ""
      var body: some View {
        Button("values") {}.copyable(["one", "two"])
        TextField("Field", text: $text)
      }
    }
    let screen = Screen(Copying(), width: 20)
    screen.press(.tab)
    command("c", screen)
    screen.press(.tab)
    command("v", screen)
    try expectEqual(screen.find(.textField).value, "one")
  }

  @Test func `Delete and the arrows are for the view with the focus`() {
    struct Grid: View {
      let probe: Probe
      var body: some View {
        Button("cell") {}
          .onMoveCommand { probe.note("\($0)") }
          .onDeleteCommand { probe.note("delete") }
        Button("none") {}.onMoveCommand(perform: nil).onDeleteCommand(perform: nil)
      }
    }
    let screen = Screen(Grid(probe: probe), width: 20)
    screen.press(.delete)
    screen.press(.tab)
    for key in [Key.up, .down, .left, .right, .delete, .deleteForward, .character("x")] { screen.press(key) }
    expectEqual(probe.text, "up down left right delete delete")
    screen.press(.tab)
    screen.press(.delete)
    screen.press(.left)
    expectEqual(probe.text, "up down left right delete delete")
  }
}
