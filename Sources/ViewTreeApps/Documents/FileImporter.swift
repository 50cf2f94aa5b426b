extension View {
  /// Lets the user choose a file while a binding is `true`.
  ///
  ///     +----------------------+
  ///     | Open                 |
  ///     | [/Notes            ] |
  ///     | ../                  |
  ///     | drafts/              |
  ///     | todo.txt             |
  ///     | ~photo.png~          |
  ///     |                      |
  ///     | [ Cancel ]           |
  ///     +----------------------+
  ///
  /// The dialog shows the files that the screen was given, by `ScreenOptions.files`: none in a test that gives none, in a
  /// terminal those of the machine. A row shows a folder, or chooses a file of an allowed type; a path can be typed. Among
  /// the types may be `.folder`: then a button chooses the folder that is shown. The action is called with the address
  /// when the dialog has closed, and not at all when the user gives up. Follows
  /// [fileImporter](https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)).
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented, .open(types: allowedContentTypes, several: false)) { choice, _ in
      if let url = choice?.first { onCompletion(.success(url)) }
    }
  }

  /// Lets the user choose a file, or several, while a binding is `true`; see
  /// ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// Where several may be chosen there are marks before them, and a button ends the choice.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a file, or several, while a binding is `true`; `onCancellation` is called when the user gives
  /// up.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented, .open(types: allowedContentTypes, several: allowsMultipleSelection)) {
      choice, _ in
      if let choice { onCompletion(.success(choice)) } else { onCancellation() }
    }
  }
}
