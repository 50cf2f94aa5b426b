/// A flexible space that fills the length which the other views of its stack leave.
///
/// Outside a stack it grows along both axes. Follows
/// [Spacer](https://developer.apple.com/documentation/swiftui/spacer).
nonisolated public struct Spacer: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// The smallest length in the screen's unit; `nil` is the screen's default, one column or no row.
  public var minLength: CGFloat?

  /// Creates a space with a smallest length; a value that is infinite or not a number counts as 0.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  struct Gap: Leaf {
    let minLength: CGFloat?

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      let (orientation, lengths) = (context.stackOrientation, context.metrics.spacerLength)
      func length(_ axis: Axis) -> CGFloat {
        if let orientation, orientation != axis { return 0 }
        let minimum = (context.metrics.whole(minLength, along: axis) ?? lengths[axis]).boundedOrZero
        return max(proposal[axis] ?? minimum, minimum)
      }
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {}

    func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool {
      let orientation = context.stackOrientation
      return orientation == nil || orientation == axis
    }

    func priority(in context: borrowing LeafContext) -> Double { -.infinity }

    func spacing(in context: borrowing LeafContext) -> ViewSpacing {
      var spacing = ViewSpacing(defaults: context.metrics.spacing)
      let orientation = context.stackOrientation
      if orientation != .vertical { (spacing[.leading], spacing[.trailing]) = (0, 0) }
      if orientation != .horizontal { (spacing[.top], spacing[.bottom]) = (0, 0) }
      return spacing
    }
  }

  func leaf(in environment: EnvironmentValues) -> Gap { Gap(minLength: minLength) }
}
