@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// A contender that logs its events, and returns the phases of a list, and then that its gesture is possible.
@MainActor private final class Scripted: Contender {
  let renderNode: RenderNode
  let name: String
  let rank: GestureTrait.Rank
  let link: Traits
  var isActive = true
  var timer: TimerQueue.ID?
  private var answers: [GesturePhase]
  private let log: GestureLog

  init(
    _ name: String, _ rank: GestureTrait.Rank = .normal, _ answers: [GesturePhase] = [], on renderNode: RenderNode,
    _ log: GestureLog
  ) {
    (self.name, self.rank, self.answers, self.renderNode, self.log) = (name, rank, answers, renderNode, log)
    link = TraitLink(GestureTrait(rank: rank, isEnabled: true, allowsInside: true) { _, _ in .possible }, outer: nil)
  }

  func recognize(_ event: GestureEvent) -> GesturePhase {
    log.add("\(name).\(event.phase)\(event.count)\(event.isHeld ? " held" : "")\(event.hasMoved ? " moved" : "")")
    return answers.isEmpty ? .possible : answers.removeFirst()
  }

  func leave() {
    isActive = false
    log.add("-\(name)")
  }
}

extension PressTests {
  /// A press in the middle of a screen, with contenders that answer as a test says.
  @MainActor private struct Script {
    let screen = Screen(width: 6, height: 2) { Text("part") }
    let log = GestureLog()
    let timers = TimerQueue()
    let start = CGPoint(x: 2, y: 1)

    func contender(_ name: String, _ rank: GestureTrait.Rank = .normal, _ answers: GesturePhase...) -> Scripted {
      Scripted(name, rank, answers, on: screen.frames.root, log)
    }

    func press(_ contenders: [Scripted]) -> Press {
      Press(at: start, contenders: contenders, in: screen.frames.root.chain, timers: timers)
    }

    func send(_ phase: GestureEvent.Phase, _ press: Press, at point: CGPoint? = nil, count: Int = 1) -> String {
      press.send(phase, at: point ?? start, count: count, modifiers: [])
      return log.take()
    }
  }

  private func states(_ press: Press) -> [Bool] {
    [press.hasMoved, press.hasWinner, press.isUsed, press.hasActiveContender, press.awaitsNextTap]
  }

  @Test func `a press begins without a move, a winner and a use`() {
    let script = Script()
    expectEqual(states(script.press([])), [false, false, false, false, false])
    let press = script.press([script.contender("a")])
    expectEqual(states(press), [false, false, false, true, false])
    expectEqual(script.send(.down, press), "a.down1")
    expectEqual(script.send(.drag, press, at: CGPoint(x: 3, y: 1)), "a.drag1 moved")
    expectEqual(script.send(.drag, press), "a.drag1")
    expectEqual(states(press), [true, false, false, true, false])
  }

  @Test func `the first contender that recognizes its gesture wins, and the others of a rank that competes are out`() {
    let script = Script()
    let contenders = [
      script.contender("a", .high, .failed), script.contender("b"), script.contender("c", .simultaneous, .active),
      script.contender("d", .normal, .possible, .active, .active), script.contender("e"),
      script.contender("f", .simultaneous),
    ]
    let press = script.press(contenders)
    expectEqual(script.send(.down, press), "a.down1 -a b.down1 c.down1 d.down1 held e.down1 held f.down1")
    expectEqual(states(press), [false, false, true, true, false])
    expectEqual(
      script.send(.up, press), "b.up1 c.up1 d.up1 held b.cancel0 -b e.cancel0 -e f.up1")
    expectEqual(states(press), [false, true, true, true, false])
    expectEqual(script.send(.up, press), "c.up1 d.up1 f.up1")
    expectEqual(contenders.map(\.isActive), [false, false, true, true, false, true])
  }

  @Test func `a gesture that ends while an earlier one waits leaves it in, and wins otherwise`() {
    let script = Script()
    let waiting = script.press([script.contender("a"), script.contender("b", .normal, .ended)])
    expectEqual(script.send(.up, waiting), "a.up1 b.up1 held -b")
    expectEqual(states(waiting), [false, false, true, true, false])
    let first = script.press([script.contender("a", .normal, .ended), script.contender("b")])
    expectEqual(script.send(.up, first), "a.up1 -a b.cancel0 -b")
    expectEqual(states(first), [false, true, true, false, false])
    let beside = script.press([script.contender("a", .simultaneous, .ended), script.contender("b")])
    expectEqual(script.send(.up, beside), "a.up1 -a b.up1")
    expectEqual(states(beside), [false, false, true, true, false])
  }

  @Test func `the end of a press is a lapse if it rests, and a cancellation otherwise`() {
    let script = Script()
    let held = script.press([script.contender("a"), script.contender("b", .normal, .failed)])
    _ = script.send(.down, held)
    held.end()
    expectEqual(script.log.take(), "a.cancel0 -a")
    let resting = script.press([script.contender("a"), script.contender("b", .normal, .possible, .ended)])
    _ = script.send(.up, resting, at: CGPoint(x: 3, y: 1), count: 3)
    resting.awaitNextTap()
    #expect(resting.awaitsNextTap)
    resting.end()
    expectEqual(script.log.take(), "a.lapse3 moved b.lapse3 held moved -b a.cancel0 moved -a")
  }

  @Test func `the next tap in a row is at the same place, and one more`() {
    let script = Script()
    let press = script.press([])
    func isNext(_ count: Int, _ x: CGFloat = 2) -> Bool {
      press.isNextTap(PointerEvent(.down, at: CGPoint(x: x, y: 1), count: count))
    }
    expectEqual([isNext(1), isNext(2)], [false, false])
    press.awaitNextTap()
    expectEqual([isNext(0), isNext(1), isNext(2)], [false, true, false])
    _ = script.send(.down, press, count: 2)
    expectEqual([isNext(1), isNext(2), isNext(3), isNext(4)], [false, false, true, false])
    #expect(!isNext(3, 1))
  }

  @Test func `a waiting contender takes the place of the one of its gesture in the next press`() {
    let script = Script()
    let (a, b, new) = (script.contender("a"), script.contender("b", .normal, .failed), script.contender("new"))
    let press = script.press([a, b])
    _ = script.send(.up, press)
    let others: [any Contender] = [
      Successor(of: new), Successor(of: b), Successor(of: a),
    ]
    let next = press.handOver(to: others)
    expectEqual(next.map { $0 === a }, [false, false, true])
    expectEqual(next.map { $0 is Successor }, [true, true, false])
    #expect(!press.hasActiveContender)
  }

  /// The contender of a gesture in the next press.
  private final class Successor: Contender {
    let renderNode: RenderNode
    let link: Traits
    let rank = GestureTrait.Rank.normal
    var isActive: Bool { true }
    var timer: TimerQueue.ID?

    init(of contender: any Contender) { (renderNode, link) = (contender.renderNode, contender.link) }

    func recognize(_ event: GestureEvent) -> GesturePhase { .possible }
    func leave() {}
  }

  @Test func `a contender is woken at its time, unless it has left`() {
    let script = Script()
    script.screen.advance(by: .seconds(2))
    let (a, b) = (script.contender("a"), script.contender("b"))
    let press = script.press([a, b])
    press.wake(a, after: .seconds(1), count: 2, modifiers: [])
    press.wake(b, after: .seconds(3), count: 1, modifiers: [])
    expectEqual(script.timers.nextTime, .seconds(3))
    script.timers.fire(at: .seconds(3))
    expectEqual(script.log.take(), "a.time2")
    expectEqual(script.timers.nextTime, .seconds(5))
    press.end()
    expectEqual(script.log.take(), "a.cancel0 -a b.cancel0 -b")
    expectEqual(script.timers.nextTime, nil)
  }

  /// The labels of the views that a click gives the focus.
  private func focused<V: View>(_ column: Int, _ row: Int, @ViewBuilder _ content: () -> V) -> [String] {
    let screen = Screen(width: 24, height: 4) { VStack(alignment: .leading, spacing: 0) { content() } }
    let target = screen.frames.events.chain(at: CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)).focusTarget
    return target.map { $0.identifiers } ?? ["none"]
  }

  @Test func `a click is for the innermost focusable view, or for the control around it`() {
    expectEqual(focused(0, 0) { Text("a").accessibilityIdentifier("a") }, ["none"])
    let link = Text("go [there](https://a.b)").accessibilityIdentifier("link")
    expectEqual(focused(0, 0) { link }, ["link"])
    expectEqual(focused(0, 0) { HStack { link }.focusable().accessibilityIdentifier("a") }, ["a"])
    expectEqual(
      focused(0, 0) {
        HStack { HStack { link }.focusable().accessibilityIdentifier("a") }.focusable().accessibilityIdentifier("b")
      }, ["a"])
    expectEqual(
      focused(2, 0) {
        HStack { Button("Go") {}.accessibilityIdentifier("go") }.focusable().accessibilityIdentifier("a")
      }, ["go"])
    expectEqual(
      focused(5, 0) {
        Toggle(isOn: .constant(true)) { Text("on").focusable().accessibilityIdentifier("label") }
          .accessibilityIdentifier("toggle")
      }, ["toggle"])
    expectEqual(
      focused(0, 0) {
        HStack { HStack { Text("a").focusable().accessibilityIdentifier("a") }.focusable() }
          .accessibilityElement(children: .combine).accessibilityIdentifier("all")
      }, ["a"])
  }
}
