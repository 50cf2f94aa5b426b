@testable import ViewTree

/// A listener of a screen's writes that notes each in words; an equal write ends with "=".
final class NotingListener: TraceListener {
  private(set) var notes: [String] = []

  func willWrite(
    _ label: () -> String, _ vertex: Vertex?, of object: AnyObject?, from old: Any, to new: Any,
    by writer: (any OriginOwner)?
  ) {
    notes.append("\(label()) \(old) → \(new)")
  }

  func environmentChanged(_ vertex: Vertex, from old: Any, to new: Any) {
    notes.append("\(vertex.label) \(old) → \(new)")
  }

  func recordEqualWrite(_ label: String, _ vertex: Vertex?, by writer: (any OriginOwner)?) {
    notes.append("\(label) =")
  }

  func objectWillChange(_ object: AnyObject, isKnown: Bool, by writer: (any OriginOwner)?) {
    notes.append(typeName(type(of: object)))
  }
}
