/// Asynchronous work that a screen started: a `.task`, or the tasks that an action started.
///
/// It is a task-local value of the code that runs for it. `Task { … }` inherits it and retains it until it ends, so the
/// work is in progress as long as the object lives; `Task.detached` does not inherit it. A clock whose time does not
/// pass by itself reports when a part of the work begins to sleep on it.
package final class Work: Sendable {
  @TaskLocal package static var current: Work?

  private let table: WorkTable

  fileprivate init(in table: WorkTable) { self.table = table }

  deinit { table.end(ObjectIdentifier(self)) }

  /// Called before a part of the work sleeps until a clock is advanced.
  package func willSleep() { table.addSleepers(1, to: ObjectIdentifier(self)) }

  /// Called before a sleeping part of the work resumes, which counts as working from then on.
  package func willWake() { table.addSleepers(-1, to: ObjectIdentifier(self)) }
}

/// The unfinished work of a screen; tasks sleep and end on all threads, and may outlive the screen.
private final class WorkTable: Sendable {
  private struct State {
    var names: [ObjectIdentifier: String] = [:]
    /// The number of sleeping parts of each work; a part may sleep before the action that started it has returned.
    var sleepers: [ObjectIdentifier: Int] = [:]
    /// Counts ends of works, and parts of works that began to sleep or woke.
    var changes = 0
    /// Functions, because a type that names `Never` as an error would be looked up when the first work ends.
    var waiters: [@Sendable () -> Void] = []
  }

  private let state = Locked(State())

  var count: Int { state.withLock { $0.names.count } }
  var changeCount: Int { state.withLock { $0.changes } }
  var hasSleepers: Bool { state.withLock { !$0.sleepers.isEmpty } }
  var awake: [String] { names { $0 == nil } }
  var asleep: [String] { names { $0 != nil } }

  private func names(ofSleeping isAmong: (Int?) -> Bool) -> [String] {
    state.withLock { state in state.names.filter { isAmong(state.sleepers[$0.key]) }.values.sorted() }
  }

  func note(_ work: Work, _ name: String) { state.withLock { $0.names[ObjectIdentifier(work)] = name } }

  func end(_ id: ObjectIdentifier) { change { ($0.names[id], $0.sleepers[id]) = (nil, nil) } }

  func addSleepers(_ number: Int, to id: ObjectIdentifier) {
    change {
      let sum = $0.sleepers[id, default: 0] + number
      $0.sleepers[id] = sum == 0 ? nil : sum
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock {
      body(&$0)
      $0.changes += 1
    }
    wake()
  }

  private func wake() {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for resume in waiters { resume() }
  }

  func change(after count: Int, within time: Duration) async {
    let timer = Task.detached { if (try? await Task.sleep(for: time)) != nil { self.wake() } }
    await withCheckedContinuation { waiter in
      let mustWait = state.withLock {
        if $0.changes == count { $0.waiters.append { waiter.resume() } }
        return $0.changes == count
      }
      if !mustWait { waiter.resume() }
    }
    timer.cancel()
  }
}

/// The register of the work that a screen started and that has not ended.
final class WorkRegister {
  private let table = WorkTable()

  /// The work of the next action.
  ///
  /// Most actions start no task and leave it for the next one. A stored property, because the check for other owners
  /// works only on a stored reference.
  private var spare: Work

  init() { spare = Work(in: table) }

  /// The number of unfinished works.
  var count: Int { table.count }

  /// Whether a part of a work is sleeping.
  var hasSleepers: Bool { table.hasSleepers }

  /// The names of the works without a sleeping part: they are busy, or wait for something other than a clock.
  var awake: [String] { table.awake }

  /// The names of the works with a sleeping part.
  var asleep: [String] { table.asleep }

  /// Counts ends of works, and parts of works that began to sleep or woke.
  var changeCount: Int { table.changeCount }

  /// Returns when `changeCount` differs from `count`, or after the given time.
  nonisolated(nonsending) func change(after count: Int, within time: Duration) async {
    await table.change(after: count, within: time)
  }

  /// Begins a work with a name, for a task that binds it.
  func begin(_ name: String) -> Work {
    let work = Work(in: table)
    table.note(work, name)
    return work
  }

  /// Runs an action; all tasks that it starts are one work.
  func perform<T>(_ name: @autoclosure () -> String, _ action: () throws -> T) rethrows -> T {
    defer { if !isKnownUniquelyReferenced(&spare) { replaceSpare(name()) } }
    return try bindingSpare(action)
  }

  /// A separate function: when it returns, only tasks that the action started still retain the spare work.
  @inline(never) private func bindingSpare<T>(_ action: () throws -> T) rethrows -> T {
    try Work.$current.withValue(spare, operation: action)
  }

  private func replaceSpare(_ name: String) {
    table.note(spare, name)
    spare = Work(in: table)
  }
}
