/// How a type is carried from one program to another: accepted, because values are carried within the process, as they are.
///
/// Follows [TransferRepresentation](https://developer.apple.com/documentation/coretransferable/transferrepresentation).
public protocol TransferRepresentation<Item>: Sendable {
  /// What is carried.
  associatedtype Item: Transferable
}

/// A value carried as it is encoded.
///
/// Follows [CodableRepresentation](https://developer.apple.com/documentation/coretransferable/codablerepresentation).
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Says of what kind the data are.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value carried as data.
///
/// Follows [DataRepresentation](https://developer.apple.com/documentation/coretransferable/datarepresentation).
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Says of what kind the data are, and how they are made and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Says of what kind the data are, and how they are made.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Says of what kind the data are, and how they are read.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value carried as another one.
///
/// Follows [ProxyRepresentation](https://developer.apple.com/documentation/coretransferable/proxyrepresentation).
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// Says how the other value is made.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Says how the value is made of the other.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  /// Says how the other value is made, and the value of it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

/// Several representations, or none.
///
/// Follows
/// [TupleTransferRepresentation](https://developer.apple.com/documentation/coretransferable/tupletransferrepresentation).
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// Makes one representation of those in a closure.
///
/// Follows
/// [TransferRepresentationBuilder](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder).
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// The representation alone.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  /// Several representations.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
}
