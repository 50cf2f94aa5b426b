import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct FilmTests {
  @Test func `a film has each event with its writes, its bodies and the changed rows`() throws {
    let screen = Screen.filmed()
    try screen.find(.toggle).tap()
    try screen.find(.button, "More").tap()
    screen.press(.escape)
    screen.resize(width: 12)
    expectText(
      screen.film.text,
      equals: """
        before the events
           0 |[ ] Wi-Fi 漢字
           1 |[Name                  ]
           2 |[ More ]
           3 |[ Sheet ]
           4 |Row 0
        1 try screen.find(.toggle, "Wi-Fi 漢字").tap()
           wrote FilmedSettings._isOn  false → true
           ran CheckboxToggleStyle
           0 |[x] Wi-Fi 漢字
           4 |Row 0    0..4 bold
        2 try screen.find(.button, "More").tap()
           wrote FilmedSettings._rows  1 → 2
           ran FilmedSettings, Button ×2, BorderedButtonStyle ×2, .sheet
           24 × 5 → 24 × 6 cells
           5 |Row 1
        3 screen.press(.escape) · no change
        4 screen.resize(width: 12)
           24 × 6 → 12 × 7 cells
           0 |[x] Wi-Fi
           1 |    漢字
           2 |[Name      ]
           3 |[ More ]
           4 |[ Sheet ]
           5 |Row 0
           6 |Row 1
        """)
    #expect(screen.film.count == 4)
  }

  @Test(arguments: 1...8)
  func `the pictures of a film are those that the screen had`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let screen = Screen.filmed(width: 20, height: seed.isMultiple(of: 2) ? 8 : nil)
    var pictures = [screen.render(.cells)]
    for _ in 0..<60 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: screen.press(.tab)
      case 1: screen.press(.space)
      case 2: screen.type(["漢", "é", "x y", "👩‍👧"].randomElement(using: &random)!)
      case 3: try? screen.find(.button, "More").tap()
      case 4: try? screen.find(.toggle).tap()
      case 5: screen.resize(width: Int.random(in: 0...30, using: &random), height: random.oneIn(2) ? 6 : nil)
      case 6: screen.click(column: Int.random(in: 0..<20, using: &random), row: Int.random(in: 0..<8, using: &random))
      case 7: screen.press(.escape)
      default: screen.advance(by: .milliseconds(100))
      }
      // A tap of a covered control throws before it is an event.
      if screen.film.count == pictures.count { pictures.append(screen.render(.cells)) }
    }
    let film = screen.film
    _ = screen.issues
    #expect(film.count > 40)
    #expect(film.count == pictures.count - 1)
    for (index, (shown, was)) in zip(film.pictures, pictures).enumerated() {
      expectText(shown, equals: was)
      #expect(shown == was, "seed \(seed), after event \(index)")
      if shown != was { return }
    }
  }

  @Test func `the times of a film begin with the first event, at whatever time that is`() {
    let screen = Screen.filmed()
    screen.advance(by: .seconds(2))
    screen.press(.escape)
    expectEqual(screen.film.times, [1, 2])
  }

  @Test func `a film keeps 1000 events in bounded memory`() throws {
    let screen = Screen.filmed(width: 80, height: 24)
    var picture = ""
    for number in 1...1_300 {
      if number == 1_300 - 999 { picture = screen.render(.cells) }
      screen.click(column: 1, row: 0)
    }
    let film = screen.film
    #expect(film.count == 1_000)
    #expect(film.dropped == 300)
    expectText(film.pictures[0], equals: picture)
    expectText(film.text, startsWith: "before event 301\n")
    #expect(try #require(screen.canvas.film).memory < 1 << 20)
  }

  @Test func `large pictures are dropped earlier`() throws {
    let screen = Screen(width: 200, height: 100, options: ScreenOptions(recordsFilm: true)) { Flood(length: 20_000) }
    screen.press(.tab)
    var pictures: [String] = []
    for _ in 0..<60 {
      pictures.append(screen.render(.cells))
      screen.press(.space)
    }
    pictures.append(screen.render(.cells))
    let film = screen.film
    #expect((10..<60).contains(film.count))
    #expect(film.count + film.dropped == 61)
    #expect(try #require(screen.canvas.film).memory <= FilmRecorder.byteLimit)
    #expect(film.pictures == Array(pictures.suffix(film.count + 1)))
  }

  @Test func `a film goes on for thousands of events, until one is too large`() {
    let screen = Screen(width: 4, height: 1, options: ScreenOptions(recordsFilm: true)) { Color.red }
    var number = 0
    func pass(_ end: Int) {
      while number < end {
        screen.press(.escape)
        number += 1
      }
    }
    pass(1_000)
    expectText(screen.film.text(lines: 1_400), startsWith: "   1 screen.press(.escape)")
    pass(1_001)
    expectText(screen.film.text(lines: 1_400), startsWith: "… 1 earlier event\n   2 screen.press(.escape)")
    pass(2_100)
    #expect(screen.film.count == 1_000 && screen.film.dropped == 1_100)
    #expect(screen.canvas.film?.memory == 1_000 * 400)
    // The picture before the second event is as large as it was.
    screen.resize(width: 1_000, height: 700)
    #expect(screen.film.count == 1_000 && screen.film.dropped == 1_101)
    screen.resize(width: 4, height: 1)
    #expect(screen.film.count == 0 && screen.film.dropped == 2_102)
    #expect(screen.canvas.film?.memory == 0)
  }

  @Test func `the memory of a film is that of its events`() throws {
    struct Hidden: View {
      @State private var count = 0
      var body: some View {
        Text("a").focusable().onKeyPress(.space) {
          count += 1; return .handled
        }
      }
    }
    let screen = Screen(Hidden(), width: 12, options: ScreenOptions(recordsFilm: true))
    #expect(screen.canvas.film?.memory == 0)
    screen.press(.escape)
    #expect(screen.canvas.film?.memory == 400)
    screen.press(.tab)
    let second = try #require(screen.canvas.film?.memory)
    screen.press(.space)
    #expect(screen.canvas.film?.memory == second + 500)
  }

  @Test func `a live screen keeps nothing of its film`() {
    let screen = Screen.filmed()
    #expect(screen.frames.log != nil && !screen.observers.isEmpty)
    let count = screen.observers.count
    screen.goLive()
    #expect(screen.frames.log == nil && screen.observers.count == count - 1 && screen.canvas.film == nil)
  }

  @Test func `a picture that is too large for a film begins a new one`() throws {
    let screen = Screen(width: 1_000, height: 700, options: ScreenOptions(recordsFilm: true)) { Flood(length: 700_000) }
    screen.press(.tab)
    screen.press(.space)
    screen.press(.escape)
    #expect(screen.film.count == 1)
    #expect(screen.film.dropped == 2)
  }

  private struct Flood: View {
    let length: Int
    @State private var count = 0

    var body: some View {
      Text(verbatim: String(repeating: "\(count % 10)", count: length)).focusable()
        .onKeyPress(.space) {
          count += 1
          return .handled
        }
    }
  }

  @Test func `long texts of events are dropped earlier`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) { Text("x").focusable() }
    let text = String(repeating: "x", count: 1_000_000)
    for _ in 0..<6 { screen.paste(text) }
    #expect((4_000_000...FilmRecorder.byteLimit).contains(try #require(screen.canvas.film).memory))
  }

  @Test func `frames of one event may draw from the bottom to the top`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) { Chain() }
    var pictures = [screen.render(.cells)]
    for _ in 0..<12 {
      screen.click(column: 1, row: 2)
      pictures.append(screen.render(.cells))
    }
    #expect(Set(pictures).count == 13)
    #expect(screen.film.pictures == pictures)
  }

  /// A change of the last line is followed by one at the end of the first line, and then by one at its start.
  private struct Chain: View {
    @State private var last = 0
    @State private var end = 0
    @State private var start = 0

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text(verbatim: "\(start)")
          Spacer()
          Text(verbatim: "\(end)")
        }
        Text("-")
        Button(String(last)) { last += 1 }
      }
      .onChange(of: last) { end += 1 }
      .onChange(of: end) { start += 1 }
    }
  }

  @Test func `an event within an event belongs to the outer one`() throws {
    let box = ScreenBox()
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) {
      VStack {
        Button("Outer") {
          try? box.screen?.find(.button, "Inner").tap()
          box.film = box.screen?.film.text ?? ""
        }
        Button("Inner") {}
      }
    }
    box.screen = screen
    defer { box.screen = nil }
    try screen.find(.button, "Outer").tap()
    #expect(screen.film.count == 1)
    // Read in the action, the film ends with the event that is being handled.
    expectText(box.film, contains: #"1 try screen.find(.button, "Outer").tap()"#)
  }

  @MainActor private final class ScreenBox {
    var screen: Screen?
    var film = ""
  }

  @Test func `a closed screen keeps its film`() throws {
    let screen = Screen.filmed()
    try screen.find(.toggle).tap()
    screen.close()
    let film = screen.film
    #expect(film.count == 2)
    expectText(film.text, contains: "2 screen.close()")
    expectText(film.svg, contains: "<title>Screen</title>")
    expectEqual(film.pictures.last, screen.render(.cells))
    #expect(screen.issues.isEmpty)
  }

  @Test func `a change from outside is an event`() {
    let model = Model()
    let screen = Screen(width: 12, options: ScreenOptions(recordsFilm: true)) { Reader(model: model) }
    model.text = "new"
    expectText(
      screen.film.text,
      equals: """
        before the events
           0 |old
        1 (a change from outside)
           wrote Model
           ran Reader
           0 |new
        """)
    _ = screen.text
    #expect(screen.film.count == 1)
  }

  @Test func `a change from outside belongs to the time that passes on another screen with the same clock`() {
    let (model, clock) = (Model(), VirtualClock())
    let screen = Screen(width: 12, options: ScreenOptions(clock: clock, recordsFilm: true)) { Reader(model: model) }
    let other = Screen(width: 12, options: ScreenOptions(clock: clock)) { Text("other") }
    model.text = "new"
    other.advance(by: .seconds(1))
    #expect(screen.film.count == 1)
    expectText(screen.film.text, contains: "1 time passes\n")
    expectText(screen.film.text, lacks: "a change from outside")
  }

  @Observable final class Model {
    var text = "old"
  }

  private struct Reader: View {
    let model: Model

    var body: some View { Text(model.text) }
  }

  /// The end of a film with some events, each of which has four lines.
  private func end(after count: Int, lines limit: Int) throws -> [String] {
    let screen = Screen(width: 12, options: ScreenOptions(recordsFilm: true)) { Switch() }
    for _ in 0..<count { try screen.find(.toggle).tap() }
    return screen.film.text(lines: limit).components(separatedBy: "\n")
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
  }

  @Test func `a quarter of the end of a film is left for the statements of earlier events`() throws {
    let event = { (number: Int) in "\(number) try screen.find(.toggle, \"On\").tap()" }
    for (count, limit, statements, more) in [
      (5, 16, [1, 2, 3, 4, 5], 0), (9, 16, [4, 5, 6, 7, 8, 9], 3), (7, 16, [1, 2, 3, 4, 5, 6, 7], 0),
      (8, 16, [3, 4, 5, 6, 7, 8], 2), (3, 12, [1, 2, 3], 0), (4, 12, [1, 2, 3, 4], 0),
    ] {
      let lines = try end(after: count, lines: limit)
      expectEqual(lines.filter { $0.contains(".tap()") }, statements.map(event))
      expectEqual(lines.filter { $0.hasPrefix("…") }, more == 0 ? [] : ["… \(more) earlier events"])
      // Three whole events of four lines are in three quarters of 16 lines, two in those of 12.
      let whole = limit == 16 ? 3 : count == 3 ? 3 : 2
      expectEqual(lines.filter { $0.hasPrefix("   wrote") }.count, whole)
      expectEqual(lines.count, statements.count + 3 * whole + (more == 0 ? 0 : 1))
    }
  }

  @Test func `the end of a film counts further writes, bodies and rows of an event`() {
    func part(_ count: Int, _ last: Int) -> String {
      let model = Counters()
      let screen = Screen(width: 12, options: ScreenOptions(recordsFilm: true)) {
        VStack(alignment: .leading) { ForEach(0..<last, id: \.self) { Text("\($0) \(model.numbers[$0])") } }
      }
      for number in 0..<count { model.numbers[number] += 1 }
      return screen.film.text(lines: 40)
    }
    expectText(part(6, 8), endsWith: "   4 |4 1\n   5 |5 1")
    expectText(part(7, 8), endsWith: "   4 |4 1\n   … 2 more rows changed")
    let many = Screen(width: 30, options: ScreenOptions(recordsFilm: true)) { Many() }
    many.press(.space)
    let (whole, end) = (many.film.text, many.film.text(lines: 40))
    expectEqual(whole.components(separatedBy: "wrote").count - 1, 4)
    expectEqual(end.components(separatedBy: "wrote").count - 1, 3)
  }

  @Observable final class Counters {
    var numbers = Array(repeating: 0, count: 9)
  }

  private struct Many: View {
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    @State private var d = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      Text("\(a) \(b) \(c) \(d)").focusable().focused($isFocused).onAppear { isFocused = true }
        .onKeyPress(.space) {
          (a, b, c, d) = (1, 2, 3, 4)
          return .handled
        }
    }
  }

  @Test func `rows are numbered in four columns, or more`() {
    let screen = Screen(width: 4, height: 1_002, options: ScreenOptions(recordsFilm: true)) { Text("a") }
    let lines = screen.film.text.components(separatedBy: "\n")
    expectEqual([1, 11, 101, 1_001].map { lines[$0] }, ["   0 |a", "  10 |", " 100 |", "1000 |"])
  }

  @Test func `the end of a film has few lines, and tells what is left out`() throws {
    let screen = Screen.filmed()
    for _ in 0..<3 { screen.press(.escape) }
    #expect(!screen.film.text(lines: 40).contains("earlier"))
    for _ in 0..<300 { try screen.find(.toggle).tap() }
    let lines = screen.film.text(lines: 40).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 40)
    expectText(lines[0], startsWith: "… 2")
    expectText(lines[0], endsWith: " earlier events")
    let names = lines.filter { $0.contains(".tap()") }
    let hidden = try #require(Int(lines[0].split(separator: " ")[1]))
    #expect(lines.contains { $0.hasSuffix("wrote FilmedSettings._isOn  true → false") })
    #expect(hidden + names.count == 303)
    expectText(lines[1], startsWith: "\(hidden + 1) try screen")
    expectText(names.last ?? "", startsWith: #"303 try screen.find(.toggle, "Wi-Fi 漢字").tap()"#)
  }

  @Test func `the end of a film without changes has as many lines`() {
    let screen = Screen.filmed()
    for _ in 0..<50 { screen.press(.escape) }
    let lines = screen.film.text(lines: 40).components(separatedBy: "\n")
    expectEqual(lines.count, 40)
    expectEqual(lines[0], "… 11 earlier events")
    expectEqual(lines[1], "12 screen.press(.escape) · no change")
  }

  @Test func `no form of a film has control characters`() throws {
    let screen = Screen(width: 20, options: ScreenOptions(recordsFilm: true)) { Hostile() }
    try screen.find(.textField).type("\u{202E}a")
    screen.paste("\u{1B}[2J<script>")
    try screen.find(.button).tap()
    let film = screen.film
    for form in [film.text, film.svg, film.cast] {
      let harmful = form.unicodeScalars.filter { $0 != "\n" && VisibleText.isHarmful($0) }
      #expect(harmful.isEmpty, "\(form)")
    }
    expectText(film.svg, lacks: "<script>")
    _ = screen.issues
  }

  private struct Hostile: View {
    @State private var text = ""

    var body: some View {
      TextField("N\u{1B}ame", text: $text)
      Button("\u{1B}]0;title\u{7}\u{202E}go") { text = "\u{9B}31m" }
    }
  }

  @Test(arguments: [true, false]) func `a film does not retain what was written`(isOn: Bool) throws {
    let screen = Screen(width: 12, options: ScreenOptions(recordsFilm: isOn)) { Holder() }
    // The view keeps the first value.
    try screen.find(.button).tap()
    weak let old = try Box.last
    try screen.find(.button).tap()
    #expect(screen.film.text.contains("wrote Holder._box") == isOn)
    #expect(old == nil)
  }

  @MainActor private final class Box {
    static var all: [WeakBox] = []
    static var last: Box? { get throws { try #require(all.last?.box) } }

    init() { Self.all.append(WeakBox(box: self)) }
  }

  private struct WeakBox {
    weak var box: Box?
  }

  private struct Holder: View {
    @State private var box = Box()

    var body: some View { Button("New") { box = Box() } }
  }

  @Test func `a film is recorded where it is wanted`() async {
    #expect(FilmRecorder.isTest(["app", "--testing-library", "swift-testing"]) { _ in nil })
    #expect(FilmRecorder.isTest(["/build/AppPackageTests.xctest"]) { _ in nil })
    #expect(FilmRecorder.isTest(["/usr/bin/xctest", "x"]) { _ in nil })
    #expect(FilmRecorder.isTest(["app"]) { ["XCTestConfigurationFilePath": "x"][$0] })
    #expect(!FilmRecorder.isTest(["app", "xctest"]) { _ in nil })
    #expect(!FilmRecorder.isTest([]) { _ in nil })
    func count(_ options: ScreenOptions, live: Bool = false) -> Int {
      let screen = Screen(FilmedSettings(), width: 20, options: options)
      if live { screen.goLive() }
      screen.press(.tab)
      return screen.film.count
    }
    #expect(count(ScreenOptions()) == (FilmRecorder.isOnByDefault ? 1 : 0))
    #expect(count(ScreenOptions(recordsFilm: true)) == 1)
    #expect(count(ScreenOptions(recordsFilm: false)) == 0)
    #expect(count(ScreenOptions(clock: ContinuousClock(), recordsFilm: true)) == 0)
    #expect(count(ScreenOptions(recordsFilm: true), live: true) == 0)
    expectText(
      Screen(Text("x"), width: 3, options: ScreenOptions(recordsFilm: false)).film.text,
      equals: "before the events\n   0 |x")
  }

  @Test func `long names of elements take memory of the film too`() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let options = ScreenOptions(recordsFilm: true)
    for screen in [
      Screen(width: 9, height: 1, options: options) { Button("Go") {}.accessibilityIdentifier(long) },
      Screen(width: 9, height: 1, options: options) { Button(long) {} },
    ] {
      for _ in 0..<8 { try screen.find(.button).tap() }
      #expect(screen.film.count == 4 && screen.film.dropped == 4)
    }
  }

  @Test func `a caret that moves alone changes its row, and one that stays does not`() throws {
    struct Field: View {
      @State private var name = "ab"
      var body: some View { TextField("Name", text: $name) }
    }
    let screen = Screen(Field(), width: 8, options: ScreenOptions(recordsFilm: true))
    try screen.find(.textField).tap()
    screen.press(.left)
    screen.press(.escape)
    screen.press(.home)
    expectText(
      screen.film.text,
      endsWith: """
        2 screen.press(.left)
           0 |>ab    <    2 caret
        3 screen.press(.escape) · no change
        4 screen.press(.home)
           0 |>ab    <    1 caret
        """)
    expectEqual(screen.film.script?.events.map(\.rows), [[0], [0], [], [0]])
  }

  @Test func `a row that becomes what it was at first has changed`() throws {
    let screen = Screen(width: 12, options: ScreenOptions(recordsFilm: true)) { Switch() }
    try screen.find(.toggle).tap()
    try screen.find(.toggle).tap()
    expectText(
      screen.film.text,
      endsWith: """
           0 |[x] On
        2 try screen.find(.toggle, "On").tap()
           wrote Switch._isOn  true → false
           ran CheckboxToggleStyle
           0 |[ ] On
        """)
  }

  private struct Part<Kind>: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Parts: View {
    @State private var number = 0
    var body: some View {
      Button("\(number)") { number += 1 }
      Part<Int>(number: number)
      Part<Bool>(number: number)
      Part<Double>(number: number)
      Part<String>(number: number)
      Part<Float>(number: number)
      Part<UInt>(number: number)
    }
  }

  @Test func `a film has all bodies of an event, and its end eight of them`() throws {
    let screen = Screen(Parts(), width: 12, options: ScreenOptions(recordsFilm: true))
    try screen.find(.button).tap()
    let parts = "ran Parts, Button, BorderedButtonStyle, Part, Part, Part, Part, Part"
    expectText(screen.film.text, contains: parts + ", Part\n")
    expectText(screen.film.text(lines: 40), contains: parts + " and 1 more\n")
  }

  @Test func `a film that is read in an event has what was drawn in it so far`() throws {
    struct Chain: View {
      let box: ScreenBox
      @State private var count = 0
      var body: some View {
        Button("n \(count)") { count += 1 }.onChange(of: count) { box.film = box.screen?.film.text ?? "" }
      }
    }
    let box = ScreenBox()
    let screen = Screen(Chain(box: box), width: 12, options: ScreenOptions(recordsFilm: true))
    box.screen = screen
    defer { box.screen = nil }
    try screen.find(.button).tap()
    expectText(
      box.film,
      equals: """
        before the events
           0 |[ n 0 ]
        1 try screen.find(.button, "n 0").tap()
           0 |[ n 1 ]
        """)
  }

  @Test func `a pause counts once, before the event that it ends with`() {
    let screen = Screen.filmed()
    screen.press(.tab)
    screen.advance(by: .seconds(2))
    screen.press(.escape)
    expectEqual(screen.film.times, [1, 3, 4])
  }
}
