import Foundation
import Testing
import ViewTreeTesting

/// Storage whose every answer needs hops over the global pool.
private actor Storage {
  private let hops: Int
  private var value = 0

  init(hops: Int = 300) { self.hops = hops }

  func save(_ new: Int) async -> Int {
    for _ in 0..<hops { await Task.yield() }
    value = new
    return value
  }
}

private struct SavingButton: View {
  let storage: Storage
  @State private var saved = 0

  var body: some View {
    Button("saved \(saved)") {
      Task {
        let new = await storage.save(saved + 1)
        saved = await storage.save(new)
      }
    }
  }
}

private struct Work: View {
  let action: @MainActor () async -> Void
  @State private var isDone = false

  init(_ action: @escaping @MainActor () async -> Void) { self.action = action }

  var body: some View {
    Text(isDone ? "done" : "waits").task {
      await action()
      isDone = true
    }
  }
}

@MainActor @Suite struct SettleTests {
  private func settleError(
    of screen: Screen, patience: Duration = .milliseconds(20)
  ) async throws -> String {
    let error = await #expect(throws: SettleError.self) { try await screen.settle(patience: patience) }
    return try #require(error).description
  }

  @Test func `the tasks of an action are waited for wherever they run`() async throws {
    let screen = Screen(width: 20) { SavingButton(storage: Storage()) }
    for round in 1...5 {
      try screen.find(.button, "saved \(round - 1)").tap()
      try await screen.settle()
      try #require(screen.text == "[ saved \(round) ]")
    }
  }

  @Test func `the child tasks and new tasks of a task are waited for`() async throws {
    let storage = Storage()
    let screen = Screen(width: 20) {
      Work {
        async let one = storage.save(1)
        let two = Task { await storage.save(2) }
        _ = await (one, two.value)
      }
    }
    expectEqual(screen.text, "waits")
    try await screen.settle()
    expectEqual(screen.text, "done")
  }

  @Test func `the tasks of onChange and onAppear are waited for`() async throws {
    struct Counter: View {
      let storage: Storage
      @State private var number = 0
      @State private var copy = 0
      var body: some View {
        Button("\(number) \(copy)") { number += 1 }
          .onAppear { Task { number = await storage.save(7) } }
          .onChange(of: number) { _, new in Task { copy = await storage.save(new) } }
      }
    }
    let screen = Screen(width: 20) { Counter(storage: Storage()) }
    try await screen.settle()
    expectEqual(screen.text, "[ 7 7 ]")
    screen.press(.tab)
    screen.press(.return)
    try await screen.settle()
    expectText(screen.text, contains: "8 8")
  }

  @Test func `a short sleep in real time is waited for`() async throws {
    let screen = Screen(width: 20) { Work { try? await Task.sleep(for: .milliseconds(3)) } }
    try await screen.settle()
    expectEqual(screen.text, "done")
  }

  @Test func `a task that sleeps in real time is named with the path of the view and a remedy`() async throws {
    let screen = Screen(width: 20) { Work { try? await Task.sleep(for: .seconds(3600)) } }
    let error = try await settleError(of: screen)
    expectText(error, startsWith: "the screen does not settle: tasks still run after 0.02 seconds of real time: Work")
    expectText(error, contains: ".task. Let a sleeping task use @Environment(\\.clock)")
    screen.close()
    try await screen.settle()
  }

  @Test func `the error for a task that awaits another action's sleeping task names the sleeping one`() async throws {
    struct Awaiter: View {
      @Environment(\.clock) private var clock
      @State private var loading: Task<Void, Never>?
      @State private var isLoaded = false
      var body: some View {
        VStack {
          Button("load") { loading = Task { [clock] in try? await clock.sleep(for: .seconds(1)) } }
          Button(isLoaded ? "loaded" : "wait") {
            Task {
              await loading?.value
              isLoaded = true
            }
          }
        }
      }
    }
    let screen = Screen(width: 20) { Awaiter() }
    try screen.find(.button, "load").tap()
    // Until it sleeps, it is at work itself.
    try await screen.settle()
    try screen.find(.button, "wait").tap()
    let error = try await settleError(of: screen)
    expectText(error, contains: "a task that tap button \"wait\" started. Let")
    expectText(
      error,
      contains: "unless it awaits a task that advance(by:) continues: a task that tap button \"load\" started. If ")
    screen.advance(by: .seconds(1))
    try await screen.settle()
    expectText(screen.text, contains: "loaded")
  }

  @Test func `a sleeping task leaves the other parts of its work time`() async throws {
    struct Parts: View {
      let storage: Storage
      @Environment(\.clock) private var clock
      @State private var saved = 0
      var body: some View {
        Text("\(saved)").task {
          async let sleep: ()? = try? await clock.sleep(for: .seconds(1))
          saved = await storage.save(1)
          _ = await sleep
        }
      }
    }
    let screen = Screen(width: 20) { Parts(storage: Storage(hops: 60)) }
    try await screen.settle()
    expectEqual(screen.text, "1")
    screen.advance(by: .seconds(1))
    try await screen.settle()
  }

  @Test func `a sleeping task leaves the others time also when some work has ended`() async throws {
    struct Parts: View {
      @Environment(\.clock) private var clock
      @State private var turns = 0
      var body: some View {
        Text("\(turns)")
          .task { await Task.yield() }
          .task {
            async let sleep: ()? = try? await clock.sleep(for: .seconds(1))
            for _ in 0..<12 { await Task.yield() }
            turns = 12
            _ = await sleep
          }
      }
    }
    let screen = Screen(width: 20) { Parts() }
    try await screen.settle()
    expectEqual(screen.text, "12")
    screen.advance(by: .seconds(1))
    try await screen.settle()
  }

  @Test func `a screen settles no more when its test is cancelled`() async {
    let screen = Screen(width: 20) { Work { try? await Task.sleep(for: .seconds(3600)) } }
    let settling = Task { try await screen.settle(patience: .seconds(3600)) }
    settling.cancel()
    await #expect(throws: CancellationError.self) { try await settling.value }
    screen.close()
  }

  @Test func `the event that started the running task is named`() async throws {
    let (stream, end) = AsyncStream<Void>.makeStream()
    let screen = Screen(width: 20) { Button("go") { Task { for await _ in stream {} } } }
    screen.click(column: 3, row: 0)
    let error = try await settleError(of: screen)
    expectText(error, contains: "a task that a click at (3.5, 0.5) started")
    end.finish()
    try await screen.settle()
  }

  @Test func `no patience is needed for work that ends by itself`() async throws {
    let screen = Screen(Work { for _ in 0..<5 { await Task.yield() } }, width: 20)
    try await screen.settle(patience: .zero)
    expectEqual(screen.text, "done")
  }

  @Test func `a task that awaits later events can be left waiting`() async throws {
    struct Follower: View {
      let numbers: AsyncStream<Int>
      let feed: AsyncStream<Int>.Continuation
      @State private var sum = 0
      var body: some View {
        Button("\(sum)") { feed.yield(2) }.task { for await number in numbers { sum += number } }
      }
    }
    let (numbers, feed) = AsyncStream<Int>.makeStream()
    let screen = Screen(width: 20) { Follower(numbers: numbers, feed: feed) }
    for sum in [0, 2, 4] {
      try await screen.settle(patience: .milliseconds(20), allowsUnfinished: true)
      try #require(screen.text == "[ \(sum) ]")
      try screen.find(.button, "\(sum)").tap()
    }
    #expect(try await settleError(of: screen).contains(".task"))
    feed.finish()
    try await screen.settle()
  }

  @Test func `a task that never stops writing is named by its state`() async throws {
    struct Restless: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").task {
          while !Task.isCancelled {
            number += 1
            await Task.yield()
          }
        }
      }
    }
    let screen = Screen(width: 20) { Restless() }
    let error = try await settleError(of: screen, patience: .seconds(60))
    expectEqual(error, "the screen does not settle: actions write Restless._number again and again")
    screen.close()
  }

  @Test func `a task that sleeps on the clock is at rest, and works when the clock wakes it`() async throws {
    struct Ticker: View {
      let storage: Storage
      @Environment(\.clock) private var clock
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)").task {
          while (try? await clock.sleep(for: .seconds(1))) != nil { ticks = await storage.save(ticks + 1) }
        }
      }
    }
    let screen = Screen(width: 20) { Ticker(storage: Storage()) }
    for ticks in 0..<5 {
      try await screen.settle()
      try #require(screen.text == "\(ticks)")
      screen.advance(by: .seconds(1))
    }
    screen.close()
    try await screen.settle()
  }

  @Test func `tasks that never stop writing are named by all their states, in order`() async throws {
    struct Restless: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)").task {
          while !Task.isCancelled {
            second += 1
            await Task.yield()
            first += 1
            await Task.yield()
          }
        }
      }
    }
    let screen = Screen(width: 20) { Restless() }
    let error = try await settleError(of: screen, patience: .seconds(60))
    expectEqual(
      error, "the screen does not settle: actions write Restless._first, Restless._second again and again")
    screen.close()
  }

  @Test func `after known work has ended, an unknown task gets few turns`() async throws {
    var (isCounting, turns) = (false, 0)
    let screen = Screen(width: 9) {
      Work {
        await Task.yield()
        isCounting = true
      }
    }
    let counter = Task {
      while !Task.isCancelled {
        if isCounting { turns += 1 }
        await Task.yield()
      }
    }
    defer { counter.cancel() }
    try await screen.settle()
    // Without known work it would get twenty.
    #expect(turns < 17)
  }

  @Test func `without known work, an unknown task gets more than ten turns`() async throws {
    var isDone = false
    let screen = Screen(width: 9) { Text("still") }
    Task {
      for _ in 0..<10 { await Task.yield() }
      isDone = true
    }
    try await screen.settle()
    #expect(isDone)
  }

  @Test func `time that settles waits for work for a while, and reports work that does not end`() async throws {
    let stuck = Screen(width: 9) { Work { try? await Task.sleep(for: .seconds(3600)) } }
    let error = await #expect(throws: SettleError.self) {
      try await stuck.settle(after: .zero, patience: .milliseconds(20))
    }
    expectText("\(try #require(error))", contains: "tasks still run after 0.02 seconds of real time")
    stuck.close()
    // Patience is a second if nothing else is said.
    let slow = Screen(width: 9) { Work { try? await Task.sleep(for: .milliseconds(250)) } }
    try await slow.settle(after: .zero)
    expectText(slow.text, equals: "done")
  }
}
