@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct GestureTraitTests {
  private let screen = Screen(width: 6, height: 2) { Text("part") }

  private func trait(_ rank: GestureTrait.Rank = .normal) -> GestureTrait {
    GestureTrait(rank: rank, isEnabled: true, allowsInside: true) { _, _ in .possible }
  }

  private func event(_ phase: GestureEvent.Phase, _ count: Int = 1, moved: Bool = false, held: Bool = false)
    -> GestureEvent
  {
    let contender = GestureContender(TraitLink(trait(), outer: nil), of: screen.frames.root)
    let press = Press(at: .zero, contenders: [contender], in: [], timers: TimerQueue())
    return GestureEvent(
      phase: phase, location: CGPoint(x: moved ? 1 : 0, y: 0), start: .zero, count: count, modifiers: [],
      press: press, contender: contender, isHeld: held)
  }

  private func phases(of taps: Int, _ events: GestureEvent...) -> [GesturePhase] {
    var progress = TapProgress()
    return events.map { progress.next($0, of: taps) }
  }

  @Test func `taps in a row are complete when the button comes up for the last of them`() {
    expectEqual(phases(of: 1, event(.down), event(.up)), [.possible, .ended])
    expectEqual(
      phases(of: 2, event(.down), event(.up), event(.down, 2), event(.up, 2)),
      [.possible, .possible, .possible, .ended])
    expectEqual(phases(of: 2, event(.up, 3), event(.time, 3), event(.up, 4)), [.possible, .possible, .ended])
    expectEqual(phases(of: 1, event(.up, held: true), event(.lapse)), [.possible, .ended])
    expectEqual(phases(of: 2, event(.up), event(.lapse)), [.possible, .failed])
    expectEqual(phases(of: 1, event(.down), event(.drag, moved: true)), [.possible, .failed])
    expectEqual(phases(of: 1, event(.up, moved: true)), [.failed])
    expectEqual(phases(of: 1, event(.up, held: true), event(.cancel)), [.possible, .failed])
    expectEqual(phases(of: 1, event(.up, held: true), event(.drag, moved: true)), [.possible, .ended])
  }

  @Test func `an event is passed on in another phase, and waits or not`() {
    let plain = event(.down, 2, moved: true)
    #expect(plain.hasMoved && !event(.down).hasMoved)
    let other = plain.with(.up)
    #expect(other.phase == .up && other.count == 2 && other.hasMoved && !other.isHeld)
    #expect(!event(.down, held: true).released.isHeld)
    for (own, added, both) in [(false, false, false), (true, false, true), (false, true, true), (true, true, true)] {
      expectEqual(event(.down, held: own).held(if: added).isHeld, both)
    }
  }

  @Test func `a gesture is unfinished while it is possible or goes on`() {
    let phases: [GesturePhase] = [.possible, .active, .ended, .failed]
    expectEqual(phases.map(\.isUnfinished), [true, true, false, false])
  }

  @Test func `a gesture remembers each of its parts by itself`() {
    let memory = GestureMemory()
    memory.part(0).state = "first"
    memory.part(1).state = "second"
    expectEqual([memory, memory.part(0), memory.part(1)].map { $0.state as? String }, [nil, "first", "second"])
  }

  @Test func `a gesture needs more than a tap unless it says otherwise`() {
    #expect(!trait().reactsToTap())
  }

  @Test func `a view that draws nothing takes gestures and hovers in its whole frame`() {
    let log = GestureLog()
    let screen = Screen(width: 6, height: 3) {
      VStack(spacing: 0) {
        HStack {}.frame(width: 6, height: 1).gesture(TapGesture().onEnded { log.add("tap") })
        HStack {}.frame(width: 6, height: 1).onHover { log.add("hover \($0)") }
        HStack {}.frame(width: 6, height: 1).onContinuousHover { _ in log.add("move") }
      }
    }
    screen.click(column: 5, row: 0)
    for row in 0..<3 { screen.hover(column: 5, row: row) }
    expectEqual(log.take(), "tap hover true hover false move")
  }

  @Test func `a new closure of a gesture, a hover, a drop or an element lays out and draws nothing`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        let now = count
        VStack(spacing: 0) {
          Text("a").gesture(TapGesture().onEnded { _ = now })
          Text("b").onHover { _ in _ = now }
          Text("c").dropDestination(for: String.self) { _, _ in now > 0 }
          Text("d").accessibilityAction(named: "act") { _ = now }
          Text("e").semantics(Semantics(Role("e"), label: "\(now)"))
        }
        .onKeyPress { _ in
          count += 1
          return .handled
        }
        .focusable()
      }
    }
    let screen = Screen(Counter(), width: 6, height: 6)
    screen.press(.tab)
    _ = screen.text
    let trace = screen.trace { screen.press(.character("a")) }
    expectEqual(trace.evaluations(of: Counter.self), 1)
    expectEqual([trace.measured, trace.placed, trace.drawn], [0, 0, 0])
  }
}
