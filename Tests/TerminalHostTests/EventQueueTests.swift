import Testing
import ViewTree
import ViewTreeTesting

@testable import TerminalHost

struct EventQueueTests {
  private func mouse(_ kind: MouseEvent.Kind, _ column: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, column: column, row: 0, modifiers: []))
  }

  /// The entries in words, in order.
  private func words(_ queue: EventQueue) -> [String] {
    var (queue, words) = (queue, [String]())
    while let first = queue.first {
      switch first {
      case .keys(let keys):
        words.append("keys \(keys.count)")
        queue.removeFirst(keys.count)
      case .event(.mouse(let event), _):
        words.append("\(event.kind.words) \(event.column)")
        queue.removeFirst()
      case .event(let event, _):
        words.append("\(event)")
        queue.removeFirst()
      }
    }
    return words
  }

  @Test func `a move of the mouse replaces the one directly before it, and no other event`() {
    var queue = EventQueue()
    for event in [mouse(.hover, 1), mouse(.hover, 2), mouse(.press(.left), 2), mouse(.hover, 3), mouse(.hover, 4)] {
      queue.add(event, now: .zero)
    }
    queue.add(.key(.up), now: .zero)
    queue.add(.key(.down), now: .zero)
    queue.add(mouse(.hover, 5), now: .zero)
    expectEqual(words(queue), ["hover 2", "press 2", "hover 4", "keys 2", "hover 5"])
  }

  @Test func `events other than moves of the mouse replace nothing`() {
    var queue = EventQueue()
    let interruption = InputEvent.key(EventQueue.interruption)
    for event in [mouse(.hover, 1), .paste("a"), .paste("b"), interruption, interruption] {
      queue.add(event, now: .zero)
    }
    expectEqual(words(queue), ["hover 1", "paste(\"a\")", "paste(\"b\")", "\(interruption)", "\(interruption)"])
  }

  @Test func `keys are taken in parts`() {
    var queue = EventQueue()
    for _ in 0..<3 { queue.add(.key(.up), now: .zero) }
    queue.removeFirst(2)
    expectEqual(words(queue), ["keys 1"])
    queue.add(.key(.down), now: .zero)
    expectEqual(words(queue), ["keys 2"])
    queue.removeFirst(2)
    #expect(queue.first == nil)
    queue.add(.key(.down), now: .zero)
    expectEqual(words(queue), ["keys 1"])
  }
}
