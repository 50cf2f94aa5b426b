/// Shows the first of its views that fits; if none does, the last.
///
/// A view fits if its ideal length is not longer than what is offered, along each of the axes given; where nothing is
/// offered everything fits. The view that is chosen is then offered the same as the container. The others keep their
/// state, but have not appeared: no task of theirs runs, and nothing of them can be found. Follows
/// [ViewThatFits](https://developer.apple.com/documentation/swiftui/viewthatfits).
nonisolated public struct ViewThatFits<Content: View>: View {
  let layout: ThatFitsLayout
  let content: Content

  /// Chooses among the views of the closure, by their lengths along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = ThatFitsLayout(axes: axes)
    self.content = content()
  }

  /// The same by the smallest that they can be.
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
    slot.showAlternative(of: view.content, view.layout)
  }
}

/// Measures and places only the first subview that fits.
struct ThatFitsLayout: EngineLayout {
  let axes: Axis.Set
  /// What a subview is offered to find out how long it is.
  var probed: CGFloat?

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    subviews.first { fits($0, proposal) } ?? subviews.last
  }

  private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
    var probe = proposal
    for axis in Axis.allCases where axes.contains(axis) { probe[axis] = probed }
    let size = subview.sizeThatFits(probe)
    return Axis.allCases.allSatisfy { axis in !axes.contains(axis) || size[axis] <= proposal[axis] ?? .infinity }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    choice(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide] }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide] }
}
