extension View {
  /// Shows the rows of an open menu above the screen, below the view; a choice closes it.
  ///
  /// Down opens the menu. If `beside` is true, it is a submenu: its rows are beside the view, Right opens it and Left
  /// closes it.
  nonisolated package func menuRows<Rows: View>(
    isPresented: Binding<Bool>, beside: Bool = false, @ViewBuilder rows: () -> Rows
  ) -> some View {
    modifier(
      MenuRows(
        isPresented: isPresented, presentation: beside ? .submenu : .popup, isBeside: beside, opensByKey: true,
        rows: rows()))
  }

  /// Shows the rows of an open menu with a presentation; no key opens it.
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

  @MainActor func body(content: Content) -> some View {
    let isPresented = $isPresented
    let dismissOuter = isBeside ? dismissOuter : nil
    content.onKey(followsDirection: true) { key in
      guard opensByKey, key == (isBeside ? .right : .down), !isPresented.wrappedValue else { return false }
      isPresented.wrappedValue = true
      return true
    }
    .presentation(
      isPresented: isPresented.wrappedValue, presentation, dismiss: { isPresented.wrappedValue = false }
    ) {
      PopupHeightLayout() { ScrollBox(followsFocus: true, content: PopupRows { rows }) }
        .onKey(followsDirection: true) { key in
          guard isBeside, key == .left else { return false }
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
