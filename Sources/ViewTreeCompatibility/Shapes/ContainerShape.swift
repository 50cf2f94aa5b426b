/// The container's shape that `containerShape(_:)` sets.
struct ContainerShape: Sendable {
  let shape: AnyShape
  /// The radius of the shape's corners.
  let radius: CGFloat

  init(_ shape: some Shape) {
    self.shape = AnyShape(shape)
    radius = (shape as? RoundedRectangle)?.cornerSize.width ?? (shape._corners == .square ? 0 : 1)
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// The container's shape; `nil` if none is set.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of a ``ContainerRelativeShape`` and the radius of a ``ConcentricRectangle`` in the view.
  ///
  /// Follows [containerShape(_:)](https://developer.apple.com/documentation/swiftui/view/containershape(_:)).
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape))
  }
}

/// The container's shape that `containerShape(_:)` sets, or else a rectangle.
///
/// It has the container's shape as a view, and when it fills or outlines a view; as a clip, it is a rectangle. Follows
/// [ContainerRelativeShape](https://developer.apple.com/documentation/swiftui/containerrelativeshape).
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// The container's shape; `nil` if it is unknown.
  private var container: AnyShape?

  /// Creates the container's shape in its own frame.
  public init() {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { container?.path(in: rect) ?? Path(rect) }
  /// Returns the outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    container?._path(in: rect, aspect: aspect) ?? Path(rect)
  }
  /// The corners of the container's shape, or square ones.
  public var _corners: _ShapeCorners? { container == nil ? .square : container?._corners }
  /// Returns the shape in a frame that is smaller by a distance on each side, in the screen's unit.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }

  /// Returns the shape with the container's shape in an environment.
  public func _drawn(in environment: EnvironmentValues) -> ContainerRelativeShape {
    var shape = self
    shape.container = environment.containerShape?.shape
    return shape
  }
}
