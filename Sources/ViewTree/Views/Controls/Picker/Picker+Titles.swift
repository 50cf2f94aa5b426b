extension Picker where Label == Text {
  /// Creates a picker with a localized title, and with a custom label for the current value if there is one.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title that controls several values.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a verbatim title, and with a custom label for the current value if there is one.
  @_disfavoredOverload public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a verbatim title that controls several values.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == ViewTree.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol, and with a custom label for the current value if there is one.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      selection: selection, content: content, label: { ViewTree.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title and a symbol that controls several values.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ViewTree.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a verbatim title and a symbol, and with a custom label for the current value if there is one.
  @_disfavoredOverload public init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      selection: selection, content: content, label: { ViewTree.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a verbatim title and a symbol that controls several values.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V = { EmptyView() }
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ViewTree.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}
