import Testing
import ViewTreeTesting

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
}
