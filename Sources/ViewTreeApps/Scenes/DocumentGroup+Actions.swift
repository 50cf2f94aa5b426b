private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The file of the document that the view is in; `nil` where it is in none.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }

  /// Shows a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(windows: openWindows, host: host) }
  /// Shows the document of a file.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(windows: openWindows) }
}

/// Shows a new document in a window: `@Environment(\.newDocument)`.
///
///     Button("New Note") { newDocument(Note()) }
///
/// Where no `DocumentGroup` is for documents of the type, an issue says so. Follows
/// [NewDocumentAction](https://developer.apple.com/documentation/swiftui/newdocumentaction).
nonisolated public struct NewDocumentAction {
  fileprivate let windows: OpenWindows?
  /// Where a type without a scene is an issue.
  fileprivate weak var host: StateHost?

  @MainActor private func open<Document>(_ make: @escaping () -> Document) {
    guard let windows, windows.register.documentTypes[.documents(of: Document.self)] != nil else {
      let message = "newDocument found no scene for \(typeName(Document.self)); declare a DocumentGroup with it"
      if let host { host.report(message) } else { RuntimeIssue.report(message) }
      return
    }
    windows.open(.documents(of: Document.self), value: AnyHashable(OpenedDocument(make: make)))
  }

  /// Shows a document that is a value.
  @MainActor @preconcurrency public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) { open(newDocument) }

  /// Shows a document that is an object.
  @MainActor @preconcurrency public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping () -> D
  ) { open(newDocument) }
}

/// Shows the document of a file in a window: `@Environment(\.openDocument)`.
///
///     Task { try await openDocument(at: url) }
///
/// Throws where there is no such file, or no `DocumentGroup` reads its type; what cannot be read is said in the window.
/// Follows [OpenDocumentAction](https://developer.apple.com/documentation/swiftui/opendocumentaction).
nonisolated public struct OpenDocumentAction {
  fileprivate let windows: OpenWindows?

  /// Shows the document of a file.
  @MainActor public func callAsFunction(at url: URL) async throws {
    let file = FileEntry(name: url.lastPathComponent, isFolder: url.hasDirectoryPath)
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let group = windows?.register.documentTypes.first { file.isAny(of: $0.value) }
    guard let windows, let group else { throw CocoaError(.fileReadUnknown) }
    windows.open(group.key, value: AnyHashable(OpenedDocument(url: url)))
  }
}
