/// The animatable data of a layout during an animation: the children are drawn at the layout's places for the data of
/// the moment, in the container's final size.
@MainActor class LayoutMotion {
  var isMoving: Bool { false }

  /// Returns the frames in which the children are drawn at a time.
  func places(at time: Duration) -> [(node: RenderNode, frame: CGRect)] { [] }
}

final class TypedLayoutMotion<L: Layout>: LayoutMotion {
  private unowned let node: LayoutRenderNode<L, L.Cache>
  private var data: AnimatedValue<L.AnimatableData>

  init(_ node: LayoutRenderNode<L, L.Cache>, from data: L.AnimatableData) {
    self.node = node
    self.data = AnimatedValue(data)
  }

  override var isMoving: Bool { data.isMoving }

  func move(to data: L.AnimatableData, at time: Duration, by cause: AnimationCause) {
    self.data.move(to: data, at: time, by: cause)
  }

  override func places(at time: Duration) -> [(node: RenderNode, frame: CGRect)] {
    var layout = node.layout
    layout.animatableData = data.value(at: time)
    return node.places(by: layout)
  }
}

extension LayoutRenderNode where L: Layout, L.Cache == Cache {
  /// Called before the layout changes.
  final func layoutWillChange(to new: L) {
    guard tree.mayAnimate, L.AnimatableData.self != EmptyAnimatableData.self else { return }
    let (old, new) = (layout.animatableData, new.animatableData)
    guard old != new else { return }
    guard let cause = animationCause, isDrawable else { return renderTree.animator.stopLayout(of: self) }
    let known = motion?.layout.map { downcast($0, to: TypedLayoutMotion<L>.self) }
    let layout = if let known { known } else { TypedLayoutMotion(self, from: old) }
    layout.move(to: new, at: tree.time, by: cause)
    renderTree.animator.start(layout, of: self)
  }
}
