extension View {
  /// Shows the rows of a menu above the screen, below the view, while it is open; a choice closes it.
  ///
  /// `beside`: it is a menu in a menu, and its rows are shown beside the view. Down opens it, in a menu Right, where Left
  /// closes it again.
  nonisolated func menuRows<Rows: View>(
    isPresented: Binding<Bool>, beside: Bool = false, @ViewBuilder rows: () -> Rows
  ) -> some View {
    modifier(
      MenuRows(
        isPresented: isPresented, presentation: beside ? .submenu : .popup, isBeside: beside, opensByKey: true,
        rows: rows()))
  }

  /// Shows the rows of a menu as a presentation says; no key opens it.
  nonisolated func menuRows<Rows: View>(
    isPresented: Binding<Bool>, in presentation: Presentation, @ViewBuilder rows: () -> Rows
  ) -> some View {
    modifier(
      MenuRows(
        isPresented: isPresented, presentation: presentation, isBeside: false, opensByKey: false, rows: rows()))
  }
}

/// The open menu.
nonisolated private struct MenuRows<Rows: View>: ViewModifier {
  @Binding var isPresented: Bool
  let presentation: Presentation
  let isBeside: Bool
  let opensByKey: Bool
  let rows: Rows
  @Environment(\.menuDismiss) private var dismissOuter
  @Environment(\.layoutDirection) private var direction

  /// The arrow towards where a menu in a menu is shown.
  private var forward: Key { direction == .rightToLeft ? .left : .right }
  private var backward: Key { direction == .rightToLeft ? .right : .left }

  @MainActor func body(content: Content) -> some View {
    let isPresented = $isPresented
    let dismissOuter = isBeside ? dismissOuter : nil
    content.onKey { key in
      guard opensByKey, key == (isBeside ? forward : .down), !isPresented.wrappedValue else { return false }
      isPresented.wrappedValue = true
      return true
    }
    .presentation(
      isPresented: isPresented.wrappedValue, presentation, dismiss: { isPresented.wrappedValue = false }
    ) {
      PopupHeightLayout() { ScrollBox(followsFocus: true, content: PopupRowsLayout() { rows }) }
        .onKey { key in
          guard isBeside, key == backward else { return false }
          isPresented.wrappedValue = false
          return true
        }
        .environment(ControlContextKey.self, constant: [.items, .plainSections])
        .environment(\.menuDismiss) {
          isPresented.wrappedValue = false
          dismissOuter?()
        }
        .popupBox(isAttached: isBeside)
    }
  }
}
