import Testing
import ViewTreeTesting

struct SpringTests {
  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test func `a spring is described by duration and bounce, or as physics does`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isNear(spring.mass, 1) && isNear(spring.stiffness, 157.9137, 1e-4) && isNear(spring.damping, 17.5929, 1e-4))
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(physical.duration, 0.628319) && isNear(physical.bounce, 0.5))
    #expect(isNear(physical.stiffness, 100) && isNear(physical.damping, 10))
    expectEqual(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio, 1)
    expectEqual(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5)
    #expect(
      isNear(Spring(duration: 1, bounce: -0.5).dampingRatio, 2)
        && isNear(Spring(duration: 1, bounce: -0.5).bounce, -0.5))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15) && Spring.bouncy(extraBounce: 0.1).bounce == 0.4)
  }

  @Test func `a spring keeps the mass it was given, and counts what no spring has as the nearest`() {
    let light = Spring(mass: 0.5, stiffness: 50, damping: 5)
    expectEqual([light.mass, light.stiffness, light.damping, light.dampingRatio], [0.5, 50, 5, 0.5])
    let heavy = Spring(mass: 4, stiffness: 100, damping: 20)
    expectEqual([heavy.mass, heavy.stiffness, heavy.damping, heavy.dampingRatio], [4, 100, 20, 0.5])
    #expect(isNear(heavy.response, 2 * .pi / 5))
    for mass in [0, -2] as [Double] {
      expectEqual(Spring(mass: mass, stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 10))
    }
    expectEqual(Spring(stiffness: 100, damping: -3).dampingRatio, 0)
    expectEqual(Spring(stiffness: 100, damping: -3, allowOverDamping: true).dampingRatio, 0)
    expectEqual(Spring(response: 1, dampingRatio: -1).dampingRatio, 0)
    expectEqual(Spring(stiffness: -1, damping: 1).stiffness, 0)
    expectEqual(Spring(response: 0, dampingRatio: 1).response, 0)
    expectEqual([Spring().duration, Spring().bounce], [0.5, 0])
    for (bounce, ratio) in [(-2, 100), (-0.99, 100), (-0.5, 2), (0.25, 0.75), (1, 0), (2, 0)] as [(Double, Double)] {
      #expect(isNear(Spring(bounce: bounce).dampingRatio, ratio))
    }
  }

  @Test func `the springs with names have a bounce and a duration, which may be changed`() {
    let springs: [Spring] = [.smooth(extraBounce: 0.1), .snappy(extraBounce: 0.1), .bouncy(extraBounce: 0.1)]
    for (spring, bounce) in zip(springs, [0.1, 0.25, 0.4]) { #expect(isNear(spring.bounce, bounce)) }
    let slow: [Spring] = [.smooth(duration: 2), .snappy(duration: 2), .bouncy(duration: 2)]
    for (spring, bounce) in zip(slow, [0, 0.15, 0.3]) {
      #expect(isNear(spring.duration, 2) && isNear(spring.bounce, bounce))
    }
    #expect([Spring.smooth, .snappy, .bouncy].allSatisfy { isNear($0.duration, 0.5) })
  }

  /// Small steps of the equation of motion.
  @Test(arguments: [0.0, 0.3, 0.99, 1, 1.5, 4]) func `a spring follows its forces`(dampingRatio: Double) {
    let spring = Spring(response: 0.7, dampingRatio: dampingRatio)
    let (target, initialVelocity, step) = (3.0, -8.0, 1e-5)
    var (value, velocity) = (0.0, initialVelocity)
    for number in 1...80_000 {
      velocity += spring.force(target: target, position: value, velocity: velocity) * step
      value += velocity * step
      guard number.isMultiple(of: 10_000) else { continue }
      let time = Double(number) * step
      #expect(isNear(value, spring.value(target: target, initialVelocity: initialVelocity, time: time), 0.01))
      #expect(isNear(velocity, spring.velocity(target: target, initialVelocity: initialVelocity, time: time), 0.1))
    }
  }

  @Test func `a spring that is moved on step by step is where it is in one step`() {
    let spring = Spring.bouncy
    var (value, velocity) = (1.0, 2.0)
    for _ in 0..<7 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.05) }
    var (once, speed) = (1.0, 2.0)
    spring.update(value: &once, velocity: &speed, target: 5, deltaTime: 0.35)
    #expect(isNear(value, once) && isNear(velocity, speed))
  }

  @Test(arguments: [0.2, 1, 3]) func `a spring has settled when it stays near its end`(dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let end = spring.settlingDuration(target: 2.0, initialVelocity: 1, epsilon: 0.01)
    func distance(_ time: Double) -> Double { abs(2 - spring.value(target: 2, initialVelocity: 1, time: time)) }
    for step in 0..<2000 { #expect(distance(end + Double(step) / 1000) <= 0.01 + 1e-9) }
    // Not much earlier: within one swing before it was further away.
    #expect((0..<500).contains { distance(end - Double($0) / 1000) > 0.009 })
    #expect(isNear(Spring(settlingDuration: 2, dampingRatio: dampingRatio).settlingDuration, 2))
  }

  @Test func `invalid springs have a place`() {
    expectEqual(Spring(duration: 0, bounce: 0).value(target: 3.0, time: 0), 3)
    expectEqual(Spring(duration: .nan, bounce: .nan).value(target: 3.0, time: 1), 3)
    expectEqual(Spring(duration: 0).settlingDuration, 0)
    expectEqual(Spring(duration: 1, bounce: 1).settlingDuration, .infinity)
    // Before the start, and without a force, a value stays.
    for spring in [Spring.smooth, .bouncy, Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)] {
      expectEqual(spring.value(target: 3.0, initialVelocity: 2, time: -1), 0)
      expectEqual(spring.velocity(target: 3.0, initialVelocity: 2, time: -1), 2)
    }
    let loose = Spring(mass: 1, stiffness: 0, damping: 1)
    #expect(loose.value(target: 3.0, time: 1) == 0 && loose.settlingDuration == .infinity)
    expectEqual(Spring.smooth.settlingDuration(target: 0.0, epsilon: 0.1), 0)
    for epsilon in [0, -1] as [Double] {
      expectEqual(Spring.smooth.settlingDuration(target: 1.0, epsilon: epsilon), .infinity)
    }
    #expect(Spring.smooth.settlingDuration(target: 0.0, initialVelocity: 1, epsilon: 0.001) > 0.1)
    expectEqual(Spring(settlingDuration: 2, dampingRatio: 0).response, 0)
    expectEqual(Spring(settlingDuration: 0, dampingRatio: 1).response, 0)
  }

  @Test func `a slow spring moves by the formulas of its damping, too`() {
    let slow = Spring(stiffness: 0.25, damping: 1)
    #expect(isNear(slow.response, 4 * .pi) && slow.dampingRatio == 1)
    expectEqual(Spring(stiffness: 0.25, damping: 0.5).dampingRatio, 0.5)
    #expect(isNear(slow.value(target: 3.0, time: 2), 3 - 6 * exp(-1.0)))
    #expect(isNear(slow.velocity(target: 3.0, time: 2), 1.5 * exp(-1.0)))
    #expect(isNear(slow.settlingDuration(target: 2.0, epsilon: 4 * exp(-1.0)), 2))
    for damping in [0, 1] as [Double] {
      expectEqual(Spring(stiffness: 0, damping: damping, allowOverDamping: true).dampingRatio, 1)
    }
    expectEqual(Spring(response: .infinity, dampingRatio: 0.5).value(target: 3.0, time: 5), 0)
  }

  @Test func `a spring has settled as soon as its bound is within the distance`() {
    // At ten radians a second, six of them as decay: the bound is 5 or 0.1 at first, and falls with exp(-6t).
    let spring = Spring(stiffness: 100, damping: 12)
    for (target, velocity, bound) in [(4, 0, 5), (3, 14, 5), (0, 0.8, 0.1)] as [(Double, Double, Double)] {
      let end = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: bound * exp(-6.0))
      #expect(isNear(end, 1, 1e-9), "\(target), \(velocity)")
    }
    for velocity in [1.0, -1] {
      let end = Spring(stiffness: 1, damping: 2)
        .settlingDuration(target: 2.0, initialVelocity: velocity, epsilon: 5 * exp(-1.0))
      #expect(isNear(end, 1, 1e-9), "\(velocity)")
    }
    #expect(Spring(response: 1, dampingRatio: 1).settlingDuration(target: 1.0, epsilon: 2) <= 0x1p-50)
    let short = Spring(settlingDuration: 2, dampingRatio: 1, epsilon: 0.5)
    #expect(isNear(short.settlingDuration(target: 1.0, epsilon: 0.5), 2))
  }

  @Test func `a spring that has not begun is at rest or moves as it was pushed, and one without a response is done`() {
    for spring in [Spring(), Spring(bounce: 0.5), Spring(bounce: -0.5), Spring(response: 1e-200, dampingRatio: 0.5)] {
      for time in [0.0, -1] {
        expectEqual(spring.value(target: 3.0, initialVelocity: 5, time: time), 0)
        expectEqual(spring.velocity(target: 3.0, initialVelocity: 5, time: time), 5)
      }
    }
    for time in [0.0, 1] {
      expectEqual(Spring(duration: 0).value(target: 3.0, initialVelocity: 5, time: time), 3)
      expectEqual(Spring(duration: 0).velocity(target: 3.0, initialVelocity: 5, time: time), 0)
    }
    for duration in [0, -0.0, -1] { expectEqual(Spring(duration: duration).settlingDuration, 0) }
    expectEqual(Spring(bounce: .nan).bounce, 0)
    #expect(Spring(response: 1, dampingRatio: -0.0).dampingRatio.sign == .plus)
  }

  @Test(arguments: [(Double.nan, 10.0), (100, .nan), (.nan, .nan)] as [(Double, Double)])
  @MainActor func `a spring of what is not a number is at its target at once`(stiffness: Double, damping: Double) {
    for allowsMore in [false, true] {
      let spring = Spring(stiffness: stiffness, damping: damping, allowOverDamping: allowsMore)
      expectEqual(spring.value(target: 3.0, time: 0.001), 3)
      expectEqual(spring.settlingDuration, 0)
      expectEqual([spring.dampingRatio, spring.bounce], [1, 0])
    }
    let screen = Screen(width: 20) { Moved(animation: .interpolatingSpring(stiffness: stiffness, damping: damping)) }
    screen.press(.tab)
    screen.press(.space)
    screen.advance(by: .seconds(1))
    #expect(!screen.frames.isMoving)
  }

  private struct Moved: View {
    let animation: Animation
    @State private var x = 0.0
    var body: some View { Button("m") { withAnimation(animation) { x = 4 } }.offset(x: x) }
  }
}
