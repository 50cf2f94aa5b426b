// Alerts about something: a value, an error.

extension View {
  /// Asks something about a value, while a binding is `true` and there is one; see
  /// `alert(_:isPresented:actions:message:)`.
  ///
  /// Follows
  /// [alert](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, isPossible: data != nil, placement: .alert) {
        if let data { AlertBox(title: title, message: message(data), actions: actions(data)) }
      })
  }

  /// Asks something about a value, without saying more.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Asks something about a value.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks something about a value, without saying more.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks something about a value, with a title that is shown as it is.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks something about a value, with a title that is shown as it is, without saying more.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
}

extension View {
  /// Says what went wrong, while a binding is `true` and there is an error: the title is what the error says of itself.
  ///
  /// Follows
  /// [alert(isPresented:error:actions:)](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)).
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(error.alertTitle, isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Says what went wrong, and more about it, while a binding is `true` and there is an error.
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

/// How serious a question is; on a text platform it looks the same.
///
/// Follows [DialogSeverity](https://developer.apple.com/documentation/swiftui/dialogseverity).
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As serious as most.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something may be lost.
  public static let critical = DialogSeverity(name: "critical")
  /// As serious as most.
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Has no effect: the words of an alert say how serious it is.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Has no effect: alerts have no picture.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
