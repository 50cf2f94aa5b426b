// How rows are selected. The list puts a `ListSelection` into the environment. Each group of rows, the list's own and each section's,
// puts a `SelectableRow` around each of its elements, which reacts to taps and shows a mark. The selection knows the rows by id, so
// that a change reaches only the rows that change.
//
//       Apple
//     * Pear

/// A selection of any shape: an optional, a value or a set.
struct ListSelectionBinding {
  /// The selected ids.
  let read: () -> Set<AnyHashable>
  /// A tap on the row with an id.
  let choose: (AnyHashable) -> Void

  init<V: Hashable>(set binding: Binding<Set<V>>) {
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    choose = { id in
      guard let id = id.base as? V else { return }
      var set = binding.wrappedValue
      if set.remove(id) == nil { set.insert(id) }
      binding.wrappedValue = set
    }
  }

  init<V: Hashable>(optional binding: Binding<V?>) {
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { id in if let id = id.base as? V { binding.wrappedValue = id } }
  }

  init<V: Hashable>(value binding: Binding<V>) {
    read = { [AnyHashable(binding.wrappedValue)] }
    choose = { id in if let id = id.base as? V { binding.wrappedValue = id } }
  }
}

/// The selection of one list, and its rows by id.
@MainActor final class ListSelection {
  private struct WeakRow {
    weak var row: SelectableRow?
  }

  fileprivate var choose: (AnyHashable) -> Void = { _ in }
  private var selected: Set<AnyHashable> = []
  private var rows: [AnyHashable: WeakRow] = [:]

  fileprivate func setSelected(_ new: Set<AnyHashable>) {
    let changed = selected.symmetricDifference(new)
    selected = new
    for id in changed { rows[id]?.row?.setNeedsDisplay() }
  }

  fileprivate func isSelected(_ id: AnyHashable?) -> Bool { id.map(selected.contains) ?? false }
  fileprivate func add(_ row: SelectableRow, id: AnyHashable) { rows[id] = WeakRow(row: row) }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  fileprivate var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// Gives the rows below a selection; `nil` takes away that of a list around.
nonisolated struct ListSelectionScope: ViewModifier {
  let selection: ListSelectionBinding?
  @State private var model = ListSelectionHolder()

  @MainActor func body(content: Content) -> some View {
    let model = selection == nil ? nil : model.selection
    if let selection, let model {
      model.choose = selection.choose
      model.setSelected(selection.read())
    }
    return content.environment(\.listSelection, model)
  }
}

/// Makes the selection when it is first used.
private final class ListSelectionHolder {
  @MainActor lazy var selection = ListSelection()

  nonisolated init() {}
}

/// Makes each element of the content a row that can be selected, if the list has a selection.
nonisolated struct ListRows: ViewModifier {
  typealias Body = Never

  @MainActor static func _evaluate<Content: View>(_ view: ModifiedContent<Content, Self>, in slot: inout _Slot) {
    slot.evaluate(view, as: ListRowsNode<Content>.self)
  }
}

private final class ListRowsNode<Content: View>: ParentNode<ModifiedContent<Content, ListRows>> {
  private lazy var inner = makeInner()

  override func evaluateChildren() { evaluateChild(view.content, inputs: inner) }

  private func makeInner() -> Inputs {
    guard let selection = tree.graph.untracked({ inputs.environmentValues.listSelection }) else { return inputs }
    return inputs.with(wrap: SelectableRows(selection, outer: inputs.wrap, traits: inputs.traits), traits: nil)
  }
}

/// Puts a selectable row around each element that has an id; a section has rows of its own.
private final class SelectableRows: Wrap {
  private let selection: ListSelection

  init(_ selection: ListSelection, outer: Wrap?, traits: Traits?) {
    self.selection = selection
    super.init(outer: outer, traits: traits)
  }

  override func wrap(_ node: Node) -> Node {
    let element = unsafeDowncast(node, to: Element.self)
    if element.hasRows { return element }
    return SelectableRow(element, selection, traits: traits)
  }
}

/// A row that can be selected: the mark's column before the row itself.
private final class SelectableRow: LayoutElement<IndentLayout> {
  private unowned let inner: Element
  private let selection: ListSelection
  private let id: AnyHashable?

  init(_ element: Element, _ selection: ListSelection, traits: Traits?) {
    inner = element
    self.selection = selection
    id = Traits.first(TagTrait.self, in: element.traits)?.tag ?? element.rowID
    let choose = id.map { id in TapTrait(count: 1, action: { selection.choose(id) }, isFocusable: true) }
    super.init(
      IndentLayout(levels: 1), wrapping: element, traits: choose.map { TraitLink($0, outer: traits) } ?? traits)
    if let id { selection.add(self, id: id) }
  }

  override func collectSubelements() -> [Element] { [inner] }
  override var isDrawn: Bool { true }

  override func draw(into context: inout DrawContext) {
    guard selection.isSelected(id) else { return }
    let glyphs = tree.graph.untracked { inputs.environmentValues.glyphs }
    let mark = TextRun(glyphs == .ascii ? "*" : "•", style: GlyphStyle(traits: .bold))
    context.text([TextLine(runs: [mark], offset: 0, width: tree.text.cellSize.width)])
  }

  override func traitChanged(affectsLayout: Bool) {
    inner.traitChanged(affectsLayout: affectsLayout)
    super.traitChanged(affectsLayout: affectsLayout)
  }
}

extension Node {
  /// The id of the innermost element of a collection that this node is in, below the next element around.
  fileprivate var rowID: AnyHashable? {
    var node = parent
    while let current = node, !(current is Element) {
      if let item = current as? any CollectionItem { return item.itemID }
      node = current.parent
    }
    return nil
  }
}
