/// How a type is carried from one program to another: as data of a kind, or as a value of another type.
///
/// Within a screen values are carried as they are; what a type says here counts where a file is written or read, and where
/// a view takes values of another type. Follows
/// [TransferRepresentation](https://developer.apple.com/documentation/coretransferable/transferrepresentation).
public protocol TransferRepresentation<Item>: Sendable {
  /// What is carried.
  associatedtype Item: Transferable

  /// The forms, the best first; the engine's own.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation {
  /// None: those of the package say theirs.
  public var _forms: [_TransferForm<Item>] { [] }
}

/// One form in which a value is carried; the engine's own.
public struct _TransferForm<Item: Transferable>: Sendable {
  /// The kind of data; `nil` of a value of another type.
  var type: UTType?
  var exportData: (@Sendable (Item) async throws -> Data)?
  var importData: (@Sendable (Data) async throws -> Item)?
  /// The value of another type that stands for this one.
  var exportValue: (@Sendable (Item) throws -> any Transferable)?
  /// The value for which one of another type stands; `nil` if it is of no use.
  var importValue: (@Sendable (any Transferable) throws -> Item?)?
  /// What the data of a type of which a proxy knows how they are read become.
  var importProxyData: (@Sendable (Data, UTType) async throws -> Item?)?
  /// The kinds of data that a proxy can be read from.
  var proxyTypes: [UTType] = []
  var isExported: @Sendable (Item) -> Bool = { _ in true }
  var fileName: @Sendable (Item) -> String? = { _ in nil }
}

/// A value carried as it is encoded.
///
/// Follows [CodableRepresentation](https://developer.apple.com/documentation/coretransferable/codablerepresentation).
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// How the values are carried; the engine's own.
  public let _forms: [_TransferForm<Item>]

  /// Says of what kind the data are: JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [
      _TransferForm(
        type: contentType, exportData: { try JSONEncoder().encode($0) },
        importData: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A value carried as data.
///
/// Follows [DataRepresentation](https://developer.apple.com/documentation/coretransferable/datarepresentation).
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// How the values are carried; the engine's own.
  public let _forms: [_TransferForm<Item>]

  /// Says of what kind the data are, and how they are made and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: contentType, exportData: exporting, importData: importing)]
  }
  /// Says of what kind the data are, and how they are made.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _forms = [_TransferForm(type: exportedContentType, exportData: exporting)]
  }
  /// Says of what kind the data are, and how they are read.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _forms = [_TransferForm(type: importedContentType, importData: importing)]
  }
}

/// A file that a value is carried as.
///
/// Follows [SentTransferredFile](https://developer.apple.com/documentation/coretransferable/senttransferredfile).
public struct SentTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// Whether who gets it may use it where it lies; it is copied either way.
  public let allowAccessingOriginalFile: Bool

  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that a value is made from.
///
/// Follows
/// [ReceivedTransferredFile](https://developer.apple.com/documentation/coretransferable/receivedtransferredfile).
public struct ReceivedTransferredFile: Sendable {
  /// Where it lies, until the value is made.
  public let file: URL
  /// Whether it is the one that was sent; it is a copy.
  public let isOriginalFile: Bool
}

/// A value carried as a file.
///
/// Follows [FileRepresentation](https://developer.apple.com/documentation/coretransferable/filerepresentation).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// How the values are carried; the engine's own.
  public let _forms: [_TransferForm<Item>]

  /// Says of what kind the file is, and how it is made and read.
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
  /// Says of what kind the file is, and how it is made.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      _TransferForm(type: exportedContentType, exportData: { try Data(contentsOf: await exporting($0).file) })
    ]
  }
  /// Says of what kind the file is, and how it is read.
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

/// A value carried as another one.
///
/// Follows [ProxyRepresentation](https://developer.apple.com/documentation/coretransferable/proxyrepresentation).
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// How the values are carried; the engine's own.
  public let _forms: [_TransferForm<Item>]

  /// Says how the other value is made.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _forms = [_TransferForm(exportValue: exporting)]
  }
  /// Says how the value is made of the other.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    var form = _TransferForm<Item>()
    form.add(importing)
    _forms = [form]
  }
  /// Says how the other value is made, and the value of it.
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
  /// How the values are carried; the engine's own.
  public let _forms: [_TransferForm<Item>]

  init(_ forms: [_TransferForm<Item>] = []) { _forms = forms }
}

/// Makes one representation of those in a closure.
///
/// Follows
/// [TransferRepresentationBuilder](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder).
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// Reports what is no representation.
  @available(
    *, unavailable,
    message:
      "this is no representation: write CodableRepresentation(contentType:), DataRepresentation or ProxyRepresentation"
  )
  public static func buildExpression<Other>(_ value: Other) -> TupleTransferRepresentation<Item> { fatalError() }
  /// The representation alone.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// Several representations.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> TupleTransferRepresentation<Item> {
    var forms: [_TransferForm<Item>] = []
    repeat forms += (each content)._forms as? [_TransferForm<Item>] ?? []
    return TupleTransferRepresentation(forms)
  }
}

/// Who may see a representation; within a screen everyone does.
///
/// Follows
/// [TransferRepresentationVisibility](https://developer.apple.com/documentation/coretransferable/transferrepresentationvisibility).
public struct TransferRepresentationVisibility: Sendable {
  /// Every program.
  public static let all = TransferRepresentationVisibility()
  /// Programs of the same team.
  public static let team = TransferRepresentationVisibility()
  /// Programs of a group.
  public static let group = TransferRepresentationVisibility()
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility()
}

extension TransferRepresentation {
  /// Says what a file with the value is called.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Says what a file with the value is called.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  /// Says for which values the representation is used.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    changed { $0.isExported = condition }
  }

  /// Has no effect: no other program sees what a screen carries.
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
