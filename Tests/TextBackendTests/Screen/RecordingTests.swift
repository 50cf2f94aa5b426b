import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

/// The events on a screen, recorded as the code of a test.
@MainActor struct RecordingTests {
  struct Settings: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var level = 0.5
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: $isOn).onHover { _ in }
        Button("A \"quoted\" one") {}
        HStack {
          Button("+") {}
          Button("+") {}
        }
        Slider(value: $level).frame(width: 20)
        TextField("Name", text: $name).frame(width: 20)
        Text("twice").onTapGesture(count: 2) {}.gesture(DragGesture(minimumDistance: 0))
        ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("Row \($0)") } } }.frame(height: 3)
      }
    }
  }

  func recorded(_ body: (Screen) throws -> Void) rethrows -> [String] {
    let screen = Screen(width: 30) { Settings() }
    return try screen.record { try body(screen) }.lines
  }

  @Test func `clicks are recorded by their element, or by their place`() throws {
    let lines = try recorded { screen in
      screen.click(column: 1, row: 0)
      try screen.find(.button, "A \"quoted\" one").tap()
      try screen.find(.button, "+", at: 1).tap()
      screen.click(column: 9, row: 3)
      screen.secondaryClick(column: 2, row: 0)
    }
    expectText(
      lines.joined(separator: "\n"),
      equals: #"""
        try screen.find(.toggle, "Wi-Fi").tap()
        try screen.find(.button, "A \"quoted\" one").tap()
        try screen.find(.button, "+", at: 1).tap()
        screen.click(column: 9, row: 3)
        screen.secondaryClick(column: 2, row: 0)
        """#)
  }

  @Test func `time that a test lets pass is recorded in milliseconds`() {
    let lines = recorded { screen in
      screen.advance(by: .seconds(2))
      screen.press(.end)
      screen.advance(by: .microseconds(1_500))
    }
    expectText(
      lines.joined(separator: "\n"),
      equals: #"""
        screen.advance(by: .milliseconds(2000))
        screen.press(.end)
        screen.advance(by: .milliseconds(1))
        """#)
  }

  @Test func `keys are words where they type, and otherwise keys`() {
    let lines = recorded { screen in
      screen.press(.tab)
      screen.type("Ada L")
      screen.press(.space.with(.control))
      screen.press(.character("s").with([.shift, .control]))
      screen.press(.space)
      screen.press(.backTab)
      screen.paste("a\n\"b\"")
    }
    expectText(
      lines.joined(separator: "\n"),
      equals: #"""
        screen.press(.tab)
        screen.type("Ada L")
        screen.press(.space.with(.control))
        screen.press(.character("s").with([.shift, .control]))
        screen.press(.space)
        screen.press(.backTab)
        screen.paste("a\n\"b\"")
        """#)
  }

  @Test func `a click beside the screen comes after what was typed`() {
    let lines = recorded { screen in
      screen.press(.tab)
      screen.type("q")
      screen.click(column: 99, row: 0)
    }
    expectEqual(lines, ["screen.press(.tab)", "screen.type(\"q\")", "screen.click(column: 99, row: 0)"])
  }

  @Test func `directional and invisible characters are written by their number`() {
    let lines = recorded { screen in screen.paste("a\u{202E}b\u{200B}c 👩‍👩‍👧 é") }
    expectEqual(lines, [#"screen.paste("a\u{202E}b\u{200B}c 👩‍👩‍👧 é")"#])
  }

  @Test func `the actions of a nested recording are in both recordings`() {
    let screen = Screen(width: 30) { Settings() }
    var inner: [String] = []
    let outer = screen.record {
      screen.press(.tab)
      inner = screen.record { screen.press(.escape) }.lines
      screen.press(.backTab)
    }
    expectEqual(inner, ["screen.press(.escape)"])
    expectEqual(outer.lines, ["screen.press(.tab)", "screen.press(.escape)", "screen.press(.backTab)"])
  }

  @Test func `actions before an error are in the outer recording`() {
    struct Failure: Error {}
    let screen = Screen(width: 30) { Settings() }
    let outer = screen.record {
      try? {
        _ = try screen.record {
          screen.press(.tab)
          throw Failure()
        }
      }()
    }
    expectEqual(outer.lines, ["screen.press(.tab)"])
  }

  @Test func `a mouse gesture is one statement`() {
    let lines = recorded { screen in
      screen.point(.down, column: 1, row: 5, count: 1)
      screen.point(.up, column: 1, row: 5, count: 1)
      screen.point(.down, column: 1, row: 5, count: 2)
      screen.point(.up, column: 1, row: 5, count: 2)
      screen.drag(fromColumn: 2, row: 3, toColumn: 8, row: 3, steps: 3)
      screen.turnWheel(column: 2, row: 7, byColumns: 0, rows: 1)
      screen.turnWheel(column: 2, row: 7, byColumns: 0, rows: 1)
      screen.press(column: 1, row: 0)
      screen.advance(by: .seconds(1))
      screen.release(column: 1, row: 0)
      screen.hover(column: 9, row: 9)
      screen.resize(width: 25)
    }
    expectText(
      lines.joined(separator: "\n"),
      equals: """
        screen.click(column: 1, row: 5, count: 2)
        screen.drag(fromColumn: 2, row: 3, toColumn: 8, row: 3)
        screen.turnWheel(column: 2, row: 7, byColumns: 0, rows: 2)
        try screen.find(.toggle, "Wi-Fi").longPress(for: .milliseconds(1000))
        screen.resize(width: 25)
        """)
  }

  @Test func `a recording is a whole test`() throws {
    let screen = Screen(width: 30, height: 12, options: .init(glyphs: .unicode)) { Settings() }
    let recording = screen.record { screen.click(column: 1, row: 0) }
    expectText(
      recording.test(named: "turning Wi-Fi on", of: "Settings()"),
      equals: """
        import Testing
        import ViewTreeTesting

        @MainActor @Test func `turning Wi-Fi on`() throws {
          let screen = Screen(width: 30, height: 12, options: ScreenOptions(glyphs: .unicode)) { Settings() }
          try screen.find(.toggle, "Wi-Fi").tap()
          expectSnapshot(of: screen)
        }

        """)
  }

  @Test func `after an error nothing is recorded any more`() {
    struct Failed: Error {}
    let screen = Screen(width: 30) { Settings() }
    #expect(throws: Failed.self) {
      try screen.record {
        screen.press(.tab)
        throw Failed()
      }
    }
    screen.press(.tab)
    #expect(screen.stopRecording().lines.isEmpty)
  }

  @Test func `actions of elements are recorded by their names`() throws {
    let lines = try recorded { screen in
      let field = try screen.find(.textField, "Name")
      try field.type("Ada")
      try field.paste("b")
      try field.press(.left.with(.shift))
      try field.clear()
      try screen.find(.staticText, "twice").doubleTap()
      try screen.find(.toggle, "Wi-Fi").longPress(for: .seconds(2))
      try screen.find(.toggle, "Wi-Fi").hover()
      try screen.find(.staticText, "twice").drag(to: try screen.find(.button, "+", at: 1))
      try screen.find(.staticText, "twice").drag(byColumns: 2, rows: -1)
      try screen.find(.staticText, "twice").swipe(to: .trailing)
      try screen.find(.slider).increment()
      try screen.find(.staticText, "Row 1").turnWheel(byRows: 1)
      #expect(throws: ElementError.self) { try screen.find(.staticText, "twice").clear() }
      screen.press(column: 1, row: 0)
      screen.release(column: 1, row: 0)
    }
    expectText(
      lines.joined(separator: "\n"),
      equals: """
        try screen.find(.textField, "Name").type("Ada")
        try screen.find(.textField, "Name").paste("b")
        try screen.find(.textField, "Name").press(.left.with(.shift))
        try screen.find(.textField, "Name").clear()
        try screen.find(.staticText, "twice").doubleTap()
        try screen.find(.toggle, "Wi-Fi").longPress(for: .milliseconds(2000))
        try screen.find(.toggle, "Wi-Fi").hover()
        try screen.find(.staticText, "twice").drag(to: screen.find(.button, "+", at: 1))
        try screen.find(.staticText, "twice").drag(byColumns: 2, rows: -1, steps: 1)
        try screen.find(.staticText, "twice").swipe(to: .trailing)
        try screen.find(.slider).increment()
        try screen.find(.staticText, "Row 1").turnWheel(byRows: 1, columns: 0)
        try screen.find(.toggle, "Wi-Fi").tap()
        """)
  }

  @Test func `a click that only closes a menu is recorded by its place`() throws {
    let screen = Screen(width: 30, height: 8) {
      VStack(alignment: .leading) {
        Menu("Sort") { Button("By name") {} }
        Text("")
        Text("")
        Text("")
        Button("Save") {}
      }
    }
    let lines = screen.record {
      screen.click(column: 1, row: 0)
      screen.click(column: 2, row: 4)
      screen.click(column: 2, row: 4)
    }.lines
    expectText(
      lines.joined(separator: "\n"),
      equals: """
        try screen.find(.menu, "Sort").tap()
        screen.click(column: 2, row: 4)
        try screen.find(.button, "Save").tap()
        """)
  }

  @Test func `a recorded test has the options of its screen`() {
    let options = ScreenOptions(
      unit: .points, locale: Locale(identifier: "de"), layoutDirection: .rightToLeft, colorScheme: .dark,
      dynamicTypeSize: .xLarge, accessibilityReduceMotion: true, now: Date(timeIntervalSinceReferenceDate: 60))
    let screen = Screen(width: 30, options: options) { Settings() }
    let code = screen.record {}.test()
    #expect(
      code.contains(
        """
        options: ScreenOptions(unit: .points, locale: Locale(identifier: "de"), layoutDirection: .rightToLeft, \
        colorScheme: .dark, dynamicTypeSize: .xLarge, accessibilityReduceMotion: true, \
        now: Date(timeIntervalSinceReferenceDate: 60.0)))
        """), "\(code)")
  }

  @Test func `keys that type together are recorded as their words, and no other key is`() throws {
    let screen = Screen(width: 30) { Settings() }
    try screen.find(.textField).type("A")
    var count = 0
    let words = screen.record {
      count = screen.typeAhead([.character("a"), .character("b"), .tab][...])
    }.description
    expectEqual(count, 2)
    expectEqual(words, #"screen.type("ab")"#)
  }

  @Test func `a recorded test imports its module, and keys have all their modifiers`() {
    let screen = Screen(width: 30) { Settings() }
    let recording = screen.record {
      screen.press(.left.with([.option, .command]))
      screen.press(.left.with([.shift, .control, .option]))
    }
    expectEqual(
      recording.lines,
      ["screen.press(.left.with([.option, .command]))", "screen.press(.left.with([.shift, .control, .option]))"])
    expectText(
      recording.test(in: "App"),
      startsWith: "import Testing\nimport ViewTreeTesting\n\n@testable import App\n\n@MainActor @Test func `a recorded")
    expectEqual(EventStatement.Receiver.role(Role("mine"), index: 2).words, #"screen.find(Role("mine"), at: 2)"#)
  }

  @Test func `a negative duration is rounded towards zero, and limited to the smallest number`() {
    expectEqual(Duration.seconds(Int64.min).swiftLiteral, ".milliseconds(\(Int.min))")
    expectEqual(Duration.microseconds(-1_500).swiftLiteral, ".milliseconds(-1)")
  }
}
