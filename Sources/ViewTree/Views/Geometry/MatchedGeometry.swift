/// The parts of a view's geometry that equal those of a source view.
///
/// Follows [MatchedGeometryProperties](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties).
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The properties as bits: bit 0 is ``position``, bit 1 ``size``.
  public let rawValue: UInt32
  /// Creates the properties whose bits are set; see ``rawValue``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The views with one identity in one namespace.
///
/// Sendable: it is used only on the main actor.
final class MatchedGroup: @unchecked Sendable {
  private struct Source {
    weak var node: MatchedSourceNode?
  }

  private var sources: [Source] = []
  /// The frame of the last source that left.
  fileprivate var lastFrame: CGRect?

  @MainActor fileprivate func add(_ node: MatchedSourceNode) {
    sources.removeAll { $0.node == nil || $0.node === node }
    sources.append(Source(node: node))
  }

  @MainActor fileprivate func remove(_ node: MatchedSourceNode) {
    sources.removeAll { $0.node == nil || $0.node === node }
  }

  /// The frame on the screen of the source that was added last.
  @MainActor fileprivate var frame: CGRect? { sources.last { $0.node?.isPlaced == true }?.node?.frame(in: .global) }
}

/// Publishes the frame of the content to the other views of its group.
nonisolated private struct MatchedSource: NodeModifier {
  typealias NodeType = MatchedSourceNode

  let group: MatchedGroup
}

private final class MatchedSourceNode: PlaceNode<MatchedSource> {
  private var isNew = true

  override func willUpdate(to modifier: MatchedSource) {
    if modifier.group !== self.modifier.group { self.modifier.group.remove(self) }
  }

  override func willEvaluateContent() { modifier.group.add(self) }

  override func placeMayHaveChanged() {
    guard let placedNode else { return }
    let frame = placedNode.absoluteFrame
    if isNew, let old = modifier.group.lastFrame, tree.mayAnimate {
      // The source replaces one that leaves, and moves from its place.
      let start = old.moved(by: placedNode.origin - frame.origin)
      if start != CGRect(origin: placedNode.origin, size: placedNode.size) {
        renderTree.animator.frameChanged(of: placedNode, from: start)
      }
    }
    isNew = false
    modifier.group.lastFrame = frame
  }

  override func willUnmount() { modifier.group.remove(self) }
}

/// Gives the content the frame of its group's source.
private struct MatchedGeometryEffectModifier: ViewModifier {
  @State private var match = Match()
  let group: MatchedGroup
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  nonisolated init(_ group: MatchedGroup, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint) {
    (self.group, self.properties, self.anchor) = (group, properties, anchor)
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(LayoutAround(layout: MatchedLayout(size: match.size, offset: match.offset)))
      .modifier(
        MatchWatch(group: group, properties: properties, anchor: anchor, match: match) { new, transaction in
          withTransaction(transaction) { match = new }
        })
  }

  /// The size and offset with which a view follows the source.
  struct Match: Equatable {
    var size: CGSize?
    var offset = CGPoint.zero
  }
}

/// A layout that proposes a size to the content, and draws it with an offset.
private struct MatchedLayout: TransparentLayout {
  let size: CGSize?
  var offset: CGPoint

  var animatableData: CGPoint.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.content?.sizeThatFits(size.map(ProposedViewSize.init) ?? proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin + offset, proposal: size.map(ProposedViewSize.init) ?? proposal)
  }
}

/// Compares the view with the source of a group after each layout.
nonisolated private struct MatchWatch: NodeModifier {
  typealias NodeType = MatchWatchNode

  let group: MatchedGroup
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let match: MatchedGeometryEffectModifier.Match
  let action: (MatchedGeometryEffectModifier.Match, Transaction) -> Void
}

private final class MatchWatchNode: PlaceNode<MatchWatch> {
  override func isChange(to modifier: MatchWatch) -> Bool { false }

  override func placeMayHaveChanged() {
    var new = MatchedGeometryEffectModifier.Match()
    if let source = modifier.group.frame {
      let slot = frame(in: .global)
      if modifier.properties.contains(.size) { new.size = source.size }
      // With a new size the view has a different slot, and is then compared again.
      if modifier.properties.contains(.position) {
        new.offset = modifier.anchor.place(in: source) - modifier.anchor.place(in: slot)
      }
    }
    guard new != modifier.match else { return }
    let transaction = tree.transaction
    tree.effects.add { [self] in modifier.action(new, transaction) }
  }
}

extension View {
  /// Gives the views with one identity in a namespace the same geometry.
  ///
  /// A view that is not a source has the frame of the source, or only its position or size: a line below the chosen tab
  /// follows the choice. A source that replaces a different one with an animation moves from the other's place to its
  /// own.
  ///
  /// Follows
  ///
  /// [matchedGeometryEffect](https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)).
  @ViewBuilder nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let group = namespace.object(of: id) { MatchedGroup() }
    if isSource {
      modifier(MatchedSource(group: group))
    } else {
      modifier(MatchedGeometryEffectModifier(group, properties, anchor))
    }
  }
}
