/// Views made from data.
///
/// Follows [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data from which the views are made.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data from which the views are made.
  nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows: the Delete key on the row that has the focus calls the action with the row's index.
  ///
  /// A text platform has no swipes. `nil` forbids it. Follows
  /// [onDelete(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)).
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> { modifier(RowEditing(delete: action)) }

  /// Lets the user move rows: Option with an arrow key on the row that has the focus calls the action with the row's
  /// index and with that of the row before which it goes.
  ///
  /// `nil` forbids it. Follows
  /// [onMove(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)).
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { modifier(RowEditing(move: action)) }
}

/// What the user may do to the rows of a collection; see `onDelete(perform:)` and `onMove(perform:)`.
nonisolated struct RowEditing: ViewModifier {
  typealias Body = Never

  fileprivate var delete: ((IndexSet) -> Void)?
  fileprivate var move: ((IndexSet, Int) -> Void)?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: RowEditingNode.self)
  }
}

private final class RowEditingNode: ModifierNode<RowEditing> {
  private lazy var rows = EditableRows(outer: inputs.wrap, traits: inputs.traits)
  private lazy var innerInputs = inputs.with(wrap: rows, traits: nil)

  override var inner: Inputs { innerInputs }

  override func willEvaluateContent() { rows.editing = modifier }
}

/// Puts an editable row around each element.
private final class EditableRows: Wrap {
  var editing = RowEditing()

  override func wrap(_ node: Node) -> Node {
    EditableRow(node.renderNode, rows: self)
  }
}

/// A row that handles the keys which delete and move it.
private final class EditableRow: RowRenderNode {
  private let rows: EditableRows

  init(_ element: RenderNode, rows: EditableRows) {
    self.rows = rows
    super.init(element, IndentLayout(levels: 0, fillsWidth: true), traits: rows.traits)
  }

  override var takesFocus: Bool {
    (renderParent as? RowRenderNode)?.keepsFocusFromInner != true && !hasFocusableContent
  }

  override func handleKey(_ key: Key) -> Bool { edit(key) || super.handleKey(key) }

  private func edit(_ key: Key) -> Bool {
    guard let (index, count) = inner.collectionItem?.position else { return false }
    switch key {
    case .delete: return perform(rows.editing.delete) { $0(IndexSet(integer: index)) }
    case .up.with(.option) where index > 0:
      return perform(rows.editing.move) { $0(IndexSet(integer: index), index - 1) }
    case .down.with(.option) where index < count - 1:
      return perform(rows.editing.move) { $0(IndexSet(integer: index), index + 2) }
    default: return false
    }
  }

  private func perform<Action>(_ action: Action?, _ body: (Action) -> Void) -> Bool {
    action.map(body) != nil
  }
}
