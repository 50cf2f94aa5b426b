import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct OffsetShapeTests {
  private struct Corner: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(origin: rect.origin, size: CGSize(width: 4, height: 2)))
    }
  }

  private func picture(_ shape: some Shape) -> String {
    Screen(width: 12) { shape.fill().frame(width: 12, height: 4) }.text
  }

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
    let (turned, area) = (Rectangle().rotation(.degrees(45)), CGRect(x: 0, y: 0, width: 4, height: 4))
    expectEqual(
      turned.offset(x: 2).path(in: area).boundingRect, turned.path(in: area).boundingRect.offsetBy(dx: 2, dy: 0))
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

  @Test func `a shape is moved, and turned and filled from there`() {
    let bounds = CGRect(x: 0, y: 0, width: 12, height: 4)
    expectEqual(Corner().offset(x: 3, y: 1).path(in: bounds).boundingRect.origin, CGPoint(x: 3, y: 1))
    expectEqual(Corner().offset(CGPoint(x: -1, y: 2)).path(in: bounds).boundingRect.origin, CGPoint(x: -1, y: 2))
    let turned = Corner().offset(CGSize(width: 2, height: 0)).rotation(.degrees(180)).path(in: bounds).boundingRect
    #expect(abs(turned.minX - 6) < 1e-9 && abs(turned.minY - 2) < 1e-9)
    expectText(picture(Corner().offset(x: 5, y: 2)), equals: "\n\n     ####\n     ####")
    let inner = Rectangle().offset(x: 2).inset(by: 1).path(in: bounds).boundingRect
    expectEqual(inner, CGRect(x: 3, y: 1, width: 10, height: 2))
    var shape: OffsetShape = Corner().offset(x: 2, y: 4)
    shape.animatableData.second.scale(by: 0.5)
    expectEqual(shape.offset, CGSize(width: 1, height: 2))
  }
}
