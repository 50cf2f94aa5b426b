/// A shape whose outline is moved; its frame stays.
///
/// Follows [OffsetShape](https://developer.apple.com/documentation/swiftui/offsetshape).
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The offset of the outline, in the screen's unit.
  public var offset: CGSize

  /// Creates a shape with an offset outline.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// The animatable data of the shape, and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the offset outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// Returns the offset outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape in a frame that is smaller by a distance on each side, in the screen's unit; the offset stays.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

// Disfavored, because the offset of a view moves its whole content: only a shape that is filled or stroked afterwards
// is offset as a shape.
extension Shape {
  /// Returns the shape with its outline moved; the frame stays.
  ///
  /// Follows [offset(_:)](https://developer.apple.com/documentation/swiftui/shape/offset(_:)-5ukgf).
  @_disfavoredOverload nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape with its outline moved; the frame stays.
  @_disfavoredOverload nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape with its outline moved; the frame stays.
  @_disfavoredOverload nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
