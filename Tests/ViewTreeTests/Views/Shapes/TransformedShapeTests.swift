import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct TransformedShapeTests {
  private struct Corner: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(origin: rect.origin, size: CGSize(width: 4, height: 2)))
    }
  }

  private func picture(_ shape: some Shape) -> String {
    Screen(width: 12) { shape.fill().frame(width: 12, height: 4) }.text
  }

  @Test func `a shape is turned, scaled, moved and sized within its frame`() {
    let bounds = CGRect(x: 0, y: 0, width: 12, height: 4)
    expectEqual(
      Corner().scale(0.5, anchor: .topLeading).path(in: bounds).boundingRect.size, CGSize(width: 2, height: 1))
    expectEqual(Corner().scale(x: 2, y: 1, anchor: .topLeading).path(in: bounds).boundingRect.width, 8)
    let turned = Corner().rotation(.degrees(180)).path(in: bounds).boundingRect
    #expect(abs(turned.minX - 8) < 1e-9 && abs(turned.minY - 2) < 1e-9)
    let moved = Corner().transform(CGAffineTransform(translationX: 3, y: 1)).path(in: bounds).boundingRect
    expectEqual(moved.origin, CGPoint(x: 3, y: 1))
    let sized = Rectangle().size(width: 6, height: 2).path(in: bounds).boundingRect
    expectEqual(sized, CGRect(x: 0, y: 0, width: 6, height: 2))
    let middle = Rectangle().size(CGSize(width: 6, height: 2), anchor: .center).path(in: bounds).boundingRect
    expectEqual(middle, CGRect(x: 3, y: 1, width: 6, height: 2))
    expectEqual(AnyShape(Corner()).path(in: bounds), Corner().path(in: bounds))
  }

  @Test func `a turn is seen as a turn where cells are higher than wide`() {
    let frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    let turned = Rectangle().rotation(.degrees(90))._path(in: frame, aspect: 2).boundingRect
    #expect(abs(turned.width - 8) < 1e-9 && abs(turned.height - 4) < 1e-9)
  }

  @Test func `a transformed shape is drawn`() {
    expectText(picture(Corner().rotation(.degrees(180))), equals: "\n\n        ####\n        ####")
    expectText(picture(AnyShape(Rectangle().size(width: 3, height: 1))), equals: "###\n\n\n")
  }

  @Test func `the inset of a turned shape is its own`() {
    let bounds = CGRect(x: 0, y: 0, width: 12, height: 4)
    let wide = Rectangle().rotation(.degrees(180)).inset(by: 1).path(in: bounds).boundingRect
    #expect(abs(wide.minX - 1) < 1e-9 && abs(wide.width - 10) < 1e-9)
  }

  /// A bar in the upper leading corner, as long as the frame is wide.
  private struct Bar: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: 1)))
    }
  }

  private func bounds(_ shape: some Shape, aspect: CGFloat = 1) -> [CGFloat] {
    let rect = shape._path(in: CGRect(x: 10, y: 20, width: 8, height: 4), aspect: aspect).boundingRect
    return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func `a change of a shape is around its anchor, wherever its frame is`() {
    expectEqual(bounds(Bar().rotation(.degrees(90))), [15, 18, 1, 8])
    expectEqual(bounds(Bar().rotation(.degrees(90), anchor: .topLeading)), [9, 20, 1, 8])
    expectEqual(bounds(Bar().rotation(.degrees(90), anchor: .bottomTrailing)), [21, 16, 1, 8])
    expectEqual(bounds(Bar().rotation(.degrees(90), anchor: .topLeading), aspect: 2), [8, 20, 2, 4])
    expectEqual(bounds(Bar().scale(0.5)), [12, 21, 4, 0.5])
    expectEqual(bounds(Bar().scale(x: 0.5, y: 3, anchor: .bottomTrailing)), [14, 12, 4, 3])
    expectEqual(bounds(Bar().scale(x: 2, anchor: .topLeading)), [10, 20, 16, 1])
    expectEqual(bounds(Bar().scale(y: 2, anchor: .topLeading), aspect: 2), [10, 20, 8, 2])
    expectEqual(bounds(Bar().transform(CGAffineTransform(scaleX: 2, y: 3)), aspect: 2), [10, 20, 16, 3])
    expectEqual(bounds(Bar().size(CGSize(width: 2, height: 3), anchor: .bottomTrailing)), [16, 21, 2, 1])
    expectEqual(bounds(Bar().size(CGSize(width: 2, height: 3), anchor: .topTrailing)), [16, 20, 2, 1])
    expectEqual(bounds(Circle().size(width: 6, height: 2), aspect: 2), [11, 20, 4, 2])
    expectEqual(bounds(AnyShape(Circle()), aspect: 2), [10, 20, 8, 4])
  }

  @Test func `changes of shapes are animated by their numbers`() {
    var turned = Rectangle().rotation(.degrees(90))
    expectEqual(turned.animatableData.second, .pi / 2)
    turned.animatableData.second = .pi
    expectEqual(turned.angle, .radians(.pi))
    var scaled = Rectangle().inset(by: 3) as? _InsetShape<Rectangle>
    scaled?.animatableData = 2
    expectEqual(scaled?.amount, 2)
    var larger = Circle().scale(x: 2, y: 5)
    expectEqual([larger.animatableData.second.first, larger.animatableData.second.second], [2, 5])
    larger.animatableData.second = AnimatablePair(3, 7)
    expectEqual(larger.scale, CGSize(width: 3, height: 7))
    var moved = Rectangle().rotation(.degrees(90)).transform(.identity)
    moved.animatableData.second = 1
    expectEqual(moved.shape.angle, .radians(1))
    var both = Rectangle().rotation(.degrees(90)).scale(2)
    both.animatableData.first.second = 1
    expectEqual(both.shape.angle, .radians(1))
  }

  @Test func `insets add up, and a shape that they use up is empty`() {
    expectEqual(bounds(Rectangle().inset(by: 0.5).inset(by: 1)), [11.5, 21.5, 5, 1])
    #expect(Rectangle().inset(by: 3).path(in: CGRect(x: 0, y: 0, width: 8, height: 4)).isEmpty)
    expectEqual(bounds(Capsule().inset(by: 1)), [11, 21, 6, 2])
    expectEqual(bounds(Ellipse().inset(by: 1)), [11, 21, 6, 2])
    expectEqual(bounds(Circle().inset(by: 1)), [13, 21, 2, 2])
    expectEqual(bounds(RoundedRectangle(cornerRadius: 1).inset(by: 1)), [11, 21, 6, 2])
  }

  @Test func `the path of a shape has square units`() {
    func square(_ shape: some Shape) -> [CGFloat] {
      let rect = shape.path(in: CGRect(x: 10, y: 20, width: 8, height: 4)).boundingRect
      return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1e6).rounded() / 1e6 }
    }
    expectEqual(square(Circle()), [12, 20, 4, 4])
    expectEqual(square(Capsule()), [10, 20, 8, 4])
    expectEqual(square(Circle().inset(by: 1)), [13, 21, 2, 2])
    expectEqual(square(Circle().transform(CGAffineTransform(translationX: 1, y: 0))), [13, 20, 4, 4])
    expectEqual(square(Circle().rotation(.degrees(90))), [12, 20, 4, 4])
    expectEqual(square(Circle().scale(0.5)), [13, 21, 2, 2])
    expectEqual(square(Circle().size(width: 4, height: 2)), [11, 20, 2, 2])
    expectEqual(square(Circle().trim(from: 0, to: 0.5)), [12, 22, 4, 2])
  }

  @Test func `the path of a capsule has round ends`() {
    for rect in [CGRect(x: 1, y: 2, width: 8, height: 4), CGRect(x: 1, y: 2, width: 4, height: 8)] {
      expectEqual(Capsule().path(in: rect), Path(roundedRect: rect, cornerRadius: 2))
    }
  }
}
