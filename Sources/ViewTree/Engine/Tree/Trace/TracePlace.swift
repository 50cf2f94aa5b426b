/// The names of a node and its ancestors; all nodes below share one object.
package final class TracePlace: Sendable {
  /// A name, or a type whose name is formatted only when read.
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

  /// The names from the outermost on: `Form`, `Section`, `Toggle`.
  package var names: [String] {
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

  /// The names as a path: `Form/Section/Toggle`.
  var path: String { names.joined(separator: "/") }
}
