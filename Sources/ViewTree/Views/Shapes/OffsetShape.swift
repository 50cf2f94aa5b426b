/// A shape whose outline is moved; its frame stays.
///
/// Follows [OffsetShape](https://developer.apple.com/documentation/swiftui/offsetshape).
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far its outline is moved, in the screen's unit.
  public var offset: CGSize

  /// A shape and how far its outline is moved.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// What of the shape animates, and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  /// The outline, moved.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape in a frame that is smaller by a distance on each side, moved as far.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

// As a view a shape is moved with its frame's content: what is not filled or stroked after it is that.
extension Shape {
  /// The shape with its outline moved; the frame stays.
  ///
  /// Follows [offset(_:)](https://developer.apple.com/documentation/swiftui/shape/offset(_:)-5ukgf).
  @_disfavoredOverload nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape with its outline moved; the frame stays.
  @_disfavoredOverload nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape with its outline moved; the frame stays.
  @_disfavoredOverload nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
