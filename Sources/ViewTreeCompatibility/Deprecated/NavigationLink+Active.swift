// The initializers of links before iOS 16, with a binding for the presence of their page.

extension NavigationLink {
  /// Creates a link to a destination that is shown while the binding is `true`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link to a destination that is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(isActive: selection[is: tag], destination: destination, label: label) }

  /// Creates a link to a destination that is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(isActive: selection[is: tag], destination: { destination }, label: label) }

  /// Has no effect: the column that shows pages is fixed.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a destination that is shown while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title to a destination that is shown while the binding is `true`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// Creates a link to a destination that is shown while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title to a destination that is shown while the binding is `true`.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }) { Text(title) }
  }

  /// Creates a link to a destination that is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: selection[is: tag], destination: destination) { Text(titleKey) } }

  /// Creates a link with a verbatim title to a destination that is shown while the binding has the value `tag`.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: selection[is: tag], destination: destination) { Text(title) } }

  /// Creates a link to a destination that is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(isActive: selection[is: tag], destination: { destination }) { Text(titleKey) } }

  /// Creates a link with a verbatim title to a destination that is shown while the binding has the value `tag`.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(isActive: selection[is: tag], destination: { destination }) { Text(title) } }
}

extension Optional where Wrapped: Hashable {
  /// True if the optional has this value; setting `false` removes this value and no other.
  fileprivate subscript(is value: Wrapped) -> Bool {
    get { self == value }
    set { if newValue { self = value } else if self == value { self = nil } }
  }
}
