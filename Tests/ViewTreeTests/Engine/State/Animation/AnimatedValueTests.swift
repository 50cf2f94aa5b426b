import Testing
import ViewTreeTesting

@testable import ViewTree

struct AnimatedValueTests {
  private func cause(_ animation: Animation, hold: AnimationListener.Hold? = nil) -> AnimationCause {
    AnimationCause(animation: animation, environment: EnvironmentValues(), hold: hold)
  }

  private func values(_ value: inout AnimatedValue<Double>, _ times: Double...) -> [Double] {
    times.map { value.value(at: .seconds($0)) }
  }

  @Test func `a value moves to its target`() {
    var value = AnimatedValue(2.0)
    #expect(!value.isMoving && value.value(at: .zero) == 2)
    value.move(to: 10, at: .seconds(1), by: cause(.linear(duration: 2)))
    #expect(value.isMoving && value.target == 10)
    expectEqual(values(&value, 1, 1.5, 2, 2.75), [2, 4, 6, 9])
    #expect(value.isMoving)
    expectEqual(values(&value, 3), [10])
    #expect(!value.isMoving)
  }

  @Test func `a new target adds to the way, from the place that was reached`() {
    var value = AnimatedValue(0.0)
    value.move(to: 8, at: .zero, by: cause(.linear(duration: 1)))
    expectEqual(values(&value, 0.5), [4])
    value.move(to: 0, at: .seconds(0.5), by: cause(.linear(duration: 1)))
    expectEqual(values(&value, 0.5, 0.75, 1, 1.25, 1.5), [4, 4, 4, 2, 0])
    #expect(!value.isMoving)
  }

  @Test func `changes at the same time keep their own animations`() {
    var value = AnimatedValue(0.0)
    value.move(to: 8, at: .zero, by: cause(.linear(duration: 1)))
    value.move(to: 24, at: .zero, by: cause(.linear(duration: 2)))
    value.move(to: 32, at: .zero, by: cause(.linear(duration: 2)))
    expectEqual(values(&value, 0.5, 1, 1.5, 2), [10, 20, 26, 32])
  }

  @Test func `a change that ends an endless one covers the whole way`() {
    var value = AnimatedValue(0.0)
    value.move(to: 8, at: .zero, by: cause(.linear(duration: 1).repeatForever()))
    expectEqual(values(&value, 0.5, 1, 1.25, 2.25), [4, 8, 6, 2])
    value.move(to: 18, at: .seconds(2.25), by: cause(.linear(duration: 1)))
    expectEqual(values(&value, 2.25, 2.5, 2.75, 3.25), [2, 6, 10, 18])
    #expect(!value.isMoving)
  }

  @Test func `a change to the target is none`() {
    var value = AnimatedValue(3.0)
    value.move(to: 3, at: .zero, by: cause(.linear(duration: 1)))
    #expect(!value.isMoving)
  }

  @Test func `a listener learns once when all is made, and when all is over`() {
    let listener = AnimationListener()
    var calls: [String] = []
    listener.add(.logicallyComplete) { calls.append("made") }
    listener.add(.removed) { calls.append("over") }
    #expect(!listener.isRunning && listener.isWaiting)
    var (first, second): (AnimationListener.Hold?, AnimationListener.Hold?) = (listener.hold(), listener.hold())
    #expect(listener.isRunning)
    first?.complete()
    first?.complete()
    expectEqual(calls, [])
    second?.complete()
    expectEqual(calls, ["made"])
    first = nil
    #expect(listener.isRunning && listener.isWaiting && calls == ["made"])
    second = nil
    #expect(!listener.isRunning && !listener.isWaiting)
    expectEqual(calls, ["made", "over"])
    listener.add(.logicallyComplete) { calls.append("again") }
    // A change that ends without being made is made then.
    _ = listener.hold()
    expectEqual(calls, ["made", "over", "again"])
  }

  @Test func `a value holds its listener until its motion is made, and over`() {
    let listener = AnimationListener()
    var calls: [String] = []
    listener.add(.logicallyComplete) { calls.append("made") }
    listener.add(.removed) { calls.append("over") }
    var value = AnimatedValue(0.0)
    let animation = Animation.linear(duration: 2).logicallyComplete(after: 1)
    value.move(to: 8, at: .zero, by: cause(animation, hold: listener.hold()))
    value.move(to: 9, at: .zero, by: cause(animation, hold: listener.hold()))
    expectEqual(values(&value, 0.5), [2.25])
    expectEqual(calls, [])
    expectEqual(values(&value, 1), [4.5])
    expectEqual(calls, ["made"])
    expectEqual(values(&value, 2), [9])
    expectEqual(calls, ["made", "over"])
  }

  @Test func `a change at the same time joins only the last one before it`() {
    var value = AnimatedValue(0.0)
    value.move(to: 8, at: .zero, by: cause(.linear(duration: 1)))
    value.move(to: 24, at: .zero, by: cause(.linear(duration: 2)))
    value.move(to: 32, at: .zero, by: cause(.linear(duration: 1)))
    expectEqual(values(&value, 0.5, 1, 2), [12, 24, 32])
  }

  /// Over at its second call.
  private struct Once: CustomAnimation {
    enum Calls: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Calls.self] += 1
      return context.state[Calls.self] > 1 ? nil : .zero
    }
  }

  @Test func `a change that joins another one begins its animation anew`() {
    var value = AnimatedValue(0.0)
    value.move(to: 8, at: .zero, by: cause(Animation(Once())))
    expectEqual(values(&value, 0), [0])
    value.move(to: 16, at: .zero, by: cause(Animation(Once())))
    expectEqual(values(&value, 0), [0])
    #expect(value.isMoving)
    expectEqual(values(&value, 0), [16])
    #expect(!value.isMoving)
  }

  @Test func `a spring that is sent back before it moves is over`() {
    var value = AnimatedValue(0.0)
    value.move(to: 8, at: .zero, by: cause(.spring))
    value.move(to: 0, at: .zero, by: cause(.spring))
    expectEqual(values(&value, 0), [0])
    #expect(!value.isMoving)
  }

  @Test func `a change that is taken back before it moves takes its time`() {
    var value = AnimatedValue(0.0)
    for target in [8.0, 0] { value.move(to: target, at: .zero, by: cause(.linear(duration: 1))) }
    expectEqual(values(&value, 0, 0.5), [0, 0])
    #expect(value.isMoving)
    expectEqual(values(&value, 1), [0])
    #expect(!value.isMoving)
  }

  @Test func `the completions of a screen that is gone are not called`() {
    let listener = AnimationListener()
    var calls = 0
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] { listener.add(criteria) { calls += 1 } }
    var hold: AnimationListener.Hold? = listener.hold(for: StateHost())
    #expect(listener.isRunning && hold != nil)
    hold = nil
    #expect(!listener.isRunning && calls == 0)
  }
}
