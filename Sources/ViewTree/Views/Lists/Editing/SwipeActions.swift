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
  /// menu, those of the leading edge first. A drag over more than half of the row does the first action of the edge that
  /// it comes from at once, where `allowsFullSwipe` is `true`. A row with actions has no `Delete` of `onDelete(perform:)` beside them. Elsewhere than in a list or
  /// a form it changes nothing. A test opens the menu by the name of its row:
  ///
  ///     try screen.find(.menu, "Apple").select("Delete")
  ///
  /// Follows
  /// [swipeActions](https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    RowWithMenu(row: self, actions: SwipeActions(content(), at: edge, allowsFullSwipe: allowsFullSwipe))
  }
}

/// The actions of one row.
nonisolated private struct SwipeActions {
  /// What one modifier adds.
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
  @PlaceObject private var reference = RowReference()
  /// The edge of which the first action is to be done as soon as the menu is there.
  @State private var fullSwipe: HorizontalEdge?
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline) {
      row.frame(maxWidth: .infinity, alignment: .leading).modifier(ReferencedRow(reference: reference))
      Image(systemName: "ellipsis").foregroundStyle(.secondary)
        .onTapGesture { isOpen.toggle() }
        .semantics(semantics)
        .menuRows(isPresented: $isOpen) {
          rows(actions.leading, at: .leading)
          if !actions.leading.isEmpty, !actions.trailing.isEmpty { Divider() }
          rows(actions.trailing, at: .trailing)
        }
    }
    .onSidewaysDrag { swipe($0) }
  }

  @MainActor private func rows(_ parts: [SwipeActions.Part], at edge: HorizontalEdge) -> some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
      part.view.modifier(FullSwipe(isDone: index == 0 && fullSwipe == edge))
    }
  }

  /// Opens the menu; after a full swipe it does what is first there.
  @MainActor private func swipe(_ way: CGFloat) {
    let edge = (way < 0) == (direction == .leftToRight) ? HorizontalEdge.trailing : .leading
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

  /// Uses the first control in it, unless that is disabled.
  @MainActor func useFirst() {
    var first: RenderNode?
    node?.forEachRenderNode { if first == nil { first = $0.renderNode.firstTappable } }
    guard let first, first.isEnabled else { return }
    first.tap?.perform(at: TapLocation(middleOf: first))
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

/// How much of a row a swipe goes over that does at once what it would only show.
let fullSwipeShare = 0.5

/// Uses the first button of the views when they appear, if a full swipe made them appear.
nonisolated private struct FullSwipe: ViewModifier {
  let isDone: Bool
  @PlaceObject private var reference = RowReference()

  @MainActor func body(content: Content) -> some View {
    content.modifier(ReferencedRow(reference: reference)).onAppear { if isDone { reference.useFirst() } }
  }
}
