/// Gives the content a frame whose lengths derive from those of its container.
///
/// The generic parameter exists because a generic structure of its own may store a function wherever it is created;
/// `Length` is always the same type.
nonisolated private struct ContainerRelativeFrameModifier<Length>: ViewModifier {
  @State private var container = ContainerSize()
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(_ axes: Axis.Set, _ alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat)
  where Length == (CGFloat, Axis) -> CGFloat {
    (self.axes, self.alignment, self.length) = (axes, alignment, length)
  }

  @MainActor func body(content: Content) -> some View {
    content
      .frame(width: own(.horizontal, container.width), height: own(.vertical, container.height), alignment: alignment)
      .modifier(ContainerWatch { container = $0 })
  }

  @MainActor private func own(_ axis: Axis, _ length: CGFloat?) -> CGFloat? {
    axes.contains(axis) ? length.map { self.length($0, axis) } : nil
  }
}

/// The size of a container; `nil` along an axis in which it is as long as its content.
private struct ContainerSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?
}

nonisolated private struct ContainerWatch: NodeModifier {
  typealias NodeType = ContainerWatchNode

  let action: (ContainerSize) -> Void
}

private final class ContainerWatchNode: PlaceNode<ContainerWatch> {
  private var last = ContainerSize()

  override func isChange(to modifier: ContainerWatch) -> Bool { false }

  override func placeMayHaveChanged() {
    guard let placedNode, let new = placedNode.chain.dropFirst().lazy.compactMap(Self.size).first, new != last else {
      return
    }
    last = new
    tree.effects.add { [self] in modifier.action(new) }
  }

  /// Returns the size that a scroll view or a presentation proposes to its content.
  private static func size(of container: RenderNode) -> ContainerSize? {
    if let window = container.scroller as? any ScrollWindow {
      return ContainerSize(width: window.inside.width, height: window.inside.height)
    }
    guard container.isLayoutRoot else { return nil }
    let proposal = container.placedProposal.unpacked
    return ContainerSize(width: proposal.width, height: proposal.height)
  }
}

extension View {
  /// Gives the view the lengths of its container along some axes: of the innermost scroll view, less its margins, or
  /// else of the screen or the presentation.
  ///
  /// A screen that fits the height of its content has no height for this: the view keeps its own. Follows
  ///
  /// [containerRelativeFrame(_:alignment:)](https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)).
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes, alignment) { length, _ in length })
  }

  /// Gives the view lengths computed from those of its container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes, alignment, length: length))
  }

  /// Gives the view the length of `span` of `count` equal parts of its container, with spacing between the parts.
  ///
  ///     ScrollView(.horizontal) { HStack(spacing: 1) { … .containerRelativeFrame(.horizontal, count: 3, spacing: 1) } }
  ///
  /// Counts below 1 are treated as 1.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = max((length - spacing * (count - 1)) / count, 0)
      return one * span + spacing * (span - 1)
    }
  }
}
