import Testing
import ViewTreeTesting

@testable import TextBackend

/// Events that a view sends to its own screen: from an action they are handled, from a body they are an issue.
@MainActor struct NestedEventTests {
  @MainActor private final class Sender {
    var screen: Screen?
    var event: (Screen) -> Void = { _ in }
    private(set) var count = 0

    func send() {
      guard let screen, count < 10_000 else { return }
      count += 1
      event(screen)
    }
  }

  private struct FromBody: View {
    let sender: Sender
    @State private var count = 0
    @State private var text = ""

    var body: some View {
      let _ = sender.send()
      VStack(alignment: .leading, spacing: 0) {
        Button("Count \(count)") { count += 1 }
        TextField("Name", text: $text)
        Text("moves").phaseAnimator([0, 1]) { content, _ in content }
      }
    }
  }

  /// An event, and how its issue calls it.
  private static let events: [(name: String, send: (Screen) -> Void)] = [
    ("the key tab", { $0.press(.tab) }), ("the key \"x\"", { $0.type("x") }),
    ("a click", { try? $0.find(.button, "Count 0").tap() }),
    ("a click", { $0.click(column: 1, row: 0) }), ("the pointer", { $0.hover(column: 1, row: 0) }),
    ("a secondary click", { $0.secondaryClick(column: 1, row: 0) }),
    ("time that passes", { $0.advance(by: .seconds(1)) }), ("a new size", { $0.resize(width: $0.width + 1) }),
    ("close()", { $0.close() }), ("the wheel", { $0.turnWheel(column: 0, row: 0, byColumns: 0, rows: 1) }),
    ("a paste", { $0.paste("x") }),
  ]

  @Test func `an event that a body sends is an issue, and nothing else`() throws {
    for (name, send) in Self.events {
      let sender = Sender()
      let screen = Screen(FromBody(sender: sender), width: 20)
      (sender.screen, sender.event) = (screen, send)
      try screen.find(.button, "Count 0").tap()
      expectText(screen.text, startsWith: "[ Count 1 ]")
      #expect(sender.count > 0 && sender.count < 10, "\(name)")
      let issue = try #require(screen.issues.first, "\(name)")
      expectText(issue, contains: "was sent to the screen while a view was being evaluated, and is ignored")
      expectText(issue, contains: "FromBody: \(name)")
      expectEqual(screen.frames.check(), [], "\(name)")
      sender.screen = nil
      try screen.find(.button, "Count 1").tap()
      expectText(screen.text, startsWith: "[ Count 2 ]")
    }
  }

  private struct FromAction: View {
    let sender: Sender
    @State private var count = 0

    var body: some View {
      Button("Count") {
        count += 1
        sender.send()
      }
      Text("\(count)")
    }
  }

  @Test func `an action may send events`() throws {
    let sender = Sender()
    let screen = Screen(FromAction(sender: sender), width: 20)
    sender.screen = screen
    sender.event = { [sender] screen in
      sender.screen = nil
      try? screen.find(.button, "Count").tap()
    }
    try screen.find(.button, "Count").tap()
    expectText(screen.text, equals: "[ Count ]\n    2")
    expectEqual(screen.issues, [])
  }

  @Test func `an action that sends the event that it handles ends, with an issue`() throws {
    let sender = Sender()
    let screen = Screen(FromAction(sender: sender), width: 20)
    (sender.screen, sender.event) = (screen, { try? $0.find(.button, "Count").tap() })
    try screen.find(.button, "Count").tap()
    expectEqual(sender.count, 32)
    expectText(screen.text, equals: "[ Count ]\n    32")
    expectText(
      screen.issues.joined(),
      contains: "was sent while 32 other events were being handled, and is ignored; look for an action")
    sender.screen = nil
    try screen.find(.button, "Count").tap()
    expectText(screen.text, equals: "[ Count ]\n    33")
  }
}
