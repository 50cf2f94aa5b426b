// A menu about a view, which opens where it is asked for.
//
//       Apple
//      +----------+
//      |   Rename |
//      |   Delete |
//      +----------+

extension View {
  /// Adds a menu about the view.
  ///
  /// A long press opens it, half a second by the screen's clock, or a click with the secondary button, or Control-Return,
  /// where a terminal does not report that Option-Return, while the focus is in the view or in its row; a view that
  /// nothing else makes take the focus takes it for that. The menu is that of ``Menu``: Down and Up move, Return chooses,
  /// Escape or a click beside closes it. In what a screen publishes the view says `menu`; a test opens it by
  /// `openContextMenu()`. Without items there is none. Follows
  /// [contextMenu(menuItems:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)).
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(rows: menuItems()))
  }

  /// Adds a menu about the view, with a preview of it above the rows.
  ///
  /// Follows
  /// [contextMenu(menuItems:preview:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:)).
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let items = menuItems()
    return modifier(
      ContextMenuModifier(isEmpty: M.self == EmptyView.self, rows: PreviewedRows(preview: preview(), items: items)))
  }

  /// Adds a menu about the view, or none: the form before iOS 14.
  ///
  /// Follows [contextMenu(_:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(_:)).
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(isEmpty: contextMenu == nil, rows: contextMenu?.menuItems))
  }
}

/// A menu about a view: the form before iOS 14.
///
/// Follows [ContextMenu](https://developer.apple.com/documentation/swiftui/contextmenu).
nonisolated public struct ContextMenu<MenuItems: View> {
  fileprivate let menuItems: MenuItems

  /// A menu with its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// What the menu is about, and its items.
nonisolated private struct PreviewedRows<Preview: View, Items: View>: View {
  let preview: Preview
  let items: Items

  @MainActor var body: some View {
    preview
      .environment(ControlContextKey.self, constant: [])
      .lineLimit(nil)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    Divider()
    items
  }
}

nonisolated private struct ContextMenuModifier<Rows: View>: ViewModifier {
  var isEmpty = Rows.self == EmptyView.self
  let rows: Rows
  @State private var isOpen = false

  @MainActor func body(content: Content) -> some View {
    let (isOpen, hasRows) = ($isOpen, !isEmpty)
    content
      .modifier(
        ContextMenuTrait(takesFocus: hasRows) { _ in
          if hasRows { isOpen.wrappedValue = true }
          return hasRows
        }
      )
      .modifier(GestureTrait.longPress(isEnabled: hasRows) { _ in isOpen.wrappedValue = true })
      .menuRows(isPresented: isOpen, in: .contextMenu) { rows }
  }
}

extension Presentation {
  /// The menu of a view below it; keys are for the menu, and what is below can be used.
  static var contextMenu: Presentation { Presentation(BelowAnchorLayout(), takesFocus: true) }
}

extension GestureTrait {
  private static let duration = Duration.milliseconds(500)

  /// A press that lasts half a second without a move: before what a click does in the view.
  static func longPress(isEnabled: Bool, perform: @escaping @MainActor (GestureEvent) -> Void) -> GestureTrait {
    GestureTrait(rank: .high, isEnabled: isEnabled, allowsInside: true) { event, _ in
      switch event.phase {
      case .down:
        event.wake(after: duration)
        return .possible
      case .drag: return event.hasMoved ? .failed : .possible
      case .time:
        perform(event)
        return .ended
      case .up, .lapse, .cancel: return .failed
      }
    }
  }
}
