// Alerts and dialogs about a value, while a binding has one.

extension View {
  /// Presents an alert about a value while a binding has one; each button resets the binding.
  ///
  /// Follows
  /// [alert(_:item:actions:message:)](https://developer.apple.com/documentation/swiftui/view/alert(_:item:actions:message:)).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { modifier(ItemAlert(title: title, item: data, actions: actions, message: message)) }

  /// Presents an alert about a value, without a message.
  nonisolated public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(title, item: data, actions: actions) { _ in EmptyView() } }

  /// Presents an alert about a value.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alert(Text(titleKey), item: data, actions: actions, message: message) }

  /// Presents an alert about a value, without a message.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(titleKey), item: data, actions: actions) }

  /// Presents an alert about a value, with a verbatim title.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { alert(Text(title), item: data, actions: actions, message: message) }

  /// Presents an alert about a value, with a verbatim title and without a message.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(title), item: data, actions: actions) }
}

extension View {
  /// Presents a confirmation dialog about a value while a binding has one; each button resets the binding.
  ///
  /// Follows
  /// [confirmationDialog](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:item:titlevisibility:actions:message:)).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      ItemDialog(title: title, visibility: titleVisibility, item: data, actions: actions, message: message))
  }

  /// Presents a confirmation dialog about a value, without a message.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(title, item: data, titleVisibility: titleVisibility, actions: actions) { _ in EmptyView() }
  }

  /// Presents a confirmation dialog about a value.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog about a value, without a message.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog about a value, with a verbatim title.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog about a value, with a verbatim title and without a message.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
  }
}

/// An alert about the value of a binding, which is read here and not by the surrounding view.
nonisolated private struct ItemAlert<Item, Actions: View, Message: View>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".alert" }

  let title: Text
  @Binding var item: Item?
  let actions: (Item) -> Actions
  let message: (Item) -> Message

  @MainActor func body(content: Content) -> some View {
    content.alert(title, isPresented: $item.hasValue, presenting: item, actions: actions, message: message)
  }
}

/// A confirmation dialog about the value of a binding, which is read here and not by the surrounding view.
nonisolated private struct ItemDialog<Item, Actions: View, Message: View>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".confirmationDialog" }

  let title: Text
  let visibility: Visibility
  @Binding var item: Item?
  let actions: (Item) -> Actions
  let message: (Item) -> Message

  @MainActor func body(content: Content) -> some View {
    content.confirmationDialog(
      title, isPresented: $item.hasValue, titleVisibility: visibility, presenting: item, actions: actions,
      message: message)
  }
}
