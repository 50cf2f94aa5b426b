import Foundation
import Observation
import Testing
import ViewTreeTesting

@MainActor @Suite struct FrameRequestTests {
  @Observable final class Model: @unchecked Sendable {
    var text = "a"
    var other = 0
  }

  private struct Line: View {
    let model: Model
    @State private var taps = 0
    var body: some View { Button("\(model.text) \(model.other) \(taps)") { taps += 1 } }
  }

  private struct Countdown: View {
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { Text(Date(timeIntervalSinceReferenceDate: 10), style: .timer) }
    }
  }

  /// How often a driver was called.
  private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var calls = 0

    func add() { lock.withLock { calls += 1 } }

    func take() -> Int {
      lock.withLock {
        defer { calls = 0 }
        return calls
      }
    }
  }

  @Test func `a change requests a frame once, until it is made`() {
    let (model, calls) = (Model(), Calls())
    let screen = Screen(width: 20) { Line(model: model) }
    screen.onRequest { calls.add() }
    expectEqual(calls.take(), 0)
    model.text = "b"
    model.other = 1
    expectEqual(calls.take(), 1)
    #expect(screen.tick(now: .zero) == nil)
    expectText(screen.text, equals: "[ b 1 0 ]")
    expectEqual(calls.take(), 0)
    model.text = "c"
    expectEqual(calls.take(), 1)
  }

  @Test func `a scroll to a visible view requests the frame that ends it`() throws {
    final class Kept {
      var proxy: ScrollViewProxy?
    }
    let (kept, calls) = (Kept(), Calls())
    let screen = Screen(width: 9, height: 3) {
      ScrollViewReader { proxy in
        let _ = kept.proxy = proxy
        ScrollView { VStack { ForEach(0..<9) { Text("\($0)").id($0) } } }
      }
    }
    screen.onRequest { calls.add() }
    try #require(kept.proxy).scrollTo(0)
    expectEqual(calls.take(), 1)
  }

  @Test func `a tick makes the frame, even if the screen is not read`() {
    struct Watcher: View {
      let model: Model
      let note: (Int) -> Void
      var body: some View { Line(model: model).onChange(of: model.other) { note(model.other) } }
    }
    let model = Model()
    var seen: [Int] = []
    let screen = Screen(width: 20) { Watcher(model: model) { seen.append($0) } }
    _ = screen.tick(now: .zero)
    for number in 1...2 {
      model.other = number
      expectEqual(seen.count, number - 1)
      _ = screen.tick(now: .zero)
      expectEqual(seen.last, number)
    }
  }

  @Test func `a change on another thread requests a frame, once together with one on the main thread`() async {
    let (model, calls) = (Model(), Calls())
    let screen = Screen(width: 20) { Line(model: model) }
    screen.onRequest { calls.add() }
    await Task.detached { model.text = "b" }.value
    model.other = 1
    expectEqual(calls.take(), 1)
    _ = screen.tick(now: .zero)
    expectText(screen.text, equals: "[ b 1 0 ]")
  }

  @Test func `a state that a task writes requests a frame`() {
    let calls = Calls()
    var written: Binding<Int>?
    struct Keeper: View {
      @State private var value = 0
      let keep: (Binding<Int>) -> Void
      var body: some View { Text("\(value)").onAppear { keep($value) } }
    }
    let screen = Screen(width: 20) { Keeper { written = $0 } }
    screen.onRequest { calls.add() }
    written?.wrappedValue = 1
    written?.wrappedValue = 2
    expectEqual(calls.take(), 1)
    _ = screen.tick(now: .zero)
    expectText(screen.text, equals: "2")
  }

  @Test func `a write while the time passes belongs to the frame that is made, and requests none`() {
    let (model, calls) = (Model(), Calls())
    let start = ScreenOptions().now
    let screen = Screen(width: 20) {
      Line(model: model)
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text("t").onChange(of: context.date) { model.other += 1 }
      }
    }
    screen.onRequest { calls.add() }
    _ = screen.tick(now: .seconds(1))
    expectEqual(calls.take(), 0)
    expectText(screen.text, contains: "[ a 1 0 ]")
  }

  @Test func `an event makes its own frames and requests none`() {
    let (model, calls) = (Model(), Calls())
    let screen = Screen(width: 20) { Line(model: model) }
    screen.onRequest { calls.add() }
    screen.press(.tab)
    screen.press(.space)
    expectText(screen.text, equals: "[>a 0 1<]")
    expectEqual(calls.take(), 0)
    model.text = "b"
    expectEqual(calls.take(), 1)
  }

  @Test func `a scroll outside of events requests a frame`() {
    let calls = Calls()
    var proxy: ScrollViewProxy?
    let screen = Screen(width: 8, height: 2) {
      ScrollViewReader { reader in
        ScrollView { ForEach(0..<9) { Text("Row \($0)") } }.onAppear { proxy = reader }
      }
    }
    screen.onRequest { calls.add() }
    proxy?.scrollTo(4, anchor: .top)
    expectEqual(calls.take(), 1)
    _ = screen.tick(now: .zero)
    expectText(screen.text, equals: "Row 4\nRow 5")
  }

  @Test func `a driver that comes when a frame is due is called at once`() {
    let (model, calls) = (Model(), Calls())
    let screen = Screen(width: 20) { Line(model: model) }
    model.text = "b"
    screen.onRequest { calls.add() }
    expectEqual(calls.take(), 1)
  }

  @Test func `a view that reads the time has a frame each second, as long as it is there`() throws {
    let screen = Screen(width: 20) { Countdown() }
    expectEqual(screen.tick(now: .milliseconds(2500)), .seconds(3))
    expectText(screen.text, equals: "[ Hide ]\n  0:08")
    expectEqual(screen.tick(now: .seconds(3)), .seconds(4))
    try screen.find(.button, "Hide").tap()
    #expect(screen.tick(now: .seconds(4)) == nil)
  }

  @Test func `a closed screen requests no frame`() {
    let (model, calls) = (Model(), Calls())
    let screen = Screen(width: 20) { Countdown() }
    screen.close()
    screen.onRequest { calls.add() }
    model.text = "b"
    #expect(screen.tick(now: .seconds(1)) == nil)
    expectEqual(calls.take(), 0)
  }

  @Test func `an action that reads the screen sees it before the action's writes`() {
    @MainActor final class Place { var screen: Screen? }
    struct Looking: View {
      let place: Place
      @State private var count = 0
      @State private var seen = ""
      var body: some View {
        Button("\(count) \(seen)") { count = 1 }
          .onChange(of: count) {
            count = 2
            seen = place.screen?.text ?? ""
          }
      }
    }
    let place = Place()
    let screen = Screen(Looking(place: place), width: 30)
    place.screen = screen
    screen.click(column: 2, row: 0)
    expectEqual(screen.text, "[ 2 [ 2 [ 1  ] ] ]")
    place.screen = nil
  }

  @Test func `each way to read a screen shows what a program changed`() {
    let model = Model()
    let screen = Screen(width: 20) { Line(model: model) }
    let reads: [(Screen) -> String] = [
      { $0.renderWhole(column: 0, row: 0) }, { $0.renderChanges() }, { $0.text },
      { screen in
        // The words for readers are in it in any case.
        let page = screen.htmlFragment()
        return page == screen.htmlFragment() ? page : "an old picture"
      },
    ]
    for (number, read) in reads.enumerated() {
      model.text = "new\(number)"
      expectText(read(screen), contains: "new\(number)")
    }
    model.text = "longer"
    expectEqual(screen.size, CGSize(width: 14, height: 1))
  }

  @Test func `a terminal that was cleared is sent the whole picture again`() {
    let screen = Screen(width: 20) { Line(model: Model()) }
    let whole = screen.renderChanges()
    expectText(whole, contains: "\u{1B}[2J")
    expectEqual(screen.renderChanges(), "")
    screen.forgetShown()
    expectEqual(screen.renderChanges(), whole)
  }

  @Test func `reading the issues makes the frame that causes them`() {
    struct Twins: View {
      let model: Model
      var body: some View { ForEach(model.text == "a" ? [1, 2] : [1, 1], id: \.self) { Text("\($0)") } }
    }
    for read in [{ $0.issues }, { $0.readIssues(containing: "have the id 1") }] as [(Screen) -> [String]] {
      let model = Model()
      let screen = Screen(width: 20) { Twins(model: model) }
      model.text = "b"
      expectEqual(read(screen).count, 1)
    }
  }
}
