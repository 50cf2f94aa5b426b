/// The edits that the user can make to the rows of a collection; see `onDelete(perform:)` and `onMove(perform:)`.
nonisolated struct RowEditing: ViewModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: RowEditingNode.self)
  }
}

/// A trait of a row that must not be deleted, or must not be moved.
nonisolated struct RowEditingTrait: TraitModifier {
  static var affectsLayout: Bool { true }

  var canDelete = true
  var canMove = true
}

extension View {
  /// Prevents the user from deleting the row, even if its collection has `onDelete(perform:)`.
  ///
  /// Follows [deleteDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/deletedisabled(_:)).
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowEditingTrait(canDelete: !isDisabled))
  }

  /// Prevents the user from moving the row, even if its collection has `onMove(perform:)`.
  ///
  /// Follows [moveDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/movedisabled(_:)).
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowEditingTrait(canMove: !isDisabled))
  }
}

private final class RowEditingNode: ModifierNode<RowEditing> {
  private lazy var isInRows = inputs.environmentValues.controlContext.contains(.rows)
  private lazy var rows = EditableRows(
    outer: inputs.wrap, traits: isInRows ? TraitLink(GestureTrait.swipe, outer: inputs.traits) : inputs.traits,
    swiped: swiped)
  private lazy var innerInputs = inputs.with(wrap: rows, traits: nil)
  /// The last swipe on the screen over a row that can be deleted.
  private lazy var swiped = tree.host.singleton {
    StoredLocation<Swipe?>(nil, owner: tree.host, label: VertexLabel(RowEditing.self, "swipe"))
  }

  override var inner: Inputs { innerInputs }

  override func willEvaluateContent() {
    rows.editing = modifier
    evaluateAgain()
  }

  override func didEvaluateContent(isFirst: Bool) { if !isFirst { updateRows() } }

  /// Runs again when the edit mode changes, and when a row is swiped.
  override func evaluateNow() {
    guard isInRows else { return }
    let (isEditing, swipe) = tracking {
      (inputs.environmentValues.editMode?.wrappedValue.isEditing == true, modifier.delete == nil ? nil : swiped.get())
    }
    let (old, new) = (rows.swipedRow, swipe?.openRow)
    rows.swipe = new?.rows === rows ? swipe : nil
    guard isEditing != rows.isEditing || old !== rows.swipedRow else { return }
    tree.noteChange()
    if isEditing != rows.isEditing {
      rows.isEditing = isEditing
      updateRows()
    } else {
      old?.update()
      rows.swipedRow?.update()
    }
  }

  private func updateRows() {
    forEachRenderNode { [rows] node in
      var renderNode: RenderNode? = node.renderNode
      while let current = renderNode {
        if let row = current as? EditableRow, row.rows === rows { return row.update() }
        renderNode = current.wrappedNode
      }
    }
  }
}

/// A wrap that puts an editable row around each render node.
private final class EditableRows: Wrap {
  var editing = RowEditing()
  var isEditing = false
  /// The swipe over one of these rows.
  var swipe: Swipe?
  private let swiped: StoredLocation<Swipe?>

  init(outer: Wrap?, traits: Traits?, swiped: StoredLocation<Swipe?>) {
    self.swiped = swiped
    super.init(outer: outer, traits: traits)
  }

  /// The row whose menu is open.
  var swipedRow: EditableRow? { swipe?.openRow }

  /// Opens the menu of a row, or closes the open one.
  func open(_ row: EditableRow?) { swiped.set(row.map(Swipe.init), transaction: Transaction()) }

  override func wrap(_ node: Node) -> Node { EditableRow(node.renderNode, rows: self) }
}

extension GestureTrait {
  /// A drag over a row towards its leading edge: it opens the menu with `Delete`, or deletes the row if it covers more
  /// than half of it.
  ///
  /// Swipe actions of the row itself are inside, and have priority.
  fileprivate static var swipe: GestureTrait {
    GestureTrait(rank: .normal, isEnabled: true, allowsInside: true) { event, _ in
      guard let row = event.renderNode as? EditableRow else { return .failed }
      let way = event.location - event.start
      let isSwipe = row.canBeSwiped && (row.isMirrored ? way.x > 0 : way.x < 0) && abs(way.x) > abs(way.y)
      switch event.phase {
      case .down, .time: return row.canBeSwiped ? .possible : .failed
      case .drag: return isSwipe ? .active : .possible
      case .up:
        guard isSwipe else { return .failed }
        if abs(way.x) > row.size.width * fullSwipeShare { row.delete() } else { row.rows.open(row) }
        return .ended
      case .lapse, .cancel: return .failed
      }
    }
  }
}

/// A row that handles the keys for deleting and moving it, shows the signs in edit mode, and has a menu with `Delete`
/// that a swipe opens.
private final class EditableRow: RowRenderNode {
  let rows: EditableRows
  private var deleteSign: Node?
  private var moveSign: Node?
  private var deleteMenu: Node?

  init(_ renderNode: RenderNode, rows: EditableRows) {
    self.rows = rows
    super.init(renderNode, Self.layout(), traits: rows.traits)
    if rows.isEditing { update() }
  }

  private static func layout(
    hasLeadingSign: Bool = false, hasTrailingSign: Bool = false, hasMenu: Bool = false
  ) -> IndentLayout {
    IndentLayout(
      levels: 0, fillsWidth: true, hasLeadingSign: hasLeadingSign, hasTrailingSign: hasTrailingSign, hasMenu: hasMenu)
  }

  // MARK: Signs

  /// Adds or removes the signs and the menu.
  func update() {
    let (hadDelete, hadMove, hadMenu) = (deleteSign != nil, moveSign != nil, deleteMenu != nil)
    // The menu does not open again by itself.
    if rows.swipedRow === self, !canBeSwiped { rows.swipe?.isOver = true }
    // A row that cannot be deleted keeps the space of the sign, to align with the others.
    set(&deleteSign, rows.isEditing && rows.editing.delete != nil) { DeleteSign(row: $0, isShown: canDelete) }
    set(&moveSign, rows.isEditing && rows.editing.move != nil && canMove) { MoveSign(row: $0) }
    set(&deleteMenu, rows.swipedRow === self) { DeleteMenu(row: $0) }
    if hadDelete != (deleteSign != nil) || hadMove != (moveSign != nil) || hadMenu != (deleteMenu != nil) {
      renderNodesChanged()
    }
    setLayout(
      Self.layout(
        hasLeadingSign: deleteSign != nil, hasTrailingSign: moveSign != nil, hasMenu: deleteMenu != nil))
  }

  private func set<Sign: View>(_ sign: inout Node?, _ isShown: Bool, _ make: (EditedRow) -> Sign) {
    if isShown {
      sign = evaluate(make(EditedRow(node: self)), in: sign, inputs: inputs.insideRenderNode)
    } else if let old = sign {
      sign = nil
      removeChild(old)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let deleteSign { body(deleteSign) }
    if let moveSign { body(moveSign) }
    if let deleteMenu { body(deleteMenu) }
  }

  override func collectRenderChildren() -> [RenderNode] {
    var renderNodes = super.collectRenderChildren()
    deleteSign?.forEachRenderNode { renderNodes.append($0.renderNode) }
    moveSign?.forEachRenderNode { renderNodes.append($0.renderNode) }
    deleteMenu?.forEachRenderNode { renderNodes.append($0.renderNode) }
    return renderNodes
  }

  override func traitChanged(affectsLayout: Bool) {
    super.traitChanged(affectsLayout: affectsLayout)
    if rows.isEditing || deleteMenu != nil { update() }
  }

  /// The texts in the row without its signs, or else the label of its first element, such as a text field.
  var label: String {
    var row = inner
    while let wrapper = row as? RowRenderNode { row = wrapper.inner }
    let label = SemanticNode(renderNode: row, semantics: Semantics(.group)).label
    return label.isEmpty ? SemanticNode.nodes(in: row).first?.label ?? "" : label
  }

  // MARK: Actions

  private var canDelete: Bool { allows(\.canDelete) }
  private var canMove: Bool { allows(\.canMove) }
  /// Whether a swipe opens the menu; in edit mode the signs replace it.
  var canBeSwiped: Bool { !rows.isEditing && rows.editing.delete != nil && canDelete }

  /// Whether no modifier of the row, or around it, forbids an action.
  private func allows(_ action: (RowEditingTrait) -> Bool) -> Bool {
    var wrap: Wrap? = rows
    while let current = wrap {
      if Traits.contains(RowEditingTrait.self, in: current.traits, where: { !action($0) }) { return false }
      wrap = current.outer
    }
    var renderNode: RenderNode? = inner
    while let current = renderNode {
      if Traits.contains(RowEditingTrait.self, in: current.traits, where: { !action($0) }) { return false }
      renderNode = current.modifiedNode
    }
    return true
  }

  private var isAskedForFocus = false

  override var takesFocus: Bool {
    // A context menu in the row asks back.
    if isAskedForFocus { return true }
    isAskedForFocus = true
    defer { isAskedForFocus = false }
    return (renderParent as? RowRenderNode)?.keepsFocusFromInner != true && takesFocusOfContent
  }

  override func handleKey(_ key: Key) -> Bool { edit(key) || super.handleKey(key) }

  private func edit(_ key: Key) -> Bool {
    switch key {
    case .delete, .deleteForward: delete()
    case .up.with(.option): move(by: -1)
    case .down.with(.option): move(by: 1)
    default: false
    }
  }

  /// Deletes the row; returns whether that is allowed.
  @discardableResult func delete() -> Bool {
    guard canDelete, let delete = rows.editing.delete, let item = inner.collectionItem?.position else { return false }
    delete(IndexSet(integer: item.index))
    return true
  }

  /// Moves the row by a number of places; returns whether there is such a place.
  @discardableResult func move(by step: Int) -> Bool {
    guard let item = inner.collectionItem?.position else { return false }
    return move(to: item.index + step)
  }

  /// Moves the row to an index of its collection.
  @discardableResult func move(to index: Int) -> Bool {
    guard canMove, let move = rows.editing.move, let (old, count) = inner.collectionItem?.position,
      index != old, index >= 0, index < count
    else { return false }
    move(IndexSet(integer: old), index > old ? index + 1 : index)
    return true
  }

  /// Moves the row to the place of the row in its collection that is nearest to a height on the screen.
  func move(toRowAt height: CGFloat) {
    guard let collection = inner.collectionItem?.parent else { return }
    var outermost: RenderNode = self
    while let outer = outermost.renderParent, outer.wrappedNode === outermost { outermost = outer }
    var nearest: (item: any CollectionItem, distance: CGFloat)?
    for row in outermost.renderParent?.renderChildren ?? [] where row.isPlaced {
      guard let item = row.collectionItem, item.parent === collection else { continue }
      let frame = row.absoluteFrame
      let distance = max(frame.minY - height, height - frame.maxY, 0)
      if distance < nearest?.distance ?? .infinity { nearest = (item, distance) }
    }
    if let index = nearest?.item.position?.index { move(to: index) }
  }
}

/// The row to which a sign belongs.
nonisolated private struct EditedRow: SelfComparing {
  weak var node: EditableRow?

  func isSame(as other: EditedRow) -> Bool { node === other.node }
}

/// The sign before a row, which deletes it on a click; Return is left to the row.
nonisolated private struct DeleteSign: View {
  let row: EditedRow
  let isShown: Bool

  @MainActor var body: some View {
    let sign = Image(systemName: "minus.circle.fill").foregroundStyle(.red)
    if isShown {
      sign.onTap { _ in row.node?.delete() }
        .semantics(Semantics(.button, label: "Delete \(row.node?.label ?? "")"))
    } else {
      sign.hidden()
    }
  }
}

/// The sign at the end of a row, which is dragged to a different row.
nonisolated private struct MoveSign: View {
  let row: EditedRow

  @MainActor var body: some View {
    Image(indicator: .moves).foregroundStyle(.secondary)
      .modifier(
        GestureTrait(rank: .normal, isEnabled: true, allowsInside: true, recognize: { event, _ in drag(event) })
      )
      .semantics(semantics)
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.button, label: "Reorder \(row.node?.label ?? "")")
    semantics.increment = { row.node?.move(by: 1) }
    semantics.decrement = { row.node?.move(by: -1) }
    return semantics
  }

  @MainActor private func drag(_ event: GestureEvent) -> GesturePhase {
    switch event.phase {
    case .down, .time: return .possible
    case .drag: return event.hasMoved ? .active : .possible
    case .up:
      guard event.hasMoved else { return .failed }
      row.node?.move(toRowAt: event.location.y)
      return .ended
    case .lapse, .cancel: return .failed
    }
  }
}

/// A swipe that opened the menu of a row.
private final class Swipe {
  private weak var row: EditableRow?
  /// True once the row could no longer be deleted.
  var isOver = false

  init(_ row: EditableRow) { self.row = row }

  /// The row whose menu is open; `nil` if the row is gone.
  var openRow: EditableRow? { isOver ? nil : row }
}

/// The menu of a swiped row, at the row's end like a menu of swipe actions.
nonisolated private struct DeleteMenu: View {
  let row: EditedRow

  @MainActor var body: some View {
    Color.clear.allowsHitTesting(false).menuRows(isPresented: isPresented) {
      Button("Delete", role: .destructive) { row.node?.delete() }
    }
  }

  /// Always true: the view exists only while the menu is open.
  @MainActor private var isPresented: Binding<Bool> {
    Binding {
      true
    } set: { isOpen in
      if !isOpen { row.node?.rows.open(nil) }
    }
  }
}
