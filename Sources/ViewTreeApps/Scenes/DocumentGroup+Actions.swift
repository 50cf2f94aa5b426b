private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The file of the document that contains the view; `nil` outside a document.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }

  /// An action that shows a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(windows: openWindows, host: host) }
  /// Shows the document of a file at a URL.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windows: openWindows) }
}

/// An action that shows a new document in a window: `@Environment(\.newDocument)`.
///
///     Button("New Note") { newDocument(Note()) }
///
/// Without a `DocumentGroup` for the type of the document, an issue is reported. Follows
/// [NewDocumentAction](https://developer.apple.com/documentation/swiftui/newdocumentaction).
nonisolated public struct NewDocumentAction {
  fileprivate let windows: OpenWindows?
  /// The host to which a document type without a scene is reported.
  fileprivate weak var host: StateHost?

  @MainActor private func open<Document>(_ make: @escaping () -> Document) {
    guard let windows, windows.register.documentTypes[.documents(of: Document.self)] != nil else {
      let message = "newDocument found no scene for \(typeName(Document.self)); declare a DocumentGroup for it"
      if let host { host.report(message) } else { RuntimeIssue.report(message) }
      return
    }
    windows.open(.documents(of: Document.self), value: AnyHashable(OpenedDocument(make: make)))
  }

  /// Shows a new document that is a value.
  @MainActor @preconcurrency public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) { open(newDocument) }

  /// Shows a new document that is an object.
  @MainActor @preconcurrency public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping () -> D
  ) { open(newDocument) }
}

/// An action that shows the document of a file in a window: `@Environment(\.openDocument)`.
///
///     Task { try await openDocument(at: url) }
///
/// Throws if there is no such file or no `DocumentGroup` reads its type. If reading fails, the window shows the error.
/// Follows [OpenDocumentAction](https://developer.apple.com/documentation/swiftui/opendocumentaction).
nonisolated public struct OpenDocumentAction {
  fileprivate let windows: OpenWindows?

  /// Shows the document of a file at a URL.
  @MainActor public func callAsFunction(at url: URL) async throws {
    let file = FileEntry(name: url.lastPathComponent, isFolder: url.hasDirectoryPath)
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let group = windows?.register.documentTypes.first { file.isAny(of: $0.value) }
    guard let windows, let group else { throw CocoaError(.fileReadUnknown) }
    windows.open(group.key, value: AnyHashable(OpenedDocument(url: url)))
  }
}
