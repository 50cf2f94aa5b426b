import Testing
import ViewTreeTesting

@testable import TextBackend

/// The events that become one statement in a recording, and those that stay apart.
@MainActor struct RecordingWordsTests {
  private struct Page: View {
    @State private var isOpen = true
    @State private var isIn = false
    @State private var level = 0.5
    var body: some View {
      VStack(alignment: .leading) {
        Button("Go") {}
        Text(isIn ? "in" : "out").onHover { isIn = $0 }
        Text("twice").onTapGesture(count: 2) {}
        Slider(value: $level).frame(width: 20)
        Slider(value: $level).frame(width: 20)
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Button("Same") {}.accessibilityIdentifier("id")
        Button("Other") {}.accessibilityIdentifier("id")
        ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("Row \($0)") } } }.frame(height: 3)
      }
    }
  }

  private func recorded(_ body: (Screen) throws -> Void) rethrows -> String {
    let screen = Screen(width: 30) { Page() }
    return try screen.record { try body(screen) }.description
  }

  private func click(_ screen: Screen, _ count: Int, column: Int = 1, row: Int = 2) {
    screen.point(.down, column: column, row: row, count: count)
    screen.point(.up, column: column, row: row, count: count)
  }

  // MARK: Clicks

  @Test func `a press of half a second is long, and earlier presses do not count`() throws {
    let words = try recorded { screen in
      try screen.find(.button, "Go").longPress(for: .seconds(2))
      for milliseconds in [500, 499] {
        screen.press(column: 1, row: 0)
        screen.advance(by: .milliseconds(milliseconds))
        screen.release(column: 1, row: 0)
      }
    }
    expectText(
      words,
      equals: """
        try screen.find(.button, "Go").longPress(for: .milliseconds(2000))
        try screen.find(.button, "Go").longPress(for: .milliseconds(500))
        try screen.find(.button, "Go").tap()
        """)
  }

  @Test func `a long press beside all controls is three statements`() {
    let words = recorded { screen in
      screen.press(column: 25, row: 2)
      screen.advance(by: .milliseconds(700))
      screen.release(column: 25, row: 2)
    }
    expectText(
      words,
      equals: """
        screen.press(column: 25, row: 2)
        screen.advance(by: .milliseconds(700))
        screen.release(column: 25, row: 2)
        """)
  }

  @Test func `a second click elsewhere leaves the first, and a third is recorded by its place`() {
    let words = recorded { screen in
      click(screen, 1)
      click(screen, 2, row: 3)
      screen.click(column: 1, row: 0, count: 3)
      screen.click(column: 1, row: 0, count: 0)
    }
    expectText(
      words,
      equals: """
        screen.click(column: 1, row: 2)
        screen.click(column: 1, row: 3, count: 2)
        screen.click(column: 1, row: 0, count: 3)
        try screen.find(.button, "Go").tap()
        """)
  }

  @Test func `a click again in the same place stays a click of its own, unless it counts as the second`() {
    let again = recorded { screen in
      click(screen, 1)
      click(screen, 1)
    }
    expectEqual(again, "screen.click(column: 1, row: 2)\nscreen.click(column: 1, row: 2)")
    let second = recorded { screen in
      click(screen, 1)
      click(screen, 2)
    }
    expectEqual(second, "screen.click(column: 1, row: 2, count: 2)")
  }

  @Test func `events between two clicks are never lost`() {
    let between: [(String, (Screen) -> Void)] = [
      ("screen.press(.tab)", { $0.press(.tab) }),
      ("screen.press(.end)", { $0.press(.end) }),
      (
        "screen.turnWheel(column: 2, row: 9, byColumns: 0, rows: 1)",
        { $0.turnWheel(column: 2, row: 9, byColumns: 0, rows: 1) }
      ),
      (
        "screen.drag(fromColumn: 4, row: 2, toColumn: 8, row: 2)",
        { $0.drag(fromColumn: 4, row: 2, toColumn: 8, row: 2) }
      ),
      (
        #"try screen.find(.button, "Go").longPress(for: .milliseconds(1000))"#,
        { screen in
          screen.press(column: 1, row: 0)
          screen.advance(by: .seconds(1))
          screen.release(column: 1, row: 0)
        }
      ),
    ]
    for (statement, event) in between {
      let words = recorded { screen in
        click(screen, 1)
        event(screen)
        click(screen, 2)
      }
      expectEqual(words, "screen.click(column: 1, row: 2)\n\(statement)\nscreen.click(column: 1, row: 2, count: 2)")
    }
  }

  @Test func `typed words between two clicks are never lost`() {
    let words = recorded { screen in
      screen.press(.tab)
      click(screen, 1)
      screen.type("q")
      click(screen, 2)
    }
    expectText(
      words,
      equals: """
        screen.press(.tab)
        screen.click(column: 1, row: 2)
        screen.type("q")
        screen.click(column: 1, row: 2, count: 2)
        """)
  }

  @Test func `typed words and turns of the wheel come before the event after them`() throws {
    let events: [(String, (Screen) throws -> Void)] = [
      ("screen.press(.end)", { $0.press(.end) }),
      ("screen.advance(by: .milliseconds(1000))", { $0.advance(by: .seconds(1)) }),
      (#"screen.paste("p")"#, { $0.paste("p") }),
      ("screen.secondaryClick(column: 25, row: 2)", { $0.secondaryClick(column: 25, row: 2) }),
      ("screen.hover(column: 1, row: 1)", { $0.hover(column: 1, row: 1) }),
      ("screen.resize(width: 28)", { $0.resize(width: 28) }),
      (
        "screen.drag(fromColumn: 4, row: 2, toColumn: 8, row: 2)",
        { $0.drag(fromColumn: 4, row: 2, toColumn: 8, row: 2) }
      ),
      ("screen.click(column: 25, row: 2)", { $0.click(column: 25, row: 2) }),
      ("try screen.find(.slider, at: 1).increment()", { try $0.find(.slider, at: 1).increment() }),
      (
        "screen.turnWheel(column: 3, row: 9, byColumns: 0, rows: 1)",
        { $0.turnWheel(column: 3, row: 9, byColumns: 0, rows: 1) }
      ),
    ]
    for (statement, event) in events {
      let typed = try recorded { screen in
        screen.press(.tab)
        screen.type("q")
        try event(screen)
      }
      expectEqual(typed, "screen.press(.tab)\nscreen.type(\"q\")\n\(statement)")
      let turned = try recorded { screen in
        screen.press(.tab)
        screen.turnWheel(column: 2, row: 9, byColumns: 0, rows: 1)
        try event(screen)
      }
      expectEqual(
        turned, "screen.press(.tab)\nscreen.turnWheel(column: 2, row: 9, byColumns: 0, rows: 1)\n\(statement)")
    }
    let words = recorded { screen in
      screen.press(.tab)
      screen.turnWheel(column: 2, row: 9, byColumns: 0, rows: 1)
      screen.type("q")
    }
    expectEqual(
      words, "screen.press(.tab)\nscreen.turnWheel(column: 2, row: 9, byColumns: 0, rows: 1)\nscreen.type(\"q\")")
  }

  @Test func `time after a click is recorded`() {
    let words = recorded { screen in
      click(screen, 1)
      screen.advance(by: .seconds(1))
    }
    expectEqual(words, "screen.click(column: 1, row: 2)\nscreen.advance(by: .milliseconds(1000))")
  }

  @Test func `a drag that returns to where it began is one`() {
    let words = recorded { screen in
      screen.press(column: 1, row: 2)
      screen.drag(toColumn: 6, row: 2)
      screen.drag(toColumn: 1, row: 2)
      screen.release(column: 1, row: 2)
    }
    expectEqual(words, "screen.drag(fromColumn: 1, row: 2, toColumn: 1, row: 2)")
  }

  @Test func `a click on the content of a group is not for the group`() {
    let words = recorded { screen in
      let line = screen.text.split(separator: "\n").firstIndex { $0.contains("inside") } ?? 0
      screen.click(column: 5, row: line)
      screen.click(column: 1, row: line - 1)
    }
    #expect(words.hasPrefix("screen.click(column: 5, row: "), "\(words)")
    #expect(words.hasSuffix(#"try screen.find(.disclosureGroup, "More").tap()"#), "\(words)")
  }

  // MARK: Pointers and wheels

  @Test func `only the last place of a pointer path is kept`() {
    let words = recorded { screen in
      screen.hover(column: 0, row: 1)
      screen.hover(column: 20, row: 2)
      screen.hover(column: 1, row: 1)
    }
    expectEqual(words, "screen.hover(column: 1, row: 1)")
    let interrupted = recorded { screen in
      screen.press(.tab)
      screen.hover(column: 1, row: 1)
      screen.hover(column: 20, row: 2)
      screen.press(.end)
      screen.hover(column: 1, row: 1)
    }
    expectText(
      interrupted,
      equals: """
        screen.press(.tab)
        screen.hover(column: 20, row: 2)
        screen.press(.end)
        screen.hover(column: 1, row: 1)
        """)
  }

  @Test func `the wheel in two places is two statements`() {
    let words = recorded { screen in
      for column in [2, 2, 3] { screen.turnWheel(column: column, row: 9, byColumns: 2, rows: 1) }
    }
    expectText(
      words,
      equals: """
        screen.turnWheel(column: 2, row: 9, byColumns: 4, rows: 2)
        screen.turnWheel(column: 3, row: 9, byColumns: 2, rows: 1)
        """)
  }

  // MARK: Names

  @Test func `an element without a label is recorded by its number, and one with a shared identifier by its label`()
    throws
  {
    let words = try recorded { screen in
      try screen.find(.slider, at: 1).increment()
      try screen.find(.button, "Other").tap()
    }
    expectEqual(words, "try screen.find(.slider, at: 1).increment()\ntry screen.find(.button, \"Other\").tap()")
  }

  @Test func `an element with several identifiers is recorded by its own`() throws {
    let screen = Screen(width: 20) {
      VStack { Button("Go") {}.accessibilityIdentifier("own") }.accessibilityIdentifier("around")
    }
    #expect(try screen.find(.button).identifiers == ["own", "around"])
    let words = try screen.record { try screen.find(.button).tap() }.description
    expectEqual(words, #"try screen.find(id: "own").tap()"#)
  }

  @Test func `an element whose first identifier is shared is recorded by the next one`() throws {
    let screen = Screen(width: 20) {
      Button("Go") {}.accessibilityIdentifier("row").accessibilityIdentifier("own")
      Button("Stop") {}.accessibilityIdentifier("row")
    }
    let words = try screen.record { try screen.find(.button, "Go").tap() }.description
    expectEqual(words, #"try screen.find(id: "own").tap()"#)
  }

  @Test func `one of several equal links in a text is recorded by its number`() throws {
    let screen = Screen(width: 20) {
      Text("[a](https://b.c) or [a](https://d.e)").environment(\.openURL, OpenURLAction { _ in .handled })
    }
    let words = try screen.record { try screen.find(.link, "a", at: 1).tap() }.description
    expectEqual(words, #"try screen.find(.link, "a", at: 1).tap()"#)
  }

  // MARK: Tests

  @Test func `a recorded test has the size with which it began, and a name that is one`() {
    let screen = Screen(width: 30, height: 20) { Page() }
    let recording = screen.record { screen.resize(width: 20) }
    let code = recording.test(named: "a `quoted`\nname", of: "Page()")
    #expect(code.contains("func `a quotedname`() throws {"), "\(code)")
    #expect(code.contains("Screen(width: 30, height: 20) { Page() }\n  screen.resize(width: 20)"), "\(code)")
  }

  @Test func `the keys that end a session are not recorded, however often they were pressed`() {
    let screen = Screen(width: 30) { Page() }
    let end = Key.character("c").with(.control)
    let recording = screen.record {
      screen.press(end)
      screen.press(.tab)
      screen.press(end)
      screen.press(end)
    }
    expectEqual(
      recording.dropping(end).lines, [#"screen.press(.character("c").with(.control))"#, "screen.press(.tab)"])
  }

  @Test func `a press counts from its own time, also in a recording that begins later`() {
    let screen = Screen(width: 20) { Button("Go") {} }
    screen.advance(by: .seconds(10))
    let words = screen.record {
      screen.press(column: 1, row: 0)
      screen.advance(by: .milliseconds(100))
      screen.release(column: 1, row: 0)
    }.description
    expectEqual(words, #"try screen.find(.button, "Go").tap()"#)
  }

  @Test func `a press that lasts while frames are made in real time is long`() {
    let screen = Screen(width: 20) { Button("Go") {} }
    let words = screen.record {
      screen.press(column: 1, row: 0)
      _ = screen.tick(now: .seconds(1))
      screen.release(column: 1, row: 0)
    }.description
    expectEqual(words, #"try screen.find(.button, "Go").longPress(for: .milliseconds(1000))"#)
  }

  @Test func `a move and a release without a press before are not recorded`() {
    let words = recorded { screen in
      screen.drag(toColumn: 6, row: 2)
      screen.release(column: 1, row: 0)
    }
    expectEqual(words, "")
  }
}
