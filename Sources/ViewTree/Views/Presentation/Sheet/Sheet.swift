extension View {
  /// Shows a box over the screen while a binding is `true`.
  ///
  ///     +--------------+
  ///     | Name: Ada    |
  ///     | [ Done ]     |
  ///     +--------------+
  ///
  /// It stands in the middle and is as large as its content, at most as large as the screen, or as high as
  /// ``presentationDetents(_:)`` say; a screen without a height grows with it. What lies below cannot be used meanwhile. Escape or a click beside it closes it, unless
  /// ``interactiveDismissDisabled(_:)`` is in it; so does `\.dismiss` of the environment. The state of its content is
  /// new each time. It stays when a page of a `NavigationStack` comes over the view that presents it. `onDismiss` runs
  /// when it is gone. Follows
  /// [sheet](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .sheet, onDismiss: onDismiss) {
        SheetBox(content: content())
      })
  }

  /// Shows a box over the screen while a binding has a value, made from that value; see
  /// ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// A value with another `id` is another sheet, which takes the place of the one before.
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
      .modifier(DetentLimit(layout: DetentLayout(detents: detents, environment: MainActorValue(environment))))
      .semantics(Semantics(.sheet, label: "", isWhole: false))
  }
}
