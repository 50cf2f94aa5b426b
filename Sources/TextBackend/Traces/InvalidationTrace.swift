package import ViewTree

/// A record of what a piece of code made the screen do: the views that were evaluated or skipped, and why.
///
///     tap toggle "Device 3"
///       wrote Model.devices[3].isOn  false → true  by Binding(get:set:) at Devices.swift:12
///
///     DeviceList · evaluated 1 · @dependencies ← Model.devices
///     Row ×200 · evaluated 200 · unneeded 199 · isOn: Binding(get:set:) at Devices.swift:12 cannot be compared → pass
///       $model.devices[i].isOn
///
/// Counts begin with the trace: the mounting of the screen is not included. ``description`` is this table; other forms
/// are ``table(_:)``, `tree`, ``json()``, `mermaid(event:)` and `timeline()`; `difference(from:)` compares two
/// traces.
///
/// A trace has limits: beyond 20,000 views, those that are gone are combined by type; the first 1,000 writes and events
/// are kept. All are counted.
///
/// Names, paths and labels are safe to print: control and bidirectional characters are replaced by codes, `\u{1B}`.
public struct InvalidationTrace: Sendable, Codable, CustomStringConvertible {
  /// One view, or one style of one control.
  ///
  /// The parts from which ViewTree makes a view or a style are counted as that view or style, once in a frame.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The name of the view's type, or of the style's.
    public var typeName: String { content.typeName }

    /// The named views from the root to this one, with rows by their ids: `Form/[Anna]/Row`.
    ///
    /// A row whose id is the identity of an object is named by its offset: `[#3]`.
    public var path: String { names.joined(separator: "/") }

    /// The label of the control that the view is, or whose style it is; empty for any other view.
    ///
    /// For a view that left during the trace, its last label.
    public let label: String
    /// The number of times the body ran.
    public let evaluations: Int
    /// The number of times the view was compared and found unchanged.
    public let skips: Int
    /// The number of times the body ran without a different result, except for new actions.
    ///
    /// A new action counts as a different result if a property of the view, or of its environment, has changed that the
    /// action may have captured.
    public let unneeded: Int
    /// The number of views that the counts are for: 1, unless there were too many to keep each.
    public let instances: Int
    /// The causes of the evaluations, each with its counts, in the order in which they came.
    public var details: [Cause] { content.details }
    let content: Content

    /// The names of the causes, in SwiftUI's words: `@self`, a property, an environment key.
    public var causes: [String] {
      var names: [String] = []
      for detail in details where !names.contains(detail.name) { names.append(detail.name) }
      return names
    }

    package var names: [String] { content.names }
    /// The node, if it was still there at the end of the trace; its identity is meaningless later.
    var node: ObjectIdentifier? { content.node }
    /// The place where the type is declared; `nil` in an entry that was read from a file.
    var declaration: String? { content.declaration }
    func isOf(_ type: Any.Type) -> Bool { content.isOf(type) }
  }

  /// A cause of evaluations.
  public struct Cause: Sendable, CustomStringConvertible {
    /// The name in SwiftUI's words: `@self` for a new view value, `@identity` for the first evaluation, `@dependencies`
    /// for properties of observable objects, a property of the view by its name, an environment key.
    public let name: String
    /// The state or property that was written, if its name differs from the cause's: `Model.devices`.
    public let source: String
    /// The number of evaluations that it caused.
    public let evaluations: Int
    /// The number of these evaluations that were unneeded.
    public let unneeded: Int
    let inputs: [TraceInput]
    /// The kind of value that was written, such as an array that the body reads as a whole.
    let kind: TraceStates.Kind
    /// True for a first evaluation in a row of a collection whose ids were all replaced.
    let isInNewRow: Bool

    /// For a new view value, its changed properties and why: `isOn: Binding(get:set:) cannot be compared`.
    public var reasons: [String] { inputs.map { $0.words().escapingControls() } }
  }

  /// A write to a state, or to a property of an object.
  ///
  /// The values are kept, and described when their text is first read, on the thread that reads it: in at most 40
  /// characters, an object by the name of its type.
  public struct Write: Sendable, CustomStringConvertible {
    /// The state, by its owner and its name: `WiFiScreen._isOn`.
    public var name: String { content.name }
    /// The binding that wrote it, if it is not the state's own; closures by their place in the source code.
    public var binding: String { content.binding }
    /// The index of the event in ``InvalidationTrace/events``.
    public let event: Int
    /// The value before the write, in at most 40 characters.
    public var oldValue: String { change.words.old }
    /// The value after the write, in at most 40 characters.
    public var newValue: String { change.words.new }
    /// The function, or the property, that assigned the value: `Settings.reset()`.
    ///
    /// Empty if a binding wrote the value, which ``binding`` names, and on platforms other than Linux. An object
    /// announces only the first of several assignments: the others are `Settings.reset(), or later`. A function that
    /// the optimizer inlined is reported as its caller.
    public var function: String { place.function }
    /// The line of the assignment: `Settings.swift:12`.
    ///
    /// Empty if ``function`` is; for a change in place, such as `count += 1`, for which the compiler records no line;
    /// for a trace that was decoded; and in a program without debug information. Finding it in a large program takes a
    /// second.
    public var line: String { place.line }
    let change: TracedChange
    let content: Content
    let place: WritePlace

    /// The part that changed, and how: `Model.devices[3].isOn  false → true`.
    public var description: String {
      let (part, name, binding) = (change.words.part, name, binding)
      let written = "\(name)\(part.path)  \(part.old) → \(part.new)"
      // A key path to the changed part adds nothing.
      return binding.isEmpty || binding.hasPrefix(name) ? written : "\(written)  by \(binding)"
    }
  }

  /// One action of a user, or the code of the trace.
  public struct Event: Sendable, CustomStringConvertible {
    /// The name of the event: `tap toggle "Wi-Fi"`; empty outside of events, as for code that writes a model.
    public var name: String { content.name }
    /// The number of values written, each different from the one before.
    public let writes: Int
    /// The number of times any body ran.
    public let evaluations: Int
    /// The number of times a body ran without a different result, except for new actions: see ``Entry/unneeded``.
    public let unneeded: Int
    /// The number of times a view was compared and found unchanged.
    public let skips: Int
    let content: Content

    /// The causes and effects, in the order in which they first happened.
    public var steps: [Step] { content.steps }
    /// The number of evaluations of each type, and of the unneeded ones among them.
    package var types: [(name: String, evaluations: Int, unneeded: Int)] { content.types }
  }

  /// A step from a cause to its effect: a state, or the evaluation of an enclosing view, led to evaluations of a type.
  public struct Step: Sendable, Hashable, Codable {
    /// The state, or the type of the enclosing view; empty if that is not known.
    public let from: String
    /// A Boolean value that indicates whether `from` is a state.
    public let isState: Bool
    /// The type whose bodies ran.
    public let to: String
    /// The reason: a property, an environment key, or the changed parts of the view's value.
    public let cause: String
    /// The number of bodies that ran.
    public let evaluations: Int
    /// The number of these that ran without a different result.
    public let unneeded: Int
  }

  /// One entry for each view, or each style of a control, that was evaluated or skipped, in the order in which that
  /// first happened.
  public internal(set) var entries: [Entry]
  /// The first 1,000 writes, in order; writes of an equal value are not included.
  public let writes: [Write]
  /// The first 1,000 events, in order.
  public let events: [Event]
  /// The number of writes beyond those in ``writes``.
  public let moreWrites: Int
  /// The number of events beyond those in ``events``.
  public let moreEvents: Int
  /// The number of times an element computed a size, instead of returning one that it kept.
  public let measured: Int
  /// The number of times an element returned a size that it kept.
  public let answered: Int
  /// The number of times an element placed its children.
  public let placed: Int
  /// The number of elements that were drawn, or visited for what they show in a damaged area.
  public let drawn: Int
  /// The number of cells drawn.
  public let cells: Int
  /// The number of bytes encoded, for requested pictures and for a terminal.
  public let bytes: Int
  let states: StateTable
  /// The bindings that wrote a value equal to the one before, in words.
  let equalWrites: [String]

  /// Returns the number of times the bodies of all views of a type ran, or `makeBody` of all controls with a style of a
  /// type.
  public func evaluations(of type: Any.Type) -> Int { sum(\.evaluations, of: type) }

  /// Returns the number of times views of a type were compared and found unchanged.
  public func skips(of type: Any.Type) -> Int { sum(\.skips, of: type) }

  /// Returns the number of times bodies of views of a type ran without a different result.
  public func unneeded(of type: Any.Type) -> Int { sum(\.unneeded, of: type) }

  /// The number of times any body ran.
  public var totalEvaluations: Int { entries.reduce(0) { $0 + $1.evaluations } }

  /// The number of times any body ran without a different result.
  public var totalUnneeded: Int { entries.reduce(0) { $0 + $1.unneeded } }

  private func sum(_ keyPath: KeyPath<Entry, Int>, of type: Any.Type) -> Int {
    entries.reduce(0) { $1.isOf(type) ? $0 + $1[keyPath: keyPath] : $0 }
  }
}

/// The states in a trace.
enum StateTable: Sendable {
  case counted(TraceRecorder, TraceTables)
  case words([StateCounts])

  /// The tree whose evaluations were counted.
  var tree: TreeIdentity? { if case .counted(let recorder, _) = self { recorder.tree } else { nil } }

  var counts: [StateCounts] {
    switch self {
    case .words(let counts): counts
    case .counted(let recorder, let tables):
      zip(tables.states, recorder.readers).filter { !$0.0.isOfPackageView }.map { state, readers in
        StateCounts(
          name: state.label.escapingControls(), writes: state.writes, equalWrites: state.equalWrites,
          bodies: state.bodies, unneeded: state.unneeded, readers: readers.map { tables.names[$0] })
      }
    }
  }
}

extension StateTable: Codable {
  init(from decoder: any Decoder) throws { self = .words(try [StateCounts](from: decoder)) }
  func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}

/// The counts for a state in a trace.
struct StateCounts: Sendable, Codable {
  let name: String
  let writes: Int
  let equalWrites: Int
  let bodies: Int
  let unneeded: Int
  let readers: [String]
}

extension InvalidationTrace.Entry {
  /// The counted numbers, which become words on access; or the words of a decoded trace.
  enum Content: Sendable {
    case counted(TraceEntry, TraceTables)
    case words(type: String, path: [String], [InvalidationTrace.Cause])

    fileprivate var typeName: String {
      switch self {
      case .counted(let entry, let tables): tables.names[entry.type]
      case .words(let type, _, _): type
      }
    }

    fileprivate var names: [String] {
      switch self {
      case .counted(let entry, _): entry.place?.names.map { $0.escapingControls() } ?? []
      case .words(_, let path, _): path
      }
    }

    fileprivate var details: [InvalidationTrace.Cause] {
      switch self {
      case .counted(let entry, let tables): entry.causes.map { tables.cause($0) }
      case .words(_, _, let causes): causes
      }
    }

    fileprivate var node: ObjectIdentifier? { if case .counted(let entry, _) = self { entry.lastNode } else { nil } }

    fileprivate var declaration: String? {
      if case .counted(let entry, let tables) = self { tables.declarations[entry.type] } else { nil }
    }

    fileprivate func isOf(_ type: Any.Type) -> Bool {
      switch self {
      case .counted(let entry, let tables): tables.types[entry.type] == type
      case .words(let name, _, _): name == tracedName(type) || name == nestedName(type)
      }
    }
  }

  fileprivate init(_ entry: TraceEntry, _ tables: TraceTables) {
    self.init(
      label: entry.label.escapingControls(), evaluations: entry.evaluations, skips: entry.skips,
      unneeded: entry.unneeded, instances: entry.instances, content: .counted(entry, tables))
  }
}

extension InvalidationTrace.Write {
  /// A state and the origin of a binding by their numbers; or words.
  enum Content: Sendable {
    case counted(state: Int, origin: Int?, TraceTables)
    case words(name: String, binding: String)

    fileprivate var name: String {
      switch self {
      case .counted(let state, _, let tables): tables.states[state].label.escapingControls()
      case .words(let name, _): name
      }
    }

    /// The binding in words, even if it is the state's own.
    var anyBinding: String {
      switch self {
      case .counted(_, let origin, let tables): origin.map { tables.origins[$0].words.escapingControls() } ?? ""
      case .words(_, let binding): binding
      }
    }

    fileprivate var binding: String {
      switch self {
      case .counted(_, let origin, let tables):
        guard let origin = origin.map({ tables.origins[$0] }), origin.kind != .state else { return "" }
        let words = origin.words.escapingControls()
        return words == name ? "" : words
      case .words(_, let binding): return binding
      }
    }
  }
}

extension InvalidationTrace.Event {
  /// The counted numbers, which become words on access; or the words of a decoded trace.
  enum Content: Sendable {
    case counted(TraceRecorder.Event, TraceTables)
    case words(String, [InvalidationTrace.Step], [TypeCount])

    struct TypeCount: Sendable, Codable {
      let name: String
      let evaluations: Int
      let unneeded: Int
    }

    fileprivate var name: String {
      switch self {
      case .words(let name, _, _): name
      case .counted(let event, _): event.name.text.escapingControls()
      }
    }

    fileprivate var steps: [InvalidationTrace.Step] {
      switch self {
      case .words(_, let steps, _): steps
      case .counted(let event, let tables): tables.steps[event.steps].map { tables.step($0.edge, $0.count) }
      }
    }

    fileprivate var types: [(name: String, evaluations: Int, unneeded: Int)] {
      switch self {
      case .words(_, _, let types): types.map { ($0.name, $0.evaluations, $0.unneeded) }
      case .counted(let event, let tables):
        tables.typeCounts[event.types].sorted { $0.number < $1.number }.map {
          (tables.names[$0.number], $0.evaluations, $0.unneeded)
        }
      }
    }
  }
}

/// The meaning of a recorder's numbers, for a reader of the trace.
final class TraceTables: Sendable {
  let types: [Any.Type]
  /// The name of each type, different from those of the others.
  let names: [String]
  /// The place where each type is declared.
  let declarations: [String]
  let causes: [TraceCauses.Cause]
  let states: [TraceStates.State]
  let steps: [TraceSteps.Step]
  let typeCounts: [TraceCount]
  /// The origins of the bindings that wrote something.
  let origins: [BindingOrigin]

  fileprivate init(_ recorder: TraceRecorder) {
    (types, causes, states) = (recorder.entries.types, recorder.causes.all, recorder.states.all)
    (steps, typeCounts) = (recorder.steps.all, recorder.typeCounts)
    origins = recorder.writers.origins
    declarations = types.map(Self.declaration(of:))
    names = Self.names(of: types, declarations)
  }

  /// Returns the declaration of a type; the types that make up one public modifier have one.
  private static func declaration(of type: Any.Type) -> String {
    if let name = (type as? any ViewPart.Type)?.nameForUsers { return name }
    let name = tracedName(type)
    return name.hasPrefix(".") ? name : declaredName(type)
  }

  /// Types with the same name get the enclosing types before it, `Cart.Row` and `Orders.Row`, or their module; private
  /// types of two files get a number: `Row #2`.
  private static func names(of types: [Any.Type], _ declarations: [String]) -> [String] {
    var names = types.map(tracedName)
    for longer in [{ nestedName($0) }, { nestedName($0, withModule: true) }] as [(Any.Type) -> String] {
      let several = Dictionary(grouping: zip(names, declarations), by: \.0).mapValues { Set($0.map(\.1)).count > 1 }
      names = zip(names, types).map { several[$0]! ? longer($1) : $0 }
    }
    var known: [String: [String]] = [:]
    for (name, declaration) in zip(names, declarations) where known[name]?.contains(declaration) != true {
      known[name, default: []].append(declaration)
    }
    return zip(names, declarations).map { name, declaration in
      let index = known[name]!.firstIndex(of: declaration)!
      return index == 0 ? name : "\(name) #\(index + 1)"
    }
  }

  func step(_ edge: TraceSteps.Edge, _ count: TraceCount) -> InvalidationTrace.Step {
    let from = edge.from >= 0 ? names[edge.from] : edge.from == -1 ? "" : states[-2 - edge.from].label
    return InvalidationTrace.Step(
      from: from.escapingControls(), isState: edge.from < -1, to: names[edge.to],
      cause: cause(count).shortWords, evaluations: count.evaluations, unneeded: count.unneeded)
  }

  func cause(_ count: TraceCount) -> InvalidationTrace.Cause {
    let cause = causes[count.number]
    return InvalidationTrace.Cause(
      name: cause.name.escapingControls(), source: cause.source.escapingControls(), evaluations: count.evaluations,
      unneeded: count.unneeded, inputs: cause.inputs,
      kind: cause.states.map { states[$0].kind }.first { $0 != .other } ?? .other, isInNewRow: cause.isInNewRow)
  }
}

extension InvalidationTrace {
  init(_ record: TraceRecord) {
    let recorder = record.recorder
    let tables = TraceTables(recorder)
    entries = recorder.entries.all.map { Entry($0, tables) }
    writes = recorder.writes.map {
      Write(
        event: $0.event, change: $0.change, content: .counted(state: $0.state, origin: $0.writer, tables),
        place: $0.place)
    }
    events = recorder.events.map {
      Event(
        writes: $0.writes, evaluations: $0.evaluations, unneeded: $0.unneeded, skips: $0.skips,
        content: .counted($0, tables))
    }
    states = .counted(recorder, tables)
    equalWrites = recorder.equalWrites.map { tables.origins[$0.writer].words.escapingControls() }
    recorder.forgetWriters()
    (moreWrites, moreEvents) = (recorder.moreWrites, recorder.moreEvents)
    let work = record.work
    (measured, answered, placed, drawn) = (work.measured, work.answered, work.placed, work.drawn)
    (cells, bytes) = (record.cells, record.bytes)
  }

  /// Returns the entries of the views that make up a control and still exist: itself, its style, and the views in its
  /// label.
  @MainActor package func entries(of control: SemanticNode) -> [Entry] {
    let nodes = control.nodes
    return entries.filter { $0.node.map(nodes.contains) ?? false }
  }

  /// Returns the trace with some of its entries.
  package func filtered(_ entries: [Entry]) -> InvalidationTrace {
    var trace = self
    trace.entries = entries
    return trace
  }
}
