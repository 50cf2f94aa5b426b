/// A value that can be dragged from one view to another, shared, pasted, or written to a file.
///
///     struct Card: Transferable, Codable {
///       let id: Int
///       static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
///     }
///
/// Within the process values are transferred unchanged, for which a type needs only the conformance. Follows
/// [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: Sendable {
  /// The type of the representation; the compiler finds it from ``transferRepresentation``.
  associatedtype Representation: TransferRepresentation

  /// The representation of values as data, files or values of other types.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// An empty representation: values are transferred only within the process, unchanged.
  public static var transferRepresentation: TupleTransferRepresentation<Self> { TupleTransferRepresentation() }
}

extension String: Transferable {
  /// The representation as UTF-8 text.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// The representation as the data themselves.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The representation as UTF-8 text.
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
  /// The representation as a string, without the attributes.
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

/// An error of a transfer.
enum TransferError: Error {
  /// The data have the right type, but no value can be read from them.
  case unreadable
  /// The value has no representation of the type.
  case noRepresentation(UTType)
}

extension Transferable {
  private static var forms: [_TransferForm<Self>] {
    transferRepresentation._forms as? [_TransferForm<Self>] ?? []
  }

  /// The types of data that values can be imported from, the best first.
  static var importTypes: [UTType] {
    forms.flatMap { $0.importData == nil ? $0.proxyTypes : [$0.type].compactMap { $0 } }
  }

  /// The types of data that this value can be exported as, directly or by proxies.
  var exportTypes: [UTType] {
    Self.forms.filter { $0.isExported(self) }.flatMap { form -> [UTType] in
      if form.exportData != nil { return [form.type].compactMap { $0 } }
      return (try? form.exportValue?(self)).map { $0.exportTypes } ?? []
    }
  }

  /// The name of a file that is written with the value.
  var suggestedFileName: String? { Self.forms.lazy.compactMap { $0.fileName(self) }.first }

  /// Returns the value as data of a type; throws if it has no such representation.
  func exported(as type: UTType) async throws -> Data {
    for form in Self.forms where form.isExported(self) {
      if let exportData = form.exportData, form.type?.conforms(to: type) == true { return try await exportData(self) }
      if let value = try form.exportValue?(self), value.exportTypes.contains(where: { $0.conforms(to: type) }) {
        return try await value.exported(as: type)
      }
    }
    throw TransferError.noRepresentation(type)
  }

  /// Returns the value as data of a type without waiting, for a string, a URL, data, or a value with one as its proxy.
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

  /// Returns the value that data of a type represent; `nil` if values cannot be imported from the type.
  static func imported(from data: Data, as type: UTType) async throws -> Self? {
    for form in forms {
      if let importData = form.importData, let own = form.type, type.conforms(to: own) {
        return try await importData(data)
      }
      if let value = try await form.importProxyData?(data, type) { return value }
    }
    return nil
  }

  /// Returns a transferred value as this type, converted if necessary by a representation of either type.
  static func value(of carried: any Sendable) -> Self? {
    if let value = carried as? Self { return value }
    if let provider = carried as? NSItemProvider { return provider.values.lazy.compactMap { value(of: $0) }.first }
    guard let carried = carried as? any Transferable else { return nil }
    if let value = carried.proxy(as: Self.self) { return value }
    return forms.lazy.compactMap { try? $0.importValue?(carried) }.first
  }

  /// Returns the value's proxy of a type; `nil` if there is none.
  func proxy<T: Transferable>(as type: T.Type) -> T? {
    Self.forms.lazy.filter { $0.isExported(self) }.compactMap { try? $0.exportValue?(self) }.compactMap { $0 as? T }
      .first
  }
}
