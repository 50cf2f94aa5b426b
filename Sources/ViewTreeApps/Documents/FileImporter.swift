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
  /// The dialog shows the files of `ScreenOptions.files`: by default none in a test, and the machine's files in a
  /// terminal. A row opens a folder, or chooses a file of an allowed type; a path can be typed. If the types include
  /// `.folder`, a button chooses the shown folder. The action is called with the URL after the dialog has closed. If
  /// the user cancels, it is not called. Follows
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
  /// If several files may be chosen, each row has a mark, and a button confirms the choice.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a file, or several, while a binding is `true`; cancelling calls `onCancellation`.
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
