/// A value that can be dragged from one view to another, shared or pasted.
///
///     struct Card: Transferable { let id: Int }
///
/// It is carried within the process, as it is: a type needs nothing but the conformance. Follows
/// [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
