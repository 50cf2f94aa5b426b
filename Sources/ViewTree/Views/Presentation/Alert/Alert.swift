// A question over the screen, with buttons each of which closes it. The one that Return presses is marked.
//
//     +----------------------------+     +--------------------------+
//     | Delete the file?           |     | What is it called?       |
//     | It cannot be brought back. |     |                          |
//     |                            |     | >Plan                  < |
//     | [ Delete ] [ Cancel ]      |     | [= Save =] [ Cancel ]    |
//     +----------------------------+     +--------------------------+

extension View {
  /// Asks something while a binding is `true`; each of the buttons does what it does, then closes the question.
  ///
  /// Where there are no buttons, there is one that says `OK`. Return presses the default button, `[= OK =]`: the one with
  /// the keyboard shortcut `.defaultAction`; where none has it, the first that neither cancels nor destroys, or the only
  /// one unless it destroys; else there is none. Escape does what the button with the role `.cancel` does; where there is
  /// none, it closes the alert. The first text field has the focus. Fields stand above each other, and buttons
  /// beside each other where they fit. A message that is too long for the screen is cut. Follows
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

  /// Asks something without saying more; see `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Asks something; see `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks something without saying more; see `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Asks something, with a title that is shown as it is; see `alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks something without saying more, with a title that is shown as it is.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }
}
