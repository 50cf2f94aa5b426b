/// Colours by the place within a rectangle: what is drawn of a gradient in one environment.
///
/// By reference: it is a part of every piece of text.
package final class GradientPaint: Equatable, Sendable {
  /// What of a place counts: how far it is on the way from the first colour, 0, to the last, 1.
  enum Form: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// The radii in the screen's unit.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// The radii in parts of the rectangle's sides.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    /// The stops are the colours of its points, and then that of what lies beyond; their locations do not count.
    case mesh(MeshPaint)
  }

  struct Stop: Equatable, Sendable {
    /// Opacity, and red, green and blue multiplied by it, from 0 to 1: so nothing at all has no hue.
    fileprivate var color: SIMD4<Double>
    var location: Double

    /// A colour at a part of the way; `nil` is nothing at all.
    init(_ color: Color.Resolved?, location: Double) {
      let alpha = Double(color?.alpha ?? 0) / 255
      let (red, green, blue) = color?.components ?? (0, 0, 0)
      self.color = SIMD4(Double(red), Double(green), Double(blue), 255) / 255 * alpha
      self.color.w = alpha
      self.location = location.isNaN ? 0 : location
    }
  }

  private let form: Form
  /// By their locations.
  private let stops: [Stop]

  /// A stop that lies before the one that precedes it counts as lying there.
  init(_ form: Form, stops: [Stop]) {
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

  /// The colour at a point of a rectangle, where a unit of height is seen as long as `aspect` units of width; `nil` where
  /// nothing is drawn.
  func color(at point: CGPoint, in rect: CGRect, aspect: CGFloat) -> Color.Resolved? {
    if case .mesh(let mesh) = form {
      let place = SIMD2(
        Double((point.x - rect.minX) / max(rect.width, 1e-9)), Double((point.y - rect.minY) / max(rect.height, 1e-9)))
      return Self.color(color(of: mesh, at: place))
    }
    return Self.color(color(at: position(of: point, in: rect, aspect: aspect)))
  }

  /// The colour that stands for all of them where there can be only one: that in the middle of the way.
  var middle: Color.Resolved? {
    if case .mesh(let mesh) = form { return Self.color(color(of: mesh, at: SIMD2(0.5, 0.5))) }
    return Self.color(color(at: 0.5))
  }

  private func color(of mesh: MeshPaint, at place: SIMD2<Double>) -> SIMD4<Double> {
    guard let weights = mesh.weights(at: place) else { return stops.last?.color ?? .zero }
    return weights.reduce(into: .zero) { $0 += stops[$1.point].color * $1.weight }
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
      // Beyond the last angle its colour goes on half of the rest, then the first one begins.
      let rest = max(turn - length, 0)
      let part = length > 0 ? (turned > length + rest / 2 ? 0 : turned / length) : 1
      position = from < to ? part : 1 - part
    case .mesh:
      position = 0
    }
    return position.isNaN ? 0 : position
  }

  /// The same colours with their opacity multiplied, by 0 to 1.
  func faded(_ opacity: Double) -> GradientPaint {
    GradientPaint(
      form,
      stops: stops.map {
        var stop = $0
        stop.color *= min(max(opacity, 0), 1)
        return stop
      })
  }

  /// The colours on the way to those of another gradient that differs in nothing else; `nil` where there is no way.
  func mixed(with new: GradientPaint, amount: Double) -> GradientPaint? {
    if self == new { return new }
    var form = form
    if case .mesh(let old) = form, case .mesh(let mesh) = new.form, let mixed = old.mixed(with: mesh, amount: amount) {
      form = .mesh(mixed)
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
