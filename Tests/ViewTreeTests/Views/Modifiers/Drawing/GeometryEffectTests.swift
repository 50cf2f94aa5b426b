import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct GeometryEffectTests {
  private struct Enlarged: GeometryEffect {
    let factor: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(scaleX: factor, y: factor))
    }
  }

  @Test func `one transform after the other is the product of their matrices`() {
    func transform(_ numbers: [CGFloat]) -> ProjectionTransform {
      var transform = ProjectionTransform()
      (transform.m11, transform.m12, transform.m13) = (numbers[0], numbers[1], numbers[2])
      (transform.m21, transform.m22, transform.m23) = (numbers[3], numbers[4], numbers[5])
      (transform.m31, transform.m32, transform.m33) = (numbers[6], numbers[7], numbers[8])
      return transform
    }
    let product = transform([1, 2, 3, 4, 5, 6, 7, 8, 9]).concatenating(transform([9, 8, 7, 6, 5, 4, 3, 2, 1]))
    expectEqual(product, transform([30, 24, 18, 84, 69, 54, 138, 114, 90]))
  }

  @Test func `an enlarging effect keeps the middle of its view`() {
    let view = Text("abcd\nefgh\nijkl\nmnop").modifier(Enlarged(factor: 2))
      .frame(width: 8, height: 8, alignment: .topLeading)
    expectText(Screen(view, width: 8, height: 8).text, equals: "\n\n  abcd\n  efgh\n  ijkl\n  mnop\n\n")
  }

  @Test func `a transform is affine without a projection, and the identity without any change`() {
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    let parts: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    expectEqual(parts.map { ProjectionTransform()[keyPath: $0] }, [1, 0, 0, 0, 1, 0, 0, 0, 1])
    for part in parts {
      var transform = ProjectionTransform()
      transform[keyPath: part] += 1
      #expect(!transform.isIdentity)
      expectEqual(transform.isAffine, ![\.m13, \.m23, \.m33].contains(part))
    }
  }

  @Test func `a point is projected by all nine numbers`() {
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (2, 3, 0.5)
    (transform.m21, transform.m22, transform.m23) = (5, 7, 0.25)
    (transform.m31, transform.m32, transform.m33) = (11, 13, 1.75)
    expectEqual(transform.apply(to: CGPoint(x: 2, y: 5)), CGPoint(x: 10, y: 13.5))
    expectEqual(transform.apply(to: .zero), CGPoint(x: 11 / 1.75, y: 13 / 1.75))
  }

  @Test func `the middle of a wide view is moved, and the view keeps its place around it`() {
    let transform = CGAffineTransform(2, 0, 0, 3, 1, -1)
    expectEqual(transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -1))
    let view = Text("abcdef\nghijkl").transformEffect(transform).frame(width: 20, height: 6, alignment: .topLeading)
    // The middle moves from (3, 1) to (7, 2).
    expectText(Screen(view, width: 20, height: 6).text, equals: "\n    abcdef\n    ghijkl\n\n\n")
  }
}
