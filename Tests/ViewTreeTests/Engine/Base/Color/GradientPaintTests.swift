import Testing
import ViewTreeTesting

@testable import ViewTree

/// The colours of gradients from black to white at single points, on cells twice as high as wide.
struct GradientPaintTests {
  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  private static let area = CGRect(x: 10, y: 20, width: 8, height: 4)

  private static func paint(_ form: GradientPaint.Form, _ locations: [Double] = [0, 1]) -> GradientPaint {
    GradientPaint(
      form, stops: zip([black, white, black], locations).map { GradientPaint.Stop($0, location: $1) })
  }

  private func gray(_ paint: GradientPaint, _ x: CGFloat, _ y: CGFloat) -> UInt8? {
    let color = paint.color(at: CGPoint(x: x, y: y), in: Self.area, aspect: 2)
    guard let (red, green, blue) = color?.components, red == green, red == blue else { return nil }
    return red
  }

  @Test(
    arguments: [
      (.linear(from: .leading, to: .trailing), [(12, 21, 64), (9, 21, 0), (19, 23, 255), (14, 20, 128)]),
      (.linear(from: .topLeading, to: .bottomTrailing), [(14, 21, 115), (14, 22, 128)]),
      (.linear(from: .bottom, to: .top), [(11, 23, 64), (17, 21, 191)]),
      // Everything is behind a way without a length.
      (.linear(from: .center, to: .center), [(10, 20, 255), (18, 24, 255)]),
      // A row is as high as two columns are wide.
      (
        .radial(center: .center, from: 1, to: 5),
        [(14, 23, 64), (17, 22, 128), (14, 22, 0), (10, 22, 191), (18, 24, 255)]
      ),
      (.radial(center: .center, from: 2, to: 2), [(15, 22, 0), (16, 22, 255), (14, 23, 255)]),
      (.elliptical(center: .center, from: 0, to: 0.5), [(16, 22, 128), (14, 23, 128), (16, 23, 180), (18, 22, 255)]),
      (.elliptical(center: .topLeading, from: 0.5, to: 1), [(14, 20, 0), (16, 20, 128), (10, 23, 128)]),
      (
        .angular(center: .center, from: .zero, to: .degrees(180)),
        [(16, 22, 0), (15, 23, 90), (14, 23, 128), (13, 22, 255), (13, 21, 255), (15, 21, 0)]
      ),
      (.angular(center: .center, from: .degrees(180), to: .zero), [(15, 23, 165), (14, 23, 128), (13, 22, 0)]),
      (.angular(center: .center, from: .zero, to: .degrees(360)), [(14, 23, 64), (13, 22, 128), (14, 21, 191)]),
      (.angular(center: .center, from: .degrees(90), to: .degrees(450)), [(13, 22, 64), (14, 21, 128), (16, 22, 191)]),
      (.angular(center: .center, from: .zero, to: .radians(0.5)), [(18, 22, 0), (18, 22.40542, 102), (18, 23.2, 255)]),
      // Half of what a circle leaves has the last colour, half the first.
      (.angular(center: .center, from: .zero, to: .degrees(350)), [(18, 21.75443, 255), (18, 21.86015, 0)]),
      (.angular(center: .center, from: .zero, to: .zero), [(15, 23, 0)]),
    ] as [(GradientPaint.Form, [(CGFloat, CGFloat, UInt8)])]) func `each form has its colour at a point`(
      form: GradientPaint.Form, points: [(CGFloat, CGFloat, UInt8)]
    )
  {
    for (x, y, expected) in points { expectEqual(gray(Self.paint(form), x, y), expected, "at \(x), \(y)") }
  }

  private let row = GradientPaint.Form.linear(from: .leading, to: .trailing)

  @Test func `a stop before its predecessor is at the same place`() {
    let paint = Self.paint(row, [0.5, 0.25, 1])
    expectEqual([12, 13.9, 14.1, 16, 18].map { gray(paint, $0, 21) }, [0, 0, 249, 128, 0])
    // Before the first stop and behind the last, there is no other colour.
    expectEqual(
      [10, 12, 13, 14, 16, 17].map { gray(Self.paint(row, [0.25, 0.75]), $0, 21) }, [0, 0, 64, 128, 255, 255])
  }

  @Test func `the middle is the colour half way`() {
    expectEqual(Self.paint(row).middle?.components.red, 128)
    expectEqual(Self.paint(.radial(center: .zero, from: 0, to: 100), [0.25, 0.75]).middle?.components.red, 128)
    #expect(GradientPaint(row, stops: []).middle == nil)
  }

  @Test func `a faded gradient keeps its colours, and an invisible one has none`() {
    func alpha(_ paint: GradientPaint) -> UInt8? {
      paint.color(at: CGPoint(x: 12, y: 21), in: Self.area, aspect: 2)?.alpha
    }
    for (opacity, expected) in [
      (1, 255), (2, 255), (0.5, 128), (0.1, 26), (0.05, 13), (0.04, nil), (0, nil), (-1, nil),
    ]
      as [(Double, UInt8?)]
    {
      let faded = Self.paint(row).faded(opacity)
      expectEqual(alpha(faded), expected, "\(opacity)")
      expectEqual(gray(faded, 12, 21), expected == nil ? nil : 64)
    }
  }

  @Test func `gradients of one form are mixed, in colours and places`() throws {
    let back = GradientPaint(
      row, stops: [GradientPaint.Stop(Self.white, location: 0.5), GradientPaint.Stop(Self.black, location: 1)])
    let mixed = try #require(Self.paint(row).mixed(with: back, amount: 0.25))
    // The first stop is 0.25 at an eighth of the way, the second 0.75 at the end.
    expectEqual([10, 11, 14.5, 18].map { gray(mixed, $0, 21) }, [64, 64, 128, 191])
    #expect(Self.paint(row).mixed(with: Self.paint(row), amount: 0.5) == Self.paint(row))
    #expect(Self.paint(row).mixed(with: Self.paint(row, [0, 0.5, 1]), amount: 0.5) == nil)
    let other = Self.paint(.linear(from: .top, to: .bottom))
    #expect(Self.paint(row).mixed(with: other, amount: 0.5) == nil)
    #expect(Self.paint(row) != other && Self.paint(row) != Self.paint(row, [0, 0.5]))
  }

  @Test func `a stop without a colour is transparent, and one whose place is no number is the first`() {
    let paint = GradientPaint(
      row, stops: [GradientPaint.Stop(nil, location: .nan), GradientPaint.Stop(Self.white, location: 1)])
    expectEqual(
      [10, 11, 12, 14, 17].map { paint.color(at: CGPoint(x: $0, y: 21), in: Self.area, aspect: 2)?.alpha },
      [nil, 32, 64, 128, 223])
    expectEqual([11, 12, 14, 17].map { gray(paint, $0, 21) }, [255, 255, 255, 255])
  }

  @Test func `at an edge the colour is that behind it`() {
    expectEqual(gray(Self.paint(row, [0.5, 0.25, 1]), 14, 21), 255)
    expectEqual(gray(Self.paint(row), .nan, 21), 0)
    let short = GradientPaint.Form.linear(from: .center, to: UnitPoint(x: 0.625, y: 0.5))
    expectEqual([14, 14.5, 15].map { gray(Self.paint(short), $0, 22) }, [0, 128, 255])
    // Half of the rest of a half circle has the last colour, up to straight above the centre.
    let half = GradientPaint.Form.angular(center: .center, from: .zero, to: .degrees(180))
    expectEqual([14, 14.01].map { gray(Self.paint(half), $0, 21) }, [255, 0])
    let none = GradientPaint.Form.angular(center: .center, from: .zero, to: .zero)
    expectEqual(gray(Self.paint(none), 15, 21), 0)
  }

  /// The first colour from the left, the second from above; in the last fourth neither.
  private struct Field: ColorField {
    var shift = 0.0

    func weights(at place: SIMD2<Double>) -> [(stop: Int, weight: Double)]? {
      place.x > 0.75 ? nil : [(stop: 0, weight: place.x + shift), (stop: 1, weight: place.y)]
    }

    func mixed(with new: Field, amount: Double) -> Field? { Field(shift: shift + (new.shift - shift) * amount) }
  }

  private func field(_ shift: Double = 0) -> GradientPaint {
    let colors = [(255, 0, 0), (0, 0, 255), (0, 255, 0)] as [(UInt8, UInt8, UInt8)]
    return GradientPaint(
      .field(AnyColorField(Field(shift: shift))),
      stops: colors.map { red, green, blue in
        GradientPaint.Stop(Color.Resolved(.rgb(red: red, green: green, blue: blue)), location: 0)
      })
  }

  @Test func `a field mixes its colours by the place in the rectangle, and has the last colour outside`() {
    func color(_ x: CGFloat, _ y: CGFloat) -> String? {
      field().color(at: CGPoint(x: x, y: y), in: Self.area, aspect: 2)?.description
    }
    expectEqual(
      [color(11, 22), color(14, 21), color(10, 20), color(17, 22)], ["#3300CC9F", "#AA0055BF", nil, "#00FF00FF"])
    expectEqual(field().middle?.description, "#800080FF")
  }

  @Test func `fields are compared, and mixed with fields only`() {
    #expect(field() == field() && field() != field(0.5))
    #expect(field().mixed(with: field(0.5), amount: 0.25) == field(0.125))
    #expect(field().mixed(with: Self.paint(row, [0, 0, 0]), amount: 0.25) == nil)
    #expect(Self.paint(row, [0, 0, 0]).mixed(with: field(), amount: 0.25) == nil)
  }
}
