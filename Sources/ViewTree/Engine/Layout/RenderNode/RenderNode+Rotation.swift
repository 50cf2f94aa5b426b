// Rotated views. Layouts ignore the rotation, like the direction of lines: the node rotates the places that they found around
// its own middle. A leaf rotates its own drawing around the middle of its frame, as far as it can: a shape rotates, a text
// does not.

extension RenderNode {
  /// The angle by which the node's content is rotated; when it changes, the node is laid out again.
  private var rotation: Angle { isInRotatedView ? trackingEnvironment { inputs.environmentValues.rotation } : .zero }

  /// Whether the node is in a rotated view.
  var isInRotatedView: Bool {
    guard renderTree.mayRotate, !isUnmounted else { return false }
    return EnvironmentScope.find(ObjectIdentifier(RotationKey.self), from: inputs.environment) != nil
  }

  /// Rotates the places of the children around the middle of the node.
  @inline(never) func rotate(_ children: [RenderNode]) {
    let rotation = ownRotation
    if clipsToBounds { rotateClip(by: rotation) }
    if let rotation { movePlaces(of: children) { rotated($0, by: rotation) } }
  }

  /// Rotates the area that the node shows, together with the places of its children.
  ///
  /// Until then the picture shows the area of the last rotation, which the children leave.
  private func rotateClip(by rotation: Rotation?) {
    guard rotation != clipRotation else { return }
    damageExtent()
    clipRotation = rotation
    damage(shownBounds)
  }

  /// The area that the node shows at the moment, if it clips its content.
  var shownBounds: CGRect { shownBounds(of: presentedSize) }

  /// The area that the node shows at a size: its frame, or the box around the rotated frame.
  func shownBounds(of size: CGSize) -> CGRect { clipRotation?.box(of: size) ?? CGRect(origin: .zero, size: size) }

  private var ownRotation: Rotation? { Rotation(rotation, aspect: renderTree.metrics.aspect) }
  private var rotationBack: Rotation? { Rotation(-rotation, aspect: renderTree.metrics.aspect) }

  private func rotated(_ frame: CGRect, by rotation: Rotation) -> CGRect {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let moved = rotation(CGPoint(x: frame.midX, y: frame.midY) - middle)
    let origin = CGPoint(
      x: middle.x + moved.x - frame.width / 2, y: middle.y + moved.y - frame.height / 2)
    return CGRect(origin: CGPoint(x: origin.x.orZero, y: origin.y.orZero), size: frame.size)
  }

  /// Returns the place of a layout's frame in the picture: mirrored and rotated.
  func seen(_ frame: CGRect) -> CGRect {
    let frame = isMirrored ? mirrored(frame) : frame
    return ownRotation.map { rotated(frame, by: $0) } ?? frame
  }

  /// Returns a descendant's frame in this node's layout, before mirroring and rotation.
  ///
  /// A descendant with a rotation of its own keeps its size, and has its middle where the picture shows it.
  func frameInLayout(of descendant: RenderNode) -> CGRect {
    laidOut(descendant.absoluteFrame.moved(by: .zero - absoluteOrigin))
  }

  /// The inverse of ``seen(_:)``, for any frame in this node's coordinates.
  func laidOut(_ frame: CGRect) -> CGRect {
    let frame = unrotated(frame)
    return isMirrored ? mirrored(frame) : frame
  }

  /// Returns a frame in the picture as it would be without the rotation.
  ///
  /// The way there and back is not exact. In small steps, edges that touched do so again.
  private func unrotated(_ frame: CGRect) -> CGRect {
    rotationBack.map { rotated(frame, by: $0).rounded(to: CGSize(width: 1 / 4096.0, height: 1 / 4096.0)) } ?? frame
  }

  /// Returns a distance in the picture as the layout has it.
  func unrotated(distance: CGPoint) -> CGPoint { rotationBack.map { $0(distance) } ?? distance }
}

/// A rotation around a point as it is seen: where a unit of height looks as long as two of width, a circle is an ellipse.
struct Rotation: Equatable {
  private let sine: CGFloat
  private let cosine: CGFloat
  private let aspect: CGFloat

  /// Returns `nil` if the rotation changes nothing: for full turns, and for angles that are not numbers.
  init?(_ angle: Angle, aspect: CGFloat) {
    let turns = angle.degrees / 360
    guard turns.isFinite, abs(turns - turns.rounded()) > 1e-6 else { return nil }
    if abs(turns * 4 - (turns * 4).rounded()) < 1e-6 {
      // Exact: `sin(.pi)` is not quite zero, and a frame would lie a little beside the edge that it touches.
      (sine, cosine) = ([0, 1, 0, -1][angle.quarterTurns], [1, 0, -1, 0][angle.quarterTurns])
    } else {
      let radians = (turns - turns.rounded()) * 2 * .pi
      (sine, cosine) = (CGFloat(sin(radians)), CGFloat(cos(radians)))
    }
    self.aspect = aspect
  }

  /// Returns the rotated vector.
  func callAsFunction(_ vector: CGPoint) -> CGPoint {
    let y = vector.y * aspect
    return CGPoint(x: vector.x * cosine - y * sine, y: (vector.x * sine + y * cosine) / aspect)
  }

  /// Returns the box around a frame that is rotated about its middle, in the frame's own coordinates.
  func box(of size: CGSize) -> CGRect {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let (a, b) = (self(middle), self(CGPoint(x: middle.x, y: -middle.y)))
    let (x, y) = (max(abs(a.x), abs(b.x)), max(abs(a.y), abs(b.y)))
    return CGRect(x: middle.x - x, y: middle.y - y, width: 2 * x, height: 2 * y)
  }

  /// Returns the area that holds a frame rotated by any angle, in the frame's own coordinates.
  static func reach(of size: CGSize, aspect: CGFloat) -> CGRect {
    let radius = (size.width * size.width + size.height * size.height * aspect * aspect).squareRoot() / 2
    return CGRect(
      x: size.width / 2 - radius, y: size.height / 2 - radius / aspect, width: 2 * radius, height: 2 * radius / aspect)
  }
}
