/// A view that a modifier presents, with the modifier's name for traces.
nonisolated package protocol PresentedPart: View {
  /// The name of the modifier that presents it: `.sheet`.
  nonisolated static var modifierName: String { get }
}

extension Optional: PresentedPart where Wrapped: PresentedPart {
  package static var modifierName: String { Wrapped.modifierName }
}

/// Presents a view above the screen while a binding is true: the base of sheets, covers, alerts and popovers.
nonisolated package struct ModalModifier<Presented: View>: ViewModifier, ViewPart {
  package static var nameForUsers: String? { (Presented.self as? any PresentedPart.Type)?.modifierName }

  @Binding var isPresented: Bool
  /// Whether there is content to be presented.
  let presenting: Bool
  /// The identity of the content: when it changes, the content is new.
  let id: AnyHashable?
  let placement: Presentation
  let onDismiss: (() -> Void)?
  @ViewBuilder let content: () -> Presented

  package init(
    isPresented: Binding<Bool>, presenting: Bool = true, id: AnyHashable? = nil, placement: Presentation,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Presented
  ) {
    _isPresented = isPresented
    (self.presenting, self.id, self.placement, self.onDismiss) = (presenting, id, placement, onDismiss)
    self.content = content
  }

  @MainActor package func body(content: Content) -> some View {
    let isPresented = $isPresented
    content.presentation(
      isPresented: self.isPresented && presenting, id: id, placement, dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss
    ) {
      self.content()
        .environment(\.dismiss, DismissAction(isPresented: isPresented))
        .environment(\.isPresented, true)
        .modalBoundary()
    }
  }
}

/// Presents a view made from the value of a binding, over the whole screen, while there is a value.
nonisolated package struct ItemModalModifier<Item: Identifiable, Presented: View>: ViewModifier, ViewPart {
  package static var nameForUsers: String? { ModalModifier<Presented>.nameForUsers }

  @Binding var item: Item?
  let placement: Presentation
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented

  package init(
    item: Binding<Item?>, placement: Presentation, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Presented
  ) {
    _item = item
    (self.placement, self.onDismiss, self.content) = (placement, onDismiss, content)
  }

  @MainActor package func body(content: Content) -> some View {
    let item = item
    content.modifier(
      ModalModifier(
        isPresented: $item.hasValue, id: item.map { AnyHashable($0.id) }, placement: placement, onDismiss: onDismiss
      ) {
        if let item { self.content(item) }
      })
  }
}

extension Optional {
  /// Whether there is a value; setting `false` removes it.
  package var hasValue: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
