// The forms of links before iOS 16: a binding says whether their page is shown.

extension NavigationLink {
  /// A link to a page of its own, which is shown while the binding is `true`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// A link to a page of its own, which is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(isActive: selection[is: tag], destination: destination, label: label) }

  /// A link to a page of its own, which is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(isActive: selection[is: tag], destination: { destination }, label: label) }

  /// Accepted: a page is shown in the column that shows pages.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// A link to a page of its own, which is shown while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link to a page of its own, which is shown while the binding is `true`; its title is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// A link to a page of its own, which is shown while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }) { Text(titleKey) }
  }

  /// A link to a page of its own, which is shown while the binding is `true`; its title is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }) { Text(title) }
  }

  /// A link to a page of its own, which is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: selection[is: tag], destination: destination) { Text(titleKey) } }

  /// A link to a page of its own, which is shown while the binding has the value `tag`; its title is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: selection[is: tag], destination: destination) { Text(title) } }

  /// A link to a page of its own, which is shown while the binding has the value `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(isActive: selection[is: tag], destination: { destination }) { Text(titleKey) } }

  /// A link to a page of its own, which is shown while the binding has the value `tag`; its title is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(isActive: selection[is: tag], destination: { destination }) { Text(title) } }
}

extension Optional where Wrapped: Hashable {
  /// Whether it is a value; to be set to `false` takes the value away, but no other.
  fileprivate subscript(is value: Wrapped) -> Bool {
    get { self == value }
    set { if newValue { self = value } else if self == value { self = nil } }
  }
}
