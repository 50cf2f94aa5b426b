/// The connection of a modifier with the outermost scroll view below, which it follows, moves, or gives a margin.
///
/// Sendable: it is used on the main actor only.
final class ScrollLink: @unchecked Sendable {
  @MainActor private(set) weak var window: (any ScrollWindow)?
  /// Returns a margin around the content, in addition to that of other modifiers.
  @MainActor var padding: ((LayoutMetrics) -> EdgeInsets)?
  /// Called after each layout.
  @MainActor var layoutEnded: ((any ScrollWindow) -> Void)?
  /// Called when the user moved the content.
  @MainActor var userScrolled: ((any ScrollWindow) -> Void)?
  /// Called when the link has its window.
  @MainActor var joined: (() -> Void)?

  nonisolated init() {}

  /// Connects the window, unless the link has one already.
  @MainActor func join(_ new: any ScrollWindow) {
    if let window, window === new || !window.isUnmounted { return }
    window = new
    if let joined { new.tree.effects.add(joined) }
  }
}

/// A scroll view, as its followers see it.
@MainActor protocol ScrollWindow: Scroller {
  var axes: Axis.Set { get }
  var geometry: ScrollGeometry { get }
  /// Moves the content; a `nil` coordinate stays as it is.
  func scroll(x: CGFloat?, y: CGFloat?)
}

extension ScrollWindow {
  /// The views in the content with an identity, and their frames in the window: those in the layouts that
  /// `scrollTargetLayout` marks, or all.
  var targets: [(id: AnyHashable, frame: CGRect)] {
    var targets: [(id: AnyHashable, frame: CGRect)] = []
    func visit(_ node: Node) {
      guard let id = node.identity else { return node.forEachChild(visit) }
      var frame = CGRect.null
      node.forEachRenderNode { renderNode in
        let renderNode = renderNode.renderNode
        if renderNode.isPlaced { frame = frame.union(frameInLayout(of: renderNode)) }
      }
      if !frame.isNull { targets.append((id, frame)) }
    }
    for layout in targetLayouts { layout.forEachChild(visit) }
    return targets
  }

  /// The containers whose views are scroll targets.
  private var targetLayouts: [Node] {
    var layouts: [Node] = []
    func visit(_ renderNode: RenderNode) {
      guard renderNode.isPlaced else { return }
      if renderNode.traits != nil,
        Traits.contains(ScrollTargetTrait.self, in: renderNode.traits, where: { $0.isLayout })
      {
        return layouts.append(renderNode)
      }
      for child in renderNode.renderChildren where child.scroller?.isWindow != true { visit(child) }
    }
    for child in renderChildren { visit(child) }
    return layouts.isEmpty ? [self] : layouts
  }

  /// The frames in the window of the scroll targets: the views in the containers that `scrollTargetLayout` marks, and
  /// the marked views themselves.
  var targetFrames: [CGRect] {
    var frames: [CGRect] = []
    func visit(_ renderNode: RenderNode) {
      guard renderNode.isPlaced else { return }
      let traits = renderNode.traits.map { Traits.all(ScrollTargetTrait.self, in: $0) } ?? []
      if traits.contains(where: \.isLayout) {
        for child in renderNode.renderChildren where child.isPlaced { frames.append(frameInLayout(of: child)) }
      } else if !traits.isEmpty {
        frames.append(frameInLayout(of: renderNode))
      } else {
        for child in renderNode.renderChildren where child.scroller?.isWindow != true { visit(child) }
      }
    }
    for child in renderChildren { visit(child) }
    return frames
  }
}

extension Scroller {
  /// Whether it is a window, rather than a container that is only notified of revealed areas.
  var isWindow: Bool { Axis.allCases.contains(where: scrolls) }
}

/// Marks a scroll target, or a container of scroll targets.
nonisolated struct ScrollTargetTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let isLayout: Bool
}
