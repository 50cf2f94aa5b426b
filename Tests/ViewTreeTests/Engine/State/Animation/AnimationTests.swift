import Testing
import ViewTreeTesting

@testable import ViewTree

struct AnimationTests {
  /// How much of a change from 0 to 100 is made at times in tenths of a second; "-" when it is over.
  private func course(_ animation: Animation, _ tenths: ClosedRange<Int> = 0...10) -> String {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return tenths.map { tenth in
      // A billionth later: a tenth is not exact.
      let value = animation.animate(value: 100, time: Double(tenth) / 10 + 1e-9, context: &context)
      return value.map { "\(Int($0.rounded()))" } ?? "-"
    }.joined(separator: " ")
  }

  @Test func `a curve takes its time`() {
    expectEqual(course(.linear(duration: 1)), "0 10 20 30 40 50 60 70 80 90 -")
    expectEqual(course(.easeIn(duration: 1)), "0 2 6 13 21 32 43 55 69 84 -")
    expectEqual(course(.easeOut(duration: 1)), "0 16 31 45 57 68 79 87 94 98 -")
    expectEqual(course(.easeInOut(duration: 1)), "0 2 8 19 33 50 67 81 92 98 -")
    expectEqual(course(.timingCurve(0, 0, 1, 1, duration: 0.5)), "0 20 40 60 80 - - - - - -")
    expectEqual(course(.linear), "0 29 57 86 - - - - - - -")
    for duration in [0, -1, Double.nan] { expectEqual(course(.linear(duration: duration), 0...1), "- -") }
  }

  @Test func `springs overshoot by their bounce`() {
    expectEqual(course(.spring(duration: 0.5), 0...9), "0 36 72 89 96 99 100 100 - -")
    expectEqual(course(.bouncy, 0...13), "0 42 87 103 104 101 100 100 100 - - - - -")
    expectEqual(course(.default), "0 32 67 86 94 98 99 100 100 - -")
    expectEqual(course(.spring(response: 0.5, dampingFraction: 1), 0...9), course(.smooth, 0...9))
    expectEqual(Spring(duration: 1, bounce: .nan), Spring(duration: 1, bounce: 0))
    expectEqual(Animation.interactiveSpring, .spring(Spring(response: 0.15, dampingRatio: 0.86)))
    // At rest in its first moment, another one is fast.
    expectEqual(course(.interpolatingSpring(duration: 1, initialVelocity: 10), 0...1), "0 66")
  }

  @Test func `a delay comes before, a speed makes it faster`() {
    expectEqual(course(.linear(duration: 0.5).delay(0.2)), "0 0 0 20 40 60 80 - - - -")
    expectEqual(course(.linear(duration: 0.5).delay(-0.2)), "40 60 80 - - - - - - - -")
    expectEqual(course(.linear(duration: 1).speed(2)), "0 20 40 60 80 - - - - - -")
    expectEqual(course(.linear(duration: 1).delay(1).speed(5)), "0 0 0 50 - - - - - - -")
    expectEqual(course(.linear(duration: 1).speed(5).delay(0.1)), "0 0 50 - - - - - - - -")
    expectEqual(course(.linear(duration: 1).speed(0)), course(.linear(duration: 1).speed(-1)))
  }

  @Test func `an animation is repeated, and goes back each second time`() {
    let short = Animation.linear(duration: 0.4)
    expectEqual(course(short.repeatCount(2, autoreverses: false), 0...9), "0 25 50 75 0 25 50 75 - -")
    expectEqual(course(short.repeatCount(3), 0...12), "0 25 50 75 100 75 50 25 0 25 50 75 -")
    expectEqual(course(short.repeatCount(0), 0...5), "0 25 50 75 - -")
    expectEqual(course(short.repeatForever(), 4000...4004), "0 25 50 75 100")
    expectEqual(course(short.repeatForever(autoreverses: false), 4002...4005), "50 75 0 25")
    expectEqual(course(short.delay(0.2).repeatCount(2, autoreverses: false), 0...12), "0 0 0 25 50 75 0 0 0 25 50 75 -")
    expectEqual(course(.linear(duration: 0).repeatForever(), 0...1), "- -")
    expectEqual(course(short.repeatForever().repeatForever(), 0...5), course(short.repeatForever(), 0...5))
  }

  @Test func `an animation without an end is known`() {
    let forever = Animation.linear.repeatForever()
    for animation in [forever, forever.delay(1), forever.speed(2), forever.repeatCount(2), .linear.speed(0)] {
      #expect(animation.isEndless && animation.logicallyComplete(after: 1).isEndless)
    }
    for animation in [Animation.linear, .bouncy, .linear.delay(1).speed(2).repeatCount(1000)] {
      #expect(!animation.isEndless)
    }
  }

  /// When a change counts as made, and when it is over, in tenths of a second.
  private func ends(_ animation: Animation) -> [Int?] {
    func first(_ holds: (inout AnimationContext<Double>, Double) -> Bool) -> Int? {
      (0...100).first { tenth in
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return holds(&context, Double(tenth) / 10 + 1e-9)
      }
    }
    return [
      first {
        _ = animation.animate(value: 1, time: $1, context: &$0)
        return $0.isLogicallyComplete
      },
      first { animation.animate(value: 1, time: $1, context: &$0) == nil },
    ]
  }

  @Test func `a change may count as made before it is over`() {
    expectEqual(ends(.linear(duration: 5).logicallyComplete(after: 1)), [10, 50])
    expectEqual(ends(.spring(duration: 0.5, bounce: 0.3)), [5, 9])
    expectEqual(ends(.linear.repeatForever().logicallyComplete(after: 2)), [20, nil])
  }

  @Test func `the change of a spring counts as made after exactly its duration`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for (time, isMade) in [(spring.duration.nextDown, false), (spring.duration, true)] {
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      _ = Animation.spring(spring).animate(value: 1, time: time, context: &context)
      #expect(context.isLogicallyComplete == isMade, "after \(time) seconds")
    }
  }

  private struct Steps: CustomAnimation {
    let number: Int

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Calls.self] += 1
      let step = Int(time / 0.1)
      return step < number ? value.scaled(by: Double(step) / Double(number)) : nil
    }

    enum Calls: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }
  }

  @Test func `an animation of one's own is one like any other`() {
    let animation = Animation(Steps(number: 4))
    expectEqual(course(animation, 0...5), "0 25 50 75 - -")
    expectEqual(course(animation.repeatCount(2, autoreverses: false).delay(0.1), 0...9), "0 0 25 50 75 0 25 50 75 -")
    #expect(animation == Animation(Steps(number: 4)) && animation != Animation(Steps(number: 5)))
    #expect(animation != .linear && animation.base is Steps)
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    for _ in 0..<3 { _ = animation.animate(value: 1, time: 0, context: &context) }
    expectEqual(context.state[Steps.Calls.self], 3)
    expectEqual(context.withState(AnimationState<CGFloat>()).state[Steps.Calls.self], 0)
  }

  @Test func `animations are equal if they do the same`() {
    let all: [Animation] = [
      .default, .linear, .easeIn, .linear(duration: 1), .linear.repeatCount(3), .linear.repeatCount(4),
      .linear.repeatCount(3, autoreverses: false), .linear.repeatForever(), .linear.speed(2), .linear.delay(1), .spring,
      .bouncy, .linear.logicallyComplete(after: 1),
    ]
    expectEqual(Set(all).count, all.count)
    expectEqual(Animation.linear.repeatCount(3), .linear.repeatCount(3))
    expectEqual(Animation.spring, .smooth)
  }

  @Test func `what is not named has its usual value`() {
    expectEqual(
      Animation.interpolatingSpring(stiffness: 100, damping: 50),
      .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true), initialVelocity: 0))
    expectEqual(Animation.interpolatingSpring(), .spring(Spring(duration: 0.5, bounce: 0)))
    expectEqual(Animation.interpolatingSpring(.bouncy), .spring(.bouncy))
    expectEqual(Animation.interactiveSpring(), .spring(Spring(response: 0.15, dampingRatio: 0.86)))
    expectEqual([Animation.smooth(), .snappy(), .bouncy()], [0, 0.15, 0.3].map { .spring(duration: 0.5, bounce: $0) })
    expectEqual(Animation.default, .spring(response: 0.55, dampingFraction: 1))
    expectEqual(Animation.easeInOut, .timingCurve(0.42, 0, 0.58, 1, duration: 0.35))
  }

  @Test func `animations describe themselves`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.linear(duration: 2).description.hasPrefix("CurveAnimation("))
    #expect(Animation.spring().delay(1).description.contains("delay: 1.0"))
  }

  /// The part of a change that is made at an exact time.
  private func part(of value: Double, by animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return animation.animate(value: value, time: time, context: &context)
  }

  @Test func `a spring is over when a thousandth of the change is left, and at once if nothing changes`() {
    let spring = Spring(duration: 0.5)
    let end = spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    expectEqual(part(of: 1, by: .spring(spring), at: end), nil)
    #expect(part(of: 1, by: .spring(spring), at: end.nextDown) != nil)
    expectEqual(part(of: 0, by: .spring(spring), at: 0), nil)
  }

  @Test func `an initial velocity that is no finite number counts as none`() {
    let spring = Spring(duration: 0.5)
    for velocity in [Double.infinity, -.infinity, .nan] {
      let animation = Animation.interpolatingSpring(spring, initialVelocity: velocity)
      expectEqual(part(of: 100, by: animation, at: 0.1), part(of: 100, by: .spring(spring), at: 0.1))
    }
  }

  @Test func `a delayed animation begins exactly after its delay`() {
    let (delay, animation) = (0.5, Animation.linear(duration: 0).delay(0.5))
    expectEqual([delay.nextDown, delay].map { part(of: 1, by: animation, at: $0) }, [0, nil])
  }

  @Test func `an extra bounce adds to that of an interactive spring`() {
    expectEqual(Animation.interactiveSpring(duration: 0.2, extraBounce: 0.1), .spring(duration: 0.2, bounce: 0.24))
    expectEqual(Animation.interactiveSpring(extraBounce: 0), .spring(duration: 0.15, bounce: 0.14))
  }

  @Test func `a context for another type of value knows whether the change is complete`() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let animation = Animation.linear(duration: 1).logicallyComplete(after: 0)
    #expect(!context.withState(AnimationState<CGFloat>()).isLogicallyComplete)
    _ = animation.animate(value: 1, time: 0, context: &context)
    #expect(context.withState(AnimationState<CGFloat>()).isLogicallyComplete)
  }

  @Test func `the durations of an animation are those of its change, and of its end`() {
    func durations(_ animation: Animation) -> [Int?] {
      let (base, environment) = (animation.base, EnvironmentValues())
      return [base.logicalDuration(of: 1.0, in: environment), base.duration(of: 1.0, in: environment)].map { seconds in
        seconds.map { Int(($0 * 1_000).rounded()) }
      }
    }
    expectEqual(durations(.linear), [350, 350])
    expectEqual(durations(.bouncy), [500, 824])
    expectEqual(durations(.linear(duration: 5).logicallyComplete(after: 0.6)), [600, 5_000])
    expectEqual(durations(.linear(duration: 0)), [0, 0])
    expectEqual(durations(.linear.repeatForever()), [nil, nil])
  }

  @Test func `a slow animation ends, and an interactive spring has a small bounce`() {
    for speed in [0.1, 1] { #expect(!Animation.linear.speed(speed).isEndless) }
    expectEqual(Animation.interactiveSpring(duration: 0.2), .spring(duration: 0.2, bounce: 0.14))
    expectEqual(Animation.interpolatingSpring(duration: 1), .spring(Spring(duration: 1, bounce: 0)))
  }
}
