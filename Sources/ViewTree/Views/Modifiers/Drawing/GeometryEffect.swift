/// A modifier that draws its content with a transform of its size, without a change to the layout.
///
/// Its ``Animatable/animatableData`` can be animated: for each frame the function is called, but no body is evaluated,
/// and the layout is not repeated.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat          // how often it has shaken
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 2 * sin(animatableData * 6 * .pi), y: 0))
///       }
///     }
///
/// In text only the movement of the centre is visible, as a cell has one size and one direction. Follows
/// [GeometryEffect](https://developer.apple.com/documentation/swiftui/geometryeffect).
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for content of a size, in the screen's unit.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect itself: effects never change the layout.
  ///
  /// Follows [ignoredByLayout()](https://developer.apple.com/documentation/swiftui/geometryeffect/ignoredbylayout()).
  public func ignoredByLayout() -> Self { self }

  /// Writes the effect into its node; called by the engine.
  @MainActor public static func _evaluate<V: View>(_ effect: Self, on content: V, in slot: inout _Slot) {
    LayoutAround._evaluate(LayoutAround(layout: EffectLayout(effect: effect)), on: content, in: &slot)
  }
}

/// A layout that places its content at its own size, and moves it by an effect.
///
/// Sendable: the effect is called only on the main actor.
private struct EffectLayout<Effect: GeometryEffect>: TransparentLayout, @unchecked Sendable {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  /// Returns the layout that moves the content by the effect.
  private func offset(in size: CGSize) -> OffsetLayout {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let moved = effect.effectValue(size: size).apply(to: middle)
    return OffsetLayout(offset: CGPoint(x: (moved.x - middle.x).boundedOrZero, y: (moved.y - middle.y).boundedOrZero))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    offset(in: bounds.size).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A projective transform of the plane, as a matrix of 3 × 3.
///
/// Follows [ProjectionTransform](https://developer.apple.com/documentation/swiftui/projectiontransform).
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// The number in row 1 and column 1.
  public var m11: CGFloat = 1
  /// The number in row 1 and column 2.
  public var m12: CGFloat = 0
  /// The number in row 1 and column 3.
  public var m13: CGFloat = 0
  /// The number in row 2 and column 1.
  public var m21: CGFloat = 0
  /// The number in row 2 and column 2.
  public var m22: CGFloat = 1
  /// The number in row 2 and column 3.
  public var m23: CGFloat = 0
  /// The number in row 3 and column 1.
  public var m31: CGFloat = 0
  /// The number in row 3 and column 2.
  public var m32: CGFloat = 0
  /// The number in row 3 and column 3.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from an affine one.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// A Boolean value that indicates whether the transform is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform followed by a second one.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * other.m11 + b * other.m21 + c * other.m31, a * other.m12 + b * other.m22 + c * other.m32,
        a * other.m13 + b * other.m23 + c * other.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  func apply(to point: CGPoint) -> CGPoint {
    let w = m13 * point.x + m23 * point.y + m33
    return CGPoint(x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }
}

extension View {
  /// Applies a transform to the drawing of the view, without a change to the layout.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }

  /// Applies an affine transform to the drawing of the view, without a change to the layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}

nonisolated private struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
