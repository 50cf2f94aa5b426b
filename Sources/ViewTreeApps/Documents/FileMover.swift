extension View {
  /// Lets the user choose a folder to which a file is moved, while a binding is `true`.
  ///
  ///     +----------------------+
  ///     | Move                 |
  ///     | [/Notes            ] |
  ///     | ../                  |
  ///     | drafts/              |
  ///     | ~todo.txt~           |
  ///     |                      |
  ///     | [= Move =] [ Cancel ]|
  ///     +----------------------+
  ///
  /// Without a file no dialog appears. A file that cannot be moved stays, and the action is called with the error.
  /// Follows
  /// [fileMover](https://developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:)).
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder to which a file is moved; cancelling calls `onCancellation`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation)
  }

  /// Lets the user choose a folder to which files are moved; see ``fileMover(isPresented:file:onCompletion:)``.
  nonisolated public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder to which files are moved; cancelling calls `onCancellation`.
  nonisolated public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let moved = Array(files)
    return fileDialog(isPresented: isPresented, presenting: !moved.isEmpty, .chooseFolder(title: "Move")) {
      choice, _ in
      guard let folder = choice?.first else { return onCancellation() }
      onCompletion(
        Result {
          try moved.map { file in
            let new = folder.appending(path: file.lastPathComponent)
            if new.standardizedFileURL != file.standardizedFileURL {
              try FileManager.default.moveItem(at: file, to: new)
            }
            return new
          }
        })
    }
  }
}
