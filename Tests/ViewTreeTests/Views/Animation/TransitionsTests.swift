import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

@MainActor struct TransitionsTests {
  /// A transition that is made of another one: its body counts.
  private struct Made<T: Transition>: Transition {
    let base: T
    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
  }

  @Test func `transitions are combined, and have animations of their own`() throws {
    let twice = Across(distance: 2).combined(with: Across(distance: 2))
    try expectEqual(course(twice, leaving: true), course(Across(), leaving: true))
    try expectEqual(course(twice, leaving: false), course(Across(), leaving: false))
    let fast = Across().animation(.linear(duration: 0.5))
    try expectEqual(course(fast, leaving: false), "<     abc >|<   abc   >|<   abc   >")
    try expectEqual(course(fast, leaving: true), "< abc     >|<         >|<         >")
    let none = Across().animation(nil)
    try expectEqual(course(none, leaving: false), "<   abc   >|<   abc   >|<   abc   >")
    try expectEqual(course(none, leaving: true), "<         >|<         >|<         >")
    // One part moves what is drawn, the other one is a body.
    let both = Across().combined(with: OffsetTransition(CGSize(width: 4, height: 0)))
    try expectEqual(course(both, leaving: true), "<   abc   >|<   abc   >|<   abc   >")
    let either = AsymmetricTransition(insertion: Across(), removal: Across(distance: -4))
    try expectEqual(course(either, leaving: false), course(Across(), leaving: false))
    try expectEqual(course(either, leaving: true), "<    abc  >|<     abc >|<      abc>")
  }

  @Test func `the transitions that have names have bodies that do the same`() throws {
    func check<T: Transition>(_ transition: T) throws {
      try expectEqual(course(Made(base: transition), leaving: false), course(transition, leaving: false))
      let (made, known) = (try course(Made(base: transition), leaving: true), try course(transition, leaving: true))
      expectEqual(made, known, "\(T.self)")
    }
    try check(.identity)
    try check(.opacity)
    try check(.slide)
    try check(.move(edge: .leading))
    for edge in [Edge.bottom, .top, .trailing] { try check(.move(edge: edge)) }
    for edge in [Edge.trailing, .leading, .top] { try check(.push(from: edge)) }
    try check(.offset(x: 3))
    try check(.opacity.combined(with: .offset(CGSize(width: -2, height: 0))))
    try check(AsymmetricTransition(insertion: .slide, removal: .opacity))
    expectEqual(AnyTransition(.scale(0.5, anchor: .top)), .scale(scale: 0.5, anchor: .top))
    expectEqual(AnyTransition(.slide.combined(with: .opacity)), .slide.combined(with: .opacity))
    expectEqual(AnyTransition(.slide.animation(nil)), .slide.animation(nil))
    #expect(OpacityTransition.properties != SlideTransition.properties)
  }

  @Test func `equal transitions of a type are equal`() {
    expectEqual(AnyTransition(Across()), AnyTransition(Across()))
    #expect(AnyTransition(Across()) != AnyTransition(Across(distance: 1)))
    #expect(AnyTransition(Across()) != AnyTransition(Made(base: Across())))
    expectEqual(Set([AnyTransition(Across()), AnyTransition(Across()), .slide]).count, 2)
  }

  @Test func `a replaced view shrinks, or stays as large as it is`() throws {
    try expectEqual(course(.blurReplace, leaving: false), "<    b    >|<   abc   >|<   abc   >")
    try expectEqual(course(.blurReplace, leaving: true), "<   abc   >|<   abc   >|<    b    >")
    try expectEqual(course(.blurReplace(.upUp), leaving: false), course(.blurReplace, leaving: false))
    try expectEqual(course(.blurReplace(.upUp), leaving: true), course(.opacity, leaving: true))
    let transition = BlurReplaceTransition(configuration: .upUp)
    #expect(transition.configuration != .downUp && AnyTransition(transition) == AnyTransition(.blurReplace(.upUp)))
    // Text has one size: of the body its opacity is seen.
    try expectEqual(course(Made(base: transition), leaving: true), course(.opacity, leaving: true))
  }

  private struct Tile<T: Transition>: View {
    let isThere: Bool
    let height: CGFloat
    let transition: T
    var body: some View {
      ZStack {
        Color.clear.frame(width: 8, height: height)
        if isThere { Rectangle().fill(.red).frame(width: 4, height: height).transition(transition) }
      }
    }
  }

  /// The cells at each quarter of the time.
  private func cells<T: Transition>(_ transition: T, leaving: Bool, height: CGFloat = 2) throws -> [String] {
    let starter = Starter { Tile(isThere: $0 != leaving, height: height, transition: transition) }
    let moments = try Moments(width: 8, starter)
    return [250, 250, 250].map {
      moments.screen.advance(by: .milliseconds($0))
      return moments.screen.render(.cells)
    }
  }

  @Test(arguments: [true, false])
  func `bodies fade as the transitions with their names do`(leaving: Bool) throws {
    func check<T: Transition>(_ transition: T) throws {
      let (made, known) = (try cells(Made(base: transition), leaving: leaving), try cells(transition, leaving: leaving))
      expectEqual(made, known, "\(T.self)")
    }
    try check(.opacity)
    try check(.push(from: .leading))
    try check(AsymmetricTransition(insertion: .opacity, removal: .slide))
    try check(AsymmetricTransition(insertion: .slide, removal: .opacity))
  }

  @Test func `a view is scaled from nothing by default`() { expectEqual(ScaleTransition.scale.scale, 0) }

  @Test func `a view that the body of a transition scales is there at the end, and until nothing is left`() throws {
    let whole = "<   abc   >|<   abc   >|<   abc   >"
    try expectEqual(course(Made(base: .scale), leaving: false), whole)
    try expectEqual(course(Made(base: .scale), leaving: true), whole)
    try expectEqual(course(Made(base: .blurReplace), leaving: false), whole)
  }

  @Test(arguments: Edge.allCases, [true, false])
  func `a transition body moves a view along one axis`(edge: Edge, leaving: Bool) throws {
    let move = MoveTransition(edge: edge)
    try expectEqual(
      cells(Made(base: move), leaving: leaving, height: 4), cells(move, leaving: leaving, height: 4))
  }
}
