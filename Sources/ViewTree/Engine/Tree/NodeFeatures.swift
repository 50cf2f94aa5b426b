extension Node {
  /// The constants by which classes of nodes differ, in two bytes of the node.
  ///
  /// A class adds its own when the node is made.
  struct Features: OptionSet {
    let rawValue: UInt16

    /// The node takes part in layout.
    static let isRenderNode = Features(rawValue: 1 << 0)
    /// The render nodes below may be shown in another container than the enclosing one; see ``Node/container``.
    static let movesContent = Features(rawValue: 1 << 1)
    /// Collections directly inside build their rows on demand.
    static let isLazyContainer = Features(rawValue: 1 << 2)
    /// The node is one element of a collection.
    static let isCollectionItem = Features(rawValue: 1 << 3)
    /// Traces count the node's evaluations as those of a view.
    static let countsEvaluations = Features(rawValue: 1 << 4)
    /// The node is a container that keeps views without showing them.
    static let keepsInactiveViews = Features(rawValue: 1 << 5)
    /// Presentations stay whose views the container keeps without showing them.
    static let keepsPresentations = Features(rawValue: 1 << 6)
    /// Views that the container keeps without showing them may present what stands above the screen.
    static let letsHiddenViewsPresent = Features(rawValue: 1 << 7)
  }

  final var isRenderNode: Bool { features.contains(.isRenderNode) }
  final var movesContent: Bool { features.contains(.movesContent) }
  final var countsEvaluations: Bool { features.contains(.countsEvaluations) }
  final var keepsInactiveViews: Bool { features.contains(.keepsInactiveViews) }

  /// Whether a collection at this place builds its rows on demand; true directly inside a lazy container.
  final var buildsRowsLazily: Bool {
    var node: Node? = self
    while let current = node {
      if current.features.contains(.isLazyContainer) { return true }
      if !current.features.isDisjoint(with: [.isRenderNode, .isCollectionItem]) { return false }
      node = current.parent
    }
    return false
  }
}
