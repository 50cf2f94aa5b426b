/// The animations of a screen: it starts the motions that an update requires, and advances them with time.
///
///     update        evaluate: insertions, removals, fades are noted   ─┐
///                   layout:   nodes with a new place start to move     ├─▶ present ─▶ draw
///     tick(now)     no body is evaluated, nothing is laid out         ─┘
///
/// A live screen shows each moment. Any other screen shows new motions at their end until its time passes.
@MainActor final class Animator {
  private unowned let tree: RenderTree
  /// The nodes that have a motion.
  private var nodes: [RenderNode] = [] { didSet { if tree.hasMotions == nodes.isEmpty { tree.hasMotions.toggle() } } }
  @safe @exclusivity(unchecked) private var departures = Departures()
  /// The container and the index at which a node was last found.
  @safe @exclusivity(unchecked) private var lastPlace: (container: RenderNode, index: Int)?
  /// The views that are no longer drawn, because their transitions have ended.
  @safe @exclusivity(unchecked) private(set) var ended: [Node] = []
  /// The nodes that are marked as ``Motion/State/hasMovedDescendant``.
  @safe @exclusivity(unchecked) private var containers: [RenderNode] = []
  /// Whether time has passed since the motions were last advanced.
  @safe @exclusivity(unchecked) private(set) var isDue = false
  @safe @exclusivity(unchecked) private var insertions: [Node] = []
  /// The new contents of transitions, shown in the phase before they appear.
  @safe @exclusivity(unchecked) var appearing: [TransitionNode] = []
  @safe @exclusivity(unchecked) private var fades: [Fade] = []

  /// The opacity of a node before the update.
  private struct Fade {
    let node: RenderNode
    let old: Double
    let cause: AnimationCause?
  }

  init(_ tree: RenderTree) { self.tree = tree }

  /// Whether there are motions, running or waiting for time to pass.
  var isRunning: Bool { !nodes.isEmpty || !departures.isEmpty }

  /// Called when time has passed.
  func timePassed() { isDue = isRunning }

  // MARK: What an update asks for

  func willChangeOpacity(of node: RenderNode, by cause: AnimationCause?) {
    fades.append(Fade(node: node, old: node.ownOpacity, cause: cause))
  }

  func didInsert(_ view: Node) { insertions.append(view) }

  /// Keeps drawing a view that leaves, if its transition is animated; returns whether it is.
  func willRemove(_ view: Node) -> Bool {
    var isKept = false
    view.forEachRenderNode { node in
      let node = node.renderNode.presentationNode?.content ?? node.renderNode
      guard node.isPlaced, !Traits.hides(node.traits), let container = node.renderParent, container.isOnScreen else {
        return
      }
      let (transition, body) = (motion(of: node, .removal, from: phase(of: node)), node.transitionTrait?.node(in: view))
      guard transition != nil || body?.isAnimated(.removal) == true else { return }
      let departure = Departure(node, of: view, in: container, at: place(of: node, in: container))
      depart(departure, transition)
      departure.listener = body?.leave()
      isKept = true
    }
    return isKept
  }

  /// The index of a node in its container.
  ///
  /// Rows leave one after another, forwards or backwards: the search begins at the place of the last one.
  private func place(of node: RenderNode, in container: RenderNode) -> Int {
    let nodes = container.knownRenderChildren
    let start = lastPlace.map { $0.container === container ? $0.index : 0 } ?? 0
    let index = nodes.index(around: start) { $0 === node } ?? 0
    lastPlace = (container, index)
    return index
  }

  func isVisibleWhileLeaving(_ view: Node) -> Bool { departures.of(view).contains(where: \.isPresented) }

  /// Ends the drawing of a leaving view that is removed with a view around it; the render node that draws it may stay.
  func willEndLeaving(_ view: Node) {
    for departure in departures.of(view) {
      if departure.container?.isUnmounted == false { hide(departure.node) }
      _ = departures.note(.ended, of: departure)
    }
  }

  /// Lets a leaving view return from its current phase.
  func didReturn(_ view: Node) {
    for departure in departures.of(view) {
      _ = departures.note(.returned, of: departure)
      putBack(departure.node)
    }
  }

  private func putBack(_ node: RenderNode) {
    node.damageExtent()
    node.motionState.subtract([.isLeaving, .isPresented])
    node.isPlaced = true
    let phase = node.motion?.transition?.phase(at: tree.time) ?? 1
    node.motion?.transition = motion(of: node, .insertion, from: phase)
    nodes.append(node)
  }

  private func phase(of node: RenderNode) -> Double {
    guard node.motionState.contains(.isPresented) else { return 1 }
    return node.motion?.transition?.phase(at: tree.time) ?? 1
  }

  private func motion(of node: RenderNode, _ direction: AnyTransition.Direction, from start: Double)
    -> TransitionMotion?
  {
    let cause = tree.mayAnimate ? node.animationCause : nil
    let parts = (node.transition ?? .opacity).parts(direction, animation: cause?.animation)
    if parts.isEmpty { return nil }
    return TransitionMotion(parts, direction, from: start, at: tree.time) {
      AnimationCause(animation: $0, environment: node.inputs.environmentValues, hold: cause?.hold)
    }
  }

  private func depart(_ departure: Departure, _ transition: TransitionMotion?) {
    let node = departure.node
    stop(node)
    let motion = Motion()
    motion.transition = transition
    node.motion = motion
    node.motionState.insert(.isLeaving)
    departures.append(departure)
  }

  /// Ends the departures of views that are no longer drawn.
  ///
  /// The next update removes the views: this one is already laid out.
  private func end(_ over: some Sequence<Departure>) {
    for departure in over {
      hide(departure.node)
      if departures.note(.ended, of: departure) { ended.append(departure.view) }
    }
    departures.removeFinished()
  }

  private func hide(_ node: RenderNode) {
    let old = node.presence
    node.damageExtent()
    node.motionState.remove(.isPresented)
    presenceChanged(of: node, from: old)
  }

  /// Notifies the presentation whose content's transition has advanced.
  private func presenceChanged(of node: RenderNode, from old: Double) {
    guard node.presence != old, !node.isUnmounted, let parent = node.parent, parent.isRenderNode else { return }
    parent.renderNode.presentationNode?.contentMoved(from: old)
  }

  /// Removes the views that are no longer drawn.
  func takeDownEnded() {
    if ended.isEmpty { return }
    for view in ended { view.endLeaving() }
    ended = []
  }

  /// Freezes a node at its presented frame, without the effect of its transition.
  private func stop(_ node: RenderNode) {
    guard let motion = node.motion, node.motionState.contains(.isPresented) else { return }
    node.damageExtent()
    motion.transition = nil
    motion.present(node, at: tree.time)
    (node.origin, node.size) = (motion.presented.origin, motion.presented.size)
    node.motionState.remove(.isPresented)
  }

  /// The number of unseen departures that are kept from updates before the last one with departures: a screen whose
  /// time stands still would keep all of them.
  private static let unseenLimit = 256

  private func endInvisibleMotions() {
    let last = departures.all.last?.update
    end(departures.all.filter { $0.update != last && !$0.isPresented }.dropLast(Self.unseenLimit))
  }

  /// The presentations that have left and are still drawn.
  var leavingPresentations: [PresentationRenderNode] {
    departures.all.lazy.filter(\.isPresentation).compactMap { $0.view as? PresentationRenderNode }
      .filter(\.isDrawnWhileLeaving)
  }

  // MARK: Starting

  /// Called when the layout gave a node another place or size; `old` is `nil` if it had none.
  func frameChanged(of node: RenderNode, from old: CGRect?) {
    guard let old else { return stopFrame(of: node) }
    let new = CGRect(origin: node.origin, size: node.size)
    if node.renderParent?.motion?.layout?.isMoving == true { return stopFrame(of: node) }
    // The root's size is visible although it draws nothing: it is the height of the picture.
    let isSeen =
      old.origin != new.origin || node.isDrawn || node.clipsToBounds || node.frontPainter != nil || node.isLayoutRoot
    guard isSeen, let cause = node.animationCause else { return stopFrame(of: node) }
    start(node) { motion in
      var frame = motion.frame ?? AnimatedValue(old.animatableData)
      frame.move(to: new.animatableData, at: tree.time, by: cause)
      motion.frame = frame
    }
  }

  private func stopFrame(of node: RenderNode) { changeMotion(of: node) { $0.frame = nil } }

  /// Starts to move the children of a node by its animated layout.
  func start(_ layout: LayoutMotion, of node: RenderNode) {
    start(node) { $0.layout = layout }
    for child in node.knownRenderChildren where child.motion?.place != nil { showEnd(of: child) }
  }

  func start(_ look: LookMotion, of leaf: RenderNode) { start(leaf) { $0.look = look } }

  func stopLayout(of node: RenderNode) {
    node.motion?.layout = nil
    for child in node.knownRenderChildren where child.motion?.place != nil {
      changeMotion(of: child) { $0.place = nil }
    }
  }

  /// Changes a node's motion without an animation; the rest of the motion is drawn.
  private func changeMotion(of node: RenderNode, _ body: (Motion) -> Void) {
    guard let motion = node.motion else { return }
    change(node) {
      body(motion)
      motion.present(node, at: tree.time)
    }
  }

  /// Changes how a node is drawn, in the middle of a layout.
  private func change(_ node: RenderNode, _ body: () -> Void) {
    let isSeen = node.motionState.contains(.isPresented)
    if isSeen { node.damageExtent() }
    body()
    if isSeen { node.damageExtent() }
  }

  private func showEnd(of node: RenderNode) { change(node) { node.motionState.remove(.isPresented) } }

  private func start(_ node: RenderNode, _ change: (Motion) -> Void) {
    let motion = node.motion ?? makeMotion(of: node)
    change(motion)
    showEnd(of: node)
  }

  private func makeMotion(of node: RenderNode) -> Motion {
    let motion = Motion()
    node.motion = motion
    nodes.append(node)
    return motion
  }

  /// Draws the node by its motion from now on.
  private func show(_ node: RenderNode) {
    let old = node.presence
    node.motion?.present(node, at: tree.time)
    node.motionState.insert(.isPresented)
    presenceChanged(of: node, from: old)
  }

  /// Marks the containers around a node that is drawn away from its place, or that contains such a node.
  func mark(around node: RenderNode) {
    var container = node.renderParent
    while let current = container, !current.motionState.contains(.hasMovedDescendant) {
      current.motionState.insert(.hasMovedDescendant)
      containers.append(current)
      container = current.renderParent
    }
  }

  // MARK: Presenting

  /// Called when all changed nodes have their places: starts the noted motions, and advances all motions to the current
  /// time.
  ///
  /// Areas that are drawn differently are damaged.
  func present() {
    startNoted()
    lastPlace = nil
    guard isRunning else { return }
    forgetGone()
    // A change among the children may draw them in another order.
    for departure in departures.all where departure.isPresented { departure.node.damageExtent() }
    if isDue || tree.isLive { moveOn() }
    isDue = false
    endInvisibleMotions()
    markAll()
  }

  private func startNoted() {
    let (fades, insertions) = (fades, insertions)
    if !fades.isEmpty { self.fades = [] }
    if !insertions.isEmpty { self.insertions = [] }
    // Only a node's first change in an update holds the opacity from before the update.
    var faded = Set<ObjectIdentifier>()
    for fade in fades where faded.insert(ObjectIdentifier(fade.node)).inserted && !fade.node.isUnmounted { start(fade) }
    for view in insertions where !view.isUnmounted { view.forEachRenderNode { startInsertion(of: $0.renderNode) } }
    appear()
  }

  /// Lets the new contents of transitions change from the phase before they appear to their final look.
  private func appear() {
    if appearing.isEmpty { return }
    for node in appearing where !node.isUnmounted { node.appear() }
    appearing = []
  }

  private func start(_ fade: Fade) {
    let new = fade.node.ownOpacity
    guard new != fade.old else { return }
    guard let cause = fade.cause, fade.node.isDrawable else { return changeMotion(of: fade.node) { $0.opacity = nil } }
    start(fade.node) { motion in
      var opacity = motion.opacity ?? AnimatedValue(fade.old)
      opacity.move(to: new, at: tree.time, by: cause)
      motion.opacity = opacity
    }
  }

  private func startInsertion(of node: RenderNode) {
    guard node.isPlaced else { return }
    node.transitionTrait?.node?.isInserted = true
    guard let transition = motion(of: node, .insertion, from: 0) else { return }
    start(node) { $0.transition = transition }
  }

  /// Drops the motions of nodes that left the tree, and ends the departures in containers that left.
  private func forgetGone() {
    nodes.removeAll { node in
      if node.motionState.contains(.isLeaving) { return true }
      if node.isUnmounted || !node.isPlaced { node.dropMotion() }
      return node.motion == nil
    }
    for departure in departures.all where departure.container?.isUnmounted != false {
      _ = departures.note(.ended, of: departure)
    }
    departures.removeFinished()
  }

  /// Advances all motions to the current time, and drops those that are over.
  private func moveOn() {
    // Nodes that were shown at their end leave that place.
    for node in nodes { node.damageExtent() }
    for node in nodes + departures.all.map(\.node) {
      if let layout = node.motion?.layout { place(by: layout, in: node) }
    }
    let moving = nodes + departures.all.map(\.node)
    for node in moving { show(node) }
    for node in moving { node.damageExtent() }
    nodes.removeAll { node in
      if node.motion?.isMoving != true { node.dropMotion() }
      return node.motion == nil
    }
    end(departures.all.filter(\.isOver))
  }

  /// Moves the children of a node to the places of its animated layout at the current time.
  private func place(by layout: LayoutMotion, in node: RenderNode) {
    let places = layout.places(at: tree.time)
    guard layout.isMoving else { return stopLayout(of: node) }
    for (child, frame) in places where child.isPlaced { (child.motion ?? makeMotion(of: child)).place = frame }
  }

  private func markAll() {
    for container in containers { container.motionState.remove(.hasMovedDescendant) }
    containers.removeAll(keepingCapacity: true)
    for node in nodes where node.motionState.contains(.isPresented) { mark(around: node) }
    for departure in departures.all where departure.isPresented { mark(around: departure.node) }
  }
}

extension RenderNode {
  fileprivate func dropMotion() {
    let old = motion?.look == nil || !isPlaced || isUnmounted ? nil : extent
    motion = nil
    motionState.remove(.isPresented)
    // The old look may have covered more.
    if let old, old != extent { extentChanged() }
  }
}
