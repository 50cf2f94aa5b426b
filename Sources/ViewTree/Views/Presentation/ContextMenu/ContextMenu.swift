// A menu about a view, which opens at the view.
//
//       Apple
//      +----------+
//      |   Rename |
//      |   Delete |
//      +----------+

extension View {
  /// Adds a context menu to the view.
  ///
  /// A long press of 0.5 seconds by the screen's clock opens it, or a click with the secondary button, or
  /// Control-Return while the focus is in the view or in its row. In terminals that do not report Control-Return, it is
  /// Option-Return. The menu makes a view focusable that otherwise is not. The menu works like that of
  /// ``Menu``: Down and Up move, Return chooses, Escape or a click beside it closes it. In a screen's semantics the view
  /// has the word `menu`; a test opens it by `openContextMenu()`. Without items there is no menu. Follows
  /// [contextMenu(menuItems:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)).
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(rows: menuItems()))
  }

  /// Adds a context menu to the view, with a preview above the rows.
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

  /// Adds a context menu to the view, or none.
  ///
  /// The form before iOS 14.
  ///
  /// Follows [contextMenu(_:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(_:)).
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(isEmpty: contextMenu == nil, rows: contextMenu?.menuItems))
  }
}

/// A context menu as a value.
///
/// The form before iOS 14.
///
/// Follows [ContextMenu](https://developer.apple.com/documentation/swiftui/contextmenu).
nonisolated public struct ContextMenu<MenuItems: View> {
  fileprivate let menuItems: MenuItems

  /// Creates a menu from its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// The preview and the items of a menu.
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
  /// A menu below its view; it receives keys, and the views below it can still be used.
  static var contextMenu: Presentation { Presentation(BelowAnchorLayout(), takesFocus: true) }
}

extension GestureTrait {
  private static let duration = Duration.milliseconds(500)

  /// A press of 0.5 seconds without movement, with a higher priority than clicks in the view.
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
