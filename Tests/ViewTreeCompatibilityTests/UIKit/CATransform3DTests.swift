#if !canImport(QuartzCore)
  import Foundation
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  struct CATransform3DTests {
    private func place(_ x: CGFloat, _ y: CGFloat, _ transform: CATransform3D) -> [Int] {
      let plane = ProjectionTransform(transform)
      let w = plane.m13 * x + plane.m23 * y + plane.m33
      let moved = (plane.m11 * x + plane.m21 * y + plane.m31, plane.m12 * x + plane.m22 * y + plane.m32)
      return [Int((moved.0 / w * 100).rounded()), Int((moved.1 / w * 100).rounded())]
    }

    @Test func `the plane is moved, scaled and turned, the inner change first`() {
      expectEqual(place(1, 2, CATransform3DIdentity), [100, 200])
      expectEqual(place(1, 2, CATransform3DMakeTranslation(3, -1, 9)), [400, 100])
      expectEqual(place(1, 2, CATransform3DMakeScale(2, 3, 1)), [200, 600])
      expectEqual(place(1, 2, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), [-200, 100])
      expectEqual(place(1, 2, CATransform3DMakeRotation(.pi / 3, 0, 2, 0)), [50, 200])
      let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 1, 0, 0)
      expectEqual(place(1, 2, moved), [400, 400])
      expectEqual(CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 1)), moved)
      expectEqual(place(1, 2, CATransform3DScale(CATransform3DIdentity, 3, 1, 1)), [300, 200])
      #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 2, 0, 0, 0)))
    }

    @Test func `a view turned away in perspective is smaller`() {
      var seen = CATransform3DIdentity
      seen.m34 = -1 / 100
      let turned = CATransform3DRotate(seen, .pi / 6, 0, 1, 0)
      expectEqual(place(50, 50, turned), [3464, 4000])
      expectEqual(place(-50, 50, turned), [-5774, 6667])
    }
  }
#endif
