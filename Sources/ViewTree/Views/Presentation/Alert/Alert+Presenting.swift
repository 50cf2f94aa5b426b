// Alerts about a value or an error.

extension View {
  /// Presents an alert about a value while a binding is `true` and there is a value; see
  /// `alert(_:isPresented:actions:message:)`.
  ///
  /// Follows
  /// [alert](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, presenting: data != nil, placement: .alert) {
        if let data { AlertBox(title: title, message: message(data), actions: actions(data)) }
      })
  }

  /// Presents an alert about a value, without a message.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert about a value.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about a value, without a message.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about a value, with a verbatim title.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about a value, with a verbatim title and without a message.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
}

extension View {
  /// Presents an alert about an error while a binding is `true` and there is an error; the title is the error's
  /// description.
  ///
  /// Follows
  /// [alert(isPresented:error:actions:)](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)).
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(error.alertTitle, isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Presents an alert about an error, with a message, while a binding is `true` and there is an error.
  ///
  /// Follows
  /// [alert(isPresented:error:actions:message:)](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:)).
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(error.alertTitle, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var alertTitle: Text { Text(verbatim: self.map { $0.errorDescription ?? $0.localizedDescription } ?? "") }
}
