/// A form in which the values of a type are transferred: as data of a content type, or as a value of a different type.
///
/// Within a screen values are transferred unchanged. Representations are used for files, and for views that accept a
/// different type. Follows
/// [TransferRepresentation](https://developer.apple.com/documentation/coretransferable/transferrepresentation).
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred values.
  associatedtype Item: Transferable

  /// The forms, the best first; used by the engine.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation {
  /// An empty array; the representations of the package have their own forms.
  public var _forms: [_TransferForm<Item>] { [] }
}

/// One form in which a value is transferred; used by the engine.
public struct _TransferForm<Item: Transferable>: Sendable {
  /// The type of the data; `nil` for a proxy, a value of a different type.
  var type: UTType?
  var exportData: (@Sendable (Item) async throws -> Data)?
  var importData: (@Sendable (Data) async throws -> Item)?
  /// Returns the proxy of a value.
  var exportValue: (@Sendable (Item) throws -> any Transferable)?
  /// Returns the value of a proxy; `nil` if the proxy has a type that cannot be converted.
  var importValue: (@Sendable (any Transferable) throws -> Item?)?
  /// Creates a value from data that a proxy can be read from.
  var importProxyData: (@Sendable (Data, UTType) async throws -> Item?)?
  /// The types of data that a proxy can be read from.
  var proxyTypes: [UTType] = []
  var isExported: @Sendable (Item) -> Bool = { _ in true }
  var fileName: @Sendable (Item) -> String? = { _ in nil }
}

/// A representation that encodes a value as JSON.
///
/// Follows [CodableRepresentation](https://developer.apple.com/documentation/coretransferable/codablerepresentation).
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The forms of the values; used by the engine.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation as JSON with a content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [
      _TransferForm(
        type: contentType, exportData: { try JSONEncoder().encode($0) },
        importData: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A representation of a value as data.
///
/// Follows [DataRepresentation](https://developer.apple.com/documentation/coretransferable/datarepresentation).
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The forms of the values; used by the engine.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation as data of a content type, which are both exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: contentType, exportData: exporting, importData: importing)]
  }
  /// Creates a representation as data of a content type, which are only exported.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _forms = [_TransferForm(type: exportedContentType, exportData: exporting)]
  }
  /// Creates a representation as data of a content type, which are only imported.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _forms = [_TransferForm(type: importedContentType, importData: importing)]
  }
}

/// A file as which a value is exported.
///
/// Follows [SentTransferredFile](https://developer.apple.com/documentation/coretransferable/senttransferredfile).
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// A Boolean value that lets the receiver use the original file; it has no effect, because files are always copied.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of an exported file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file from which a value is imported.
///
/// Follows
/// [ReceivedTransferredFile](https://developer.apple.com/documentation/coretransferable/receivedtransferredfile).
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file, which is deleted after the import.
  public let file: URL
  /// A Boolean value that indicates whether the file is the original; always `false`, because the file is a copy.
  public let isOriginalFile: Bool
}

/// A representation of a value as a file.
///
/// Follows [FileRepresentation](https://developer.apple.com/documentation/coretransferable/filerepresentation).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The forms of the values; used by the engine.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation as a file of a content type, which is both exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        type: contentType, exportData: { try Data(contentsOf: await exporting($0).file) },
        importData: { try await Self.value(of: $0, contentType, importing) })
    ]
  }
  /// Creates a representation as a file of a content type, which is only exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      _TransferForm(type: exportedContentType, exportData: { try Data(contentsOf: await exporting($0).file) })
    ]
  }
  /// Creates a representation as a file of a content type, which is only imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        type: importedContentType, importData: { try await Self.value(of: $0, importedContentType, importing) })
    ]
  }

  private static func value(
    of data: Data, _ type: UTType, _ importing: (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .appendingPathExtension(for: type)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A representation of a value by a proxy, a value of a different type.
///
/// Follows [ProxyRepresentation](https://developer.apple.com/documentation/coretransferable/proxyrepresentation).
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// The forms of the values; used by the engine.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation by a proxy that is only exported.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _forms = [_TransferForm(exportValue: exporting)]
  }
  /// Creates a representation by a proxy that is only imported.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    var form = _TransferForm<Item>()
    form.add(importing)
    _forms = [form]
  }
  /// Creates a representation by a proxy that is both exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    var form = _TransferForm<Item>(exportValue: exporting)
    form.add(importing)
    _forms = [form]
  }
}

extension _TransferForm {
  fileprivate mutating func add<Proxy: Transferable>(_ importing: @escaping @Sendable (Proxy) throws -> Item) {
    importValue = { try ($0 as? Proxy ?? $0.proxy(as: Proxy.self)).map(importing) }
    importProxyData = { try await Proxy.imported(from: $0, as: $1).map(importing) }
    proxyTypes = Proxy.importTypes
  }
}

/// Several representations, or none.
///
/// Follows
/// [TupleTransferRepresentation](https://developer.apple.com/documentation/coretransferable/tupletransferrepresentation).
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The forms of the values; used by the engine.
  public let _forms: [_TransferForm<Item>]

  init(_ forms: [_TransferForm<Item>] = []) { _forms = forms }
}

/// A result builder that combines the representations in a closure.
///
/// Follows
/// [TransferRepresentationBuilder](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder).
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns the representation unchanged.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// Reports a value that is not a representation.
  @available(
    *, unavailable,
    message:
      "this is not a transfer representation: write CodableRepresentation(contentType:), DataRepresentation or ProxyRepresentation"
  )
  public static func buildExpression<Other>(_ value: Other) -> TupleTransferRepresentation<Item> { fatalError() }
  /// Returns the representation unchanged.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// Combines several representations.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> TupleTransferRepresentation<Item> {
    var forms: [_TransferForm<Item>] = []
    repeat forms += (each content)._forms as? [_TransferForm<Item>] ?? []
    return TupleTransferRepresentation(forms)
  }
}

/// The visibility of a representation; it has no effect, because values never leave the screen.
///
/// Follows
/// [TransferRepresentationVisibility](https://developer.apple.com/documentation/coretransferable/transferrepresentationvisibility).
public struct TransferRepresentationVisibility: Sendable {
  /// Visible to all programs.
  public static let all = TransferRepresentationVisibility()
  /// Visible to programs of the same team.
  public static let team = TransferRepresentationVisibility()
  /// Visible to programs of a group.
  public static let group = TransferRepresentationVisibility()
  /// Visible only to the program itself.
  public static let ownProcess = TransferRepresentationVisibility()
}

extension TransferRepresentation {
  /// Sets the name of a file that is written with the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Sets the name of a file that is written with the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  /// Sets a condition that values must meet to be exported by the representation.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    changed { $0.isExported = condition }
  }

  /// Has no effect: values never leave the screen.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }

  private func changed(_ change: (inout _TransferForm<Item>) -> Void) -> TupleTransferRepresentation<Item> {
    TupleTransferRepresentation(
      _forms.map { form in
        var form = form
        change(&form)
        return form
      })
  }
}
