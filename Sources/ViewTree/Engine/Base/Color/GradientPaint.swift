/// The colours of a gradient in one environment, as a function of the position in a rectangle.
///
/// A class, because every piece of text contains a reference to one.
package final class GradientPaint: Equatable, Sendable {
  /// The mapping from a position to the progress between the first colour, 0, and the last, 1.
  package enum Form: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// A radial gradient, with radii in the screen's unit.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// An elliptical gradient, with radii as fractions of the rectangle's sides.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    /// A field. The stops are the colours that it mixes, followed by the colour outside; their locations are ignored.
    case field(AnyColorField)
  }

  package struct Stop: Equatable, Sendable {
    /// The red, green and blue components premultiplied by the opacity, and the opacity, from 0 to 1.
    ///
    /// So transparency has no hue.
    fileprivate var color: SIMD4<Double>
    var location: Double

    /// Creates a stop at a fraction of the way; a colour of `nil` is transparent.
    package init(_ color: Color.Resolved?, location: Double) {
      let alpha = Double(color?.alpha ?? 0) / 255
      let (red, green, blue) = color?.components ?? (0, 0, 0)
      self.color = SIMD4(Double(red), Double(green), Double(blue), 255) / 255 * alpha
      self.location = location.isNaN ? 0 : location
    }
  }

  private let form: Form
  /// The stops, ordered by location.
  private let stops: [Stop]

  /// Creates a gradient; a stop located before its predecessor is moved to the predecessor's location.
  package init(_ form: Form, stops: [Stop]) {
    self.form = form
    var stops = stops
    for index in stops.indices.dropFirst() {
      stops[index].location = max(stops[index].location, stops[index - 1].location)
    }
    self.stops = stops
  }

  package static func == (a: GradientPaint, b: GradientPaint) -> Bool {
    a === b || a.form == b.form && a.stops == b.stops
  }

  /// Returns the colour at a point of a rectangle; `nil` if it is transparent.
  ///
  /// One unit of height looks as long as `aspect` units of width.
  func color(at point: CGPoint, in rect: CGRect, aspect: CGFloat) -> Color.Resolved? {
    if case .field(let field) = form {
      let place = SIMD2(
        Double((point.x - rect.minX) / max(rect.width, 1e-9)), Double((point.y - rect.minY) / max(rect.height, 1e-9)))
      return Self.color(color(of: field, at: place))
    }
    return Self.color(color(at: position(of: point, in: rect, aspect: aspect)))
  }

  /// The colour in the middle, where only a single colour can be shown.
  var middle: Color.Resolved? {
    if case .field(let field) = form { return Self.color(color(of: field, at: SIMD2(0.5, 0.5))) }
    return Self.color(color(at: 0.5))
  }

  private func color(of field: AnyColorField, at place: SIMD2<Double>) -> SIMD4<Double> {
    guard let weights = field.weights(at: place) else { return stops.last?.color ?? .zero }
    return weights.reduce(into: .zero) { $0 += stops[$1.stop].color * $1.weight }
  }

  private static func color(_ color: SIMD4<Double>) -> Color.Resolved? {
    guard color.w >= 0.05 else { return nil }
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: (value * 255).rounded()) }
    let exact = color / color.w
    return Color.Resolved(.rgb(red: byte(exact.x), green: byte(exact.y), blue: byte(exact.z)), alpha: byte(color.w))
  }

  private func color(at position: Double) -> SIMD4<Double> {
    guard let next = stops.firstIndex(where: { $0.location > position }) else { return stops.last?.color ?? .zero }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    return before.color + (after.color - before.color)
      * ((position - before.location) / (after.location - before.location))
  }

  private func position(of point: CGPoint, in rect: CGRect, aspect: CGFloat) -> Double {
    func part(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Double {
      from == to ? (value < to ? 0 : 1) : Double((value - from) / (to - from))
    }
    let position: Double
    switch form {
    case .linear(let from, let to):
      let (start, way) = (from.place(in: rect), to.place(in: rect) - from.place(in: rect))
      let length = way.x * way.x + way.y * way.y
      let offset = point - start
      position = length > 0 ? Double((offset.x * way.x + offset.y * way.y) / length) : 1
    case .radial(let center, let from, let to):
      let offset = point - center.place(in: rect)
      position = part((offset.x * offset.x + offset.y * offset.y * aspect * aspect).squareRoot(), from, to)
    case .elliptical(let center, let from, let to):
      let offset = point - center.place(in: rect)
      let (x, y) = (offset.x / max(rect.width, 1e-9), offset.y / max(rect.height, 1e-9))
      position = part((x * x + y * y).squareRoot(), from, to)
    case .angular(let center, let from, let to):
      let offset = point - center.place(in: rect)
      let turn = 2 * Double.pi
      let angle = atan2(Double(offset.y * aspect), Double(offset.x)) - min(from, to).radians
      let turned = angle - (angle / turn).rounded(.down) * turn
      let length = abs((to - from).radians)
      // Half of the remaining angle shows the last colour, the other half the first.
      let rest = max(turn - length, 0)
      let part = length > 0 ? (turned > length + rest / 2 ? 0 : turned / length) : 1
      position = from < to ? part : 1 - part
    case .field:
      position = 0
    }
    return position.isNaN ? 0 : position
  }

  /// Returns the gradient with its opacity multiplied by a factor, which is clamped to 0...1.
  func faded(_ opacity: Double) -> GradientPaint {
    GradientPaint(
      form,
      stops: stops.map {
        var stop = $0
        stop.color *= min(max(opacity, 0), 1)
        return stop
      })
  }

  /// Returns a gradient between this gradient and another; `nil` if they differ in more than colours, locations or
  /// the points of a field.
  func mixed(with new: GradientPaint, amount: Double) -> GradientPaint? {
    if self == new { return new }
    var form = form
    if case .field(let old) = form, case .field(let new) = new.form, let mixed = old.mixed(with: new, amount: amount) {
      form = .field(mixed)
    } else if form != new.form {
      return nil
    }
    guard stops.count == new.stops.count else { return nil }
    return GradientPaint(
      form,
      stops: zip(stops, new.stops).map { old, new in
        var stop = old
        stop.color += (new.color - old.color) * amount
        stop.location += (new.location - old.location) * amount
        return stop
      })
  }
}
