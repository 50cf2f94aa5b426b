extension View {
  /// Shows a view in place of the whole screen while a binding is `true`.
  ///
  /// The user cannot close it but by what is in it: `\.dismiss` of the environment. Its content stands in the top
  /// leading corner, as that of a screen. `onDismiss` runs when it is gone. Follows
  /// [fullScreenCover](https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)).
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .cover, onDismiss: onDismiss) { Cover(content: content()) })
  }

  /// Shows a view in place of the whole screen while a binding has a value, made from that value.
  ///
  /// A value with another `id` is another cover, which takes the place of the one before.
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
