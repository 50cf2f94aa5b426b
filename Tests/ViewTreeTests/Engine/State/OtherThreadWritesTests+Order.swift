import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// A thread writes one storage and then another one: no body, action or other thread sees the second write without the
/// first.
extension OtherThreadWritesTests {
  @MainActor private final class Log {
    var evaluations = 0
    var changes = 0
    var faults: [String] = []

    func note(_ place: String, _ first: Int, _ second: Int) {
      if first < second { faults.append("\(place): \(first) \(second)") }
    }
  }

  /// Reads two storages, the one that is written last first.
  private struct Reader: View {
    @Binding var first: Int
    @Binding var second: Int
    let log: Log

    var body: some View {
      let (second, first) = (second, first)
      let _ = note("a body", first, second)
      Text("\(first) \(second)")
        .onChange(of: second) { note("an action", self.first, $1) }
    }

    private func note(_ place: String, _ first: Int, _ second: Int) {
      log.note(place, first, second)
      if place == "a body" { log.evaluations += 1 } else { log.changes += 1 }
    }
  }

  private struct Owner: View {
    let bindings: NumberStorages.Bindings
    let first, second: String
    let log: Log
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("show").onTapGesture { isShown = true }
        NumberStorages(bindings: bindings)
        if isShown { Reader(first: bindings(first), second: bindings(second), log: log) }
      }
    }
  }

  private func expectOrder(
    _ first: String, _ second: String, alsoInBodies: Bool = true, count: Int = 60,
    write: @escaping @Sendable (Binding<Int>, Binding<Int>, Int) -> Void
  ) async {
    storageDefaults.set(0, forKey: "other number")
    let log = Log()
    let screen = Screen(Owner(bindings: bindings, first: first, second: second, log: log), width: 40)
    screen.click(column: 0, row: 0)
    let (one, other) = (bindings(first), bindings(second))
    (one.wrappedValue, other.wrappedValue) = (0, 0)
    let before = log.evaluations
    let (isDone, seen) = (Locked(false), Locked<[String]>([]))
    let writer = Task.detached {
      await onAnotherThread { for number in 1...count { write(one, other, number) } }
      isDone.withLock { $0 = true }
    }
    let reader = Task.detached {
      await onAnotherThread {
        while !isDone.withLock({ $0 }) {
          let (second, first) = (other.wrappedValue, one.wrappedValue)
          if first < second { seen.withLock { $0.append("a thread: \(first) \(second)") } }
        }
      }
    }
    while !isDone.withLock({ $0 }) {
      _ = screen.text
      let (second, first) = (other.wrappedValue, one.wrappedValue)
      log.note("the main thread", first, second)
      await Task.yield()
    }
    await writer.value
    await reader.value
    let faults = log.faults.filter { alsoInBodies || !$0.hasPrefix("a body") }
    #expect(faults + seen.withLock { $0 } == [], "\(first), then \(second)")
    #expect(screen.text.contains("\(count) \(count)"), "\(first), then \(second): \(screen.text)")
    #expect(log.evaluations > before, "\(first), then \(second)")
    #expect(screen.faults == [] && screen.issues == [])
    screen.close()
  }

  private nonisolated static let states = [
    "a state", "an element", "an element of an element", "a part", "an element of a part", "an optional", "closures",
  ]
  /// The stored values; a body reads them as they are, and not as they were at the start of the update.
  ///
  /// The properties of an object are not among them: a program has to guard its own objects.
  private nonisolated static let others = ["app storage", "user defaults", "scene storage"]

  @Test(arguments: states) func `two writes of a thread to states take effect in their order`(first: String) async {
    for second in Self.states where second != first {
      await expectOrder(first, second) { first, second, number in
        first.wrappedValue = number
        second.wrappedValue = number
      }
    }
  }

  @Test(arguments: others) func `a reader outside of a body sees the first of two writes as well`(
    storage: String
  ) async {
    for other in ["a state", "an element"] + Self.others where other != storage {
      await expectOrder(storage, other, alsoInBodies: false) { first, second, number in
        first.wrappedValue = number
        second.wrappedValue = number
      }
      await expectOrder(other, storage, alsoInBodies: false) { first, second, number in
        first.wrappedValue = number
        second.wrappedValue = number
      }
    }
  }

  @Test func `writes of a thread in different transactions take effect in their order`() async {
    for (first, second) in [("a state", "an optional"), ("a part", "a state"), ("a state", "an element")] {
      await expectOrder(first, second) { first, second, number in
        withTransaction(Transaction(animation: .linear(duration: 0))) { first.wrappedValue = number }
        second.wrappedValue = number
      }
      await expectOrder(first, second) { first, second, number in
        first.wrappedValue = number
        withTransaction(Transaction(animation: .linear(duration: 0))) { second.wrappedValue = number }
      }
    }
  }
}
