// Who has the focus, and who is told of it. The layout knows the node that has it (`RenderTree.focused`), for its row is
// kept; how it moves is in Focus+Moves.swift.
//
//     Tab, click ──▶ move ──▶ node ──▶ publish ──▶ a source for each place that a body asked about   (`\.isFocused`)
//                                              ├─▶ a source for each value that a body read           (`@FocusedValue`)
//                                              └─▶ the `@FocusState`s of the views around the node
//     state written ──▶ the group's rule ──▶ changed ──▶ settle, after the layout ──▶ move

/// The node that takes the keys, and what depends on it.
@MainActor final class Focus {
  unowned let tree: RenderTree
  private(set) var node: RenderNode? {
    get { tree.focused }
    set { tree.focused = newValue }
  }

  /// Whether that node takes the focus by itself, as a window does while nothing in it can, and not because a modifier
  /// says so.
  private(set) var isOwn = false
  /// Whether a plain picture shows who has the focus: not where it came with a click, as there the user has just been.
  private(set) var isMarked = false
  @exclusivity(unchecked) private var hasNode = false
  /// The node that lost the focus because it was disabled: it has it again when it is enabled, unless something else took
  /// it.
  private weak var disabledNode: RenderNode?
  /// Whether there was such a node when the focus was last set: a weak reference takes longer to read.
  @exclusivity(unchecked) private var hasDisabledNode = false
  /// Whether the states and the readers may say something else than what is true.
  @exclusivity(unchecked) private var needsPublishing = false
  /// The groups whose state was written since the last layout.
  @exclusivity(unchecked) private var changed: [FocusGroup] = []
  private(set) var groups: [ObjectIdentifier: FocusGroup] = [:]

  /// The places that a body asked about, by the modifiers that make them focusable.
  ///
  /// Held weakly: the rules that read a source hold it.
  private var sources: [ObjectIdentifier: WeakSource] = [:]
  private var focusedPlaces: [ObjectIdentifier] = []

  private struct WeakSource {
    weak var source: Source<Bool>?
  }

  /// The views that publish values, by their nodes; see Focus+Values.swift.
  var publishers: [ObjectIdentifier: any FocusedValuePublisher] = [:]
  /// Whether there was one of them.
  var hadPublishers = false
  /// The views within which the focus is looked for: scopes, sections, those with a default.
  private(set) var regions: [ObjectIdentifier: any FocusRegion] = [:]

  init(_ tree: RenderTree) { self.tree = tree }

  /// Gives a node the focus; ``publish()`` marks the views that read it.
  func set(_ new: RenderNode?, isMarked: Bool = true) {
    self.isMarked = isMarked
    if hasDisabledNode { (disabledNode, hasDisabledNode) = (nil, false) }
    guard node !== new || hasNode != (new != nil) else { return }
    if let node, !node.isUnmounted { node.setNeedsDisplay() }
    node = new
    hasNode = new != nil
    isOwn = new?.keyTarget?.takesFocus ?? false
    new?.setNeedsDisplay()
    needsPublishing = true
  }

  /// Takes the focus from a node that cannot have it while it is disabled.
  func suspend() {
    let (node, isMarked) = (node, isMarked)
    set(nil, isMarked: isMarked)
    (disabledNode, hasDisabledNode) = (node, true)
  }

  /// Gives the focus back to a node that was disabled while it had it.
  func giveBack() {
    guard hasDisabledNode, node == nil, let disabledNode, !disabledNode.isUnmounted, disabledNode.isFocusable,
      disabledNode.isOnScreen
    else { return }
    set(disabledNode, isMarked: isMarked)
  }

  /// Forgets a node that left the tree: nothing may go on saying that it has the focus.
  func dropUnmounted() { if hasNode, node?.isUnmounted != false { set(nil) } }

  /// Whether the focus is in a node, or in something that is shown next to what is in it.
  ///
  /// A node that left the tree is not asked: an event's chain may hold it longer than the nodes around it are there.
  func isInside(_ outer: Node) -> Bool { presentNode.map(outer.isAround) ?? false }

  /// What has the focus and is still there.
  var presentNode: RenderNode? { tree.presentFocus }

  // MARK: States

  /// Adds a view to those of a state.
  func join(_ view: any FocusedView) {
    let group = groups[ObjectIdentifier(view.cell)] ?? makeGroup(for: view)
    group.add(view)
    needsPublishing = true
  }

  private func makeGroup(for view: any FocusedView) -> FocusGroup {
    let group = FocusGroup(view.cell, in: view.tree.graph) { [unowned self] in changed.append($0) }
    groups[ObjectIdentifier(view.cell)] = group
    return group
  }

  /// Removes a view from those of a state.
  func leave(_ view: any FocusedView) {
    guard let group = groups[ObjectIdentifier(view.cell)] else { return }
    group.remove(view)
    if group.isEmpty {
      group.end()
      groups[ObjectIdentifier(view.cell)] = nil
      left.append(group.cell)
    }
    needsPublishing = true
  }

  /// The states whose last view went.
  private var left: [FocusCell] = []

  func takeChangedGroups() -> [FocusGroup] {
    defer { changed = [] }
    return changed
  }

  /// What is wanted could not be: the states say what is.
  func refuse() { needsPublishing = true }

  /// What is published has changed.
  func valuesChanged() { needsPublishing = true }

  // MARK: Regions

  func join(_ region: any FocusRegion) { regions[ObjectIdentifier(region)] = region }

  func leave(_ region: any FocusRegion) { regions[ObjectIdentifier(region)] = nil }

  /// The regions of a kind for which a condition holds, in the order of the tree.
  func regions<Region: FocusRegion>(_ kind: Region.Type, where holds: (Region) -> Bool) -> [Region] {
    regions.values.compactMap { $0 as? Region }.filter(holds).sorted { $0.precedes($1) }
  }

  /// Lets everything that depends on the focus say where it is.
  ///
  /// Not called while a view is evaluated.
  func publish() {
    guard needsPublishing else { return }
    needsPublishing = false
    publishPlaces()
    publishValues()
    for cell in left where groups[ObjectIdentifier(cell)] == nil { cell.set(cell.none) }
    left = []
    guard !groups.isEmpty else { return }
    let around = focusedViews
    for group in groups.values {
      let value = around.first { $0.cell === group.cell }?.focusValue ?? group.cell.none
      if group.cell.value != value { group.cell.set(value) }
    }
  }

  /// The views with a state around the node, from the inside out.
  private var focusedViews: [any FocusedView] {
    var views: [any FocusedView] = []
    var node: Node? = presentNode
    while let current = node {
      if let view = current.focusedView { views.append(view) }
      node = current.parent
    }
    return views
  }

  // MARK: Readers

  /// Whether the node is at a place: below a modifier that makes something focusable.
  ///
  /// Reading it is an edge.
  func isFocused(at place: Traits, in graph: Graph) -> Bool {
    let id = ObjectIdentifier(place)
    if let source = sources[id]?.source { return source.value }
    if sources.count >= 2 * sourceCount { removeUnread() }
    let isFocused = places(of: presentNode).contains(id)
    let source = Source(isFocused, in: graph, label: .environment(IsFocusedKey.self), isEqual: ==)
    sources[id] = WeakSource(source: source)
    if isFocused, !focusedPlaces.contains(id) { focusedPlaces.append(id) }
    return source.value
  }

  /// The name by which a trace calls what was read.
  private enum IsFocusedKey: NamedKey {
    static let name = "\\.isFocused"
  }

  /// How many of the sources were still read when they were counted last.
  private var sourceCount = 8

  private func removeUnread() {
    sources = sources.filter { $0.value.source != nil }
    sourceCount = max(sources.count, 8)
  }

  private func publishPlaces() {
    guard !sources.isEmpty else { return }
    let new = places(of: presentNode)
    for place in focusedPlaces where !new.contains(place) { sources[place]?.source?.write(false) }
    for place in new { sources[place]?.source?.write(true) }
    focusedPlaces = new
  }

  private func places(of node: RenderNode?) -> [ObjectIdentifier] {
    var places: [ObjectIdentifier] = []
    var link = node?.traits
    while let current = link {
      places.append(ObjectIdentifier(current))
      link = current.outer
    }
    return places
  }
}

/// A view within which the focus is looked for, or that is looked for when it moves: a scope, a section.
@MainActor protocol FocusRegion: Node {}
