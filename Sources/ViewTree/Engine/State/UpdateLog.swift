/// A log of the values written and the bodies evaluated on a screen, for its film.
///
/// Unlike a trace, the log costs little and retains no objects: it has no causes, and it keeps only small values.
///
/// Sendable: only the main thread uses it.
package final class UpdateLog: @unchecked Sendable {
  /// A value that was written.
  package struct Write {
    /// The state, by its owner and its name, or the type of a changed object.
    package var name: String { label.text }
    private let label: VertexLabel
    private let values: Values

    private enum Values {
      /// Values that retain nothing.
      case small(old: Any, new: Any)
      case words(old: String, new: String)
      case unknown
    }

    /// Creates an entry for an object whose changed property is not known.
    fileprivate init(object: String) { (label, values) = (.plain(object), .unknown) }

    fileprivate init<Value>(_ label: VertexLabel, from old: Value, to new: Value) {
      self.label = label
      if _isPOD(Value.self), MemoryLayout<Value>.size <= Self.smallSize {
        values = .small(old: old, new: new)
      } else if let old = old as? String, let new = new as? String,
        max(old.utf8.count, new.utf8.count) <= Self.shortText
      {
        values = .small(old: old, new: new)
      } else if isFunction(Value.self) {
        values = .unknown
      } else if isArray(new) {
        let counts = ((old as? any Collection)?.count ?? 0, (new as? any Collection)?.count ?? 0)
        let new = counts.1 == 1 ? "1 element" : "\(counts.1) elements"
        values = counts.0 == counts.1 ? .unknown : .words(old: "\(counts.0)", new: new)
      } else {
        values = .words(old: shortDescription(of: old), new: shortDescription(of: new))
      }
    }

    private static let smallSize = 16
    private static let shortText = 64

    /// The write in words, such as `Settings._isOn  false → true`.
    package var words: String {
      switch values {
      case .small(let old, let new): "\(name)  \(shortDescription(of: old)) → \(shortDescription(of: new))"
      case .words(let old, let new): "\(name)  \(old) → \(new)"
      case .unknown: name
      }
    }
  }

  /// The number of evaluations of a type.
  package struct Bodies {
    /// The view or style.
    package let type: Any.Type
    /// The number of times its body ran.
    package fileprivate(set) var count: Int
  }

  /// The updates since the last call of ``take()``.
  package struct Updates {
    /// The first writes, in order.
    package fileprivate(set) var writes: [Write] = []
    /// The number of further writes.
    package fileprivate(set) var moreWrites = 0
    /// The evaluations, by type.
    package fileprivate(set) var bodies: [Bodies] = []

    /// Creates an empty list of updates.
    package init() {}

    /// Whether nothing was written or evaluated.
    package var isEmpty: Bool { writes.isEmpty && bodies.isEmpty }
  }

  private static let writeLimit = 8
  private static let typeLimit = 32
  /// The number of types for which there is space at once; most events evaluate fewer.
  private static let usualTypes = 4

  @safe @exclusivity(unchecked) private var updates = Updates()

  /// Creates an empty log.
  package init() {}

  /// Returns the updates since the last call.
  package func take() -> Updates {
    if updates.isEmpty { return Updates() }
    defer { updates = Updates() }
    return updates
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func willWrite<Value>(_ label: () -> String, _ vertex: Vertex?, from old: Value, to new: Value) {
    if let type = vertex?.ownerType, isPackageType(type) { return }
    guard updates.writes.count < Self.writeLimit else { return updates.moreWrites += 1 }
    updates.writes.append(Write(vertex?.lastingLabel ?? .plain(label()), from: old, to: new))
  }

  /// Called when an object changes, or may be the one that changes.
  func willChange(_ object: AnyObject) {
    let name = typeName(type(of: object))
    guard updates.writes.count < Self.writeLimit, !updates.writes.contains(where: { $0.name.hasPrefix(name) }) else {
      return
    }
    updates.writes.append(Write(object: name))
  }

  func willEvaluate(_ type: Any.Type) {
    for index in updates.bodies.indices where updates.bodies[index].type == type {
      return updates.bodies[index].count += 1
    }
    guard updates.bodies.count < Self.typeLimit else { return }
    if updates.bodies.isEmpty { updates.bodies.reserveCapacity(Self.usualTypes) }
    updates.bodies.append(Bodies(type: type, count: 1))
  }
}
