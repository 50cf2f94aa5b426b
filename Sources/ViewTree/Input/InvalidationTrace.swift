/// What a piece of code made the screen do: which views were evaluated again, which were skipped, and why.
///
///     wrote   WiFiScreen._isOn  true → false
///     WiFiScreen/Toggle/CheckboxToggleStyle  "Wi-Fi"  evaluated 1   WiFiScreen._isOn
///
/// Counts start when the trace starts: mounting the screen is not in it.
public struct InvalidationTrace: CustomStringConvertible {
  /// One view, or one style of one control.
  public struct Entry {
    /// The name of the view's type, or of the style's.
    public let typeName: String
    /// The named views from the root to this one.
    public let path: String
    /// The label of the control that the view is or is the look of; empty if it is none.
    public let label: String
    /// How often the body ran.
    public let evaluations: Int
    /// How often the view was compared and found unchanged.
    public let skips: Int
    /// How often the body ran and nothing came out different.
    public let unneeded: Int
    /// What made the body run, in SwiftUI's words: `@self`, a property, an environment key.
    public let causes: [String]
    let type: ObjectIdentifier
  }

  /// A state that was written.
  public struct Write {
    public let name: String
    public let oldValue: String
    public let newValue: String
  }

  public let entries: [Entry]
  public let writes: [Write]
  /// Elements that computed a size, were given a place, or were drawn.
  public let measured: Int
  public let placed: Int
  public let drawn: Int

  /// How often the bodies of all views of a type ran, or the `makeBody` of all controls with a style of a type.
  public func evaluations(of type: Any.Type) -> Int { sum(\.evaluations, of: type) }

  /// How often views of a type were compared and found unchanged.
  public func skips(of type: Any.Type) -> Int { sum(\.skips, of: type) }

  /// How often bodies of views of a type ran and nothing came out different.
  public func unneeded(of type: Any.Type) -> Int { sum(\.unneeded, of: type) }

  /// How often any body ran.
  public var totalEvaluations: Int { entries.reduce(0) { $0 + $1.evaluations } }

  private func sum(_ keyPath: KeyPath<Entry, Int>, of type: Any.Type) -> Int {
    entries.reduce(0) { $1.type == ObjectIdentifier(type) ? $0 + $1[keyPath: keyPath] : $0 }
  }

  /// The table: a line for each write, then one for each view.
  public var description: String {
    let written = writes.map { "wrote      \($0.name)  \($0.oldValue) → \($0.newValue)" }
    guard !entries.isEmpty else { return (written + ["nothing was evaluated"]).joined(separator: "\n") }
    let names = entries.map { $0.label.isEmpty ? $0.path : "\($0.path) \"\($0.label)\"" }
    let width = names.map(\.count).max() ?? 0
    let rows = zip(names, entries).map { name, entry in
      name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + entry.summary
    }
    return (written + rows).joined(separator: "\n")
  }
}

extension InvalidationTrace.Entry {
  fileprivate var summary: String {
    var parts: [String] = []
    if evaluations > 0 { parts.append("evaluated \(evaluations)") }
    if unneeded > 0 { parts.append("unneeded \(unneeded)") }
    if skips > 0 { parts.append("skipped \(skips)") }
    if !causes.isEmpty { parts.append("because of " + causes.joined(separator: ", ")) }
    return parts.joined(separator: "  ")
  }
}

extension InvalidationTrace {
  @MainActor init(_ recorder: TraceRecorder, work: Tree.Work) {
    entries = recorder.entries.map { entry in
      Entry(
        typeName: ViewTree.typeName(entry.type), path: entry.node.path, label: entry.node.controlLabel,
        evaluations: entry.evaluations, skips: entry.skips, unneeded: entry.unneeded, causes: entry.causes,
        type: ObjectIdentifier(entry.type))
    }
    writes = recorder.writes.map { Write(name: $0.label, oldValue: $0.old, newValue: $0.new) }
    (measured, placed, drawn) = (work.measured, work.placed, work.drawn)
  }
}

extension Node {
  /// The label of the control that this node alone makes up.
  fileprivate var controlLabel: String {
    var elements: [Element] = []
    forEachElement { elements.append(unsafeDowncast($0, to: Element.self)) }
    guard elements.count == 1, let semantics = elements[0].semantics, semantics.role != .staticText else { return "" }
    return SemanticNode(element: elements[0], semantics: semantics, children: []).label
  }
}
