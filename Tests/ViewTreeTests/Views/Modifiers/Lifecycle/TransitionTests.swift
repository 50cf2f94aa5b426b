import Testing
import ViewTreeTesting

@MainActor struct TransitionTests {
  @Test func `transitions are equal if they do the same`() {
    #expect(AnyTransition.scale == .scale(scale: 0))
    #expect(AnyTransition.scale != .scale(scale: 1))
    #expect(AnyTransition.offset(x: 1, y: 2) == .offset(CGSize(width: 1, height: 2)))
    #expect(AnyTransition.offset(x: 1) != .offset(y: 1))
    let all: [AnyTransition] = [
      .identity, .opacity, .slide, .scale, .move(edge: .top), .move(edge: .leading), .push(from: .top), .offset(x: 1),
      .asymmetric(insertion: .slide, removal: .opacity), .asymmetric(insertion: .opacity, removal: .slide),
      .slide.combined(with: .opacity), .slide.animation(.default), .slide.animation(nil),
    ]
    #expect(Set(all).count == all.count)
  }
}
