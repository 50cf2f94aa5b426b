/// A change of a view's look without a change to the layout, returned to `visualEffect` and `scrollTransition`.
///
/// In text an offset and the opacity are visible. The other effects are ignored, because a cell has one size, one
/// direction and its own colour. Follows
/// [VisualEffect](https://developer.apple.com/documentation/swiftui/visualeffect).
public protocol VisualEffect: Sendable {
  /// The visible part of the effect.
  var _look: _VisualLook { get }
}

/// The visible part of a ``VisualEffect``.
public struct _VisualLook: VisualEffect, Equatable {
  var offset = CGPoint.zero
  var opacity = 1.0

  /// The look itself.
  public var _look: _VisualLook { self }

  /// Returns the look at a fraction of the way to a different one.
  func mixed(with other: _VisualLook, amount: Double) -> _VisualLook {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return _VisualLook(
      offset: CGPoint(x: mix(offset.x, other.offset.x), y: mix(offset.y, other.offset.y)),
      opacity: mix(opacity, other.opacity))
  }
}

/// An effect that changes nothing, to which other effects are added.
///
/// Follows [EmptyVisualEffect](https://developer.apple.com/documentation/swiftui/emptyvisualeffect).
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  /// The unchanged look of the view.
  public var _look: _VisualLook { _VisualLook() }
}

extension VisualEffect {
  private func changed(_ change: (inout _VisualLook) -> Void) -> _VisualLook {
    var look = _look
    change(&look)
    return look
  }

  /// Moves the drawing of the view by a distance in the screen's unit.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed { $0.offset = $0.offset + CGPoint(x: x.boundedOrZero, y: y.boundedOrZero) }
  }

  /// Moves the drawing of the view by a width and a height, in the screen's unit.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Moves the drawing of the view by the coordinates of a point, in the screen's unit.
  public func offset(_ offset: CGPoint) -> some VisualEffect { self.offset(x: offset.x, y: offset.y) }

  /// Sets the opacity of the view, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }
}

extension View {
  /// Draws the view with a look.
  nonisolated func visualLook(_ look: _VisualLook) -> some View {
    offset(x: look.offset.x, y: look.offset.y).opacity(look.opacity)
  }
}
