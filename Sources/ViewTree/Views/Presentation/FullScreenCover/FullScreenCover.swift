extension View {
  /// Presents a view in place of the whole screen while a binding is `true`.
  ///
  /// The user can close it only by controls in its content that use `\.dismiss` of the environment. The content is at
  /// the top leading corner, like that of a screen. `onDismiss` runs after it is closed. Follows
  /// [fullScreenCover](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)).
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .cover, onDismiss: onDismiss) { Cover(content: content()) })
  }

  /// Presents a view, created from a binding's value, in place of the whole screen while the binding has a value.
  ///
  /// A value with a different `id` replaces the cover by a new one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemModalModifier(item: item, placement: .cover, onDismiss: onDismiss) { Cover(content: content($0)) })
  }
}

nonisolated struct Cover<Content: View>: View, ViewPart, PresentedPart {
  static var modifierName: String { ".fullScreenCover" }

  let content: Content

  @MainActor var body: some View {
    RootLayout() { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .interactiveDismissDisabled()
      .semantics(Semantics(.sheet, label: "", isWhole: false))
  }
}
