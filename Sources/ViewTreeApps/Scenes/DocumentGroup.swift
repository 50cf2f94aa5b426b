/// A scene that opens, edits and saves documents.
///
///     @main struct Notes: App {
///       var body: some Scene {
///         DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
///       }
///     }
///
///      File
///     milk
///
/// The app's first scene shows the file that the program's arguments name, or else a new document; where there is none
/// to be made, a button that opens one. The menu `File` has `New`, `Open…`, `Save`, `Save As…` and `Revert`, with the
/// keys of a Mac or Control instead of Command; another document opens in a window above, which `Close` closes. A
/// document that has a file is saved a second after the last change and when its window closes; one that has none is asked
/// about. What cannot be read or written is said in a box. Follows
/// [DocumentGroup](https://developer.apple.com/documentation/swiftui/documentgroup).
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  /// Never: the scene is primitive, the engine shows it without a body.
  public typealias Body = Never

  private let kind: DocumentKind<Document>
  private let content: (DocumentModel<Document>) -> Content?

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let (kind, content) = (scene.kind, scene.content)
    typealias Window = SceneWindow<DocumentScene<Document, Content>>
    let window = Window(.documents(of: Document.self)) { value in
      DocumentScene(kind: kind, opened: value?.base as? OpenedDocument, content: content)
    }
    Window._evaluate(window, in: &slot)
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Documents that are values, and what edits one.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: newDocument)
    content = { model in model.fileConfiguration().map(editor) }
  }

  /// Documents that are values, and what shows one.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: nil)
    content = { model in model.fileConfiguration().map(viewer) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Documents that are objects, and what edits one.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: newDocument)
    content = { model in model.objectConfiguration().map(editor) }
  }

  /// Documents that are objects, and what shows one.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: nil)
    content = { model in model.objectConfiguration().map(viewer) }
  }
}

/// A document that is shown, with its file.
///
/// Follows
/// [FileDocumentConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentconfiguration).
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Its file; `nil` of one that was not saved yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// A document that is an object and is shown, with its file.
///
/// Follows
/// [ReferenceFileDocumentConfiguration](https://developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration).
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Its file; `nil` of one that was not saved yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// The file of the document that a view is in.
///
/// Follows [DocumentConfiguration](https://developer.apple.com/documentation/swiftui/documentconfiguration).
public struct DocumentConfiguration: Sendable {
  /// The file; `nil` of a document that was not saved yet.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}
