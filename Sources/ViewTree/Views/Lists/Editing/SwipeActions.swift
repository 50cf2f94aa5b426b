extension View {
  /// Adds actions to a row of a list, which stand in a menu at its end.
  ///
  ///     Apple               ...
  ///                 +----------+
  ///                 |   Flag   |
  ///                 |   Delete |
  ///                 +----------+
  ///
  /// The menu is opened by a click on its sign, by Return or Space while that has the focus, or by a drag over the row to
  /// the left or to the right. Actions of both edges, and of several such modifiers that follow each other, stand in one
  /// menu, those of the leading edge first. `allowsFullSwipe` is accepted: nothing is swiped so far that an action would
  /// be done at once. A row with actions has no `Delete` of `onDelete(perform:)` beside them. Elsewhere than in a list or
  /// a form it changes nothing. A test opens the menu by the name of its row:
  ///
  ///     try screen.find(.menu, "Apple").select("Delete")
  ///
  /// Follows
  /// [swipeActions](https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    RowWithMenu(row: self, actions: SwipeActions(content(), at: edge))
  }
}

/// The actions of one row.
nonisolated private struct SwipeActions {
  private(set) var leading: [AnyView] = []
  private(set) var trailing: [AnyView] = []

  init<V: View>(_ view: V, at edge: HorizontalEdge) {
    if edge == .leading { leading = [AnyView(view)] } else { trailing = [AnyView(view)] }
  }

  /// The actions of an inner modifier before these.
  func after(_ inner: SwipeActions) -> SwipeActions {
    var all = inner
    all.leading += leading
    all.trailing += trailing
    return all
  }
}

/// A row with actions.
private protocol RowWithActions {
  nonisolated var plainRow: AnyView { get }
  nonisolated var allActions: SwipeActions { get }
}

nonisolated private struct RowWithMenu<Row: View>: View, RowWithActions {
  let row: Row
  let actions: SwipeActions
  @Environment(\.controlContext) private var context

  private var inner: (any RowWithActions)? { Row.self is any RowWithActions.Type ? row as? any RowWithActions : nil }
  var plainRow: AnyView { inner?.plainRow ?? AnyView(row) }
  var allActions: SwipeActions { inner.map { actions.after($0.allActions) } ?? actions }

  @MainActor var body: some View {
    if !context.contains(.rows) {
      row
    } else if let inner {
      SwipeMenuRow(row: inner.plainRow, actions: allActions)
    } else {
      SwipeMenuRow(row: row, actions: actions)
    }
  }
}

/// A row with the menu of its actions at its end.
nonisolated private struct SwipeMenuRow<Row: View>: View {
  let row: Row
  let actions: SwipeActions
  @State private var isOpen = false
  @State private var reference = RowReference()

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline) {
      row.frame(maxWidth: .infinity, alignment: .leading).modifier(ReferencedRow(reference: reference))
      Image(systemName: "ellipsis").foregroundStyle(.secondary)
        .onTapGesture { isOpen.toggle() }
        .semantics(semantics)
        .menuRows(isPresented: $isOpen) {
          ForEach(Array(actions.leading.enumerated()), id: \.offset) { $0.element }
          if !actions.leading.isEmpty, !actions.trailing.isEmpty { Divider() }
          ForEach(Array(actions.trailing.enumerated()), id: \.offset) { $0.element }
        }
    }
    .onSidewaysDrag { _ in isOpen = true }
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.menu, label: reference.label)
    semantics.isExpanded = { isOpen }
    semantics.takesFocus = true
    return semantics
  }
}

/// Where a row is in the tree: what its texts say is asked when somebody wants to know.
private final class RowReference {
  fileprivate weak var node: Node?

  nonisolated init() {}

  @MainActor var label: String {
    var words: [String] = []
    node?.forEachRenderNode { element in
      words.append(SemanticNode(element: element.renderNode, semantics: Semantics(.group)).label)
    }
    return words.joined(separator: " ")
  }
}

nonisolated private struct ReferencedRow: ViewModifier {
  typealias Body = Never

  let reference: RowReference

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: ReferencedRowNode.self)
  }
}

private final class ReferencedRowNode: ModifierNode<ReferencedRow> {
  override func willEvaluateContent() { modifier.reference.node = self }
}
