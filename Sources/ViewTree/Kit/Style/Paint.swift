/// The paint of a style: a colour, or a gradient with a colour that can replace it.
public struct _Paint: Sendable, Equatable {
  /// The only colour, or the one to be drawn if only one is possible.
  var color: Color
  var gradient: GradientPaint?

  /// Creates a paint of one colour.
  package init(_ color: Color) { self.color = color }

  /// Creates a paint whose colour depends on the place.
  package init(_ gradient: GradientPaint) {
    color = gradient.middle.map { Color($0) } ?? .clear
    self.gradient = gradient
  }

  func opacity(_ opacity: Double) -> _Paint {
    var copy = self
    copy.color = color.opacity(opacity)
    copy.gradient = gradient?.faded(opacity)
    return copy
  }

  func drawn(in environment: EnvironmentValues) -> ResolvedPaint {
    ResolvedPaint(color: color.drawn(in: environment), gradient: gradient)
  }

  /// The paint as a style of any type.
  var erased: AnyShapeStyle { gradient == nil ? AnyShapeStyle(color) : AnyShapeStyle(self) }
}

extension _Paint: ShapeStyle {
  /// Returns the paint itself; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { self }
}

/// A paint as it is drawn in one environment.
struct ResolvedPaint: Equatable {
  var color: ResolvedColor
  var gradient: GradientPaint?

  var isClear: Bool { gradient == nil && color.isClear }

  func mixed(with new: ResolvedPaint, amount: Double) -> ResolvedPaint? {
    if let gradient, let other = new.gradient {
      return gradient.mixed(with: other, amount: amount).map { ResolvedPaint(color: new.color, gradient: $0) }
    }
    guard gradient == nil, new.gradient == nil else { return nil }
    return color.mixed(with: new.color, amount: amount).map { ResolvedPaint(color: $0) }
  }
}

extension AnyShapeStyle {
  func drawn(in environment: EnvironmentValues) -> ResolvedPaint { _paint(in: environment).drawn(in: environment) }
}
