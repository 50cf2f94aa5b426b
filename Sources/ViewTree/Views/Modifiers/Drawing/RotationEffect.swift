extension View {
  /// Rotates the drawing of the view, without a change to the layout.
  ///
  /// The elements of the view move around the anchor, like the numbers of a clock. Shapes rotate as well, and arrows
  /// and chevrons turn to the nearest of four directions; texts are only moved, as cells cannot be rotated.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))     > and v
  ///     Circle().trim(to: 0.25).stroke().rotationEffect(.degrees(-90))
  ///     Rectangle().frame(width: 2, height: 40).offset(y: -20).rotationEffect(.degrees(6 * minute))
  ///
  /// An angle that is infinite or not a number has no effect. Follows
  /// [rotationEffect](https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)).
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformEnvironment(\.rotation) { $0 = $0 + angle }
      .modifier(RotationModifier(layout: RotationLayout(angle: angle, anchor: anchor)))
  }

  /// Hides the view at a scale of 0.
  ///
  /// Other scales have no effect: a cell has one size, and the layout does not change in SwiftUI either.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    opacity(scale == 0 ? 0 : 1)
  }

  /// Hides the view at a scale of 0.
  ///
  /// Other scales have no effect: a cell has one size, and the layout does not change in SwiftUI either.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    opacity(scale.width == 0 || scale.height == 0 ? 0 : 1)
  }

  /// Hides the view at a scale of 0.
  ///
  /// Other scales have no effect: a cell has one size, and the layout does not change in SwiftUI either.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    opacity(x == 0 || y == 0 ? 0 : 1)
  }
}

/// A layout that moves the centre of the content around the anchor.
private struct RotationLayout: TransparentLayout {
  var angle: Angle
  let anchor: UnitPoint

  var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var origin = bounds.origin
    if anchor != .center, let turn = Rotation(angle, aspect: subviews.metrics.aspect) {
      let arm = CGPoint(x: (0.5 - anchor.x) * bounds.width, y: (0.5 - anchor.y) * bounds.height)
      origin = origin + (turn(arm) - arm)
    }
    subviews.content?.place(at: origin, proposal: proposal)
  }
}

nonisolated private struct RotationModifier: LayoutModifier {
  let layout: RotationLayout

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    evaluateLayout(modifier, on: content, in: &slot)
    slot.node?.renderTree.mayRotate = true
    slot.node?.renderTree.mayDrawBeyondFrames = true
  }
}
