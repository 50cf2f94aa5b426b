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
      (.pressIn(try target(.toggle, "Wi-Fi"), .down), "try screen.find(.toggle, \"Wi-Fi\").press(.down)"),
      (.type("a\"\u{5D0}"), "screen.type(\"a\\\"\u{5D0}\")"),
      (.wheel(column: 1, row: 2, columns: 0, rows: -3), "screen.turnWheel(column: 1, row: 2, byColumns: 0, rows: -3)"),
      (.hover(column: 1, row: 2), "screen.hover(column: 1, row: 2)"),
      (.click(column: 1, row: 2), "screen.click(column: 1, row: 2)"),
      (.secondaryClick(column: 1, row: 2), "screen.secondaryClick(column: 1, row: 2)"),
      (
        .drag(column: 1, row: 2, toColumn: -1, toRow: 4), "screen.drag(fromColumn: 1, row: 2, toColumn: -1, row: 4)"
      ),
      (
        .hold(column: 1, row: 2, milliseconds: 300, toColumn: 4),
        "screen.press(column: 1, row: 2); screen.advance(by: .milliseconds(300)); screen.drag(toColumn: 4, row: 2); "
          + "screen.release(column: 4, row: 2)"
      ),
      (.resize(width: 20, height: nil), "screen.resize(width: 20)"),
      (.resize(width: 20, height: 9), "screen.resize(width: 20, height: 9)"),
      (.advance(milliseconds: 400), "screen.advance(by: .milliseconds(400))"),
      (.advance(nanoseconds: 1_500_000), "screen.advance(by: .nanoseconds(1500000))"),
      (.settle, "try await screen.settle(patience: .milliseconds(100), allowsUnfinished: true)"),
      (.locale("de"), "settings.locale = Locale(identifier: \"de\")"),
      (.colorScheme(.dark), "settings.colorScheme = .dark"),
      (.dynamicTypeSize(.xxLarge), "settings.dynamicTypeSize = .xxLarge"),
      (.mountAgain, "screen = makeScreen()"),
      (.program("add", [7, -1]), "await program.perform(\"add\", [7, -1], on: screen)"),
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

  @Test func `an event makes what its statement says`() throws {
    for (event, statement) in try events() {
      switch event {
      case .tap, .press, .pressIn, .wheel, .hover, .click, .secondaryClick, .drag, .hold, .resize:
        let screen = Screen(width: 30, height: 8, options: ScreenOptions(recordsFilm: true)) { Page() }
        #expect(event.perform(on: screen) || statement.contains("press(.down)"))
        expectEqual(screen.film.script?.events.map(\.name).joined(separator: "; "), statement)
      default: break
      }
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
    for event in [
      PlayEvent.longPress(try target(.button, "Off")), .pressIn(try target(.button, "Off"), .down),
    ] { #expect(!event.perform(on: screen)) }
    expectEqual(screen.issues, [])
  }

  @Test func `all kinds of events are chosen`() {
    var random = SplitMix(seed: 3)
    var (names, turns): (Set<Substring>, Set<Int>) = ([], [])
    for _ in 0..<2_000 {
      guard let event = PlayEvent.random(on: screen, base: (30, 8), using: &random) else { continue }
      names.insert("\(event)".prefix { $0 != "(" })
      if case .wheel(_, _, _, let rows) = event { turns.insert(rows) }
      if case .resize(let width, let height) = event {
        #expect((15...45).contains(width) && (height.map { (4...12).contains($0) } ?? true))
      }
    }
    // Settling and the end of animations are not chosen.
    expectEqual(names.count, 17)
    expectEqual(turns, [-3, -1, 1, 3, 9])
  }

  private struct Words: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Text("words").onTapGesture {}
      Button("Off") {}.disabled(true)
    }
  }

  /// The statements of random events, each on the screen as it is.
  private func events(_ count: Int, on screen: Screen, base: (width: Int, height: Int?), seed: UInt64) -> [PlayEvent] {
    var random = SplitMix(seed: seed)
    return (0..<count).compactMap { _ in PlayEvent.random(on: screen, base: base, using: &random) }
  }

  @Test func `a seed chooses the same events on every platform and in every version`() {
    let screen = Screen(width: 12, height: 4) { Words() }
    let statements = events(70, on: screen, base: (12, 4), seed: 5).map { event in
      event.statement(on: screen).replacing("try screen.find", with: "find").replacing("screen.", with: "")
    }
    expectText(
      statements.joined(separator: "\n"),
      equals: """
        find(.toggle, "Wi-Fi").tap()
        press(.left)
        find(.toggle, "Wi-Fi").tap()
        resize(width: 11, height: 2)
        settings.dynamicTypeSize = .medium
        hover(column: 11, row: 0)
        find(.toggle, "Wi-Fi").tap()
        find(.toggle, "Wi-Fi").doubleTap()
        find(.staticText, "words").press(.right)
        click(column: 3, row: 2)
        find(.toggle, "Wi-Fi").tap()
        click(column: 0, row: 1)
        find(.staticText, "words").longPress()
        advance(by: .milliseconds(100))
        drag(fromColumn: 4, row: 0, toColumn: 6, row: 0)
        screen = makeScreen()
        press(.backTab)
        find(.toggle, "Wi-Fi").tap()
        find(.toggle, "Wi-Fi").tap()
        type("א")
        type("12.5")
        settings.dynamicTypeSize = .xLarge
        advance(by: .milliseconds(5000))
        resize(width: 10, height: 5)
        hover(column: 10, row: 0)
        settings.dynamicTypeSize = .accessibility5
        press(.pageUp)
        find(.toggle, "Wi-Fi").tap()
        advance(by: .milliseconds(16))
        find(.staticText, "words").tap()
        press(column: 4, row: 1); advance(by: .milliseconds(962)); drag(toColumn: 6, row: 1); release(column: 6, row: 1)
        press(.space)
        find(.toggle, "Wi-Fi").press(.up)
        find(.staticText, "words").tap()
        find(.toggle, "Wi-Fi").press(.up)
        find(.toggle, "Wi-Fi").tap()
        advance(by: .milliseconds(16))
        turnWheel(column: 4, row: 2, byColumns: 0, rows: 3)
        advance(by: .milliseconds(400))
        turnWheel(column: 2, row: 3, byColumns: 0, rows: 9)
        find(.toggle, "Wi-Fi").press(.end)
        turnWheel(column: 7, row: 2, byColumns: 0, rows: 1)
        press(.return)
        turnWheel(column: 4, row: 0, byColumns: 0, rows: 9)
        click(column: 10, row: 2)
        press(.tab)
        click(column: 5, row: 0)
        find(.toggle, "Wi-Fi").tap()
        find(.toggle, "Wi-Fi").tap()
        press(.delete)
        secondaryClick(column: 0, row: 2)
        resize(width: 14, height: 2)
        advance(by: .milliseconds(1000))
        turnWheel(column: 6, row: 3, byColumns: 0, rows: 1)
        click(column: 7, row: 2)
        find(.toggle, "Wi-Fi").longPress()
        find(.toggle, "Wi-Fi").tap()
        resize(width: 7, height: 6)
        find(.toggle, "Wi-Fi").tap()
        find(.toggle, "Wi-Fi").tap()
        find(.toggle, "Wi-Fi").doubleTap()
        type("👩‍👩‍👧")
        advance(by: .milliseconds(100))
        turnWheel(column: 8, row: 3, byColumns: 0, rows: 1)
        find(.toggle, "Wi-Fi").tap()
        find(.staticText, "words").longPress()
        type("Hello")
        find(.toggle, "Wi-Fi").longPress()
        """)
  }

  @Test func `taps are single or double, on elements that are enabled`() {
    let screen = Screen(width: 12, height: 4) { Words() }
    var counts: [Int: Int] = [:]
    for event in events(500, on: screen, base: (12, 4), seed: 2) {
      if case .tap(let target, let count) = event {
        counts[count, default: 0] += 1
        #expect(target.find(on: screen)?.isEnabled == true)
      }
    }
    expectEqual(counts.keys.sorted(), [1, 2])
  }

  @Test func `places are on the picture, and sizes about the first one`() {
    let screen = Screen(width: 12, options: ScreenOptions(unit: .points)) { Words() }
    var (rows, widths, heights): (Set<Int>, Set<Int>, Set<Int?>) = ([], [], [])
    for event in events(600, on: screen, base: (1, nil), seed: 4) {
      switch event {
      case .click(_, let row), .secondaryClick(_, let row): rows.insert(row)
      case .resize(let width, let height):
        widths.insert(width)
        heights.insert(height)
      default: break
      }
    }
    #expect(rows == [0, 1, 2] && widths == [1, 2] && heights == [nil])
    // A screen without a cell has events too.
    let empty = Screen(width: 0, height: 0) { Text("a") }
    #expect(events(300, on: empty, base: (1, 1), seed: 1).count > 150)
  }

  @Test func `the pointer moves, or is dragged by two columns`() {
    var random = SplitMix(seed: 1)
    let statements = (0..<16).map { _ in
      PlayEvent.pointer(columns: 5, rows: 3, using: &random).statement(on: screen)
    }
    expectText(
      statements.joined(separator: "\n"),
      equals: """
        screen.drag(fromColumn: 2, row: 2, toColumn: 4, row: 2)
        screen.drag(fromColumn: 2, row: 2, toColumn: 0, row: 2)
        screen.hover(column: 1, row: 2)
        screen.drag(fromColumn: 3, row: 1, toColumn: 5, row: 1)
        screen.drag(fromColumn: 0, row: 1, toColumn: -2, row: 1)
        screen.hover(column: 4, row: 0)
        screen.hover(column: 2, row: 0)
        screen.drag(fromColumn: 0, row: 1, toColumn: 2, row: 1)
        screen.drag(fromColumn: 4, row: 1, toColumn: 6, row: 1)
        screen.drag(fromColumn: 2, row: 0, toColumn: 0, row: 0)
        screen.drag(fromColumn: 3, row: 2, toColumn: 1, row: 2)
        screen.drag(fromColumn: 3, row: 0, toColumn: 1, row: 0)
        screen.hover(column: 4, row: 0)
        screen.hover(column: 4, row: 2)
        screen.drag(fromColumn: 0, row: 0, toColumn: 2, row: 0)
        screen.hover(column: 0, row: 1)
        """)
  }

  @Test func `a chosen size is in its ranges, or as high as the content`() {
    var random = SplitMix(seed: 3)
    var (widths, heights): (Set<Int>, Set<Int?>) = ([], [])
    for _ in 0..<200 {
      guard case .resize(let width, let height) = PlayEvent.resize(widths: 2...4, heights: 3...5, using: &random) else {
        continue
      }
      widths.insert(width)
      heights.insert(height)
    }
    #expect(widths == [2, 3, 4] && heights == [nil, 3, 4, 5])
  }

  @Test func `an odd moment is none, nearly none, or a part of an animation`() {
    var random = SplitMix(seed: 1)
    let moments = (0..<300).map { _ in Duration.oddMoment(using: &random) }
    #expect(moments.contains(.zero) && moments.contains(.nanoseconds(1)))
    #expect(moments.allSatisfy { $0 >= .zero && $0 <= .milliseconds(200) })
    #expect(moments.contains { $0 > .milliseconds(150) } && moments.count { $0 == .zero } == 75)
  }

  @Test func `settings are the events that change one`() throws {
    let names = try events().filter(\.0.isSetting).map { "\($0.0)".prefix { $0 != "(" } }
    expectEqual(names, ["locale", "colorScheme", "dynamicTypeSize"])
  }

  private struct Gestures: View {
    let note: (String) -> Void

    var body: some View {
      Text("twice").onTapGesture(count: 2) { note("double") }
      Text("once").onTapGesture { note("tap") }
      Text("long").onLongPressGesture { note("long") }
      ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } }.frame(height: 2)
    }
  }

  @Test func `gestures and the wheel have their effects`() throws {
    var log: [String] = []
    let screen = Screen(width: 12, height: 6) { Gestures { log.append($0) } }
    func target(_ text: String) throws -> PlayTarget { PlayTarget(try screen.find(.staticText, text), on: screen) }
    #expect(PlayEvent.tap(try target("once"), count: 1).perform(on: screen))
    #expect(PlayEvent.tap(try target("twice"), count: 2).perform(on: screen))
    #expect(PlayEvent.longPress(try target("long")).perform(on: screen))
    expectEqual(log, ["tap", "double", "long"])
    let gone = try target("once")
    #expect(!PlayEvent.longPress(gone).perform(on: Screen(width: 4) { Text("a") }))
    #expect(PlayEvent.wheel(column: 2, row: 4, columns: 0, rows: 1).perform(on: screen))
    expectText(screen.text, contains: "row 3")
    #expect(PlayEvent.click(column: 2, row: 1).perform(on: screen))
    expectEqual(log.last, "tap")
    #expect(!PlayEvent.settle.perform(on: screen))
  }

  private struct Menus: View {
    var body: some View {
      Menu("Outer") {
        Menu("Inner") { Button("deep") {} }
        Button("first") {}
      }
    }
  }

  @Test func `menus are opened from the outside in, and closed again`() {
    let screen = Screen(width: 30, height: 12) { Menus() }
    var random = SplitMix(seed: 2)
    var open: Set<[String]> = []
    for _ in 0..<40 {
      PlayEvent.menu(on: screen, using: &random)?.perform(on: screen)
      open.insert(screen.openMenus.map(\.label))
    }
    #expect(open.isSuperset(of: [[], ["Outer"], ["Outer", "Inner"]]), "\(open)")
    #expect(PlayEvent.menu(on: Screen(width: 4) { Text("a") }, using: &random) == nil)
  }

  @Test func `a seed opens and closes the same menus in every version`() {
    let screen = Screen(width: 30, height: 12) { Menus() }
    var random = SplitMix(seed: 4)
    let words = (0..<20).map { _ in
      let event = PlayEvent.menu(on: screen, using: &random)
      defer { event?.perform(on: screen) }
      return switch event {
      case .press(.escape): "close"
      case .tap(let target, count: 1): target.find(on: screen)?.label ?? ""
      default: "-"
      }
    }
    expectText(
      words.joined(separator: " "),
      equals: "Outer Inner close close Outer Inner close Inner - - - - - - close Inner close close Outer close")
  }

  @Test func `a held press lasts up to a second, and moves by up to two columns`() throws {
    let element = try screen.find(.toggle, "Wi-Fi")
    var random = SplitMix(seed: 1)
    var (columns, milliseconds): (Set<Int>, [Int]) = ([], [])
    for _ in 0..<30 {
      let event = PlayEvent.hold(element, using: &random)
      guard case .hold(let column, _, let time, let endColumn) = event else { continue }
      columns.insert(endColumn - column)
      milliseconds.append(time)
    }
    expectEqual(columns, [0, 1, 2])
    expectEqual(milliseconds.prefix(4), [567, 971, 444, 878])
    #expect(milliseconds.count == 30 && milliseconds.allSatisfy { (0...1_000).contains($0) })
  }

  private struct Presses: View {
    let note: (String) -> Void

    var body: some View {
      Text("long").onLongPressGesture(minimumDuration: 0.5) { note("long") }
      Text("drag").gesture(DragGesture(minimumDistance: 1).onEnded { note("drag \($0.translation.width)") })
      ScrollView { ForEach(0..<9, id: \.self) { row in Button("row \(row)") { note("row \(row)") } } }.frame(height: 2)
    }
  }

  @Test func `a press lasts or is dragged, and a key in an element scrolls the view around it`() throws {
    var log: [String] = []
    let screen = Screen(width: 12, height: 6) { Presses { log.append($0) } }
    func hold(_ text: String, _ milliseconds: Int, by columns: Int) throws {
      let frame = try screen.find(.staticText, text).frame
      let (column, row) = screen.cell(at: CGPoint(x: frame.midX, y: frame.midY))
      let event = PlayEvent.hold(column: column, row: row, milliseconds: milliseconds, toColumn: column + columns)
      #expect(event.perform(on: screen))
    }
    try hold("long", 100, by: 0)
    try hold("long", 600, by: 0)
    try hold("drag", 0, by: 2)
    expectEqual(log, ["long", "drag 2.0"])
    let row = PlayTarget(try screen.find(.button, "row 0"), on: screen)
    #expect(PlayEvent.pressIn(row, .end).perform(on: screen))
    expectText(screen.text, contains: "row 8")
    let text = PlayTarget(try screen.find(.staticText, "drag"), on: screen)
    #expect(!PlayEvent.pressIn(text, .end).perform(on: screen))
    var random = SplitMix(seed: 1)
    let chosen = PlayEvent.hold(try screen.find(.staticText, "drag"), using: &random).statement(on: screen)
    expectText(chosen, startsWith: "screen.press(column: ")
  }

  @Test func `a size that is read from a file has no height if none was written`() throws {
    let event = try JSONDecoder().decode(PlayEvent.self, from: Data(#"{"name": "resize", "numbers": [20]}"#.utf8))
    expectEqual(event, .resize(width: 20, height: nil))
  }
}
