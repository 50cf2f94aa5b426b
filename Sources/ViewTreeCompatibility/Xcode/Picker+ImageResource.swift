extension Picker where Label == ViewTree.Label<Text, Image> {
  /// Creates a picker with a localized title and an image resource, and with a custom label for the current value if
  /// there is one.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      selection: selection, content: content, label: { ViewTree.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title and an image resource that controls several values.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ViewTree.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a verbatim title and an image resource, and with a custom label for the current value if
  /// there is one.
  @_disfavoredOverload public init<S: StringProtocol, V: View>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      selection: selection, content: content, label: { ViewTree.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a verbatim title and an image resource that controls several values.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { ViewTree.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}
