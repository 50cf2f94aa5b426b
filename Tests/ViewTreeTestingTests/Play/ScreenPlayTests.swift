import Foundation
import Testing

@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

@MainActor struct ScreenPlayTests {
  private final class Log: Sendable {
    private let words = Locked<[String]>([])
    func add(_ word: String) { words.withLock { $0.append(word) } }
    func take() -> [String] {
      words.withLock { words in
        defer { words = [] }
        return words
      }
    }
  }

  private final class Model {
    private let log: Log
    private var held: Model?
    init(_ log: Log) {
      self.log = log
      log.add("made")
    }
    func hold() { held = self }
    deinit { log.add("released") }
  }

  private struct Page: View {
    let log: Log
    var leaks = false
    @State private var model: Model?
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      let _ = log.add("\(locale.identifier) \(scheme) \(size)")
      Button("Tap") { log.add("tapped") }
      Text(model == nil ? "none" : "some")
        .onAppear {
          model = Model(log)
          if leaks { model?.hold() }
        }
    }
  }

  private func play(_ log: Log, leaks: Bool = false) -> ScreenPlay {
    ScreenPlay(
      PlaySubject(width: 20, height: 4, options: .init(), making: Page.self) { Page(log: log, leaks: leaks) }, seed: 1)
  }

  private func tap(_ name: String) throws -> PlayEvent {
    let screen = Screen(width: 20) { Button(name) {} }
    return .tap(PlayTarget(try screen.find(.button, name), on: screen), count: 1)
  }

  @Test func `events are repeated, and those that are possible are noted`() async throws {
    let log = Log()
    var play = play(log)
    _ = log.take()
    await play.repeatEvent(try tap("Tap"))
    expectEqual(log.take(), ["tapped"])
    await play.repeatEvent(try tap("Other"))
    for (event, words) in [
      (PlayEvent.locale("ar"), "ar light large"), (.colorScheme(.dark), "ar dark large"),
      (.dynamicTypeSize(.xLarge), "ar dark xLarge"),
    ] {
      await play.repeatEvent(event)
      expectEqual(log.take(), [words])
    }
    await play.repeatEvent(.type("x"))
    await play.repeatEvent(.settle)
    expectEqual(
      play.statements.filter { !$0.contains("find(") },
      [
        "settings.locale = Locale(identifier: \"ar\")", "settings.colorScheme = .dark",
        "settings.dynamicTypeSize = .xLarge", "screen.type(\"x\")",
        "try await screen.settle(patience: .milliseconds(100), allowsUnfinished: true)",
      ])
    expectEqual(play.statements.count { $0.contains("find(") }, 1)
  }

  @Test func `a view is mounted again after its screen was released`() async {
    let log = Log()
    var play = play(log)
    await play.repeatEvent(.colorScheme(.dark))
    _ = log.take()
    await play.repeatEvent(.mountAgain)
    let words = log.take()
    #expect(words.first == "released" && words.contains("made") && words.contains("en_US dark large"))
    #expect(await play.findFault() == nil)
    let remains = await play.end()
    #expect(remains.nodes.isEmpty && !remains.objects.contains { $0 is Model })
    expectEqual(log.take().filter { $0 == "released" }, ["released"])
  }

  @Test func `objects of all screens that remain are found`() async {
    var play = play(Log(), leaks: true)
    await play.repeatEvent(.mountAgain)
    await play.repeatEvent(.mountAgain)
    expectEqual(await play.end().objects.filter { $0 is Model }.count, 3)
  }

  @Test func `the last event may make the object that remains`() async throws {
    struct Late: View {
      let log: Log
      @State private var model: Model?
      var body: some View {
        Button("Tap") {
          model = Model(log)
          model?.hold()
        }
      }
    }
    let log = Log()
    var play = ScreenPlay(PlaySubject(width: 20, height: 4, options: .init(), making: Late.self) { Late(log: log) })
    await play.repeatEvent(try tap("Tap"))
    expectEqual(await play.end().objects.filter { $0 is Model }.count, 1)
  }

  @Test func `an object is found that was made before any event, or whose view left the screen`() async throws {
    struct Part: View {
      @State private var model = Model(Log())
      var body: some View { Text("part").onAppear { model.hold() } }
    }
    struct Parts: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Part() }
      }
    }
    var play = ScreenPlay(PlaySubject(width: 20, height: 4, options: .init(), making: Part.self) { Part() })
    expectEqual(await play.end().objects.count { $0 is Model }, 1)
    play = ScreenPlay(PlaySubject(width: 20, height: 4, options: .init(), making: Parts.self) { Parts() })
    await play.repeatEvent(.press(.tab))
    await play.repeatEvent(try tap("Hide"))
    expectText(play.screen.text, lacks: "part")
    expectEqual(await play.end().objects.count { $0 is Model }, 1)
  }

  @Test func `a journal has each event before it is made`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).play")
    let journal = try #require(PlayJournal(file, play: "a", seed: 1))
    defer { journal.end() }
    let log = Log()
    var play = ScreenPlay(
      PlaySubject(width: 20, height: 4, options: .init(), making: Page.self) { Page(log: log) }, journal: journal)
    await play.repeatEvent(try tap("Other"))
    await play.repeatEvent(.press(.tab))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3 && lines[1].contains("Other") && lines[2].contains("tab"))
  }

  @Test func `simpler events are a tap, a letter and one step of the wheel`() throws {
    guard case .tap(let target, _) = try tap("a") else { return }
    func simpler(_ event: PlayEvent) -> [PlayEvent] { ScreenPlay.simpler(than: event) }
    expectEqual(simpler(.longPress(target)), [.tap(target, count: 1)])
    expectEqual(simpler(.tap(target, count: 2)), [.tap(target, count: 1)])
    expectEqual(simpler(.tap(target, count: 1)), [])
    expectEqual(simpler(.type("Hello")), [.type("a")])
    expectEqual(simpler(.type("a")), [])
    expectEqual(
      simpler(.wheel(column: 3, row: 4, columns: 9, rows: -3)), [.wheel(column: 3, row: 4, columns: 1, rows: -1)])
    expectEqual(simpler(.wheel(column: 3, row: 4, columns: 0, rows: 1)), [])
    expectEqual(simpler(.press(.tab)), [])
  }

  // MARK: Faults

  private final class Reads { var count = 0 }

  private struct Changing: View {
    let reads: Reads
    var body: some View {
      let _ = reads.count += 1
      Text("\(reads.count)")
    }
  }

  private struct Linking: View {
    var body: some View {
      Link("x", destination: URL(string: "https://a.b")!)
      ForEach(["a", "a"], id: \.self) { Text($0) }
    }
  }

  @Test func `a screen that differs from one that is mounted anew has a fault`() {
    let screen = Screen(width: 10) { Changing(reads: Reads()) }
    let fault = screen.fault(PlayRules())
    expectEqual(fault?.kind, .difference)
    expectText(
      fault?.words ?? "",
      startsWith:
        "the screen differs from one that is mounted anew in the same state (+ the screen, - the new one):\n\n")
    expectText(fault?.words ?? "", contains: "+")
    #expect(Screen(width: 10) { Text("a") }.fault(PlayRules()) == nil)
  }

  @Test func `a fault may be there before any event`() async {
    var play = ScreenPlay(
      PlaySubject(width: 10, height: 2, options: .init(), making: Changing.self) { Changing(reads: Reads()) })
    expectEqual(await play.findFault()?.kind, .difference)
  }

  private struct Going: View {
    let reads: Reads
    @State private var isOn = false
    var body: some View {
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.offset(x: isOn ? 4 : 0)
      Changing(reads: reads)
    }
  }

  @Test func `a screen is compared at the end of a motion that begins, and not on its way`() async throws {
    let reads = Reads()
    var play = ScreenPlay(
      PlaySubject(width: 20, height: 6, options: .init(), making: Going.self) { Going(reads: reads) })
    let events: [(PlayEvent, PlayFault.Kind?)] = [
      (try tap("Go"), .difference), (.press(.tab), nil), (.advance(milliseconds: 2_000), .difference),
      (.press(.tab), .difference),
    ]
    for (event, kind) in events {
      await play.repeatEvent(event)
      expectEqual(await play.findFault()?.kind, kind, "\(event)")
    }
  }

  private struct Hiding: View {
    let works: Bool
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if works { Text("works").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(99)) } } }
      if isShown { Text("part") }
    }
  }

  @Test func `a node that left and is held is a fault, unless work that has not ended may hold it`() async throws {
    for works in [false, true] {
      var play = ScreenPlay(
        PlaySubject(width: 20, height: 4, options: .init(), making: Hiding.self) { Hiding(works: works) })
      await play.repeatEvent(.press(.escape))
      let element = try play.screen.find(.staticText, "part")
      await play.repeatEvent(try tap("Hide"))
      expectEqual(await play.findFault()?.words, works ? nil : "LeafNode left the tree and is held")
      expectEqual(element.label, "part")
    }
  }

  @Observable fileprivate final class Number { var value = 0 }

  private struct Reader: View {
    let number: Number
    @State private var isOn = false
    var body: some View {
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.offset(x: isOn ? 4 : 0)
      Reading(number: number)
    }
  }

  private struct Reading: View {
    let number: Number
    var body: some View {
      let _ = number.value
      Text("read")
    }
  }

  /// Writes a number after each event, also one in which nothing happens.
  private final class Writer: ScreenObserver {
    let number: Number
    init(_ number: Number) { self.number = number }
    func willHandle(_ event: EventStatement, on screen: Screen) {}
    func handled(_ event: EventStatement, on screen: Screen) { number.value += 1 }
  }

  @Test func `an evaluation while nothing happens or moves is a fault`() throws {
    let number = Number()
    let screen = Screen(width: 10, height: 4) { Reader(number: number) }
    #expect(screen.fault(PlayRules()) == nil)
    let writer = Writer(number)
    screen.observe(with: writer)
    let fault = screen.fault(PlayRules())
    expectEqual(fault?.kind, .idle)
    expectText(fault?.words ?? "", startsWith: "views are evaluated although nothing happened\n\n")
    expectText(fault?.words ?? "", contains: "\nReading · evaluated 1 ·")
    try screen.find(.button, "Go").tap()
    #expect(screen.frames.isMoving && screen.fault(PlayRules(), isOnItsWay: false) == nil)
  }

  @Test func `a picture that is not what is drawn anew is a fault`() {
    let screen = Screen(width: 4, height: 1) { Text("ab") }
    #expect(screen.fault(PlayRules()) == nil)
    screen.canvas.grid.resize(columns: 0, rows: 0)
    screen.canvas.grid.resize(columns: 4, rows: 1)
    let fault = screen.fault(PlayRules())
    expectEqual(fault?.kind, .drawing)
    expectText(fault?.words ?? "", endsWith: "\n-\"ab  \"\n+\"    \"\n")
    #expect(screen.fault(PlayRules()) == nil)
  }

  @Test func `an issue is a fault unless issues are allowed, or a platform has nothing for it`() throws {
    let screen = Screen(width: 10, options: ScreenOptions(allowsIssues: true)) { Linking() }
    let fault = screen.fault(PlayRules())
    expectEqual(fault?.kind, .issue)
    expectText(fault?.words ?? "", startsWith: "the screen has an issue:\n  ")
    #expect(screen.fault(PlayRules(allowsIssues: true))?.kind != .issue)
    let linking = Screen(width: 10, options: ScreenOptions(allowsIssues: true)) {
      Link("x", destination: URL(string: "https://a.b")!)
    }
    try linking.find(.link).tap()
    #expect(!linking.issues.isEmpty && linking.fault(PlayRules()) == nil)
  }

  // MARK: Random events

  private struct Moving: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
      Button("Move") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      if isOn { Text("moved").transition(.slide) }
      TextField("Name", text: $text)
      Button("Move back") { withAnimation(.linear(duration: 1)) { isOn = false } }
    }
  }

  @Test func `a seed makes the same play in every version, in which most animations end`() async {
    let subject = PlaySubject(width: 16, height: 6, options: .init(), making: Moving.self) { Moving() }
    let outcome = await Player { ScreenPlay(subject, seed: 7) }.play(events: 32)
    expectText(
      outcome.play.statements.joined(separator: "\n"),
      equals: """
        screen.advance(by: .milliseconds(400))
        screen.press(.up)
        try screen.find(.button, "Move back").tap()
        try screen.find(.button, "Move back").press(.left)
        screen.turnWheel(column: 9, row: 4, byColumns: 0, rows: -3)
        settings.colorScheme = .light
        screen.press(.right.with(.shift))
        try screen.find(.textField, "Name").tap()
        try screen.find(.textField, "Name").tap()
        try screen.find(.button, "Move").tap()
        screen.advance(by: .nanoseconds(128766086))
        screen.advance(by: .milliseconds(0))
        screen.advance(by: .milliseconds(2000))
        screen.type("字")
        screen.advance(by: .milliseconds(400))
        screen.press(column: 8, row: 3); screen.advance(by: .milliseconds(985)); screen.drag(toColumn: 10, row: 3); screen.release(column: 10, row: 3)
        screen.type("-5")
        try screen.find(.textField, "Name").tap()
        try screen.find(.button, "Move").tap()
        screen.advance(by: .nanoseconds(114136233))
        settings.locale = Locale(identifier: "ja")
        settings.colorScheme = .dark
        screen.advance(by: .nanoseconds(195845075))
        screen.advance(by: .milliseconds(2000))
        settings.locale = Locale(identifier: "ja")
        try screen.find(.textField, "Name").doubleTap()
        try screen.find(.textField, "Name").tap()
        screen.turnWheel(column: 2, row: 5, byColumns: 0, rows: 1)
        try screen.find(.button, "Move back").tap()
        screen.type("12.5")
        try screen.find(.textField, "Name").tap()
        try screen.find(.button, "Move back").tap()
        """)
  }

  private struct Turning: View {
    @State private var isOn = false
    var body: some View {
      Text("a").offset(x: isOn ? 4 : 0)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
    }
  }

  @Test func `at most four moments of an animation follow one another, or one after which most have ended`() async {
    let subject = PlaySubject(width: 20, height: 6, options: .init(), making: Turning.self) { Turning() }
    var play = ScreenPlay(subject, seed: 1)
    var events = ""
    for _ in 0..<30 {
      for event in await play.makeEvents() {
        let isMoment = if case .advance = event { true } else { false }
        events += event == .advance(milliseconds: 2_000) ? "2" : isMoment ? "m" : "e"
      }
    }
    expectEqual(events, "mmmmee2e2e2em2ememm2eemmm2ee2e")
  }

  private struct Sheets: View {
    @State private var isShown = [true, true, true]
    var body: some View {
      ForEach(0..<3, id: \.self) { number in
        Text("sheet").sheet(isPresented: $isShown[number]) { Text("page \(number)") }
      }
    }
  }

  @Test func `presentations that a twin would not open are closed now and then`() async {
    let subject = PlaySubject(width: 20, height: 8, options: .init(), making: Sheets.self) { Sheets() }
    var escapes: [Int] = []
    for seed in 1...20 as ClosedRange<UInt64> {
      var play = ScreenPlay(subject, seed: seed)
      escapes.append(await play.makeEvents().dropFirst().count { $0 == .press(.escape) })
    }
    expectEqual(escapes, [1, 1, 0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 1, 0, 0, 2, 2, 1, 1, 2])
  }

  @Test func `work that an event begins goes on before the next event`() async {
    struct Working: View {
      @State private var isDone = false
      var body: some View {
        Button("Work") { Task { isDone = true } }
        Text(isDone ? "done" : "")
      }
    }
    let subject = PlaySubject(width: 16, height: 6, options: .init(), making: Working.self) { Working() }
    let events = await Player { ScreenPlay(subject, seed: 3) }.play(events: 20).events
    let taps = events.indices.filter { if case .tap = events[$0] { true } else { false } }
    #expect(!taps.isEmpty && taps.dropLast().allSatisfy { events[$0 + 1] == .settle })
  }

  private struct Publisher: View {
    @FocusedValue(\.playedNumber) private var number

    var body: some View {
      VStack {
        Text(number == nil ? "none" : "published")
        ViewThatFits {
          Button("the wide alternative") {}.focusedValue(\.playedNumber, 1)
          Text("narrow")
        }
      }
    }
  }

  @Test func `a screen is compared with no twin while a view that is not shown has the focus`() throws {
    let screen = Screen(width: 30) { Publisher() }
    screen.press(.tab)
    expectText(screen.text, contains: "published")
    #expect(!screen.frames.isFocusHidden)
    #expect(screen.fault(PlayRules()) == nil)
    screen.resize(width: 10)
    expectText(screen.text, contains: "narrow")
    #expect(screen.frames.isFocusHidden)
    #expect(screen.difference(from: try #require(screen.twin())) != nil)
    #expect(screen.fault(PlayRules()) == nil)
    screen.press(.escape)
    screen.resize(width: 30)
    #expect(screen.fault(PlayRules()) == nil)
  }
}

private struct PlayedNumberKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  fileprivate var playedNumber: Int? {
    get { self[PlayedNumberKey.self] }
    set { self[PlayedNumberKey.self] = newValue }
  }
}
