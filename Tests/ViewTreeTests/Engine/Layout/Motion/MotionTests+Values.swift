@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// The values in which a node is drawn on its way.
extension MotionTests {
  private func cause(_ animation: Animation = .linear(duration: 1)) -> AnimationCause {
    AnimationCause(animation: animation, environment: EnvironmentValues(), hold: nil)
  }

  private func transition(_ transition: AnyTransition, _ direction: AnyTransition.Direction) -> TransitionMotion {
    let parts = transition.parts(direction, animation: .linear(duration: 1))
    return TransitionMotion(parts, direction, from: direction == .insertion ? 0 : 1, at: .zero) { cause($0) }
  }

  /// A view of 8 by 4 cells at (10, 20), half opaque, a quarter of a second or more after it began to leave.
  private func leaving(_ transition: AnyTransition, after time: Int = 250) -> Presented {
    var motion = self.transition(transition, .removal)
    var presented = Presented(
      origin: CGPoint(x: 10, y: 20), size: CGSize(width: 8, height: 4), opacity: 0.5)
    motion.apply(to: &presented, at: .milliseconds(time))
    return presented
  }

  @Test func `a transition moves, fades or clips by the missing part`() {
    expectEqual(leaving(.identity), leaving(.opacity, after: 0))
    expectEqual(leaving(.opacity).opacity, 0.375)
    let origins = [.leading, .trailing, .top, .bottom].map { leaving(.move(edge: $0)).origin }
    expectEqual(origins, [(8, 20), (12, 20), (10, 19), (10, 21)].map { CGPoint(x: $0.0, y: $0.1) })
    expectEqual(leaving(.offset(x: 4, y: 12)).origin, CGPoint(x: 11, y: 23))
    expectEqual(leaving(.offset(x: 4, y: 12)).clip, nil)
    expectEqual(
      leaving(.scale(scale: 0.5, anchor: UnitPoint(x: 0.25, y: 0.75))).clip,
      CGRect(x: 0.25, y: 0.375, width: 7, height: 3.5))
    expectEqual(leaving(.scale(scale: -1, anchor: .topLeading), after: 750).clip, .zero)
    let both = AnyTransition.scale(scale: 0, anchor: .leading).combined(with: .scale(scale: 0, anchor: .trailing))
    expectEqual(leaving(both).clip, CGRect(x: 2, y: 0.5, width: 4, height: 3))
  }

  @Test func `a view that comes is as present as the slowest part of its transition`() {
    let slow = AnyTransition.offset(x: 1).animation(.linear(duration: 1))
      .combined(with: .opacity.animation(.linear(duration: 2)))
    var motion = transition(slow, .insertion)
    expectEqual([0, 500, 1_000, 2_000].map { motion.phase(at: .milliseconds($0)) }, [0, 0.25, 0.5, 1])
    #expect(!motion.isMoving)
    var leaving = transition(.opacity, .removal)
    expectEqual([0, 250, 1_000].map { leaving.phase(at: .milliseconds($0)) }, [1, 0.75, 0])
  }

  /// A fill or a text of 8 by 4 cells, alone on a screen.
  private func leaf(_ view: some View) throws -> (screen: Screen, node: LeafNode) {
    let screen = Screen(view.frame(width: 8, height: 4), width: 8, height: 4)
    return (screen, try #require(screen.frames.events.chain(at: CGPoint(x: 0.5, y: 1.5)).first?.leaf))
  }

  private func frame(from old: CGRect, to node: RenderNode) -> AnimatedValue<CGRect.AnimatableData> {
    var frame = AnimatedValue(old.animatableData)
    let new = CGRect(origin: node.origin, size: node.size)
    frame.move(to: new.animatableData, at: .zero, by: cause())
    return frame
  }

  @Test func `a fill has each size between, however small`() throws {
    let (screen, fill) = try leaf(Color.red)
    let motion = Motion()
    motion.frame = frame(from: CGRect(x: 4, y: 8, width: 2, height: 1), to: fill)
    motion.present(fill, at: .milliseconds(250))
    expectEqual(
      motion.presented,
      Presented(origin: CGPoint(x: 3, y: 6), size: CGSize(width: 3.5, height: 1.75), opacity: 1))
    motion.frame = frame(from: CGRect(x: 0, y: 0, width: 0.25, height: 0.5), to: fill)
    motion.present(fill, at: .zero)
    expectEqual(motion.presented.size, CGSize(width: 0.25, height: 0.5))
    motion.frame = nil
    motion.place = CGRect(x: 1, y: 2, width: 3, height: 5)
    motion.present(fill, at: .zero)
    expectEqual(
      motion.presented, Presented(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 5), opacity: 1))
    withExtendedLifetime(screen) {}
  }

  @Test func `a text has its final size on its way, and its own opacity and presence`() throws {
    let (screen, text) = try leaf(Text("12345678 12345678 12345678 12345678"))
    let motion = Motion()
    motion.frame = frame(from: CGRect(x: 4, y: 0, width: 2, height: 1), to: text)
    motion.opacity = AnimatedValue(1)
    motion.opacity?.move(to: 0, at: .zero, by: cause())
    motion.present(text, at: .milliseconds(250))
    expectEqual(
      motion.presented,
      Presented(origin: CGPoint(x: 3, y: 0), size: CGSize(width: 8, height: 4), opacity: 0.75))
    motion.transition = transition(.offset(x: 8), .removal)
    motion.present(text, at: .milliseconds(250))
    expectEqual([motion.presented.origin.x, motion.presented.presence], [5, 0.75])
    #expect(motion.isRight(for: text, at: .milliseconds(250)))
    let drawn = motion.presented
    #expect(!motion.isRight(for: text, at: .milliseconds(500)))
    expectEqual(motion.presented, drawn)
    withExtendedLifetime(screen) {}
  }

  private final class Running: LayoutMotion {
    private var isRunning: Bool
    init(_ isRunning: Bool) { self.isRunning = isRunning }
    override var isMoving: Bool { isRunning }
  }

  @Test func `a motion goes on while one of its values moves`() throws {
    let (screen, fill) = try leaf(Color.red)
    let moves: [@MainActor (Motion) -> Void] = [
      { $0.frame = self.frame(from: .zero, to: fill) },
      {
        $0.opacity = AnimatedValue(1)
        $0.opacity?.move(to: 0, at: .zero, by: self.cause())
      },
      { $0.transition = self.transition(.opacity, .insertion) },
      { $0.look = LookMotion(fill, from: fill.content, at: .zero, by: self.cause()) },
    ]
    for (index, move) in moves.enumerated() {
      let motion = Motion()
      #expect(!motion.isMoving)
      move(motion)
      #expect(motion.isMoving, "\(index)")
      motion.present(fill, at: .seconds(2))
      #expect(!motion.isMoving, "\(index)")
    }
    for isRunning in [true, false] {
      let motion = Motion()
      motion.layout = Running(isRunning)
      expectEqual(motion.isMoving, isRunning)
      motion.place = .zero
      #expect(motion.isMoving)
    }
    withExtendedLifetime(screen) {}
  }
}
