import Foundation
import Testing
import ViewTreeTesting

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
}
