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
/// The app's first scene shows the file that the program's arguments name, otherwise a new document, or for a viewer a
/// button that opens one. The menu `File` has `New`, `Open…`, `Save`, `Save As…` and `Revert`, with the shortcuts of a
/// Mac, or Control instead of Command. Further documents open in windows above, which `Close` closes. A document with a
/// file is saved one second after the last change and when its window closes. For an unsaved document without a file, a
/// box asks whether to keep it. Errors of reading and writing are shown in a box. Follows
/// [DocumentGroup](https://developer.apple.com/documentation/swiftui/documentgroup).
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  /// The type `Never`: the scene is primitive, so the engine shows it without a body.
  public typealias Body = Never

  private let kind: DocumentKind<Document>
  private let content: (DocumentModel<Document>) -> Content?

  /// Carries the scene's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    let (kind, content) = (scene.kind, scene.content)
    typealias Window = SceneWindow<DocumentScene<Document, Content>>
    let window = Window(.documents(of: Document.self), reading: kind.readableTypes) { value in
      DocumentScene(kind: kind, opened: value?.base as? OpenedDocument, content: content)
    }
    Window._evaluate(window, in: &slot)
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents that are values, with an editor for one.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: newDocument)
    content = { model in model.fileConfiguration().map(editor) }
  }

  /// Creates a scene for documents that are values, with a viewer for one.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: nil)
    content = { model in model.fileConfiguration().map(viewer) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents that are objects, with an editor for one.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: newDocument)
    content = { model in model.objectConfiguration().map(editor) }
  }

  /// Creates a scene for documents that are objects, with a viewer for one.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = DocumentKind(make: nil)
    content = { model in model.objectConfiguration().map(viewer) }
  }
}

/// A shown document that is a value, with its file.
///
/// Follows
/// [FileDocumentConfiguration](https://developer.apple.com/documentation/swiftui/filedocumentconfiguration).
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document that is shown.
  @Binding public var document: Document
  /// The URL of its file; `nil` for a document that was never saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed.
  public var isEditable: Bool
}

/// A shown document that is an object, with its file.
///
/// Follows
/// [ReferenceFileDocumentConfiguration](https://developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration).
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document that is shown.
  @ObservedObject public var document: Document
  /// The URL of its file; `nil` for a document that was never saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed.
  public var isEditable: Bool
}

/// The file of the document that contains a view.
///
/// Follows [DocumentConfiguration](https://developer.apple.com/documentation/swiftui/documentconfiguration).
public struct DocumentConfiguration: Sendable {
  /// The URL of the file; `nil` for a document that was never saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether the document can be changed.
  public var isEditable: Bool
}
