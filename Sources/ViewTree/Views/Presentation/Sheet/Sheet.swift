extension View {
  /// Presents a box over the screen while a binding is `true`.
  ///
  ///     +--------------+
  ///     | Name: Ada    |
  ///     | [ Done ]     |
  ///     +--------------+
  ///
  /// The box is centred and as large as its content, limited to the screen and to ``presentationDetents(_:)``; a screen
  /// without a height grows with it. The views below it cannot be used meanwhile. Escape or a click beside it closes
  /// it, unless its content has ``interactiveDismissDisabled(_:)``; `\.dismiss` of the environment closes it too. The
  /// state of its content is created anew each time. It stays when a page of a `NavigationStack` covers the view that
  /// presents it. `onDismiss` runs after it is closed. Follows
  /// [sheet](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .sheet, onDismiss: onDismiss) {
        SheetBox(content: content())
      })
  }

  /// Presents a box, created from a binding's value, over the screen while the binding has a value; see
  /// ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// A value with a different `id` replaces the sheet by a new one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemModalModifier(item: item, placement: .sheet, onDismiss: onDismiss) { SheetBox(content: content($0)) })
  }
}

/// The box of a sheet.
nonisolated struct SheetBox<Content: View>: View, ViewPart, PresentedPart {
  static var modifierName: String { ".sheet" }

  let content: Content
  @State private var detents: Set<PresentationDetent> = []
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    RootLayout() { content.onPreferenceChange(PresentationDetentsKey.self) { detents = $0 } }
      .popupFrame()
      .modifier(LayoutAround(layout: DetentLayout(detents: detents, environment: MainActorValue(environment))))
      .semantics(Semantics(.sheet, label: "", isWhole: false))
  }
}
