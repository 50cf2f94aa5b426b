/// A value that can be dragged from one view to another, shared, pasted, or written to a file.
///
///     struct Card: Transferable, Codable {
///       let id: Int
///       static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
///     }
///
/// Within the process it is carried as it is: for that a type needs nothing but the conformance. Follows
/// [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: Sendable {
  /// What the type says of how it is carried from one program to another.
  associatedtype Representation: TransferRepresentation

  /// How values are carried from one program to another, and become values of other types.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// Nothing: values are carried as they are.
  public static var transferRepresentation: TupleTransferRepresentation<Self> { TupleTransferRepresentation() }
}

extension String: Transferable {
  /// As text.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// As they are.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// As text.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferError.unreadable }
      return url
    }
  }
}

extension AttributedString: Transferable {
  /// As text, without its attributes.
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

/// Why something is not carried.
enum TransferError: Error {
  /// The data are of the kind, and no value.
  case unreadable
  /// The value is carried as no such kind of data.
  case noRepresentation(UTType)
}

extension Transferable {
  private static var forms: [_TransferForm<Self>] {
    transferRepresentation._forms as? [_TransferForm<Self>] ?? []
  }

  /// The kinds of data that values are carried as, the best first.
  static var exportTypes: [UTType] {
    forms.filter { $0.exportData != nil }.compactMap(\.type)
  }

  /// The kinds of data that values are read from, the best first.
  static var importTypes: [UTType] {
    forms.flatMap { $0.importData == nil ? $0.proxyTypes : [$0.type].compactMap { $0 } }
  }

  /// The kinds of data that this value is carried as, also by way of other types.
  var exportTypes: [UTType] {
    Self.forms.filter { $0.isExported(self) }.flatMap { form -> [UTType] in
      if form.exportData != nil { return [form.type].compactMap { $0 } }
      return (try? form.exportValue?(self)).map { $0.exportTypes } ?? []
    }
  }

  /// What a file with the value is called.
  var suggestedFileName: String? { Self.forms.lazy.compactMap { $0.fileName(self) }.first }

  /// The value as data of a kind; throws if it is carried as none.
  func exported(as type: UTType) async throws -> Data {
    for form in Self.forms where form.isExported(self) {
      if let exportData = form.exportData, form.type?.conforms(to: type) == true { return try await exportData(self) }
      if let value = try form.exportValue?(self), value.exportTypes.contains(where: { $0.conforms(to: type) }) {
        return try await value.exported(as: type)
      }
    }
    throw TransferError.noRepresentation(type)
  }

  /// The value as data of a kind, where nothing is to be waited for: a text, an address, bytes, or what becomes one.
  func exportedNow(as type: UTType) -> Data? {
    switch self {
    case let text as String: return UTType.utf8PlainText.conforms(to: type) ? Data(text.utf8) : nil
    case let url as URL: return UTType.url.conforms(to: type) ? Data(url.absoluteString.utf8) : nil
    case let data as Data: return UTType.data.conforms(to: type) ? data : nil
    default: break
    }
    for form in Self.forms where form.isExported(self) {
      if form.exportData != nil, form.type?.conforms(to: type) == true { return nil }
      if let data = (try? form.exportValue?(self))?.exportedNow(as: type) { return data }
    }
    return nil
  }

  /// The value that data of a kind are; `nil` if the type is read from no such kind.
  static func imported(from data: Data, as type: UTType) async throws -> Self? {
    for form in forms {
      if let importData = form.importData, let own = form.type, type.conforms(to: own) {
        return try await importData(data)
      }
      if let value = try await form.importProxyData?(data, type) { return value }
    }
    return nil
  }

  /// The value that something carried is: itself, or what one of its representations, or of the type's, makes of it.
  static func value(of carried: any Sendable) -> Self? {
    if let value = carried as? Self { return value }
    if let provider = carried as? NSItemProvider { return provider.values.lazy.compactMap { value(of: $0) }.first }
    guard let carried = carried as? any Transferable else { return nil }
    if let value = carried.proxy(as: Self.self) { return value }
    return forms.lazy.compactMap { try? $0.importValue?(carried) }.first
  }

  /// The value of another type that stands for it.
  func proxy<T: Transferable>(as type: T.Type) -> T? {
    Self.forms.lazy.filter { $0.isExported(self) }.compactMap { try? $0.exportValue?(self) }.compactMap { $0 as? T }
      .first
  }
}
