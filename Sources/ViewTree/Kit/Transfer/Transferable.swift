/// A value that can be dragged from one view to another, shared or pasted.
///
///     struct Card: Transferable { let id: Int }
///
/// It is carried within the process, as it is: a type needs nothing but the conformance, and what it says of its
/// representations is not asked. Follows
/// [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: Sendable {
  /// What the type says of how it is carried from one program to another.
  associatedtype Representation: TransferRepresentation

  /// How values are carried from one program to another; not asked.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// Nothing: values are carried as they are.
  public static var transferRepresentation: TupleTransferRepresentation<Self> { TupleTransferRepresentation() }
}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
