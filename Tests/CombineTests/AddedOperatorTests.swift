import Combine
import Foundation
import Testing
import ViewTreeTesting

/// A scheduler whose time a test advances.
private final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = SchedulerTime
  typealias SchedulerOptions = Never

  private var actions: [(time: SchedulerTime, action: () -> Void)] = []
  private(set) var now = SchedulerTime(Date())
  var minimumTolerance: SchedulerTime.Stride { .zero }

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append((now, action)) }

  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { actions.append((date, action)) }

  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError("not used") }

  func advance(by seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let index = actions.indices.filter({ actions[$0].time <= end }).min(by: {
      actions[$0].time < actions[$1].time
    }) {
      let (time, action) = actions.remove(at: index)
      now = max(now, time)
      action()
    }
    now = end
  }
}

struct AddedOperatorTests {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `conditions may throw`() {
    expectEqual(numbers.tryContains { $0 == 3 }.sent, ["true", "end"])
    expectEqual(numbers.tryContains { $0 == 9 }.sent, ["false", "end"])
    expectEqual(numbers.tryContains { if $0 == 2 { throw Fault.broken } else { $0 == 3 } }.sent, ["failed: broken"])
    expectEqual(numbers.tryAllSatisfy { $0 < 3 }.sent, ["false", "end"])
    expectEqual(numbers.tryAllSatisfy { $0 < 9 }.sent, ["true", "end"])
    expectEqual(numbers.tryAllSatisfy { if $0 == 2 { throw Fault.broken } else { true } }.sent, ["failed: broken"])
    expectEqual(numbers.tryFirst { $0 > 2 }.sent, ["3", "end"])
    expectEqual(numbers.tryFirst { _ in throw Fault.other }.sent, ["failed: other"])
    expectEqual(numbers.tryLast { $0 < 4 }.sent, ["3", "end"])
    expectEqual(numbers.tryLast { if $0 == 4 { throw Fault.other } else { true } }.sent, ["failed: other"])
    expectEqual(numbers.tryDrop { $0 < 3 }.sent, ["3", "4", "end"])
    expectEqual(numbers.tryDrop { if $0 == 2 { throw Fault.other } else { true } }.sent, ["failed: other"])
    expectEqual(numbers.tryPrefix { $0 < 3 }.sent, ["1", "2", "end"])
    expectEqual(numbers.tryPrefix { if $0 == 3 { throw Fault.other } else { true } }.sent, ["1", "2", "failed: other"])
    expectEqual(failing(after: 2).tryContains { $0 == 9 }.sent, ["failed: broken"])
  }

  @Test func `comparisons may throw, and the first of equal values counts`() {
    let words = ["bb", "a", "cc", "d"].publisher
    expectEqual(words.max { $0.count < $1.count }.sent, ["bb", "end"])
    expectEqual(words.min { $0.count < $1.count }.sent, ["a", "end"])
    expectEqual(words.tryMax { $0.count < $1.count }.sent, ["bb", "end"])
    expectEqual(words.tryMin { $0.count < $1.count }.sent, ["a", "end"])
    expectEqual(words.tryMax { _, _ in throw Fault.other }.sent, ["failed: other"])
    expectEqual(words.tryMin { _, _ in throw Fault.other }.sent, ["failed: other"])
    #expect(Empty<Int, Never>().max().sent == ["end"])
  }

  @Test func `three and four publishers are zipped by a closure`() {
    expectEqual(
      numbers.zip([10, 20].publisher, [100, 200, 300].publisher) { $0 + $1 + $2 }.sent, ["111", "222", "end"])
    expectEqual(Just(1).zip(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }.sent, ["1234", "end"])
  }

  @Test func `the newest values of three and four publishers are combined once all have sent`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Fault>() }
    let (three, four) = (Recorder<(Int, Int, Int), Fault>(), Recorder<(Int, Int, Int, Int), Fault>())
    subjects[0].combineLatest(subjects[1], subjects[2]).subscribe(three)
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).subscribe(four)
    for (number, subject) in subjects.enumerated() { subject.send(number) }
    subjects[1].send(5)
    subjects[3].send(completion: .finished)
    subjects[0].send(7)
    for subject in subjects.prefix(3) { subject.send(completion: .finished) }
    expectEqual(three.log, ["(0, 1, 2)", "(0, 5, 2)", "(7, 5, 2)", "end"])
    expectEqual(four.log, ["(0, 1, 2, 3)", "(0, 5, 2, 3)", "(7, 5, 2, 3)", "end"])
    expectEqual(Publishers.CombineLatest3(Just(1), Empty<Int, Never>(), Just(2)).sent, ["end"])
    let never = Empty<Int, Fault>(completeImmediately: false)
    expectEqual(failing(after: 1).combineLatest(failing(after: 2), never) { $0 + $1 + $2 }.sent, ["failed: broken"])
  }

  @Test func `three and four publishers are zipped until one has nothing left`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Fault>() }
    let (three, four) = (Recorder<(Int, Int, Int), Fault>(), Recorder<(Int, Int, Int, Int), Fault>(demand: .max(1)))
    subjects[0].zip(subjects[1], subjects[2]).subscribe(three)
    subjects[0].zip(subjects[1], subjects[2], subjects[3]).subscribe(four)
    for round in 1...2 { for (number, subject) in subjects.enumerated() { subject.send(10 * round + number) } }
    subjects[0].send(30)
    expectEqual(four.log, ["(10, 11, 12, 13)"])
    subjects[2].send(completion: .finished)
    expectEqual(three.log, ["(10, 11, 12)", "(20, 21, 22)", "end"])
    let numbers = (1...3).publisher
    let slow = Recorder<Int, Never>(demand: .max(2))
    numbers.zip(numbers, numbers, numbers) { $0 * $1 * $2 * $3 }.subscribe(slow)
    expectEqual(slow.log, ["1", "16"])
    slow.subscription?.request(.max(1))
    expectEqual(slow.log, ["1", "16", "81", "end"])
  }

  @Test func `results and optionals are publishers of their own types`() {
    let success = Result<Int, Fault>.Publisher(3)
    #expect(success == Result<Int, Fault>.success(3).publisher && success.sent == ["3", "end"])
    expectEqual(Result<Int, Fault>.Publisher(.other).sent, ["failed: other"])
    #expect(Optional(3).publisher == Optional.Publisher(3) && Optional(3).publisher.sent == ["3", "end"])
    expectEqual(Int?.none.publisher.sent, ["end"])
  }

  @Test func `a record sends its values on demand`() throws {
    let record = Record<Int, Fault> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.broken))
    }
    expectEqual(record.sent, ["1", "2", "failed: broken"])
    expectEqual(record.recording.output, [1, 2])
    let one = Recorder<Int, Fault>(demand: .max(1))
    record.subscribe(one)
    expectEqual(one.log, ["1"])
    #expect(Record<Int, Never>(output: [], completion: .finished).sent == ["end"])
    struct Coded: Error, Codable, Equatable {}
    let recording = Record<Int, Coded>.Recording(output: [1], completion: .failure(Coded()))
    let copy = try JSONDecoder().decode(Record<Int, Coded>.Recording.self, from: JSONEncoder().encode(recording))
    #expect(copy.output == [1] && copy.completion == .failure(Coded()))
  }

  @Test func `a recording takes nothing after its end`() async {
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> {
        $0.receive(completion: .finished)
        $0.receive(1)
      }
    }
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording(output: [1])
      recording.receive(2)
    }
  }

  @Test func `a buffer keeps values until there is demand`() {
    func log(_ whenFull: Publishers.BufferingStrategy<Fault>) -> [String] {
      let subject = PassthroughSubject<Int, Fault>()
      let recorder = Recorder<Int, Fault>(demand: .max(1))
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(recorder)
      for number in 1...5 { subject.send(number) }
      recorder.subscription?.request(.max(1))
      subject.send(completion: .finished)
      recorder.subscription?.request(.unlimited)
      return recorder.log
    }
    expectEqual(log(.dropNewest), ["1", "2", "3", "end"])
    expectEqual(log(.dropOldest), ["1", "4", "5", "end"])
    expectEqual(log(.customError { .other }), ["1", "2", "3", "failed: other"])
  }

  @Test func `a buffer that keeps itself full demands one value for each that leaves it`() {
    var requests: [Subscribers.Demand] = []
    let recorder = Recorder<Int, Never>(demand: .max(2))
    (1...9).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(recorder)
    expectEqual(recorder.log, ["1", "2"])
    expectEqual(requests, [.max(3), .max(1), .max(1)])
    recorder.subscription?.request(.unlimited)
    expectEqual(recorder.log, (1...9).map { "\($0)" } + ["end"])
  }

  @Test func `values are collected by time, or by their number`() {
    func log(_ strategy: (ManualScheduler) -> Publishers.TimeGroupingStrategy<ManualScheduler>) -> [String] {
      let scheduler = ManualScheduler()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = Recorder<[Int], Never>()
      subject.collect(strategy(scheduler)).subscribe(recorder)
      for number in 1...3 { subject.send(number) }
      scheduler.advance(by: 1)
      scheduler.advance(by: 1.5)
      subject.send(4)
      scheduler.advance(by: 0.5)
      subject.send(5)
      subject.send(completion: .finished)
      return recorder.log
    }
    expectEqual(log { .byTime($0, 1) }, ["[1, 2, 3]", "[4]", "[5]", "end"])
    expectEqual(log { .byTimeOrCount($0, 1, 2) }, ["[1, 2]", "[3]", "[4]", "[5]", "end"])
  }

  @Test(arguments: [true, false]) func `throttled values come from the scheduler, none within the call`(latest: Bool) {
    let scheduler = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.throttle(for: 10, scheduler: scheduler, latest: latest).subscribe(recorder)
    subject.send(1)
    expectEqual(recorder.log, [])
    scheduler.advance(by: 1)
    expectEqual(recorder.log, ["1"])
    for number in 2...4 { subject.send(number) }
    scheduler.advance(by: 8)
    expectEqual(recorder.log, ["1"])
    scheduler.advance(by: 1)
    expectEqual(recorder.log, ["1", latest ? "4" : "2"])
    scheduler.advance(by: 20)
    subject.send(5)
    subject.send(completion: .finished)
    expectEqual(recorder.log.count, 2)
    scheduler.advance(by: 0)
    expectEqual(recorder.log.suffix(2), ["5", "end"])
  }

  @Test func `a publisher that sends nothing for so long times out, one that ends does not`() {
    let scheduler = ManualScheduler()
    let subject = PassthroughSubject<Int, Fault>()
    let (late, ended) = (Recorder<Int, Fault>(), Recorder<Int, Never>())
    subject.timeout(10, scheduler: scheduler, customError: { .other }).subscribe(late)
    Just(1).timeout(10, scheduler: scheduler).subscribe(ended)
    scheduler.advance(by: 9)
    subject.send(1)
    scheduler.advance(by: 9)
    expectEqual(late.log, ["1"])
    scheduler.advance(by: 1)
    expectEqual(late.log, ["1", "failed: other"])
    expectEqual(ended.log, ["1", "end"])
  }
}
