import Foundation
import Synchronization
import Testing
import ViewTreeTesting

@testable import ViewTree

/// A release of a user's value may run the user's code, which may use the store that released it.
struct ReleaseUnderLockTests {
  private final class Held: Hashable, Sendable {
    private let onRelease: @Sendable () -> Void

    init(_ onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }

    static func == (a: Held, b: Held) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Performs a body on a thread of its own; a lock that waits for itself fails the test and does not stop it.
  private func expectEnd(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }
    .start()
    #expect(done.wait(timeout: .now() + 20) == .success, "a lock waits for itself")
  }

  @Test func `a stored value that is replaced or removed may read the store`() {
    expectEnd {
      let store = StoredValues()
      let reads = Mutex(0)
      for _ in 0..<2 {
        store["a"] = AnyHashable(Held { [weak store] in reads.withLock { $0 += store?["b"] == nil ? 1 : 0 } })
      }
      store["a"] = nil
      #expect(reads.withLock { $0 } == 2)
    }
  }

  @Test func `a driver that is replaced, or dropped at the end, may request a frame`() {
    expectEnd {
      let inbox = Inbox()
      let calls = Mutex(0)
      func driver() -> @Sendable () -> Void {
        let held = Held { [weak inbox] in
          inbox?.requestFrame()
          calls.withLock { $0 += 1 }
        }
        return { _ = held }
      }
      inbox.onRequest(driver())
      inbox.onRequest(driver())
      inbox.close()
      #expect(calls.withLock { $0 } == 2)
    }
  }

  @Test func `an issue's handler that is replaced may report an issue`() async {
    // In a process of its own: the handler is one for all tests.
    await #expect(processExitsWith: .success) {
      let reports = Mutex(0)
      func handler() -> @Sendable (String) -> Void {
        let held = Held { RuntimeIssue.report("released") }
        return { _ in
          _ = held
          reports.withLock { $0 += 1 }
        }
      }
      alarm(20)
      RuntimeIssue.report = handler()
      RuntimeIssue.report = handler()
      #expect(reports.withLock { $0 } == 1)
    }
  }

  @Test func `a property of no screen may be read by the value that it releases`() {
    expectEnd {
      final class Model: @unchecked Sendable {
        @AppStorage("key") var text = Note(rawValue: "")!
      }
      let model = Model()
      let reads = Mutex(0)
      for _ in 0..<2 {
        model.text = Note(held: Held { [weak model] in reads.withLock { $0 += model == nil ? 0 : model!.text.count } })
      }
      model.text = Note(rawValue: "")!
      #expect(reads.withLock { $0 } == 2)
    }
  }
}

/// A value that is stored as a text and holds an object.
private struct Note: RawRepresentable {
  var held: AnyHashable?
  var rawValue: String { "note" }
  var count: Int { 1 }

  init(held: (some Hashable)?) { self.held = held.map { AnyHashable($0) } }
  init?(rawValue: String) { held = nil }
}
