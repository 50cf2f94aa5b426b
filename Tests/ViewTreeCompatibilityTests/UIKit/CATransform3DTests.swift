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

    @Test func `a new transform changes nothing`() {
      let t = CATransform3D()
      expectEqual([t.m11, t.m12, t.m13, t.m14], [1, 0, 0, 0])
      expectEqual([t.m21, t.m22, t.m23, t.m24], [0, 1, 0, 0])
      expectEqual([t.m31, t.m32, t.m33, t.m34], [0, 0, 1, 0])
      expectEqual([t.m41, t.m42, t.m43, t.m44], [0, 0, 0, 1])
      var moved = t
      moved.m41 = 1
      #expect(CATransform3DIsIdentity(t) && !CATransform3DIsIdentity(moved))
    }

    @Test func `a rotation around any axis keeps the axis, and turns the others`() {
      func rows(_ t: CATransform3D) -> [[CGFloat]] {
        [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
      }
      func rounded(_ t: CATransform3D) -> [[Int]] { rows(t).map { $0.map { Int(($0 * 1000).rounded()) } } }
      // A third of a turn around the diagonal exchanges the axes.
      expectEqual(
        rounded(CATransform3DMakeRotation(2 * .pi / 3, 5, 5, 5)), [[0, 1000, 0], [0, 0, 1000], [1000, 0, 0]])
      let turned = CATransform3DMakeRotation(0.7, 1, 2, 3)
      expectEqual(rounded(turned), [[782, 550, -294], [-483, 832, 273], [395, -71, 916]])
      let back = CATransform3DMakeRotation(-0.7, 1, 2, 3)
      expectEqual(rounded(CATransform3DConcat(turned, back)), [[1000, 0, 0], [0, 1000, 0], [0, 0, 1000]])
      expectEqual(rounded(CATransform3DConcat(turned, turned)), rounded(CATransform3DMakeRotation(1.4, 1, 2, 3)))
      var all = CATransform3D()
      (all.m11, all.m12, all.m13, all.m14) = (1, 2, 3, 4)
      (all.m21, all.m22, all.m23, all.m24) = (5, 6, 7, 8)
      (all.m31, all.m32, all.m33, all.m34) = (9, 10, 11, 12)
      (all.m41, all.m42, all.m43, all.m44) = (13, 14, 15, 16)
      expectEqual(CATransform3DConcat(all, CATransform3DIdentity), all)
      #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
      expectEqual(
        rounded(CATransform3DMakeRotation(.pi / 2, 0, 0, 0.5)), [[0, 1000, 0], [-1000, 0, 0], [0, 0, 1000]])
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
