extension View {
  /// Adds actions to a row of a list, in a menu at the row's end.
  ///
  ///     Apple               ...
  ///                 +----------+
  ///                 |   Flag   |
  ///                 |   Delete |
  ///                 +----------+
  ///
  /// The menu opens on a click on its sign, on Return or Space while the sign has the focus, or on a drag over the row
  /// to the left or right. The actions of both edges and of several such modifiers are in one menu, those of the
  /// leading edge first. If `allowsFullSwipe` is true, a drag over more than half of the row performs the first action
  /// of the edge where it began. The actions replace the `Delete` of `onDelete(perform:)`. Outside a list or a form the
  /// modifier has no effect. A test opens the menu by the name of its row:
  ///
  ///     try screen.find(.menu, "Apple").select("Delete")
  ///
  /// Follows
  ///
  /// [swipeActions](https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    RowWithMenu(row: self, actions: SwipeActions(content(), at: edge, allowsFullSwipe: allowsFullSwipe))
  }
}

/// The actions of one row.
nonisolated private struct SwipeActions {
  /// The actions of one modifier.
  struct Part {
    let view: AnyView
    let allowsFullSwipe: Bool
  }

  private(set) var leading: [Part] = []
  private(set) var trailing: [Part] = []

  init<V: View>(_ view: V, at edge: HorizontalEdge, allowsFullSwipe: Bool) {
    let part = Part(view: AnyView(view), allowsFullSwipe: allowsFullSwipe)
    if edge == .leading { leading = [part] } else { trailing = [part] }
  }

  /// Returns these actions after those of an inner modifier.
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

nonisolated private struct RowWithMenu<Row: View>: View, RowWithActions, ViewPart {
  static var nameForUsers: String? { ".swipeActions" }

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

extension RowWithMenu: SubviewSource {
  static var contents: [any View.Type] { [Row.self] }
  func addSubviews(to list: inout SubviewList) { list.append(AnyView(self), around: row) }
}

/// A row with the menu of its actions at its end.
nonisolated private struct SwipeMenuRow<Row: View>: View {
  let row: Row
  let actions: SwipeActions
  @State private var isOpen = false
  @PlaceObject private var reference = RowReference()
  /// The edge whose first action is performed as soon as the menu exists.
  @State private var fullSwipe: HorizontalEdge?
  @Environment(\.editMode) private var editMode

  @MainActor var body: some View {
    // While rows are edited, the signs of edit mode are the way to change them.
    let isEdited = editMode?.wrappedValue.isEditing == true
    HStack(alignment: .firstTextBaseline) {
      row.frame(maxWidth: .infinity, alignment: .leading).modifier(ReferencedRow(reference: reference))
      if !isEdited { menu }
    }
    .onSidewaysDrag(isEnabled: !isEdited) { swipe($0) }
  }

  @MainActor private var menu: some View {
    Image(systemName: "ellipsis").foregroundStyle(.secondary)
      .onTapGesture { isOpen.toggle() }
      .semantics(semantics)
      .menuRows(isPresented: $isOpen) {
        rows(actions.leading, at: .leading)
        if !actions.leading.isEmpty, !actions.trailing.isEmpty { Divider() }
        rows(actions.trailing, at: .trailing)
      }
  }

  @MainActor private func rows(_ parts: [SwipeActions.Part], at edge: HorizontalEdge) -> some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
      part.view.modifier(FullSwipe(isDone: index == 0 && fullSwipe == edge))
    }
  }

  /// Opens the menu; after a full swipe its first action is performed.
  @MainActor private func swipe(_ way: CGFloat) {
    let edge = way < 0 ? HorizontalEdge.trailing : .leading
    let first = edge == .leading ? actions.leading.first : actions.trailing.first
    fullSwipe = abs(way) > fullSwipeShare && first?.allowsFullSwipe == true ? edge : nil
    isOpen = true
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.menu, label: reference.label)
    semantics.isExpanded = { isOpen }
    semantics.takesFocus = true
    return semantics
  }
}

/// A reference to a row in the tree, whose texts are read on demand.
private final class RowReference {
  fileprivate weak var node: Node?

  nonisolated init() {}

  @MainActor var label: String {
    var words: [String] = []
    node?.forEachRenderNode { renderNode in
      words.append(SemanticNode(renderNode: renderNode.renderNode, semantics: Semantics(.group)).label)
    }
    return words.joined(separator: " ")
  }

  /// Performs the tap of the first control in the row, unless the control is disabled.
  @MainActor func useFirst() {
    var first: RenderNode?
    node?.forEachRenderNode { if first == nil { first = $0.renderNode.firstTappable } }
    guard let first, first.isEnabled else { return }
    first.tap?.perform(at: TapLocation(middleOf: first))
  }
}

nonisolated private struct ReferencedRow: NodeModifier {
  typealias NodeType = ReferencedRowNode

  let reference: RowReference
}

private final class ReferencedRowNode: ModifierNode<ReferencedRow> {
  override func willEvaluateContent() { modifier.reference.node = self }
}

/// The fraction of a row's width beyond which a swipe performs its action at once.
let fullSwipeShare = 0.5

/// Performs the first button when the views appear, if a full swipe made them appear.
nonisolated private struct FullSwipe: ViewModifier {
  let isDone: Bool
  @PlaceObject private var reference = RowReference()

  @MainActor func body(content: Content) -> some View {
    content.modifier(ReferencedRow(reference: reference)).onAppear { if isDone { reference.useFirst() } }
  }
}
