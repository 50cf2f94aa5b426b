/// The shape of what is around, as `containerShape(_:)` says.
struct ContainerShape: Sendable {
  let shape: AnyShape
  /// How round its corners are.
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
  /// The shape of what is around; `nil` where nobody says it.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Says which shape a ``ContainerRelativeShape`` has in the view, and how round a ``ConcentricRectangle`` is.
  ///
  /// Follows [containerShape(_:)](https://developer.apple.com/documentation/swiftui/view/containershape(_:)).
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape))
  }
}

/// The shape of what is around, as `containerShape(_:)` says; else a rectangle.
///
/// As a view, and in or around one that fills or outlines it; where it cuts, it is a rectangle. Follows
/// [ContainerRelativeShape](https://developer.apple.com/documentation/swiftui/containerrelativeshape).
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// The shape of what is around, where it is known.
  private var container: AnyShape?

  /// The shape of what is around, in the frame that it is offered.
  public init() {}
  /// The outline.
  public func path(in rect: CGRect) -> Path { container?.path(in: rect) ?? Path(rect) }
  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    container?._path(in: rect, aspect: aspect) ?? Path(rect)
  }
  /// The corners of the shape around, or square ones.
  public var _corners: _ShapeCorners? { container == nil ? .square : container?._corners }
  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }

  /// The shape where it is drawn.
  public func _drawn(in environment: EnvironmentValues) -> ContainerRelativeShape {
    var shape = self
    shape.container = environment.containerShape?.shape
    return shape
  }
}
