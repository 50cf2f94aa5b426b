// The main actor where the type system does not know of it.
//
// There are two ways to be there. Code that only the engine calls is there: `onMainActor` takes it for granted, and debug
// builds ask. Code that users can call from anywhere is asked in every build: `checkedOnMainActor` ends the program with
// words where it is not.

/// Runs `body`, which is on the main actor already: only the engine calls the callers of this, and the engine runs
/// there.
///
/// `MainActor.assumeIsolated` asks the runtime each time, which was a tenth of a flip. What `body` needs is handed to it,
/// because a closure that captures would be allocated for each call.
@inline(__always) func onMainActor<A, T>(_ argument: A, _ body: @escaping @MainActor (A) -> T) -> T {
  assert(MainThread.isCurrent, "BUG: the engine runs outside of the main actor")
  return unsafeBitCast(body, to: ((A) -> T).self)(argument)
}

/// The same for a body that changes a value.
@inline(__always) func onMainActor<V, A, B, T>(
  _ value: inout V, _ a: A, _ b: B, _ body: @escaping @MainActor (inout V, A, B) -> T
) -> T {
  assert(MainThread.isCurrent, "BUG: the engine runs outside of the main actor")
  return unsafeBitCast(body, to: ((inout V, A, B) -> T).self)(&value, a, b)
}

/// Ends the program, with words, where it is not on the main actor: for what users call.
///
/// To go on would be a race for all that the engine has. `MainActor.preconditionIsolated` ends the program as well, but
/// what it says on Linux cannot be read.
func checkMainActor(_ words: @autoclosure () -> String) {
  if !MainThread.isCurrent { fatalError(words()) }
}

/// Runs `body` on the main actor, on which the caller must be: the program ends with `words` where it is not.
@inline(__always) func checkedOnMainActor<A, T>(
  _ argument: A, _ words: @autoclosure () -> String, _ body: @escaping @MainActor (A) -> T
) -> T {
  checkMainActor(words())
  return onMainActor(argument, body)
}

/// A value that is made anywhere and handed to the main actor, which alone sees it from then on.
///
/// Views are made by nonisolated code of values that are no `Sendable`s, as a gesture or a style with an action, and are
/// shown on the main actor: the compiler cannot know that whoever made one has nothing of it left. The value is read on
/// the main actor only, which it does know.
struct MainActorValue<Value>: @unchecked Sendable {
  private let stored: Value

  init(_ value: Value) { stored = value }

  @MainActor var value: Value { stored }
}

/// A closure for an interface that calls it on the main queue and cannot say so: a source of Dispatch.
///
/// The program ends with words where it is called elsewhere.
package func mainQueueHandler(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  { checkedOnMainActor(body, "a handler of the main queue was called elsewhere") { $0() } }
}
