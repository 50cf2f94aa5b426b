extension View {
  /// Adds a menu about the rows of the lists below, made from the ids of those that it is about.
  ///
  /// It is asked for as that of a view is; see ``View/contextMenu(menuItems:)``. Asked for on a row that is selected it is
  /// about all that are; on another one about that row; beside the rows about none. A double click on a row runs the
  /// primary action with it. Follows
  /// [contextMenu(forSelectionType:menu:primaryAction:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)).
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier<I, M>(menu: menu, primaryAction: primaryAction))
  }
}

nonisolated private struct SelectionMenuModifier<I: Hashable, Rows: View>: ViewModifier {
  let menu: (Set<I>) -> Rows
  let primaryAction: ((Set<I>) -> Void)?
  @State private var opened: Opened?

  /// What the open menu is about, and where it was asked for.
  private struct Opened {
    let ids: Set<I>
    let place: CGRect
  }

  @MainActor func body(content: Content) -> some View {
    let (opened, hasRows) = ($opened, Rows.self != EmptyView.self)
    let open: @MainActor (RenderNode) -> Bool = { element in
      if hasRows { opened.wrappedValue = Opened(ids: element.rowIDs(), place: element.rowFrame(of: I.self)) }
      return hasRows
    }
    content
      .modifier(ContextMenuTrait(takesFocus: false, open: open))
      .modifier(GestureTrait.longPress(isEnabled: hasRows) { _ = open($0.hitElement) })
      .modifier(doubleClick)
      .menuRows(
        isPresented: opened.isThere,
        in: Presentation(FixedAnchorLayout(anchor: self.opened?.place ?? .zero), takesFocus: true)
      ) {
        if let ids = self.opened?.ids { menu(ids) }
      }
  }

  /// Two clicks on a row; the first one does what it does.
  @MainActor private var doubleClick: GestureTrait {
    GestureTrait(rank: .simultaneous, isEnabled: primaryAction != nil, allowsInside: true) { event, _ in
      switch event.phase {
      case .down: return .possible
      case .drag: return event.hasMoved ? .failed : .possible
      case .up:
        guard event.count == 2 else { return .failed }
        let ids: Set<I> = event.hitElement.rowIDs(onlyOwn: true)
        if !ids.isEmpty { primaryAction?(ids) }
        return .ended
      case .time, .lapse, .cancel: return .failed
      }
    }
  }
}

extension GestureEvent {
  /// The topmost element where the button went down.
  fileprivate var hitElement: RenderNode { element.screenChain(at: start).first ?? element }
}

extension RenderNode {
  /// The element, or the innermost one around it, that a list knows by an id of a type.
  private func row<I: Hashable>(of type: I.Type) -> (element: RenderNode, id: I)? {
    let around = chain.lazy.compactMap { element in (element.rowID?.base as? I).map { (element, $0) } }.first
    if let around { return around }
    // A row that has the focus stands around the element that has the id.
    var inside: (RenderNode, I)?
    _ = firstShown { element in
      inside = (element.rowID?.base as? I).map { (element, $0) }
      return inside != nil
    }
    return scroller == nil ? inside : nil
  }

  /// The ids of the rows that a menu is about which is asked for here.
  fileprivate func rowIDs<I: Hashable>(onlyOwn: Bool = false) -> Set<I> {
    guard let row = row(of: I.self) else { return [] }
    let selected = Set(
      tree.graph.untracked { row.element.inputs.environmentValues.selectedRows }.compactMap { $0.base as? I })
    return !onlyOwn && selected.contains(row.id) ? selected : [row.id]
  }

  fileprivate func rowFrame<I: Hashable>(of type: I.Type) -> CGRect { (row(of: type)?.element ?? self).absoluteFrame }
}

/// Below a rectangle of the screen, as a menu below the view that it belongs to.
private struct FixedAnchorLayout: AnchoredLayout {
  let anchor: CGRect

  func origin(of size: CGSize, next view: CGRect, within screen: ProposedViewSize, metrics: LayoutMetrics) -> CGPoint {
    BelowAnchorLayout().origin(of: size, next: anchor, within: screen, metrics: metrics)
  }
}
