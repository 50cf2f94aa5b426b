/// A view whose content depends on its own size and position.
///
/// The reader fills its proposal; the content is at its top leading corner. The content is evaluated once the size is
/// known, and again only if a value changes that it read from the proxy. Follows
/// [GeometryReader](https://developer.apple.com/documentation/swiftui/geometryreader).
nonisolated public struct GeometryReader<Content: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// The function that creates the content from the reader's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader with its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { GeometryRenderNode(view, parent: $0, inputs: $1) }.update(view)
  }
}

/// The layout of a reader, without guides of its own.
struct GeometryLayout: FillingLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}

/// The render node of a reader.
///
/// Each coordinate space that was read is a source of the graph; a layout pass writes the sources whose frames changed.
private final class GeometryRenderNode<Content: View>: LayoutRenderNode<GeometryLayout, Void>,
  MeasuredPlace, PlaceReader
{
  private var view: GeometryReader<Content>
  private var child: Node?
  private var isEvaluated = false
  /// Whether the content must be evaluated again once this reader is placed.
  private var isStale = false
  private var frames: [CoordinateSpace: Source<CGRect>] = [:]

  init(_ view: GeometryReader<Content>, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(GeometryLayout(), parent: parent, inputs: inputs)
  }

  override var name: String? { "GeometryReader" }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  /// Updates the view; the content is first evaluated when the reader has a size.
  ///
  /// If a surrounding reader evaluates because its size changed, this reader's size may change too, so it waits for its
  /// place, a few calls later. Otherwise each level would evaluate all levels below, and the last of `n` would run `n`
  /// times.
  func update(_ view: GeometryReader<Content>) {
    self.view = view
    guard isEvaluated else { return }
    guard let outer = renderTree.readerInPlace, isPlaced else { return evaluateAgain() }
    isStale = true
    setNeedsLayout()
    // The layout pass that places the surrounding reader then reaches this one in the same walk.
    var renderNode = renderParent
    while let current = renderNode, current !== outer {
      current.needsPlacement = true
      renderNode = current.renderParent
    }
  }

  override func prepareToPlace() {
    updateGeometry()
    let outer = renderTree.readerInPlace
    renderTree.readerInPlace = self
    defer { renderTree.readerInPlace = outer }
    if isEvaluated, !isStale { return rule?.update() ?? () }
    isEvaluated = true
    evaluateAgain()
  }

  func updateGeometry() { for (space, source) in frames { source.write(frame(in: space)) } }

  override func evaluateNow() {
    isStale = false
    let content = tracking { view.content(GeometryProxy(self)) }
    let isFirst = child == nil
    child = evaluate(content, in: child, inputs: inputs.insideRenderNode)
    if isFirst { renderNodesChanged() }
  }

  func frame(of space: NamedCoordinateSpace) -> CGRect? { isUnmounted ? nil : named(space.name)?.absoluteFrame }

  func frame(readIn space: CoordinateSpace) -> CGRect {
    if isUnmounted { return .zero }
    guard tree.graph.isComputing else { return frame(in: space) }
    if let source = frames[space] { return source.value }
    if frames.isEmpty { renderTree.geometryReaders.append(self) }
    let source = Source(frame(in: space), in: tree.graph, label: "GeometryProxy")
    frames[space] = source
    return source.value
  }
}
