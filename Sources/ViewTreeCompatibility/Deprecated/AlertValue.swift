/// An alert with one or two buttons, as a value.
///
/// The form before iOS 15.
///
///     .alert(isPresented: $isAsking) {
///       Alert(
///         title: Text("Delete the file?"), primaryButton: .destructive(Text("Delete")) { delete() },
///         secondaryButton: .cancel())
///     }
///
/// Follows [Alert](https://developer.apple.com/documentation/swiftui/alert).
public struct Alert {
  /// A button of an alert, or of an action sheet.
  ///
  /// Follows [Alert.Button](https://developer.apple.com/documentation/swiftui/alert/button).
  public struct Button {
    fileprivate let role: ButtonRole?
    fileprivate let label: Text
    fileprivate let action: (() -> Void)?

    /// Returns a default button with an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action)
    }

    /// Returns a cancel button, which Escape presses.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Returns a button with the label `Cancel`, which Escape presses.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    /// Returns a destructive button, which is red and never pressed by Return.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates an alert with one button, by default `OK`.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// Returns an alert with two buttons side by side, if they fit.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// An action sheet with any number of buttons, as a value.
///
/// The form before iOS 15.
///
/// Follows [ActionSheet](https://developer.apple.com/documentation/swiftui/actionsheet).
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates an action sheet; without buttons it has a `Cancel` button.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message) = (title, message)
    self.buttons = buttons.isEmpty ? [.cancel()] : buttons
  }
}

extension View {
  /// Presents an alert while a binding is `true`.
  ///
  /// The form before iOS 15.
  ///
  /// Follows
  /// [alert(isPresented:content:)](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:content:)).
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(ModalModifier(isPresented: isPresented, placement: .alert) { AlertBox(content()) })
  }

  /// Presents an alert, created from a binding's value, while the binding has a value.
  ///
  /// The form before iOS 15.
  ///
  /// Follows [alert(item:content:)](https://developer.apple.com/documentation/swiftui/view/alert(item:content:)).
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemModalModifier(item: item, placement: .alert, onDismiss: nil) { AlertBox(content($0)) })
  }

  /// Presents an action sheet while a binding is `true`.
  ///
  /// The form before iOS 15.
  ///
  /// Follows
  /// [actionSheet(isPresented:content:)](https://developer.apple.com/documentation/swiftui/view/actionsheet(ispresented:content:)).
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(ModalModifier(isPresented: isPresented, placement: .alert) { AlertBox(content()) })
  }

  /// Presents an action sheet, created from a binding's value, while the binding has a value.
  ///
  /// The form before iOS 15.
  ///
  /// Follows
  /// [actionSheet(item:content:)](https://developer.apple.com/documentation/swiftui/view/actionsheet(item:content:)).
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(ItemModalModifier(item: item, placement: .alert, onDismiss: nil) { AlertBox(content($0)) })
  }
}

extension AlertBox where Message == Text?, Actions == AlertButtons {
  fileprivate init(_ alert: Alert) {
    self.init(title: alert.title, message: alert.message, actions: AlertButtons(buttons: alert.buttons))
  }

  fileprivate init(_ sheet: ActionSheet) {
    self.init(
      title: sheet.title, message: sheet.message, actions: AlertButtons(buttons: sheet.buttons),
      role: .confirmationDialog)
  }
}

/// The buttons of an alert value.
nonisolated private struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
