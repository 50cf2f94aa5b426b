/// The names of a node and of those around it, each kept once for all nodes below.
final class TracePlace: Sendable {
  /// A name, or the type that has it: to put it together takes time.
  enum Name: Sendable {
    case type(Any.Type)
    case text(String)
  }

  private let name: Name
  private let outer: TracePlace?

  init(_ name: Name, in outer: TracePlace?) {
    self.name = name
    self.outer = outer
  }

  /// `Form`, `Section`, `Toggle`, from the outermost.
  var names: [String] {
    var names: [String] = []
    var place: TracePlace? = self
    while let current = place {
      switch current.name {
      case .type(let type): names.append(tracedName(type))
      case .text(let text): names.append(text)
      }
      place = current.outer
    }
    return names.reversed()
  }

  /// `Form/Section/Toggle`.
  var path: String { names.joined(separator: "/") }
}
