extension View {
  /// Copies values when the user presses Command-C or Control-C while the focus is in the view.
  ///
  /// The values stay in the screen's clipboard. A field with selected text copies its selection instead. Follows
  /// [copyable(_:)](https://developer.apple.com/documentation/swiftui/view/copyable(_:)).
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    modifier(CopyModifier(letter: "c") { payload() })
  }

  /// Cuts values when the user presses Command-X or Control-X while the focus is in the view.
  ///
  /// The action removes the values and returns them. Follows
  /// [cuttable(for:action:)](https://developer.apple.com/documentation/swiftui/view/cuttable(for:action:)).
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(CopyModifier(letter: "x", values: action))
  }

  /// Receives values that the user pastes while the focus is in the view: by Command-V, Control-V or the terminal's
  /// paste.
  ///
  /// The validator returns the valid values; if there are none, views outside may handle the key. Follows
  /// [pasteDestination](https://developer.apple.com/documentation/swiftui/view/pastedestination(for:action:validator:)).
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteModifier { values in
        let valid = validator(values.compactMap { T.value(of: $0) })
        if !valid.isEmpty { action(valid) }
        return !valid.isEmpty
      })
  }

  /// Copies the data of item providers when the user presses Command-C or Control-C while the focus is in the view;
  /// `nil` leaves the key to views outside.
  ///
  /// Follows [onCopyCommand(perform:)](https://developer.apple.com/documentation/swiftui/view/oncopycommand(perform:)).
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(letter: "c", isEnabled: payloadAction != nil) { payloadAction?() ?? [] })
  }

  /// Cuts the data of item providers when the user presses Command-X or Control-X while the focus is in the view; `nil`
  /// leaves the key to views outside.
  ///
  /// Follows [onCutCommand(perform:)](https://developer.apple.com/documentation/swiftui/view/oncutcommand(perform:)).
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(CopyModifier(letter: "x", isEnabled: payloadAction != nil) { payloadAction?() ?? [] })
  }

  /// Receives pasted items with data of at least one of the types while the focus is in the view.
  ///
  /// Follows
  /// [onPasteCommand(of:perform:)](https://developer.apple.com/documentation/swiftui/view/onpastecommand(of:perform:)).
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Receives pasted items with data of at least one of the types, converted by a validator; if it returns `nil`, views
  /// outside may handle the key.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      PasteModifier { values in
        let providers = values.map { NSItemProvider.of($0) }.filter { $0.has(supportedContentTypes) }
        guard !providers.isEmpty, let payload = validator(providers) else { return false }
        payloadAction(payload)
        return true
      })
  }

  /// Receives pasted items with data of at least one of the types, given by their identifiers; the older form.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
  }
}

extension Key {
  /// Whether the key is a letter with Command, or with Control for terminals that do not report Command.
  fileprivate func isCommand(_ letter: Character) -> Bool {
    self == .character(letter).with(.command) || self == .character(letter).with(.control)
  }
}

/// Copies values to the screen's clipboard when a key is pressed.
nonisolated private struct CopyModifier: ViewModifier, ViewPart {
  static var nameForUsers: String? { "copy command" }

  let letter: Character
  let isEnabled: Bool
  let values: () -> [any Sendable]
  @Environment(\.clipboard) private var clipboard

  init(letter: Character, isEnabled: Bool = true, values: @escaping () -> [any Sendable]) {
    (self.letter, self.isEnabled, self.values) = (letter, isEnabled, values)
  }

  @MainActor func body(content: Content) -> some View {
    let (letter, isEnabled, values, clipboard) = (letter, isEnabled, values, clipboard)
    content.onKey { key in
      guard isEnabled, key.isCommand(letter) else { return false }
      let values = values()
      if !values.isEmpty {
        clipboard.copy(values, text: values.lazy.compactMap { String.value(of: $0) }.first ?? "")
      }
      return !values.isEmpty
    }
  }
}

/// Pastes values from the screen's clipboard when a key is pressed.
nonisolated private struct PasteModifier: ViewModifier, ViewPart {
  static var nameForUsers: String? { "paste command" }

  /// Returns whether the values were accepted.
  let paste: ([any Sendable]) -> Bool
  @Environment(\.clipboard) private var clipboard

  init(paste: @escaping ([any Sendable]) -> Bool) { self.paste = paste }

  @MainActor func body(content: Content) -> some View {
    let (paste, clipboard) = (paste, clipboard)
    content.onKey { $0.isCommand("v") && !clipboard.values.isEmpty && paste(clipboard.values) }
      .onPaste { _ = paste([$0]) }
  }
}
