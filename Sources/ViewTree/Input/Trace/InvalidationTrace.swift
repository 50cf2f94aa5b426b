/// What a piece of code made the screen do: which views were evaluated again, which were skipped, and why.
///
///     tap toggle "Device 3"
///       wrote Model.devices[3].isOn  false → true  by Binding(get:set:) at Devices.swift:12
///
///     DeviceList · evaluated 1 · @dependencies ← Model.devices
///     Row ×200 · evaluated 200 · unneeded 199 · isOn: Binding(get:set:) at Devices.swift:12 cannot be compared → pass
///       $model.devices[i].isOn
///
/// Counts start when the trace starts: mounting the screen is not in it. ``description`` is this table; there are
/// ``table(_:)``, ``tree``, ``json()``, ``mermaid(event:)`` and ``timeline()`` as well, and ``difference(from:)`` of two.
///
/// What a trace keeps is bounded: of more than 20,000 views, those that are gone are put together by type; the first
/// 1,000 writes and events are kept. All are counted.
///
/// Names, paths and labels are safe to print: control characters and bidirectional controls are their codes, `\u{1B}`.
public struct InvalidationTrace: Sendable, Codable, CustomStringConvertible {
  /// One view, or one style of one control.
  ///
  /// What ViewTree makes its own of is counted as the view or the style that it is a part of, once in a frame.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The name of the view's type, or of the style's.
    public var typeName: String { content.typeName }

    /// The named views from the root to this one, and rows by their ids: `Form/[Anna]/Row`.
    ///
    /// A row whose id is the identity of an object is named by its offset: `[#3]`.
    public var path: String { names.joined(separator: "/") }

    /// The label of the control that the view is or is the look of; empty if it is none.
    ///
    /// Of a view that went while the trace was taken: its last label.
    public let label: String
    /// How often the body ran.
    public let evaluations: Int
    /// How often the view was compared and found unchanged.
    public let skips: Int
    /// How often the body ran and nothing came out different, but for actions.
    ///
    /// An action made anew counts where a property of the view, or of its environment, is another one that it may have
    /// captured.
    public let unneeded: Int
    /// How many views these are the counts of: 1, unless there were too many to keep each.
    public let instances: Int
    /// What made the body run: each cause with its counts, in the order in which they came.
    public var details: [Cause] { content.details }
    let content: Content

    /// What made the body run, in SwiftUI's words: `@self`, a property, an environment key.
    public var causes: [String] {
      var names: [String] = []
      for detail in details where !names.contains(detail.name) { names.append(detail.name) }
      return names
    }

    var names: [String] { content.names }
    /// The node, if it was still there at the end of the trace: a number that says nothing later.
    var node: ObjectIdentifier? { content.node }
    /// Where the type was declared; `nil` of an entry that was read from a file.
    var declaration: String? { content.declaration }
    func isOf(_ type: Any.Type) -> Bool { content.isOf(type) }
  }

  /// What made bodies run.
  public struct Cause: Sendable, CustomStringConvertible {
    /// In SwiftUI's words: `@self` for a new view value, `@identity` for the first evaluation, `@dependencies` for
    /// properties of observable objects, a property of the view by its name, an environment key.
    public let name: String
    /// What was written, where it is called otherwise than the cause: `Model.devices`.
    public let source: String
    /// How many evaluations it led to.
    public let evaluations: Int
    /// How many of these were unneeded.
    public let unneeded: Int
    let inputs: [TraceInput]
    /// What kind of value was written: an array the body reads as a whole.
    let kind: TraceStates.Kind
    /// Of a first evaluation, whether it is in a row that is new as all rows around are: no id of the collection stayed.
    let isInNewRow: Bool

    /// Of a new view value, what of it is another one and why: `isOn: Binding(get:set:) cannot be compared`.
    public var reasons: [String] { inputs.map { $0.words().escapingControls() } }
  }

  /// A state that was written, or a property of an object.
  ///
  /// The values are kept, and described when their text is first asked for, on the thread that asks: in at most 40
  /// characters, an object by the name of its type.
  public struct Write: Sendable, CustomStringConvertible {
    /// The state by its owner and its name: `WiFiScreen._isOn`.
    public var name: String { content.name }
    /// The binding by which it was written, if it is not the state's own: a closure by its place in the source.
    public var binding: String { content.binding }
    /// The number of the event in ``InvalidationTrace/events``.
    public let event: Int
    /// The value before the write, in at most 40 characters.
    public var oldValue: String { change.words.old }
    /// The value that was written, in at most 40 characters.
    public var newValue: String { change.words.new }
    /// The function, or the property, in which the value was assigned: `Settings.reset()`.
    ///
    /// Empty where a binding wrote it, which ``binding`` names, and where a platform other than Linux does not tell. An
    /// object announces the first of several assignments: the others are `Settings.reset(), or later`. What the optimizer
    /// put into its caller is told as the caller.
    public var function: String { place.function }
    /// The line of the assignment: `Settings.swift:12`.
    ///
    /// Empty as ``function`` is; for a change in place, as `count += 1`, of which the compiler notes no line; for a trace
    /// that was decoded; and in a program without debug information. To find it in a large program takes a second.
    public var line: String { place.line }
    let change: TracedChange
    let content: Content
    let place: WritePlace

    /// What differs, and how: `Model.devices[3].isOn  false → true`.
    public var description: String {
      let (part, name, binding) = (change.words.part, name, binding)
      let written = "\(name)\(part.path)  \(part.old) → \(part.new)"
      // A key path to the part that differs says the same.
      return binding.isEmpty || binding.hasPrefix(name) ? written : "\(written)  by \(binding)"
    }
  }

  /// One thing that a user did, or the code of the trace.
  public struct Event: Sendable, CustomStringConvertible {
    /// What it is called: `tap toggle "Wi-Fi"`; empty for what no event did, as code that writes a model.
    public var name: String { content.name }
    /// How many values were written, each a different one than before.
    public let writes: Int
    /// How often any body ran.
    public let evaluations: Int
    /// How often a body ran and nothing came out different, but for actions: see ``Entry/unneeded``.
    public let unneeded: Int
    /// How often a view was compared and found unchanged.
    public let skips: Int
    let content: Content

    /// What led to what, in the order in which it first happened.
    public var steps: [Step] { content.steps }
    /// By the name of a type: how often its bodies ran, and how often without need.
    var types: [(name: String, evaluations: Int, unneeded: Int)] { content.types }
  }

  /// That a state, or the evaluation of a view around, led to evaluations of a type.
  public struct Step: Sendable, Hashable, Codable {
    /// The state, or the type of the view around; empty if that is not known.
    public let from: String
    /// Whether `from` is a state.
    public let isState: Bool
    /// The type whose bodies ran.
    public let to: String
    /// Why: a property, an environment key, or what of the view's value is another one.
    public let cause: String
    /// How many bodies ran.
    public let evaluations: Int
    /// How many of them ran and nothing came out different.
    public let unneeded: Int
  }

  /// One entry for each view, or each style of a control, that was evaluated or skipped, in the order in which that
  /// first happened.
  public internal(set) var entries: [Entry]
  /// The first 1,000 writes, in order; a write that equals the old value is none.
  public let writes: [Write]
  /// What happened, in order: the first 1,000 events.
  public let events: [Event]
  /// How many writes there were beside those in ``writes``.
  public let moreWrites: Int
  /// How many events there were beside those in ``events``.
  public let moreEvents: Int
  /// How many times an element computed a size, instead of giving one that it kept.
  public let measured: Int
  /// How many times an element gave a size that it kept.
  public let answered: Int
  /// How many times an element gave its children places.
  public let placed: Int
  /// How many elements were drawn, or looked at for what they show in a damaged area.
  public let drawn: Int
  /// How many cells of the screen were drawn anew.
  public let cells: Int
  /// How many bytes were encoded: of pictures that were asked for, and of what a terminal was sent.
  public let bytes: Int
  let states: StateTable
  /// How the bindings are made by which something was written that was there already.
  let equalWrites: [String]

  /// How often the bodies of all views of a type ran, or the `makeBody` of all controls with a style of a type.
  public func evaluations(of type: Any.Type) -> Int { sum(\.evaluations, of: type) }

  /// How often views of a type were compared and found unchanged.
  public func skips(of type: Any.Type) -> Int { sum(\.skips, of: type) }

  /// How often bodies of views of a type ran and nothing came out different.
  public func unneeded(of type: Any.Type) -> Int { sum(\.unneeded, of: type) }

  /// How often any body ran.
  public var totalEvaluations: Int { entries.reduce(0) { $0 + $1.evaluations } }

  /// How often any body ran and nothing came out different.
  public var totalUnneeded: Int { entries.reduce(0) { $0 + $1.unneeded } }

  private func sum(_ keyPath: KeyPath<Entry, Int>, of type: Any.Type) -> Int {
    entries.reduce(0) { $1.isOf(type) ? $0 + $1[keyPath: keyPath] : $0 }
  }
}

/// What a trace knows of the states.
enum StateTable: Sendable {
  case counted(TraceRecorder, TraceTables)
  case words([StateCounts])

  /// Whose evaluations were counted.
  var tree: TreeIdentity? { if case .counted(let recorder, _) = self { recorder.tree } else { nil } }

  var counts: [StateCounts] {
    switch self {
    case .words(let counts): counts
    case .counted(let recorder, let tables):
      zip(tables.states, recorder.readers).filter { !$0.0.isOwn }.map { state, readers in
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

/// What a trace knows of a state.
struct StateCounts: Sendable, Codable {
  let name: String
  let writes: Int
  let equalWrites: Int
  let bodies: Int
  let unneeded: Int
  let readers: [String]
}

extension InvalidationTrace.Entry {
  /// Numbers as they were counted, whose words are made when they are asked for; or words.
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
  /// A state by its number, and a binding by that of its origin; or words.
  enum Content: Sendable {
    case counted(state: Int, origin: Int?, TraceTables)
    case words(name: String, binding: String)

    fileprivate var name: String {
      switch self {
      case .counted(let state, _, let tables): tables.states[state].label.escapingControls()
      case .words(let name, _): name
      }
    }

    /// The binding in words, also where it is the state's own.
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
  /// Numbers as they were counted, whose words are made when they are asked for; or words.
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

/// What the numbers of a recorder stand for, when the trace is read.
final class TraceTables: Sendable {
  let types: [Any.Type]
  /// What the types are called, each by its own name.
  let names: [String]
  /// Where the types were declared.
  let declarations: [String]
  let causes: [TraceCauses.Cause]
  let states: [TraceStates.State]
  let steps: [TraceSteps.Step]
  let typeCounts: [TraceCount]
  /// How the bindings are made by which something was written.
  let origins: [BindingOrigin]

  fileprivate init(_ recorder: TraceRecorder) {
    (types, causes, states) = (recorder.entries.types, recorder.causes.all, recorder.states.all)
    (steps, typeCounts) = (recorder.steps.all, recorder.typeCounts)
    origins = recorder.writers.origins
    declarations = types.map(declaredName)
    names = Self.names(of: types, declarations)
  }

  /// Types of one name have those around before it, `Cart.Row` and `Orders.Row`, or their module; what is private to two
  /// files has a number: `Row #2`.
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
  init(_ recorder: TraceRecorder, work: RenderTree.Work, cells: Int, bytes: Int) {
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
    (measured, answered, placed, drawn) = (work.measured, work.answered, work.placed, work.drawn)
    (self.cells, self.bytes) = (cells, bytes)
  }
}
