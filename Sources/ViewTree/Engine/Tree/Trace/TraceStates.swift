/// The states that were written or led to evaluations during a trace.
///
/// Memory is bounded: beyond ``limit`` all further states share the last entry.
package struct TraceStates {
  private static let limit = 20_000
  private static let vertexLimit = 1_000

  /// The kind of a state's value, as far as the advice depends on it.
  package enum Kind: String, Sendable, Codable {
    case array, closure, other

    /// Uses the kind of the old value where the new one has none, as an optional that becomes `nil`.
    init(from old: Any, to new: Any) {
      let kind = Self(of: new)
      self = kind == .other ? Self(of: old) : kind
    }

    private init(of value: Any) { self = isArray(value) ? .array : isFunction(type(of: value)) ? .closure : .other }
  }

  /// A state, a property of an object, or a value of the environment.
  package struct State {
    package let label: String
    /// Whether a view of this module owns the state.
    ///
    /// The program did not write such a state, so its writes are not listed.
    package let isOfPackageView: Bool
    package fileprivate(set) var writes = 0
    package fileprivate(set) var equalWrites = 0
    package fileprivate(set) var bodies = 0
    package fileprivate(set) var unneeded = 0
    package fileprivate(set) var kind = Kind.other
    /// The number of the event that wrote it last.
    fileprivate(set) var event = 0
    /// The type whose evaluation wrote the value, for an environment value; -1 for none.
    fileprivate(set) var setter = -1
  }

  package private(set) var all: [State] = []
  private var numbers: [String: Int] = [:]
  private var vertices: [ObjectIdentifier: (vertex: Vertex, state: Int)] = [:]
  private var last: (vertex: Vertex, state: Int)?
  /// The states that were written in the current event.
  private var written: [Int] = []
  /// The origins of vertices, valid until the next state is written.
  private var origins: [ObjectIdentifier: (vertex: Vertex, origin: Origin)] = [:]

  /// The states from which the value of a vertex comes.
  struct Origin {
    let states: [Int]
    /// Whether there is at most one outermost state, so that the origin is the same in every event.
    let isComplete: Bool
  }

  subscript(state: Int) -> State { all[state] }

  mutating func number(of vertex: Vertex) -> Int {
    if let last, last.vertex === vertex { return last.state }
    let known = vertices[ObjectIdentifier(vertex)]?.state
    let state = known ?? number(vertex.label, isOfPackageView: vertex.isOfPackageView)
    if known == nil {
      if vertices.count >= Self.vertexLimit { vertices = [:] }
      vertices[ObjectIdentifier(vertex)] = (vertex, state)
    }
    last = (vertex, state)
    return state
  }

  mutating func number(_ label: String, isOfPackageView: Bool = false) -> Int {
    if let known = numbers[label] { return known }
    if all.count >= Self.limit { return all.count - 1 }
    // The last entry stands for all others.
    let label = all.count == Self.limit - 1 ? "others" : label
    numbers[label] = all.count
    all.append(State(label: label, isOfPackageView: isOfPackageView))
    return all.count - 1
  }

  /// Returns the states behind a vertex's value: those that this event wrote, or else the outermost.
  mutating func behind(_ vertex: Vertex) -> Origin {
    if let known = origins[ObjectIdentifier(vertex)] { return known.origin }
    let origin = findOrigin(of: vertex)
    origins[ObjectIdentifier(vertex)] = (vertex, origin)
    return origin
  }

  private mutating func findOrigin(of vertex: Vertex) -> Origin {
    var labels: [String] = []
    var ends: [Vertex] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ vertex: Vertex) {
      guard seen.insert(ObjectIdentifier(vertex)).inserted, seen.count < 64 else { return }
      if !vertex.label.isEmpty { labels.append(vertex.label) }
      let inputs = ((vertex as? Rule)?.inputs.map(\.vertex) ?? []) + (vertex.writer.map { [$0] } ?? [])
      if inputs.isEmpty { ends.append(vertex) }
      inputs.forEach(visit)
    }
    visit(vertex)
    let known = written.filter { state in labels.contains { $0.isPart(of: all[state].label) } }
    if !known.isEmpty { return Origin(states: known.sorted(), isComplete: ends.count < 2) }
    var states: [Int] = []
    for end in ends { states.append(number(end.label, isOfPackageView: end.isOfPackageView)) }
    return Origin(states: states, isComplete: ends.count < 2)
  }

  mutating func recordWrite(
    _ state: Int, kind: @autoclosure () -> Kind, event: Int, by setter: Int
  ) {
    if all[state].writes == 0 { all[state].kind = kind() }
    all[state].writes += 1
    if all[state].event != event {
      all[state].event = event
      written.append(state)
      origins = [:]
    }
    all[state].setter = setter
  }

  mutating func recordEqualWrite(_ state: Int) { all[state].equalWrites += 1 }

  mutating func evaluated(_ state: Int, unneeded: Int) {
    all[state].bodies += 1
    all[state].unneeded += unneeded
  }

  mutating func endEvent() {
    if written.isEmpty { return }
    written.removeAll(keepingCapacity: true)
    origins = [:]
  }

  /// Releases the screen.
  mutating func finish() {
    vertices = [:]
    origins = [:]
    last = nil
  }
}

extension Vertex {
  /// Whether it is a state of a view of this module.
  var isOfPackageView: Bool { ownerType.map(isPackageType) ?? false }
}

extension String {
  /// Whether the label names a place or a part of it: `Model.items[2]` is a part of `Model.items`.
  fileprivate func isPart(of place: String) -> Bool {
    guard hasPrefix(place) else { return false }
    return dropFirst(place.count).first.map { $0 == "." || $0 == "[" } ?? true
  }
}
