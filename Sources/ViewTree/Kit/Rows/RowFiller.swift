/// The rest of the row, in a stack that is a row by itself; an empty view in a stack beside others.
///
///     | Renew now                |     one button: the whole row is tapped
///     | Device          Edit Del |     two of them
///     |        Renew now         |     one in a frame that takes the row's width
nonisolated struct RowFiller: View {
}

extension RowFiller: LeafView {
  struct Filler: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: isRow(context) ? max(proposal.width ?? 0, 0) : 0, height: 0)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {}

    func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool {
      axis == .horizontal && isRow(context)
    }

    @MainActor private func isRow(_ context: borrowing LeafContext) -> Bool {
      context.outerOrientation != .horizontal && !context.isInWideFrame
    }

    func priority(in context: borrowing LeafContext) -> Double { -.infinity }

    func spacing(in context: borrowing LeafContext) -> ViewSpacing {
      var spacing = ViewSpacing(defaults: context.metrics.spacing)
      // No gap before it: what stands there may use the whole row.
      spacing[.leading] = 0
      if context.outerOrientation != .horizontal { spacing[.trailing] = 0 }
      return spacing
    }
  }

  func leaf(in environment: EnvironmentValues) -> Filler { Filler() }
}
