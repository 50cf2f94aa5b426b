/// A container that shows the first of its views that fits, or the last if none does.
///
/// A view fits if its ideal length is at most the proposal along each of the given axes; without a proposal every view
/// fits. The chosen view has the container's proposal. The others keep their state, but have not appeared: their tasks
/// do not run, and tests cannot find their elements. Follows
/// [ViewThatFits](https://developer.apple.com/documentation/swiftui/viewthatfits).
nonisolated public struct ViewThatFits<Content: View>: View {
  let layout: ThatFitsLayout
  let content: Content

  /// Creates a container that chooses a view by the ideal lengths along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = ThatFitsLayout(axes: axes)
    self.content = content()
  }

  /// Creates a container that chooses a view by the smallest lengths along some axes.
  init(shrunkIn axes: Axis.Set, @ViewBuilder content: () -> Content) {
    layout = ThatFitsLayout(axes: axes, probed: 0)
    self.content = content()
  }
}

extension ViewThatFits {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.showAlternative(of: view.content, view.layout, areItems: false)
  }
}

/// A layout that measures and places only the first subview that fits.
struct ThatFitsLayout: TransparentLayout {
  let axes: Axis.Set
  /// The proposal that determines the length of a subview; `nil` is the ideal one.
  var probed: CGFloat?

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func content(_ subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? {
    subviews.first { fits($0, proposal) } ?? subviews.last
  }

  private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
    var probe = proposal
    for axis in Axis.allCases where axes.contains(axis) { probe[axis] = probed }
    let size = subview.sizeThatFits(probe)
    return Axis.allCases.allSatisfy { axis in !axes.contains(axis) || size[axis] <= proposal[axis] ?? .infinity }
  }
}
