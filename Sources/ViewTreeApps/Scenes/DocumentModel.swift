/// The operations of a document group on its type of document.
struct DocumentKind<Document> {
  /// Makes a new document; `nil` for a viewer, which only shows documents of files and does not change them.
  let make: (() -> Document)?
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  let read: (URL) throws -> Document
  let write: (Document, URL, UTType) throws -> Void
  /// Calls an action before the document changes, until the returned object is released; `nil` for documents that are
  /// values.
  var observe: ((Document, @escaping () -> Void) -> AnyCancellable)?
}

extension DocumentKind where Document: FileDocument {
  init(make: (() -> Document)?) {
    self.make = make
    (readableTypes, writableTypes) = (Document.readableContentTypes, Document.writableContentTypes)
    read = { try Document(contentsOf: $0) }
    write = { try $0._write(to: $1, as: $2) }
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  init(make: (() -> Document)?) {
    self.make = make
    (readableTypes, writableTypes) = (Document.readableContentTypes, Document.writableContentTypes)
    read = { try Document(contentsOf: $0) }
    write = { try $0._write(to: $1, as: $2) }
    observe = { document, action in document.objectWillChange.sink { _ in action() } }
  }
}

/// The value with which a document window is opened.
final class OpenedDocument: Hashable {
  /// The file of the document; `nil` for a new document.
  let url: URL?
  /// Makes the new document; `nil` if the group makes it.
  let make: (() -> Any)?

  init(url: URL? = nil, make: (() -> Any)? = nil) { (self.url, self.make) = (url, make) }

  static func == (a: OpenedDocument, b: OpenedDocument) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The state of a document in a window.
final class DocumentModel<Document>: ObservableObject {
  let kind: DocumentKind<Document>
  @Published private(set) var document: Document?
  @Published private(set) var url: URL?
  /// The number of changes since the window was opened.
  @Published private(set) var version = 0
  /// The message of the last error; `nil` once the user has dismissed it.
  @Published var problem: String?
  private var savedVersion = 0
  private var observation: AnyCancellable?

  init(kind: DocumentKind<Document>) { self.kind = kind }

  /// Whether the document has changes that are not written to its file.
  var isDirty: Bool { version != savedVersion }
  var isEditable: Bool { kind.make != nil }
  /// The type as which the document is written.
  var type: UTType { url.map { UTType.ofFile(at: $0, among: kind.writableTypes) } ?? kind.writableTypes.first ?? .data }

  /// Shows the document of a file, or a new one.
  func open(_ opened: OpenedDocument?) {
    if let url = opened?.url { read(url) } else { show((opened?.make?() as? Document) ?? kind.make?(), of: nil) }
  }

  private func show(_ document: Document?, of url: URL?) {
    (self.document, self.url, savedVersion) = (document, url, version)
    observation = document.flatMap { document in
      kind.observe?(document) { [weak self] in self?.version += 1 }
    }
  }

  private func read(_ url: URL) {
    do {
      show(try kind.read(url), of: url)
    } catch {
      problem = "“\(url.lastPathComponent)” could not be opened. \(error.localizedDescription)"
    }
  }

  func change(to document: Document) {
    self.document = document
    version += 1
  }

  /// Writes the document to its file, or to a new URL, which then becomes its file.
  func save(to newURL: URL? = nil) {
    guard let document, let target = newURL ?? url else { return }
    let type = newURL.map { UTType.ofFile(at: $0, among: kind.writableTypes) } ?? type
    do {
      try kind.write(document, target, type)
      savedVersion = version
      if url != target { url = target }
    } catch {
      problem = "“\(target.lastPathComponent)” could not be saved. \(error.localizedDescription)"
    }
  }

  /// Reads the document from its file again.
  func revert() { if let url { read(url) } }
}

extension DocumentModel where Document: FileDocument {
  func fileConfiguration() -> FileDocumentConfiguration<Document>? {
    guard let document else { return nil }
    let binding = Binding(get: { self.document ?? document }, set: { if self.isEditable { self.change(to: $0) } })
    return FileDocumentConfiguration(document: binding, fileURL: url, isEditable: isEditable)
  }
}

extension DocumentModel where Document: ReferenceFileDocument {
  func objectConfiguration() -> ReferenceFileDocumentConfiguration<Document>? {
    document.map { ReferenceFileDocumentConfiguration(document: $0, fileURL: url, isEditable: isEditable) }
  }
}
