import Testing
import ViewTreeTesting

struct AffineTransformTests {
  private let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  private func parts(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  @Test func `the first of two transforms is applied first`() {
    let other = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
    expectEqual(parts(transform.concatenating(other)), [25, 28, 57, 64, 100, 112])
    expectEqual(parts(transform.concatenating(.identity)), [1, 2, 3, 4, 5, 6])
    expectEqual(parts(CGAffineTransform.identity.concatenating(transform)), [1, 2, 3, 4, 5, 6])
    #expect(CGAffineTransform().isIdentity && !transform.isIdentity)
  }

  @Test func `an inverse takes each point back, and a flat transform has none`() {
    expectEqual(parts(transform.inverted()), [-2, 1, 1.5, -0.5, 1, -2])
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    expectEqual(flat.inverted(), flat)
    let endless = CGAffineTransform(scaleX: .infinity, y: 1)
    expectEqual(endless.inverted(), endless)
  }

  @Test func `points move, and sizes have no place`() {
    expectEqual(CGPoint(x: 1, y: 2).applying(transform), CGPoint(x: 12, y: 16))
    expectEqual(CGSize(width: 1, height: 2).applying(transform), CGSize(width: 7, height: 10))
  }

  @Test func `a rectangle becomes the one around its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(rect.applying(transform), CGRect(x: 12, y: 16, width: 15, height: 22))
    expectEqual(
      rect.applying(CGAffineTransform(scaleX: -2, y: 3)), CGRect(x: -8, y: 6, width: 6, height: 12))
    // Turned by an eighth, each corner is the outermost one on one side.
    let turned = CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 0, ty: 0)
    expectEqual(rect.applying(turned), CGRect(x: -5, y: 3, width: 7, height: 7))
    #expect(CGRect.null.applying(transform).isNull && CGRect.infinite.applying(transform).isInfinite)
  }

  @Test func `a step that is added comes before the others`() {
    expectEqual(parts(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 4, y: 5)), [2, 0, 0, 3, 8, 15])
    expectEqual(parts(CGAffineTransform(translationX: 4, y: 5).scaledBy(x: 2, y: 3)), [2, 0, 0, 3, 4, 5])
    let turned = CGAffineTransform(translationX: 1, y: 2).rotated(by: .pi / 2)
    let (right, down) = (CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 0, y: 1).applying(turned))
    expectEqual([right.x, right.y, down.x, down.y].map { $0.rounded() }, [1, 3, 0, 2])
  }
}
