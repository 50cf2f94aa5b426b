// The selection of rows. The list puts a `ListSelection` into the environment. Each group of rows, the list's own and
// each section's, puts a `SelectableRow` around each of its render nodes, which reacts to taps and shows a mark. The
// selection has a table of the rows by id, so that a change reaches only the rows that change.
//
//       Apple
//     * Pear

/// A selection of any shape: an optional, a value or a set.
struct ListSelectionBinding {
  /// The selected ids.
  let read: () -> Set<AnyHashable>
  /// Handles a tap on the row with an id: in a set it adds or removes the id.
  let choose: (AnyHashable) -> Void
  /// Moves the selection, by an arrow key or two clicks, to the row with an id, which is then the only one.
  let move: (AnyHashable) -> Void
  /// Returns whether an id has the type of the selection.
  let accepts: (AnyHashable) -> Bool

  init<V: Hashable>(set binding: Binding<Set<V>>) {
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    choose = { id in
      guard let id = id.base as? V else { return }
      var set = binding.wrappedValue
      if set.remove(id) == nil { set.insert(id) }
      binding.wrappedValue = set
    }
    move = { id in if let id = id.base as? V { binding.wrappedValue = [id] } }
    accepts = { $0.base is V }
  }

  init<V: Hashable>(optional binding: Binding<V?>) {
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { id in if let id = id.base as? V { binding.wrappedValue = id } }
    move = choose
    accepts = { $0.base is V }
  }

  init<V: Hashable>(value binding: Binding<V>) {
    read = { [AnyHashable(binding.wrappedValue)] }
    choose = { id in if let id = id.base as? V { binding.wrappedValue = id } }
    move = choose
    accepts = { $0.base is V }
  }
}

/// The selection of one list, and its rows by id.
@MainActor final class ListSelection {
  private struct WeakRow {
    weak var row: SelectingNode?
  }

  /// The list's selection; `nil` while it has none, and no row can be selected.
  private var binding: ListSelectionBinding?
  fileprivate private(set) var selected: Set<AnyHashable> = []
  /// The rows by their ids; several rows may have one tag.
  private var rows: [AnyHashable?: [WeakRow]] = [:]
  private var rowCount = 0
  /// The number of entries at which those of removed rows are dropped.
  private var limit = 64
  /// The selection after an arrow key or two clicks moved it, until that is seen.
  private var moved: Set<AnyHashable>?

  var isOn: Bool { binding != nil }

  /// Takes over the list's selection, and notifies the rows whose state changes.
  fileprivate func update(_ binding: ListSelectionBinding?) {
    let wasOn = isOn
    self.binding = binding
    let new = binding?.read() ?? []
    let changed = selected.symmetricDifference(new)
    selected = new
    if isOn != wasOn {
      for row in Array(rows.values.joined()) { row.row?.selectionCameOrWent() }
    } else {
      for id in changed { for row in rows[id] ?? [] { row.row?.setNeedsDisplay() } }
    }
  }

  fileprivate func choose(_ id: AnyHashable) { binding?.choose(id) }

  /// The id of a row: its tag, the id of its element in a collection, or the value of a link in it, depending on the
  /// type of the selection.
  fileprivate func id(of row: RenderNode) -> AnyHashable? {
    let ids = row.possibleRowIDs + [row.linkValue].compactMap { $0 }
    return ids.first { binding?.accepts($0) != false } ?? ids.first
  }

  /// Selects only the row of a link that is followed; returns whether it can be selected.
  func chooseLink(_ value: AnyHashable) -> Bool {
    guard let binding, binding.accepts(value) else { return false }
    binding.move(value)
    if let row = rows[value]?.lazy.compactMap(\.row).first { row.inputTree.focus.clickMove(to: row) }
    return true
  }

  fileprivate func move(to id: AnyHashable) {
    binding?.move(id)
    moved = binding?.read()
  }

  /// Returns the selection after the last move, once.
  func takeMove() -> Set<AnyHashable>? {
    defer { moved = nil }
    return moved
  }

  fileprivate func isSelected(_ id: AnyHashable?) -> Bool { id.map(selected.contains) ?? false }

  fileprivate func add(_ row: SelectingNode, id: AnyHashable?) {
    if rowCount >= limit {
      rows = rows.mapValues { $0.filter { $0.row != nil } }.filter { !$0.value.isEmpty }
      rowCount = rows.values.reduce(0) { $0 + $1.count }
      limit = max(2 * rowCount, limit)
    }
    rows[id, default: []].append(WeakRow(row: row))
    rowCount += 1
  }

  /// Called when the tag of a row changes.
  fileprivate func move(_ row: SelectingNode, from old: AnyHashable?, to new: AnyHashable?) {
    if let index = rows[old]?.firstIndex(where: { $0.row === row }) {
      rows[old]!.remove(at: index)
      rowCount -= 1
    }
    add(row, id: new)
  }
}

private struct ListSelectionKey: LookKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the enclosing list.
  var listSelection: ListSelection? { self[ListSelectionKey.self] }

  /// The ids of the rows that are selected in the enclosing list.
  @MainActor var selectedRows: Set<AnyHashable> { listSelection?.selected ?? [] }
}

/// Sets whether a row can be selected.
nonisolated struct SelectionTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let isAllowed: Bool
}

/// Gives the rows below a selection, or removes the selection of an enclosing list.
nonisolated struct ListSelectionScope: ViewModifier, ViewPart {
  /// The list's selection; `nil` while it has none: its binding may come and go.
  let selection: ListSelectionBinding?
  /// Whether the list may have a selection at all.
  let isSelectable: Bool
  @PlaceObject private var model = ListSelectionHolder()

  @MainActor func body(content: Content) -> some View {
    let model = isSelectable ? model.selection : nil
    model?.update(selection)
    return content.modifier(FollowedSelection(model: model, selected: model?.selected ?? []))
      .environment(ListSelectionKey.self, constant: model)
  }
}

/// Creates the selection when it is first used.
private final class ListSelectionHolder {
  @MainActor lazy var selection = ListSelection()

  nonisolated init() {}
}

/// Makes each render node of the content a row that can be selected, if the list may have a selection.
nonisolated struct ListRows: ViewModifier {
  /// Whether the content is the label of a disclosure group, and represents the row around it.
  var isLabel = false

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ListRowsNode.self)
  }
}

private final class ListRowsNode: ModifierNode<ListRows> {
  private lazy var innerInputs = makeInner()

  override var inner: Inputs { innerInputs }

  private func makeInner() -> Inputs {
    guard let selection = inputs.environmentValues.listSelection else { return inputs }
    let isLabel = modifier.isLabel
    // A part of a configuration may be passed on to an inner control, whose rows are wrapped already.
    guard !(isLabel ? has(SelectableLabels.self) : has(SelectableRows.self)) else { return inputs }
    let wrap =
      isLabel
      ? SelectableLabels(selection, outer: inputs.wrap, traits: inputs.traits)
      : SelectableRows(selection, outer: inputs.wrap, traits: inputs.traits)
    return inputs.with(wrap: wrap, traits: nil)
  }

  private func has<W: Wrap>(_ type: W.Type) -> Bool {
    sequence(first: inputs.wrap) { $0?.outer }.prefix { $0 != nil }.contains { $0 is W }
  }
}

/// Wraps each render node that a tap selects.
private class SelectingWrap: Wrap {
  final let selection: ListSelection

  init(_ selection: ListSelection, outer: Wrap?, traits: Traits?) {
    self.selection = selection
    super.init(outer: outer, traits: traits)
  }
}

/// Wraps each render node with an id in a selectable row; a section has rows of its own.
private final class SelectableRows: SelectingWrap {
  override func wrap(_ node: Node) -> Node {
    let renderNode = node.renderNode
    let rows = renderNode.rowsTrait
    if let rows, !rows.isRow { return renderNode }
    return SelectableRow(renderNode, selection, takesTaps: rows == nil, traits: traits)
  }
}

/// Lets a tap on the label of a disclosure group select the group; a tap beside the label opens it.
private final class SelectableLabels: SelectingWrap {
  override func wrap(_ node: Node) -> Node { SelectableLabel(node.renderNode, selection, traits: traits) }
}

/// The wrapper of a row, or of its label: while the list has a selection, a tap on it selects the row.
private class SelectingNode: RowRenderNode {
  final let selection: ListSelection
  private final let tapLink: TraitLink<TapTrait>
  private final let takesTaps: Bool

  init(
    _ renderNode: RenderNode, _ selection: ListSelection, _ layout: IndentLayout, takesTaps: Bool, isFocusable: Bool,
    traits: Traits?
  ) {
    self.selection = selection
    self.takesTaps = takesTaps
    let place = Weak()
    tapLink = TraitLink(
      TapTrait(
        count: 1, action: { place.node?.choose() }, isFocusable: isFocusable, isEnabled: takesTaps && selection.isOn,
        isChosen: { place.node?.isChosen == true }),
      outer: traits)
    super.init(renderNode, layout, traits: tapLink)
    place.node = self
  }

  private final class Weak {
    weak var node: SelectingNode?
  }

  func choose() {}
  var isChosen: Bool { false }

  final override var takesFocus: Bool { tapLink.modifier.isEnabled && tapLink.modifier.isFocusable }

  func selectionCameOrWent() {
    tapLink.modifier.isEnabled = takesTaps && selection.isOn
    setNeedsDisplay()
  }
}

private final class SelectableLabel: SelectingNode {
  init(_ renderNode: RenderNode, _ selection: ListSelection, traits: Traits?) {
    super.init(renderNode, selection, IndentLayout(levels: 0), takesTaps: true, isFocusable: false, traits: traits)
    selection.add(self, id: nil)
  }

  private var row: SelectableRow? { chain.lazy.compactMap { $0 as? SelectableRow }.first }

  override func choose() { row?.choose() }
  override var isChosen: Bool { row?.isChosen == true }
}

/// A selectable row: a column for the mark before the row itself.
private final class SelectableRow: SelectingNode {
  private var id: AnyHashable?

  init(_ renderNode: RenderNode, _ selection: ListSelection, takesTaps: Bool, traits: Traits?) {
    id = selection.id(of: renderNode)
    super.init(
      renderNode, selection, Self.layout(selection), takesTaps: takesTaps && id != nil, isFocusable: true,
      traits: traits)
    renderFeatures.insert(.isDrawn)
    selection.add(self, id: id)
  }

  /// Without a selection the column for the mark is left out.
  private static func layout(_ selection: ListSelection) -> IndentLayout {
    IndentLayout(levels: selection.isOn ? 1 : 0, fillsWidth: true)
  }

  override var selectionID: AnyHashable? { id }
  override var keepsFocusFromInner: Bool { selection.isOn }

  override var isChosen: Bool { selection.isSelected(id) }

  override func choose() {
    guard let id, mayBeSelected else { return }
    selection.choose(id)
    tree.graph.untracked { inputs.environmentValues.onRowChoice }?.run()
  }

  /// Return activates the button or the link in the row; in a row without one it selects, as Space does.
  override func handleKey(_ key: Key) -> Bool {
    super.handleKey(key) || key == .return && renderTree.focused?.contains(self) == true && activate()
  }

  private func activate() -> Bool {
    let control = inner.firstShown { $0.isEnabled && [.button, .link].contains($0.semantics?.role) }
    guard let target = control?.firstTappableByKey else { return false }
    target.tap?.perform(at: TapLocation(middleOf: target))
    return true
  }

  override func takeSelection() { if let id, selection.isOn, mayBeSelected { selection.move(to: id) } }

  /// Whether no modifier of the row prevents its selection.
  private var mayBeSelected: Bool {
    var renderNode: RenderNode? = self
    while let current = renderNode {
      if Traits.contains(SelectionTrait.self, in: current.traits, where: { !$0.isAllowed }) { return false }
      renderNode = current.modifiedNode
    }
    return true
  }

  override func selectionCameOrWent() {
    super.selectionCameOrWent()
    updateID()
    setLayout(Self.layout(selection))
  }

  override func draw(into context: inout DrawContext) {
    guard isChosen else { return }
    let (glyphs, color) = tree.graph.untracked {
      let environment = inputs.environmentValues
      return (environment.glyphs, environment.tint?.drawn(in: environment).color)
    }
    let mark = TextRun(glyphs == .ascii ? "*" : "•", style: GlyphStyle(foreground: color, traits: .bold))
    let cell = renderTree.text.cellSize.width
    context.line(TextLine(runs: [mark], offset: isMirrored ? size.width - cell : 0, width: cell))
  }

  /// Called when the tag may have changed.
  override func traitChanged(affectsLayout: Bool) {
    super.traitChanged(affectsLayout: affectsLayout)
    updateID()
  }

  private func updateID() {
    let new = selection.id(of: inner)
    guard id != new else { return }
    selection.move(self, from: id, to: new)
    id = new
  }
}
