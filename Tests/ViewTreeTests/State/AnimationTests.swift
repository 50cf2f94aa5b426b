import Testing
import ViewTreeTesting

struct AnimationTests {
  @Test func `animations are equal if they do the same`() {
    #expect(Animation.default == .default)
    #expect(Animation.linear.repeatCount(3) == .linear.repeatCount(3))
    #expect(Animation.linear.repeatCount(3) != .linear.repeatCount(4))
    #expect(Animation.linear.repeatCount(3) != .linear.repeatForever())
    #expect(Animation.linear.speed(2) != .linear && Animation.linear.delay(1) != .linear)
  }
}
