extension RenderNode {
  /// The properties in which render nodes differ besides their measures, in two bytes of the node.
  ///
  /// A class, a layout or a modifier adds its own when the node is made; some change later.
  struct RenderFeatures: OptionSet {
    let rawValue: UInt16

    /// The node never has children, nor a drawing in front of them.
    static let isLeaf = RenderFeatures(rawValue: 1 << 0)
    /// The node is the root of the screen or of a layer above it, without an enclosing layout.
    static let isLayoutRoot = RenderFeatures(rawValue: 1 << 1)
    /// The node is a presentation's: its drawing covers the whole picture.
    static let isPresentation = RenderFeatures(rawValue: 1 << 2)
    /// The node wraps another on behalf of a group's modifier or of a list.
    static let isWrapper = RenderFeatures(rawValue: 1 << 3)
    /// The children are drawn from the last to the first: a background comes after its content in the layout.
    static let drawsInReverse = RenderFeatures(rawValue: 1 << 4)
    /// The node itself is drawn.
    static let isDrawn = RenderFeatures(rawValue: 1 << 5)
    /// Anything outside of the frame is cut off.
    static let clipsToBounds = RenderFeatures(rawValue: 1 << 6)
    /// A line is drawn around the content.
    static let hasOutline = RenderFeatures(rawValue: 1 << 7)
    /// The node is a frame that takes all the available width, whatever its content.
    static let takesAllWidth = RenderFeatures(rawValue: 1 << 8)
    /// The node stacks in depth.
    static let isLayered = RenderFeatures(rawValue: 1 << 9)
    static let stacksHorizontally = RenderFeatures(rawValue: 1 << 10)
    static let stacksVertically = RenderFeatures(rawValue: 1 << 11)
    /// The enclosing layout asked for what concerns no size: whether the node is hidden, its offset, its width without
    /// modifiers, or its values.
    static let layoutReadsDrawing = RenderFeatures(rawValue: 1 << 12)

    /// Adds a feature, or removes it.
    subscript(feature: RenderFeatures) -> Bool {
      get { contains(feature) }
      set { if newValue { insert(feature) } else { remove(feature) } }
    }

    /// The axis along which the node stacks, for `Spacer` and `Divider` in it.
    var stackOrientation: Axis? {
      get { contains(.stacksVertically) ? .vertical : contains(.stacksHorizontally) ? .horizontal : nil }
      set {
        self[.stacksVertically] = newValue == .vertical
        self[.stacksHorizontally] = newValue == .horizontal
      }
    }
  }

  final var isLeaf: Bool { renderFeatures.contains(.isLeaf) }
  final var isLayoutRoot: Bool { renderFeatures.contains(.isLayoutRoot) }
  final var isDrawn: Bool { renderFeatures.contains(.isDrawn) }
  final var clipsToBounds: Bool { renderFeatures.contains(.clipsToBounds) }
  final var isLayered: Bool { renderFeatures.contains(.isLayered) }
  final var stackOrientation: Axis? { renderFeatures.stackOrientation }

  /// The render node that this one wraps on behalf of a group's modifier or of a list.
  final var wrappedNode: RenderNode? { renderFeatures.contains(.isWrapper) ? modifiedNode : nil }

  /// The area in which the render node itself draws or is hit, in own coordinates.
  ///
  /// For a presentation this is the whole picture, which is higher than the screen below if another one makes it grow.
  final var ownBounds: CGRect {
    renderFeatures.contains(.isPresentation) ? .picture : CGRect(origin: .zero, size: size)
  }

  /// The render node as a presentation's, if it is one.
  final var presentationNode: PresentationRenderNode? {
    renderFeatures.contains(.isPresentation) ? downcast(self, to: PresentationRenderNode.self) : nil
  }

  /// The render node as a container, if it is one: every render node but a leaf.
  @inline(__always) final var branch: ContainerRenderNode? {
    isLeaf ? nil : downcast(self, to: ContainerRenderNode.self)
  }

  /// The area in which the render node and its descendants are drawn or hit, in own coordinates: children may stick
  /// out.
  @inline(__always) final var extent: CGRect {
    isLeaf ? downcast(self, to: LeafNode.self).leafExtent : downcast(self, to: ContainerRenderNode.self).covered
  }

  /// The render nodes inside, in the order in which they are drawn.
  final var renderChildren: [RenderNode] { branch?.currentChildren ?? [] }

  /// The children as they were last collected.
  final var knownRenderChildren: [RenderNode] { branch?.knownChildren ?? [] }
}
