// The focused node, and the views that are notified of it. The layout stores the node (`RenderTree.focused`), because
// its row is kept; its moves are in Focus+Moves.swift.
//
//     Tab, click ──▶ move ──▶ node ──▶ publish ──▶ a source for each place that a body read    (`\.isFocused`)
//                                              ├─▶ a source for each value that a body read    (`@FocusedValue`)
//                                              └─▶ the `@FocusState`s of the views around the node
//     state written ──▶ the group's rule ──▶ changed ──▶ settle, after the layout ──▶ move

/// The node that receives the keys, and the values that depend on it.
@MainActor final class Focus {
  unowned let tree: RenderTree
  private(set) var node: RenderNode? {
    get { tree.focused }
    set { tree.focused = newValue }
  }

  /// Whether that node takes the focus by itself and not by a modifier, as a scroll view does while its content cannot,
  /// and a text while it shows links.
  private(set) var isTakenByNode = false
  /// Whether a plain picture marks the focus: not after a click, because the user knows where it was.
  private(set) var isMarked = false
  @safe @exclusivity(unchecked) private var hasNode = false
  /// The node that lost the focus when it was disabled: it gets it back when it is enabled, unless another node took
  /// it.
  private weak var disabledNode: RenderNode?
  /// Whether `disabledNode` was set: a weak reference takes longer to read.
  @safe @exclusivity(unchecked) private var hasDisabledNode = false
  /// The node that gets the focus if the focused row of a list is removed.
  weak var heir: RenderNode?
  /// Whether the states and the readers may be out of date.
  @safe @exclusivity(unchecked) private var needsPublishing = false
  /// Whether ``settle()`` runs.
  @safe @exclusivity(unchecked) var isSettling = false
  /// The groups whose state was written since the last layout.
  @safe @exclusivity(unchecked) private var changed: [FocusGroup] = []
  /// The groups whose state the focus wrote since the last layout, with the values.
  ///
  /// A group's rule does not tell that from a program's write, and does not notice a program that writes the old value.
  @safe @exclusivity(unchecked) private var published: [(group: FocusGroup, value: AnyHashable)] = []
  private(set) var groups: [ObjectIdentifier: FocusGroup] = [:]

  /// The sources of places whose focus a body read, by the modifiers that make them focusable.
  ///
  /// Held weakly: the rules that read a source own it.
  private var sources: [ObjectIdentifier: WeakSource] = [:]
  private var focusedPlaces: [ObjectIdentifier] = []

  private struct WeakSource {
    weak var source: Source<Bool>?
  }

  /// The views that publish values, by their nodes; see Focus+Values.swift.
  var publishers: [ObjectIdentifier: any FocusedValuePublisher] = [:]
  /// Whether there ever was a publisher.
  var hadPublishers = false
  /// The views in which a focus target is looked for: scopes, sections, views with a default.
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
    isTakenByNode = new?.takesFocusItself ?? false
    new?.setNeedsDisplay()
    needsPublishing = true
  }

  /// Takes the focus from a node that is disabled.
  func suspend() {
    let (node, isMarked) = (node, isMarked)
    set(nil, isMarked: isMarked)
    (disabledNode, hasDisabledNode) = (node, true)
  }

  /// Returns the focus to a node that lost it when it was disabled, if it can take the focus again and no node has it.
  func giveBack() {
    guard hasDisabledNode, node == nil, let disabledNode, !disabledNode.isUnmounted, disabledNode.isFocusable,
      disabledNode.isOnScreen
    else { return }
    set(disabledNode, isMarked: isMarked)
  }

  /// Removes the focus from a node that has left the tree, so that no focus binding still refers to it.
  func dropUnmounted() {
    if hasNode, node?.isUnmounted != false { set(heir?.isUnmounted == false ? heir : nil, isMarked: isMarked) }
  }

  /// Whether the focus is in a node, or in a presentation of a view in it.
  ///
  /// A node that left the tree does not count: an event's chain may hold it longer than its ancestors.
  func isInside(_ outer: Node) -> Bool { presentNode.map(outer.isAround) ?? false }

  /// The focused node, if it is still in the tree.
  var presentNode: RenderNode? { tree.presentFocus }

  // MARK: States

  /// Adds a view to those of its state.
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

  /// Removes a view from those of its state.
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

  /// The states whose last view left.
  private var left: [FocusCell] = []

  func takeChangedGroups() -> [FocusGroup] {
    for (group, value) in published {
      changed.removeAll { $0 === group }
      if group.cell.value != value { changed.append(group) }
    }
    defer { (changed, published) = ([], []) }
    return changed
  }

  /// Called when a written state could not move the focus: the states are set to the actual focus.
  func refuse() { needsPublishing = true }

  /// Called when published values change.
  func valuesChanged() { needsPublishing = true }

  // MARK: Regions

  func join(_ region: any FocusRegion) { regions[ObjectIdentifier(region)] = region }

  func leave(_ region: any FocusRegion) { regions[ObjectIdentifier(region)] = nil }

  /// The regions of a type for which a condition holds, in tree order.
  func regions<Region: FocusRegion>(_ kind: Region.Type, where holds: (Region) -> Bool) -> [Region] {
    regions.values.compactMap { $0 as? Region }.filter(holds).sorted { $0.precedes($1) }
  }

  /// Updates everything that depends on the focus.
  ///
  /// Not called while a view is evaluated. After a layout it waits until all writes of the event are applied, because
  /// the program may have written one of the states: the layout of that value moves the focus.
  func publish() {
    guard needsPublishing, !isSettling || tree.graph.pendingWrites.isEmpty else { return }
    needsPublishing = false
    publishPlaces()
    publishValues()
    for cell in left where groups[ObjectIdentifier(cell)] == nil { cell.set(cell.none) }
    left = []
    guard !groups.isEmpty else { return }
    let around = focusedViews
    for group in groups.values {
      let value = around.first { $0.cell === group.cell }?.focusValue ?? group.cell.none
      guard group.cell.value != value else { continue }
      group.cell.set(value)
      published.append((group, value))
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

  /// Whether the focus is at a place: below a modifier that makes its content focusable.
  ///
  /// Reading it makes an edge in the graph.
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

  /// The name of the read value in traces.
  private enum IsFocusedKey: NamedKey {
    static let name = "\\.isFocused"
  }

  /// The number of sources that were still read when they were last counted, at least 8.
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

/// A view in which a focus target is looked for: a scope, a section, a view with a default.
@MainActor protocol FocusRegion: Node {}
