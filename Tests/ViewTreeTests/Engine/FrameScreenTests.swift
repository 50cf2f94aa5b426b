import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The part of the frame loop that a screen uses: time, changes from outside, events, counts.
@MainActor struct FrameScreenTests {
  @Observable fileprivate final class Model {
    var number = 0
  }

  private struct Line: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  @Test func `each access that needs the frame of a change makes it once, and makes it first`() {
    let model = Model()
    let screen = Screen(Line(model: model).accessibilityIdentifier("line"), width: 9)
    let frames = screen.frames
    func made(_ use: () -> Void) -> Int {
      let before = frames.frameCount
      model.number += 10
      use()
      return frames.frameCount - before
    }
    expectEqual(made { expectEqual(frames.frame(id: "line")?.width, 2) }, 1)
    expectEqual(made { _ = frames.typeAhead([.character("a")]) }, 1)
    var inHandler = 0
    expectEqual(made { frames.handle { inHandler = frames.frameCount } }, 1)
    expectEqual(inHandler, frames.frameCount)
    expectEqual(made { frames.change(EnvironmentValues()) }, 2)
    expectEqual(made { expectEqual(frames.resize(ProposedViewSize(width: 12, height: nil)), true) }, 1)
    expectEqual(made { expectEqual(frames.resize(ProposedViewSize(width: 12, height: nil)), true) }, 0)
    expectEqual(made { _ = frames.trace {} }, 1)
  }

  @Test func `a change before a trace is no part of it, one at its end is`() {
    let model = Model()
    let screen = Screen(Line(model: model), width: 9)
    model.number = 1
    expectEqual(screen.trace {}.totalEvaluations, 0)
    let trace = screen.trace { model.number = 2 }
    expectEqual(trace.totalEvaluations, 1)
    for _ in 0..<2 {
      let reading = screen.trace { _ = screen.text }
      expectEqual([reading.bytes, reading.cells], [1, 0])
    }
    var sent = ""
    model.number = 3
    let showing = screen.trace { sent = screen.renderChanges() }
    #expect(sent.utf8.count > 1 && showing.bytes == sent.utf8.count)
    let recorders = screen.frames.tree.hub?.recorders.count ?? 0
    _ = TraceSpan(screen.frames).finish()
    expectEqual(screen.frames.tree.hub?.recorders.count ?? 0, recorders)
  }

  @Test func `an event is noted before and after its handler`() {
    let model = Model()
    let screen = Screen(Line(model: model), width: 9)
    var log: [String] = []
    screen.frames.tree.host.onEvent { log.append("event") }
    screen.frames.handle { log.append("handler") }
    expectEqual(log, ["event", "handler", "event"])
  }

  @Test func `new settings are drawn at once`() {
    let screen = Screen(Text("a"), width: 9)
    let show = screen.frames.show
    var shows = 0
    screen.frames.show = {
      shows += 1
      show($0)
    }
    screen.frames.change(EnvironmentValues())
    expectEqual(shows, 1)
  }

  @Test func `the next timer is the earliest of the pointer and the queue, and none is left after the end`() {
    let screen = Screen(width: 9, height: 1) { Text("a").onLongPressGesture {} }
    let frames = screen.frames
    expectEqual(frames.nextTimerTime, nil)
    screen.press(column: 0, row: 0)
    expectEqual(frames.nextTimerTime, .milliseconds(500))
    frames.mainQueue.perform(at: .seconds(2)) {}
    expectEqual(frames.nextTimerTime, .milliseconds(500))
    frames.mainQueue.perform(at: .milliseconds(100)) {}
    expectEqual(frames.nextTimerTime, .milliseconds(100))
    screen.close()
    expectEqual(frames.nextTimerTime, nil)
  }

  @Test func `pointer timers end with the screen`() {
    let screen = Screen(width: 9, height: 1) { Text("a").onLongPressGesture {} }
    screen.press(column: 0, row: 0)
    screen.close()
    expectEqual(screen.frames.nextTimerTime, nil)
    let other = Screen(width: 9, height: 1) { Text("a") }
    other.frames.mainQueue.perform(at: .milliseconds(100)) {}
    expectEqual(other.frames.nextTimerTime, .milliseconds(100))
    other.close()
    expectEqual(other.frames.nextTimerTime, nil)
  }

  @Test func `of several views that are due the earliest comes first, and is the next`() {
    var log: [String] = []
    let start = ScreenOptions().now
    let screen = Screen(width: 20) {
      TimelineView(.periodic(from: start, by: 0.75)) { context in
        Text("a").onChange(of: context.date) { log.append("a \(context.date.timeIntervalSince(start))") }
      }
      TimelineView(.periodic(from: start, by: 0.5)) { context in
        Text("b").onChange(of: context.date) { log.append("b \(context.date.timeIntervalSince(start))") }
      }
      Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
    }
    expectEqual(screen.tick(now: .zero), .milliseconds(500))
    expectEqual(screen.tick(now: .milliseconds(1100)), .milliseconds(1500))
    expectEqual(log, ["b 0.5", "a 0.75", "b 1.0"])
    screen.frames.mainQueue.perform(at: .milliseconds(1200)) {}
    expectEqual(screen.tick(now: .milliseconds(1100)), .milliseconds(1200))
  }

  @Test(arguments: [10_000, 10_001])
  func `ten thousand timers fire in one advance of time, and further ones in the next`(count: Int) {
    let screen = Screen(Text("a"), width: 9)
    let queue = screen.frames.mainQueue
    var fired = 0
    func fire() {
      fired += 1
      if fired < count { queue.perform(at: queue.now + .milliseconds(1), fire) }
    }
    queue.perform(at: .milliseconds(1), fire)
    _ = screen.tick(now: .seconds(60))
    expectEqual(fired, 10_000)
    let isLimited = count > 10_000
    expectEqual(screen.issues.map { $0.hasPrefix("more than 10000 timers") }, isLimited ? [true] : [])
    _ = screen.tick(now: .seconds(60))
    expectEqual(fired, count)
  }

  @Test func `the next time of a completion is that of the next frame while an animation runs`() throws {
    struct Moving: View {
      @State private var x: CGFloat = 0
      var body: some View {
        HStack {
          Text("a").offset(x: x)
          Button("plain") { withAnimation(.linear(duration: 1)) { x += 5 } }
          Button("noted") {
            withAnimation(.linear(duration: 1)) {
              x += 5
            } completion: {
            }
          }
        }
      }
    }
    let screen = Screen(Moving(), width: 40)
    let frames = screen.frames
    #expect(frames.nextCompletionTime == nil && !frames.isMoving)
    try screen.find(.button, "plain").tap()
    #expect(frames.nextCompletionTime == nil && frames.isMoving)
    screen.advance(by: .seconds(2))
    #expect(frames.nextCompletionTime == nil && !frames.isMoving)
    try screen.find(.button, "noted").tap()
    expectEqual(frames.nextCompletionTime, .seconds(2) + Tree.frameInterval)
    screen.advance(by: .seconds(2))
    expectEqual(frames.nextCompletionTime, nil)
  }

  @Test func `a view that is due finds its own time`() {
    let start = ScreenOptions().now
    var log: [String] = []
    struct Reader: View {
      let note: (String) -> Void
      let date: Date
      @Environment(\.now) private var now
      var body: some View { Text("t").onChange(of: date) { note("\(now.timeIntervalSince(ScreenOptions().now))") } }
    }
    let screen = Screen(width: 20) {
      TimelineView(.periodic(from: start, by: 1)) { Reader(note: { log.append($0) }, date: $0.date) }
    }
    screen.advance(by: .milliseconds(2500))
    expectEqual(log, ["1.0", "2.0"])
  }

  @Test func `rounds of phases that no frame shows are not evaluated`() {
    let probe = Probe()
    let screen = Screen(width: 20) {
      Text("p").phaseAnimator([0, 1]) { content, phase in
        let _ = probe.ran("p")
        content.offset(x: CGFloat(phase))
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    probe.clear()
    screen.advance(by: .seconds(3_600))
    expectEqual(probe.runs("p"), 3)
  }

  @MainActor private final class Owner {
    var screen: Screen?
    var use: (Screen) -> Void = { _ in }
  }

  private struct FromBody: View {
    let owner: Owner
    @State private var count = 0

    var body: some View {
      let _ = owner.screen.map(owner.use)
      Button("\(count)") { count += 1 }
    }
  }

  @Test func `a body changes no settings, no size and no time, and does not close the screen`() {
    let uses: [(name: String, use: (Screen) -> Void)] = [
      ("new settings", { $0.frames.change(EnvironmentValues()) }), ("a new size", { $0.resize(width: 99) }),
      ("close()", { screen in expectEqual(screen.frames.unmount(), false) }),
      ("time that passes", { screen in expectEqual(screen.tick(now: .seconds(1)), nil) }),
    ]
    for (name, use) in uses {
      let owner = Owner()
      let screen = Screen(FromBody(owner: owner), width: 20)
      (owner.screen, owner.use) = (screen, use)
      screen.click(column: 2, row: 0)
      owner.screen = nil
      expectEqual(screen.width, 20)
      #expect(!screen.frames.isClosed, "\(name)")
      expectText(screen.issues.first ?? "", contains: "\(name) was sent to the screen while a view was being evaluated")
    }
  }

  @Test func `a closed screen has no elements, timers or layers, and requests no frame`() {
    let (model, requests) = (Model(), Locked(0))
    let screen = Screen(Line(model: model), width: 9)
    expectEqual(screen.elements.count, 1)
    screen.close()
    screen.onRequest { requests.withLock { $0 += 1 } }
    model.number = 1
    expectEqual(requests.withLock { $0 }, 0)
    #expect(screen.frames.unmount())
    expectEqual(screen.frames.typeAhead([.character("a")]), 0)
    #expect(screen.elements.isEmpty && screen.frames.pictureLayers.isEmpty)
    expectEqual(screen.issues.count, 1)
  }

  @Test func `a tick without anything to do leaves the next change to request a frame`() {
    let (model, requests) = (Model(), Locked(0))
    let screen = Screen(Line(model: model), width: 9)
    screen.onRequest { requests.withLock { $0 += 1 } }
    for number in 1...3 {
      _ = screen.tick(now: .zero)
      expectEqual(requests.withLock { $0 }, number - 1)
      model.number = number
      expectEqual(requests.withLock { $0 }, number)
    }
  }

  private struct Counter: View {
    let model: Model
    @State private var count = 0
    var body: some View { Button("\(model.number) \(count)") { count += 1 } }
  }

  @Test func `each change from outside is an event of its own in a trace`() {
    let model = Model()
    let screen = Screen(Counter(model: model), width: 9)
    let trace = screen.trace {
      for number in 1...2 {
        model.number = number
        _ = screen.text
      }
      screen.click(column: 2, row: 0)
      model.number = 3
      screen.click(column: 2, row: 0)
      model.number = 4
    }
    let click = "a click at (2.5, 0.5)"
    expectEqual(trace.events.map(\.name), ["", "", click, "", click, ""])
    expectEqual(trace.events.map(\.writes), [1, 1, 1, 1, 1, 1])
  }

  private struct Starter: View {
    @Environment(\.clock) private var clock
    var body: some View { Button("go") { Task { try? await clock.sleep(for: .seconds(60)) } } }
  }

  @Test func `the outermost name of events is that of their trace, and of the tasks that they start`() {
    let screen = Screen(Starter(), width: 9)
    let traces = Screen.traceAll {
      screen.frames.whileNamed("both") {
        screen.frames.whileNamed("inner") { for _ in 0..<2 { screen.click(column: 2, row: 0) } }
      }
    }
    expectEqual(traces.map { $0.events.map(\.name) }, [["both"]])
    screen.click(column: 2, row: 0)
    let (both, click) = ("a task that both started", "a task that a click at (2.5, 0.5) started")
    expectEqual(screen.frames.awakeWork.sorted(), [click, both, both])
    screen.close()
  }

  @Test func `a hidden view has no frame`() {
    let screen = Screen(width: 20) {
      Text("a").accessibilityIdentifier("a").hidden()
      Text("b").accessibilityIdentifier("b")
    }
    expectEqual(screen.frame(id: "a"), nil)
    expectEqual(screen.frame(id: "b"), CGRect(x: 0, y: 1, width: 1, height: 1))
  }

  private struct Clock: View {
    @Environment(\.now) private var now
    var body: some View { Text("\(Int(now.timeIntervalSince(ScreenOptions().now)))") }
  }

  @Test func `a tick requests no frame for the views that read the time`() {
    let requests = Locked(0)
    let screen = Screen(Clock(), width: 9)
    screen.onRequest { requests.withLock { $0 += 1 } }
    for seconds in 1...3 {
      _ = screen.tick(now: .seconds(seconds))
      expectText(screen.text, equals: "\(seconds)")
      expectEqual(requests.withLock { $0 }, 0)
    }
  }

  private struct ManyPhases: View {
    let evaluated: () -> Void
    var body: some View {
      PhaseAnimator(0..<30_000) {
        let _ = evaluated()
        Text(verbatim: "\($0)")
      } animation: { _ in
        nil
      }
    }
  }

  @Test(arguments: [(333_300, false), (333_334, true)])
  func `views are evaluated ten thousand times in one advance of time, and then once for its end`(
    milliseconds: Int, isLimited: Bool
  ) {
    var count = 0
    let screen = Screen(ManyPhases { count += 1 }, width: 9)
    expectText(screen.text, equals: "0")
    count = 0
    screen.advance(by: .milliseconds(milliseconds))
    expectText(screen.text, equals: isLimited ? "10001" : "10000")
    expectEqual(count, isLimited ? 10_001 : 10_000)
    let start = "views that depend on the time were evaluated 10000 times in one advance of time"
    expectEqual(screen.issues.map { $0.hasPrefix(start) }, isLimited ? [true] : [])
  }

  @Test func `elements are looked for once between two frames`() {
    let screen = Screen(Button("a") {}, width: 9)
    let first = screen.frames.semantics
    #expect(screen.frames.semantics === first)
    screen.press(.tab)
    #expect(screen.frames.semantics !== first)
  }

  @Test func `the frame of an identifier is that of the first view that has it, on the page before a sheet`() {
    let screen = Screen(width: 30, height: 8, options: ScreenOptions(alignment: .topLeading)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").accessibilityIdentifier("x")
        Text("bcd").accessibilityIdentifier("x")
      }
      .sheet(isPresented: .constant(true)) { Text("sheet").accessibilityIdentifier("x") }
    }
    expectEqual(screen.frame(id: "x"), CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a closed screen keeps its size`() {
    let screen = Screen(Line(model: Model()), width: 9, height: 2)
    screen.close()
    screen.resize(width: 5, height: 7)
    expectEqual([screen.width, screen.height], [9, 2])
    expectEqual(screen.issues.count, 1)
  }

  @Test func `what is due before a timer is evaluated before it, each at its own time`() {
    var log: [String] = []
    let start = ScreenOptions().now
    let screen = Screen(width: 20) {
      TimelineView(.periodic(from: start, by: 0.25)) { context in
        Text("a").onChange(of: context.date) { log.append("\(context.date.timeIntervalSince(start))") }
      }
    }
    _ = screen.tick(now: .zero)
    screen.frames.mainQueue.perform(at: .milliseconds(800)) { log.append("timer") }
    _ = screen.tick(now: .milliseconds(1100))
    expectEqual(log, ["0.25", "0.5", "0.75", "timer", "1.0"])
  }
}
