extension View {
  /// Adds a context menu to the rows of lists in the view, created from the identifiers of the affected rows.
  ///
  /// It opens like the menu of a view; see ``View/contextMenu(menuItems:)``. On a selected row it affects all selected
  /// rows; on a different row, only that row; beside the rows, none. A double click on a row selects it alone, and runs
  /// the primary action with it. Follows
  ///
  /// [contextMenu(forSelectionType:menu:primaryAction:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)).
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier<I, M>(menu: menu, primaryAction: primaryAction))
  }
}

nonisolated private struct SelectionMenuModifier<I: Hashable, Rows: View>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".contextMenu" }

  let menu: (Set<I>) -> Rows
  let primaryAction: ((Set<I>) -> Void)?
  @State private var menuTarget: MenuTarget?

  /// The rows affected by the open menu, and its place.
  private struct MenuTarget {
    let ids: Set<I>
    let place: CGRect
  }

  @MainActor func body(content: Content) -> some View {
    let (menuTarget, hasRows) = ($menuTarget, Rows.self != EmptyView.self)
    let open: @MainActor (RenderNode) -> Bool = { renderNode in
      if hasRows {
        menuTarget.wrappedValue = MenuTarget(ids: renderNode.rowIDs(), place: renderNode.rowFrame(of: I.self))
      }
      return hasRows
    }
    content
      .modifier(ContextMenuTrait(takesFocus: false, open: open))
      .modifier(GestureTrait.longPress(isEnabled: hasRows) { _ = open($0.hitNode) })
      .modifier(doubleClick)
      .menuRows(
        isPresented: menuTarget.hasValue,
        in: Presentation(FixedAnchorLayout(anchor: self.menuTarget?.place ?? .zero), takesFocus: true)
      ) {
        if let ids = self.menuTarget?.ids { menu(ids) }
      }
  }

  /// Selects a double-clicked row alone and runs the primary action; the first click keeps its own effect.
  @MainActor private var doubleClick: GestureTrait {
    GestureTrait(rank: .simultaneous, isEnabled: primaryAction != nil, allowsInside: true) { event, _ in
      switch event.phase {
      case .down: return .possible
      case .drag: return event.hasMoved ? .failed : .possible
      case .up:
        guard event.count >= 2 else { return .failed }
        guard let row = event.hitNode.row(of: I.self) else { return .ended }
        (row.renderNode as? RowRenderNode)?.takeSelection()
        if event.count == 2 { primaryAction?([row.id]) }
        return .ended
      case .time, .lapse, .cancel: return .failed
      }
    }
  }
}

extension GestureEvent {
  /// The topmost render node at the place of the press.
  fileprivate var hitNode: RenderNode { renderNode.screenChain(at: start).first ?? renderNode }
}

extension RenderNode {
  /// The render node, or its innermost ancestor, that a list identifies by a value of a type.
  fileprivate func row<I: Hashable>(of type: I.Type) -> (renderNode: RenderNode, id: I)? {
    func row(_ renderNode: RenderNode, _ ids: [AnyHashable]) -> (RenderNode, I)? {
      ids.lazy.compactMap { $0.base as? I }.first.map { (renderNode, $0) }
    }
    // Collections inside a row that can be selected, such as the cells of a table, have identifiers of their own.
    let selectable = chain.lazy.compactMap { node in
      (node as? RowRenderNode)?.selectionID.flatMap { row(node, [$0]) }
    }.first
    return selectable ?? chain.lazy.compactMap { row($0, $0.possibleRowIDs) }.first
  }

  /// Returns the identifiers of the rows that a menu of this render node affects.
  fileprivate func rowIDs<I: Hashable>() -> Set<I> {
    guard let row = row(of: I.self) else { return [] }
    let selected = Set(
      tree.graph.untracked { row.renderNode.inputs.environmentValues.selectedRows }.compactMap { $0.base as? I })
    return selected.contains(row.id) ? selected : [row.id]
  }

  fileprivate func rowFrame<I: Hashable>(of type: I.Type) -> CGRect {
    (row(of: type)?.renderNode ?? self).absoluteFrame
  }
}

/// Places a menu below a rectangle of the screen, like a menu below its view.
private struct FixedAnchorLayout: AnchoredLayout {
  let anchor: CGRect

  func origin(of size: CGSize, next view: CGRect, within screen: ProposedViewSize, metrics: LayoutMetrics) -> CGPoint {
    BelowAnchorLayout().origin(of: size, next: anchor, within: screen, metrics: metrics)
  }
}
