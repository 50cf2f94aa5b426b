/// How a view looks, without that the layout notices: what `visualEffect` and `scrollTransition` make.
///
/// Of the effects an offset and the opacity are seen; the others are accepted, because a cell has one size, one direction
/// and its own colour. Follows [VisualEffect](https://developer.apple.com/documentation/swiftui/visualeffect).
public protocol VisualEffect: Sendable {
  /// What is seen of it.
  var _look: _VisualLook { get }
}

/// What is seen of a ``VisualEffect``.
public struct _VisualLook: VisualEffect, Equatable {
  var offset = CGPoint.zero
  var opacity = 1.0

  /// The look itself.
  public var _look: _VisualLook { self }

  /// A part of the way to another look.
  func mixed(with other: _VisualLook, amount: Double) -> _VisualLook {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return _VisualLook(
      offset: CGPoint(x: mix(offset.x, other.offset.x), y: mix(offset.y, other.offset.y)),
      opacity: mix(opacity, other.opacity))
  }
}

/// Changes nothing: what other effects are added to.
///
/// Follows [EmptyVisualEffect](https://developer.apple.com/documentation/swiftui/emptyvisualeffect).
public struct EmptyVisualEffect: VisualEffect {
  /// Changes nothing.
  public init() {}
  /// The look of the view as it is.
  public var _look: _VisualLook { _VisualLook() }
}

extension VisualEffect {
  private func changed(_ change: (inout _VisualLook) -> Void) -> _VisualLook {
    var look = _look
    change(&look)
    return look
  }

  /// Draws the view elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed { $0.offset = $0.offset + CGPoint(x: x.boundedOrZero, y: y.boundedOrZero) }
  }

  /// Draws the view elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view elsewhere.
  public func offset(_ offset: CGPoint) -> some VisualEffect { self.offset(x: offset.x, y: offset.y) }

  /// Makes the view translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Has no effect: a cell has one size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { _look }
  /// Has no effect: a cell has one size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { _look }
  /// Has no effect: a cell has one size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { _look }
  /// Has no effect: a cell cannot be turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { _look }
  /// Has no effect: a cell cannot be turned.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { _look }
  /// Has no effect: characters cannot be blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { _look }
  /// Has no effect: the colours stay.
  public func brightness(_ amount: Double) -> some VisualEffect { _look }
  /// Has no effect: the colours stay.
  public func contrast(_ amount: Double) -> some VisualEffect { _look }
  /// Has no effect: the colours stay.
  public func grayscale(_ amount: Double) -> some VisualEffect { _look }
  /// Has no effect: the colours stay.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { _look }
  /// Has no effect: the colours stay.
  public func saturation(_ amount: Double) -> some VisualEffect { _look }
}

extension View {
  /// Shows the view with a look.
  nonisolated func visualLook(_ look: _VisualLook) -> some View {
    offset(x: look.offset.x, y: look.offset.y).opacity(look.opacity)
  }
}
