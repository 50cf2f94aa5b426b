/// What a piece of code made the screen do: which views were evaluated again, which were skipped, and why.
///
///     wrote      WiFiScreen._isOn  true → false
///     WiFiScreen/Toggle/CheckboxToggleStyle "Wi-Fi"  evaluated 1  because of WiFiScreen._isOn
///
/// Counts start when the trace starts: mounting the screen is not in it.
///
/// Names, paths and labels are safe to print: control characters and bidirectional controls are their codes, `\u{1B}`.
public struct InvalidationTrace: Sendable, CustomStringConvertible {
  /// One view, or one style of one control.
  public struct Entry: Sendable {
    /// The name of the view's type, or of the style's.
    public let typeName: String

    /// The named views from the root to this one, and rows by their ids: `Form/[Anna]/Row`.
    ///
    /// A row whose id is the identity of an object is named by its offset: `[#3]`.
    public var path: String { place?.path.escapingControls() ?? "" }

    /// The label of the control that the view is or is the look of; empty if it is none.
    ///
    /// Of a view that went while the trace was taken: its last label.
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
    private let place: TracePlace?

    fileprivate init(_ entry: TraceRecorder.Entry) {
      typeName = ViewTree.typeName(entry.type)
      place = entry.place
      label = entry.label.escapingControls()
      (evaluations, skips, unneeded) = (entry.evaluations, entry.skips, entry.unneeded)
      causes = entry.causes.names.map { $0.escapingControls() }
      type = ObjectIdentifier(entry.type)
    }
  }

  /// A state that was written.
  ///
  /// The values are kept, and described when their text is first asked for, on the thread that asks: in at most 40
  /// characters, an object by the name of its type.
  public struct Write: Sendable {
    /// The state by its owner and its name: `WiFiScreen._isOn`.
    public let name: String
    /// The value before the write, in at most 40 characters.
    public var oldValue: String { old.text }
    /// The value that was written, in at most 40 characters.
    public var newValue: String { new.text }
    private let old: TracedValue
    private let new: TracedValue

    fileprivate init(_ write: TraceRecorder.Write) {
      (name, old, new) = (write.label.escapingControls(), write.old, write.new)
    }
  }

  /// One entry for each view, or each style of a control, that was evaluated or skipped, in the order in which that
  /// first happened.
  public let entries: [Entry]
  /// The states that were written, in order; a write that equals the old value is none.
  public let writes: [Write]
  /// How many times an element computed a size, instead of giving one that it kept.
  public let measured: Int
  /// How many times an element gave its children places.
  public let placed: Int
  /// How many elements were drawn, or looked at for what they show in a damaged area.
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
  @MainActor init(_ recorder: TraceRecorder, work: RenderTree.Work) {
    entries = recorder.entries.map(Entry.init)
    writes = recorder.writes.map(Write.init)
    (measured, placed, drawn) = (work.measured, work.placed, work.drawn)
  }
}
