// Access to the main actor where the type system cannot prove it.
//
// Code that only the engine calls runs there: `onMainActor` assumes it, and debug builds check. Code that users can
// call from anywhere is checked in every build: `checkedOnMainActor` ends the program with a message elsewhere.

/// Runs `body`, assuming that the caller is on the main actor: only the engine calls it, and the engine runs there.
///
/// `MainActor.assumeIsolated` calls the runtime each time, which took a tenth of a flip. `body` receives its values as
/// an argument, because a closure with captures would be allocated at each call.
@inline(__always) package func onMainActor<A, T>(_ argument: A, _ body: @escaping @MainActor (A) -> T) -> T {
  assert(MainThread.isCurrent, "BUG: the engine runs outside of the main actor")
  return unsafe unsafeBitCast(body, to: ((A) -> T).self)(argument)
}

/// Runs a body that changes a value, with the same assumption.
@inline(__always) func onMainActor<V, A, B, T>(
  _ value: inout V, _ a: A, _ b: B, _ body: @escaping @MainActor (inout V, A, B) -> T
) -> T {
  assert(MainThread.isCurrent, "BUG: the engine runs outside of the main actor")
  return unsafe unsafeBitCast(body, to: ((inout V, A, B) -> T).self)(&value, a, b)
}

/// Ends the program with a message if it is not on the main actor; for functions that users call.
///
/// `use`: the beginning of the message, such as `a GeometryProxy was read`.
///
/// Continuing would be a data race on all state of the engine. `MainActor.preconditionIsolated` ends the program too,
/// but its message on Linux is unreadable.
func checkMainActor(_ use: @autoclosure () -> String) {
  if !MainThread.isCurrent { fatalError("\(use()) outside of the main actor; use it on the main actor only") }
}

/// Runs `body` on the main actor; the caller must be there, or the program ends with a message that begins with `use`.
@inline(__always) func checkedOnMainActor<A, T>(
  _ argument: A, _ use: @autoclosure () -> String, _ body: @escaping @MainActor (A) -> T
) -> T {
  checkMainActor(use())
  return onMainActor(argument, body)
}

/// A value that is created anywhere and handed to the main actor, which alone uses it from then on.
///
/// Views are created by nonisolated code from values that are not `Sendable`, such as a gesture or a style with an
/// action, and are shown on the main actor. The compiler cannot know that the creator keeps no reference. It does know
/// that the value is read only on the main actor.
package struct MainActorValue<Value>: @unchecked Sendable {
  private let stored: Value

  package init(_ value: Value) { stored = value }

  @MainActor package var value: Value { stored }
}

/// Returns a closure for an interface that calls it on the main queue without declaring so, such as a Dispatch source.
///
/// The program ends with a message if it is called elsewhere.
package func mainQueueHandler(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  { checkedOnMainActor(body, "a handler of the main queue was called") { $0() } }
}
