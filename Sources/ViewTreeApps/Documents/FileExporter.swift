extension View {
  /// Lets the user choose where a document is written, while a binding is `true`.
  ///
  ///     +----------------------+
  ///     | Save                 |
  ///     | [/Notes            ] |
  ///     | ../                  |
  ///     | drafts/              |
  ///     | Name                 |
  ///     | [todo.txt          ] |
  ///     |                      |
  ///     | [= Save =] [ Cancel ]|
  ///     +----------------------+
  ///
  /// Without a document no dialog appears. The dialog shows the files of `ScreenOptions.files`. A name without an
  /// extension gets the extension of the type. If the file exists, the button becomes `Replace` and must be pressed
  /// again. After the dialog has closed, the document is written and the action is called with its URL or the error. If
  /// the user cancels, the action is not called. Follows
  /// [fileExporter](https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)).
  nonisolated public func fileExporter<D: _ExportedDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose where a document is written, as the first of the types; cancelling calls `onCancellation`.
  nonisolated public func fileExporter<D: _ExportedDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    documentSaver(
      isPresented: isPresented, document: document, name: defaultFilename,
      type: contentTypes.first ?? D.writableContentTypes.first, onCompletion, onCancellation)
  }

  /// Lets the user choose a folder into which documents are written; see `fileExporter(isPresented:document:…)`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: _ExportedDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the user choose a folder into which documents are written, as the first of the types; cancelling calls
  /// `onCancellation`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: _ExportedDocument {
    documentsSaver(
      isPresented: isPresented, documents: documents,
      type: contentTypes.first ?? C.Element.writableContentTypes.first, onCompletion, onCancellation)
  }

  /// Lets the user choose where an item is written, as the first of the types that it can be exported as.
  @preconcurrency nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = item.flatMap { $0.exportType(among: contentTypes) }
    return fileSaver(
      isPresented: isPresented, presenting: item != nil, name: defaultFilename ?? item?.suggestedFileName, type: type,
      onCancellation
    ) { url in
      guard let item else { return }
      Task { @MainActor in
        do {
          try await item.write(to: url, as: type)
          onCompletion(.success(url))
        } catch {
          onCompletion(.failure(error))
        }
      }
    }
  }

  /// Lets the user choose a folder into which items are written, each as the first of the types that it can be exported
  /// as.
  @preconcurrency nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    let items = Array(items)
    return filesSaver(isPresented: isPresented, presenting: !items.isEmpty, onCancellation) { folder, files in
      Task { @MainActor in
        do {
          var urls: [URL] = []
          for item in items {
            let type = item.exportType(among: contentTypes)
            let url = files.freshURL(in: folder, name: item.suggestedFileName ?? "Item", type: type)
            try await item.write(to: url, as: type)
            urls.append(url)
          }
          onCompletion(.success(urls))
        } catch {
          onCompletion(.failure(error))
        }
      }
    }
  }

  /// Shows a save dialog for a document.
  nonisolated private func documentSaver<D: _ExportedDocument>(
    isPresented: Binding<Bool>, document: D?, name: String?, type: UTType?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    fileSaver(isPresented: isPresented, presenting: document != nil, name: name, type: type, onCancellation) { url in
      guard let document else { return }
      onCompletion(
        Result {
          try document._write(to: url, as: type ?? .data)
          return url
        })
    }
  }

  /// Shows a dialog for the folder into which documents are written.
  nonisolated private func documentsSaver<C: Collection>(
    isPresented: Binding<Bool>, documents: C, type: UTType?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View where C.Element: _ExportedDocument {
    filesSaver(isPresented: isPresented, presenting: !documents.isEmpty, onCancellation) { folder, files in
      onCompletion(
        Result {
          try documents.map { document in
            let url = files.freshURL(in: folder, name: "Document", type: type)
            try document._write(to: url, as: type ?? .data)
            return url
          }
        })
    }
  }

  /// Shows a dialog for a name and a folder.
  nonisolated private func fileSaver(
    isPresented: Binding<Bool>, presenting: Bool, name: String?, type: UTType?,
    _ onCancellation: @escaping () -> Void, save: @escaping (URL) -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented, presenting: presenting, .save(name: name ?? "Untitled", type: type)) {
      choice, _ in
      if let url = choice?.first { save(url) } else { onCancellation() }
    }
  }

  /// Shows a dialog for a folder.
  nonisolated private func filesSaver(
    isPresented: Binding<Bool>, presenting: Bool, _ onCancellation: @escaping () -> Void,
    save: @escaping (URL, StoredFiles) -> Void
  ) -> some View {
    fileDialog(isPresented: isPresented, presenting: presenting, .chooseFolder(title: "Save")) { choice, files in
      if let url = choice?.first { save(url, files) } else { onCancellation() }
    }
  }
}

extension Transferable {
  /// The first of the types that the value can be exported as; without types, the first of its own types.
  fileprivate func exportType(among types: [UTType]) -> UTType? {
    let own = exportTypes
    return types.isEmpty ? own.first : types.first { type in own.contains { $0.conforms(to: type) } } ?? types.first
  }

  fileprivate func write(to url: URL, as type: UTType?) async throws {
    try await exported(as: type ?? .data).write(to: url, options: .atomic)
  }
}

extension StoredFiles {
  /// A URL in a folder at which no file exists yet; a number follows the name if the name is taken.
  fileprivate func freshURL(in folder: URL, name: String, type: UTType?) -> URL {
    let path = path(of: folder) ?? "/"
    let ending = type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    var (child, number) = (StoredFiles.child(stem + ending, of: path), 1)
    while exists(child) {
      number += 1
      child = StoredFiles.child("\(stem) \(number)\(ending)", of: path)
    }
    return url(of: child)
  }
}
