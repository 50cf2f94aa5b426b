// A question over the screen with buttons, each of which closes it. The default button, which Return presses, is
// marked.
//
//     +----------------------------+     +--------------------------+
//     | Delete the file?           |     | What is it called?       |
//     | It cannot be brought back. |     |                          |
//     |                            |     | >Plan                  < |
//     | [ Delete ] [ Cancel ]      |     | [= Save =] [ Cancel ]    |
//     +----------------------------+     +--------------------------+

extension View {
  /// Presents an alert while a binding is `true`; each button performs its action and closes the alert.
  ///
  /// Without buttons there is an `OK` button. Return presses the default button, `[= OK =]`: the one with the keyboard
  /// shortcut `.defaultAction`, or else the first that is neither a cancel nor a destructive button, or else the only
  /// one unless it is destructive; otherwise there is no default button. Escape presses the button with the role
  /// `.cancel`; without one, it closes the alert. The first text field has the focus. Fields stand above each other,
  /// and buttons side by side if they fit. A message that is too long for the screen is truncated. Follows
  /// [alert](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)).
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isPresented, placement: .alert) {
        AlertBox(title: title, message: message(), actions: actions())
      })
  }

  /// Presents an alert without a message; see `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert; see `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert without a message; see `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a verbatim title; see `alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a verbatim title and without a message.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }
}
