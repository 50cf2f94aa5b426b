import Testing
import ViewTreeTesting

@MainActor struct OffsetShapeTests {
  @Test func `the outline is moved, and the frame stays`() {
    let screen = Screen(width: 8, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().size(width: 2, height: 1).offset(x: 3).fill(.black).frame(width: 8, height: 1)
        Text("next")
      }
    }
    expectText(screen.text, equals: "   ██\nnext")
    let moved = Rectangle().offset(CGSize(width: 2, height: 1)) as OffsetShape<Rectangle>
    expectEqual(moved.path(in: CGRect(x: 0, y: 0, width: 4, height: 4)).boundingRect.origin, CGPoint(x: 2, y: 1))
    expectEqual(
      moved.inset(by: 1).path(in: CGRect(x: 0, y: 0, width: 4, height: 4)).boundingRect,
      CGRect(x: 3, y: 2, width: 2, height: 2))
    var animated = moved
    animated.animatableData.second = AnimatablePair(5, 6)
    expectEqual(animated.offset, CGSize(width: 5, height: 6))
  }

  @Test func `an offset shape as a view is moved like any other`() {
    let screen = Screen(width: 8, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
      Rectangle().fill(.black).frame(width: 2, height: 1).offset(x: 2).frame(width: 8, alignment: .leading)
    }
    expectText(screen.text, equals: "  ██")
  }
}
