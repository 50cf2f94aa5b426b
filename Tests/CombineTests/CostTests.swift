import Foundation
import Testing
import ViewTreeTesting

@testable import Combine

/// The number of steps is linear in the number of values, and does not depend on the time that has passed.
struct CostTests {
  /// Performs a body on a thread of its own, so that an endless loop fails the test and does not stop it.
  private func expectEnd(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }
    .start()
    #expect(done.wait(timeout: .now() + 30) == .success, "it takes too long")
  }

  @Test func `a full buffer is drained in its order`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(demand: .none)
    subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
    for number in 0..<1_000 { subject.send(number) }
    for _ in 0..<1_000 { recorder.subscription?.request(.max(1)) }
    expectEqual(recorder.log, (0..<1_000).map(String.init))
  }

  @Test(arguments: [1, 2, 1_000, 4_096]) func `a queue moves no more elements than it returns`(count: Int) {
    var queue = Queue<Int>()
    for number in 0..<count { queue.append(number) }
    var (numbers, moved) = ([Int](), 0)
    while let number = queue.popFirst() {
      numbers.append(number)
      // The elements behind those that were removed moved to the front.
      if queue.removedCount == 0 { moved += queue.count }
    }
    expectEqual(numbers, Array(0..<count))
    #expect(queue.isEmpty && moved <= count, "\(moved)")
  }

  @Test func `a queue holds what was added and not removed`() {
    var (queue, model) = (Queue([0, 1, 2]), [0, 1, 2])
    for step in 3..<200 {
      switch step % 7 {
      case 0: expectEqual(queue.popFirst(), model.isEmpty ? nil : model.removeFirst())
      case 3 where model.count > 2: expectEqual(queue.remove(at: 2), model.remove(at: 2))
      case 5 where step % 35 == 5:
        expectEqual(queue.removeAll(from: model.count / 2), Array(model[(model.count / 2)...]))
        model.removeSubrange((model.count / 2)...)
      default:
        queue.append(step)
        model.append(step)
      }
      #expect(queue.count == model.count && queue.first == model.first && queue.isEmpty == model.isEmpty)
    }
    expectEqual(queue.removeAll(), model)
    #expect(queue.isEmpty && queue.popFirst() == nil)
  }

  @Test(arguments: [0, -1, 1e-9, 1e-300, 3, .infinity, .nan])
  func `the period of a value is found at once, however many have passed`(seconds: Double) {
    expectEnd {
      let (subject, hand, recorder) = (PassthroughSubject<Int, Never>(), Hand(), Recorder<[Int], Never>())
      subject.collect(.byTime(hand, .seconds(seconds))).subscribe(recorder)
      let now = 1_000_000.5
      hand.perform(after: .seconds(now))
      subject.send(1)
      subject.send(2)
      hand.perform()
      subject.send(3)
      subject.send(completion: .finished)
      expectEqual(recorder.log, ["[1, 2]", "[3]", "end"])
      let end =
        switch seconds {
        case 1e-9: now + 1e-9
        case 3: 1_000_002.0
        case .infinity: 4e9
        default: now
        }
      #expect(abs(hand.dates[0] - end) < 1e-10, "\(hand.dates)")
    }
  }

  @Test(arguments: [0, -1, 1e-9, 1e-300, .infinity, .nan])
  func `an operator of time takes any interval`(seconds: Double) {
    expectEnd {
      let (subject, hand) = (PassthroughSubject<Int, Never>(), Hand())
      let interval = SchedulerTime.Stride.seconds(seconds)
      let logs = [
        subject.delay(for: interval, scheduler: hand).eraseToAnyPublisher(),
        subject.debounce(for: interval, scheduler: hand),
        subject.throttle(for: interval, scheduler: hand, latest: true),
        subject.timeout(interval, scheduler: hand),
        subject.collect(.byTimeOrCount(hand, interval, 1)).compactMap(\.first),
      ]
      .map { publisher in
        let recorder = Recorder<Int, Never>()
        publisher.subscribe(recorder)
        return recorder
      }
      hand.perform(after: .seconds(1e8))
      subject.send(1)
      for _ in 0..<3 { hand.perform() }
      // The hand performs a time-out's end with the values that are due.
      expectEqual(logs.map { $0.log.first ?? "nothing" }, ["1", "1", "1", "end", "1"])
    }
  }

  @Test(arguments: [0, -1, 1e-9, .nan])
  @MainActor func `a timer without a pause ticks each thousandth of a second`(seconds: Double) {
    final class Count { var ticks = 0 }
    struct Ticker: View {
      let count: Count
      let timer: Timer.TimerPublisher

      var body: some View { Text("").onReceive(timer.autoconnect()) { _ in count.ticks += 1 } }
    }
    let count = Count()
    let screen = Screen(
      Ticker(count: count, timer: Timer.publish(every: seconds, on: .main, in: .common)), width: 10)
    for number in 0..<5 {
      _ = screen.text
      expectEqual(count.ticks, number)
      screen.advance(by: .milliseconds(1))
    }
    expectEqual(count.ticks, 5)
  }

  @Test @MainActor func `the schedulers accept a clock beyond the range of nanoseconds`() throws {
    struct Late: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0

      var body: some View {
        Button("\(last)") { subject.send(7) }.onReceive(
          subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
        ) { last = $0 }
      }
    }
    let screen = Screen(Late(subject: PassthroughSubject()), width: 10)
    screen.advance(by: .seconds(100_000_000_000))
    try screen.find(.button, "0").tap()
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "[ 7 ]")
  }
}
