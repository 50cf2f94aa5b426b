import Foundation
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// The events of a play: their effect, their statements, and their form in a file.
@MainActor struct PlayEventTests {
  private struct Page: View {
    @State private var isOn = false
    @State private var name = ""

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle("Same", isOn: $isOn).accessibilityIdentifier("first")
      Toggle("Same", isOn: $isOn)
      TextField("Name", text: $name)
      Button("Off") {}.disabled(true)
    }
  }

  private let screen = Screen(width: 30, height: 8) { Page() }

  private func target(_ role: Role, _ label: String, at index: Int = 0) throws -> PlayTarget {
    PlayTarget(try screen.find(role, label, at: index), on: screen)
  }

  private func events() throws -> [(PlayEvent, String)] {
    [
      (.tap(try target(.toggle, "Wi-Fi"), count: 1), "try screen.find(.toggle, \"Wi-Fi\").tap()"),
      (.tap(try target(.toggle, "Same"), count: 2), "try screen.find(id: \"first\").doubleTap()"),
      (.longPress(try target(.toggle, "Same", at: 1)), "try screen.find(.toggle, \"Same\", at: 1).longPress()"),
      (.press(.up.with(.option)), "screen.press(.up.with(.option))"),
      (.type("a\"\u{5D0}"), "screen.type(\"a\\\"\u{5D0}\")"),
      (.wheel(column: 1, row: 2, columns: 0, rows: -3), "screen.turnWheel(column: 1, row: 2, byColumns: 0, rows: -3)"),
      (.hover(column: 1, row: 2), "screen.hover(column: 1, row: 2)"),
      (.click(column: 1, row: 2), "screen.click(column: 1, row: 2)"),
      (.secondaryClick(column: 1, row: 2), "screen.secondaryClick(column: 1, row: 2)"),
      (
        .drag(column: 1, row: 2, toColumn: -1, toRow: 4), "screen.drag(fromColumn: 1, row: 2, toColumn: -1, row: 4)"
      ),
      (.resize(width: 20, height: nil), "screen.resize(width: 20)"),
      (.resize(width: 20, height: 9), "screen.resize(width: 20, height: 9)"),
      (.advance(milliseconds: 400), "screen.advance(by: .milliseconds(400))"),
      (.settle, "try await screen.settle(patience: .milliseconds(100), allowsUnfinished: true)"),
      (.locale("de"), "settings.locale = Locale(identifier: \"de\")"),
      (.colorScheme(.dark), "settings.colorScheme = .dark"),
      (.dynamicTypeSize(.xxLarge), "settings.dynamicTypeSize = .xxLarge"),
      (.mountAgain, "screen = makeScreen()"),
    ]
  }

  @Test func `each event has the statement that makes it`() throws {
    for (event, statement) in try events() { expectEqual(event.statement(on: screen), statement) }
  }

  @Test func `each event is the same after it was written and read`() throws {
    for (event, statement) in try events() {
      let data = try JSONEncoder().encode(event)
      expectEqual(try JSONDecoder().decode(PlayEvent.self, from: data), event, statement)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PlayEvent.self, from: Data(#"{"name": "hover", "numbers": [1]}"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PlayEvent.self, from: Data(#"{"name": "press", "text": "screen.press(.none)"}"#.utf8))
    }
  }

  @Test func `an event has its effect, or is impossible`() throws {
    let tap = PlayEvent.tap(try target(.toggle, "Wi-Fi"), count: 1)
    #expect(tap.perform(on: screen))
    expectEqual(try screen.find(.toggle, "Wi-Fi").toggleState, .on)
    #expect(!PlayEvent.tap(try target(.button, "Off"), count: 1).perform(on: screen))
    // Nothing has the focus: typing would be an issue of the test.
    #expect(!PlayEvent.type("a").perform(on: Screen(width: 10) { Page() }))
    #expect(PlayEvent.tap(try target(.textField, "Name"), count: 1).perform(on: screen))
    #expect(PlayEvent.type("abc").perform(on: screen))
    expectEqual(try screen.find(.textField, "Name").value, "abc")
    #expect(PlayEvent.resize(width: 12, height: 5).perform(on: screen))
    expectEqual(screen.width, 12)
    let other = Screen(width: 10) { Text("a") }
    #expect(!tap.perform(on: other))
    expectEqual(screen.issues, [])
  }

  @Test func `all kinds of events are chosen`() {
    var random = SplitMix(seed: 3)
    var names: Set<Substring> = []
    for _ in 0..<2_000 {
      guard let event = PlayEvent.random(on: screen, base: (30, 8), using: &random) else { continue }
      names.insert("\(event)".prefix { $0 != "(" })
      if case .resize(let width, let height) = event {
        #expect((15...45).contains(width) && (height.map { (4...12).contains($0) } ?? true))
      }
    }
    // Settling and the end of animations are not chosen.
    expectEqual(names.count, 15)
  }
}
