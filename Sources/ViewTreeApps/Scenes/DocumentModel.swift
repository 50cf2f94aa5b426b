/// What a group of documents does with those of a type.
struct DocumentKind<Document> {
  /// `nil`: there are none but those of files, and they are not changed.
  let make: (() -> Document)?
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  let read: (URL) throws -> Document
  let write: (Document, URL, UTType) throws -> Void
  /// Calls an action before the document changes, as long as what is returned is kept; `nil` of a value.
  var observe: ((Document, @escaping () -> Void) -> AnyCancellable)?
}

extension DocumentKind where Document: FileDocument {
  init(make: (() -> Document)?) {
    self.make = make
    (readableTypes, writableTypes) = (Document.readableContentTypes, Document.writableContentTypes)
    read = { try Document(contentsOf: $0) }
    write = { try $0.write(to: $1, as: $2) }
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  init(make: (() -> Document)?) {
    self.make = make
    (readableTypes, writableTypes) = (Document.readableContentTypes, Document.writableContentTypes)
    read = { try Document(contentsOf: $0) }
    write = { try $0.write(to: $1, as: $2) }
    observe = { document, action in document.objectWillChange.sink { _ in action() } }
  }
}

/// What a window for documents is opened with.
final class OpenedDocument: Hashable {
  /// `nil`: a new document.
  let url: URL?
  /// Makes the new document; `nil` where the group does.
  let make: (() -> Any)?

  init(url: URL? = nil, make: (() -> Any)? = nil) { (self.url, self.make) = (url, make) }

  static func == (a: OpenedDocument, b: OpenedDocument) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A document in a window.
final class DocumentModel<Document>: ObservableObject {
  let kind: DocumentKind<Document>
  @Published private(set) var document: Document?
  @Published private(set) var url: URL?
  /// How often it was changed.
  @Published private(set) var version = 0
  /// What went wrong last.
  @Published var problem: String?
  private var savedVersion = 0
  private var observation: AnyCancellable?

  init(kind: DocumentKind<Document>) { self.kind = kind }

  /// Whether it has changes that are in no file.
  var isDirty: Bool { version != savedVersion }
  var isEditable: Bool { kind.make != nil }
  /// The type that it is written as.
  var type: UTType { url.map { UTType.ofFile(at: $0, among: kind.writableTypes) } ?? kind.writableTypes.first ?? .data }

  /// Shows a document: that of a file, or a new one.
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

  /// Writes it to its file, or to another one, which becomes its file.
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

  /// Takes what is in the file.
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
