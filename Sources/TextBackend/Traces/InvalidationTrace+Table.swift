import ViewTree

extension InvalidationTrace {
  /// The unit that a table of a trace shows in one line.
  public enum Detail: Sendable {
    /// All views of a type.
    case types
    /// One view, or one style of one control.
    case instances
  }

  /// The views of one type, or the controls with a style of one type.
  public struct Group: Sendable, CustomStringConvertible {
    /// The name of the type.
    public let typeName: String
    /// The number of subviews.
    public private(set) var instances = 0
    /// The number of times their bodies ran.
    public private(set) var evaluations = 0
    /// The number of times they were compared and found unchanged.
    public private(set) var skips = 0
    /// The number of times their bodies ran without a different result.
    public private(set) var unneeded = 0
    /// The causes of the evaluations; causes of one kind are combined.
    public private(set) var causes: [Cause] = []
    /// The label, if the group is a single control.
    public private(set) var label = ""
    /// The place where the type is declared; `nil` in a trace that was read from a file.
    package let declaration: String?
    /// The index in `causes` for each key.
    private var indices: [Cause.GroupingKey: Int] = [:]

    fileprivate init(_ entry: Entry) { (typeName, declaration) = (entry.typeName, entry.declaration) }

    fileprivate mutating func add(_ entry: Entry) {
      instances += entry.instances
      evaluations += entry.evaluations
      skips += entry.skips
      unneeded += entry.unneeded
      label = instances == 1 ? entry.label : ""
      for cause in entry.details {
        let index = indices[cause.groupingKey] ?? causes.count
        if index == causes.count {
          indices[cause.groupingKey] = index
          causes.append(cause)
        } else {
          causes[index] = causes[index].adding(cause)
        }
      }
    }
  }

  /// The views by type, in the order of the first evaluation or skip of each type.
  public var groups: [Group] { Self.groups(of: entries) }

  package static func groups(of entries: [Entry]) -> [Group] {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    for entry in entries {
      let index = indices[entry.typeName] ?? groups.count
      if index == groups.count {
        indices[entry.typeName] = index
        groups.append(Group(entry))
      }
      groups[index].add(entry)
    }
    return groups
  }

  /// The table by type: the writes of each event, then a line for each type, then the work of layout and drawing.
  ///
  /// A write is shown with the function that made it, on platforms that report it: ``Write/function``, ``Write/line``.
  public var description: String {
    (eventLines(withFunctions: true) + explained(causeLines(.types)) + [work]).joined(separator: "\n")
  }

  /// Returns the table with a line for each type, or for each view.
  ///
  /// It is the same in every run and in every build: it contains no addresses, and no counts of the engine's own work.
  public func table(_ detail: Detail = .types) -> String {
    (eventLines() + explained(causeLines(detail))).joined(separator: "\n")
  }

  /// Returns the lines of a table, followed by explanations of the terms in it.
  private func explained(_ lines: [String]) -> [String] {
    let words = [
      ("· unneeded ", "unneeded: the body ran, and its result did not change"),
      (": made anew", "made anew: the control creates the value in each evaluation, and it cannot be compared"),
    ]
    let used = words.filter { word in lines.contains { $0.contains(word.0) } }.map(\.1)
    return used.isEmpty ? lines : lines + ["(\(used.joined(separator: "; ")))"]
  }

  /// Returns the table by type in at most `limit` lines: later events are left out first, so that the causes have room.
  package func table(limit: Int) -> String {
    let (events, causes) = (eventLines(withFunctions: true), explained(causeLines(.types)))
    let room = max(limit - causes.count, limit / 3)
    let lines = Self.cut(events, to: room, "of events") + causes
    return Self.cut(lines, to: limit, "").joined(separator: "\n")
  }

  private static func cut(_ lines: [String], to limit: Int, _ what: String) -> [String] {
    if lines.count <= limit { return lines }
    let words = ["… and \(lines.count - limit + 1) more lines", what].filter { !$0.isEmpty }.joined(separator: " ")
    return lines.prefix(limit - 1) + ["\(words); print(trace.table())"]
  }

  private func causeLines(_ detail: Detail) -> [String] {
    var advisedBindings: Set<String> = []
    let table = detail == .types ? groups.flatMap { $0.lines(advisedBindings: &advisedBindings) } : instanceLines
    return table.isEmpty ? [Self.emptyWords] : table
  }

  /// The line of a trace without evaluations.
  package static var emptyWords: String { "nothing was evaluated" }

  /// The work of layout, drawing and encoding.
  var work: String {
    "layout: \(measured) measured, \(answered) cached, \(placed) placed · drawing: \(drawn) visited, "
      + "\(cells) cells, \(bytes) bytes"
  }

  /// Returns the events with a name or with writes, each with its first ten writes.
  package func eventLines(withFunctions: Bool = false) -> [String] {
    var lines: [String] = []
    var written = Dictionary(grouping: writes, by: \.event)
    for (index, event) in events.enumerated() where event.writes > 0 || !event.name.isEmpty {
      if lines.count > 60 {
        lines.append("… and \(events.count - index + moreEvents) more events")
        break
      }
      let writes = written.removeValue(forKey: index) ?? []
      lines.append(event.title)
      lines += writes.prefix(10).map { write in
        let function = withFunctions ? write.function : ""
        return "  wrote \(write.description)" + (function.isEmpty ? "" : "  in \(function)")
      }
      if event.writes > min(writes.count, 10) { lines.append("  and \(event.writes - min(writes.count, 10)) more") }
    }
    return lines
  }

  private var instanceLines: [String] {
    let width = entries.map(\.title.count).max() ?? 0
    return entries.map { $0.line(width: width) }
  }
}

extension InvalidationTrace.Entry {
  /// The path, the counts and the causes in one line.
  public var description: String { line(width: 0) }

  fileprivate var title: String { label.isEmpty ? path : "\(path) \"\(label)\"" }

  /// Returns the description, with the title padded to `width` characters.
  fileprivate func line(width: Int) -> String {
    let causes = details.map { $0.words(isFirstOfMany: false) }.joined(separator: "; ")
    let title = title + String(repeating: " ", count: max(width - title.count, 0))
    return ([title] + counts(evaluations, unneeded, skips) + (causes.isEmpty ? [] : [causes])).joined(separator: " · ")
  }
}

extension InvalidationTrace.Event {
  /// The name of the event, or `outside of an event` for writes without one.
  package var title: String { name.isEmpty ? "outside of an event" : name }

  /// The name and the counts.
  public var description: String {
    let written = writes == 0 ? [] : ["wrote \(writes)"]
    return ([title] + written + counts(evaluations, unneeded, skips))
      .joined(separator: " · ")
  }
}

/// The counts that are not zero: `evaluated 3`, `unneeded 2`, `skipped 1`.
private func counts(_ evaluations: Int, _ unneeded: Int, _ skips: Int) -> [String] {
  [("evaluated", evaluations), ("unneeded", unneeded), ("skipped", skips)].filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
}

extension InvalidationTrace.Group {
  /// The title in a table: `Row ×200`, or `Toggle "Wi-Fi"`.
  var title: String {
    instances > 1 ? "\(typeName) ×\(instances)" : label.isEmpty ? typeName : "\(typeName) \"\(label)\""
  }

  /// The type and its counts, with the causes as in a table.
  public var description: String {
    var advisedBindings: Set<String> = []
    return lines(advisedBindings: &advisedBindings).joined(separator: "\n")
  }

  package var counted: String { ([title] + counts(evaluations, unneeded, skips)).joined(separator: " · ") }

  /// Returns the title and the counts, with the only cause in the same line, or with a line for each of several causes.
  ///
  /// The advice for a binding in `advisedBindings` is omitted, because an earlier line has it. The other bindings of
  /// the causes are added to it.
  fileprivate func lines(advisedBindings: inout Set<String>) -> [String] {
    let words = causes.map { cause in
      let advised = cause.inputs.filter { $0.bindingInWords.map { advisedBindings.insert($0).inserted } ?? true }
      return cause.words(isFirstOfMany: cause.evaluations > 1, advised: advised)
    }
    guard words.count != 1 else { return ["\(counted) · \(words[0])"] }
    return [counted]
      + zip(causes, words).map { cause, words in
        let count = cause.unneeded > 0 ? "×\(cause.evaluations), unneeded \(cause.unneeded)" : "×\(cause.evaluations)"
        return "  \(count) · \(words)"
      }
  }
}

extension InvalidationTrace.Cause {
  /// The advice for unneeded evaluations, or for a value that cannot be compared; empty if there is none.
  public var advice: String { advice(for: inputs) }

  /// Returns the advice; `inputs` are the inputs for which no earlier line has it.
  private func advice(for inputs: [TraceInput]) -> String {
    if isInNewRow { return "if the elements are the same, give them stable ids" }
    if unneeded > 0 || inputs.contains(where: { $0.bindingInWords != nil }) {
      return (self.inputs.isEmpty ? adviceForName : Self.words(for: inputs)).escapingControls()
    }
    return Self.words(for: inputs.filter(\.isClosure)).escapingControls()
  }

  private static func words(for inputs: [TraceInput]) -> String {
    var words: [String] = []
    for input in inputs where !input.advice.isEmpty && !words.contains(input.advice) { words.append(input.advice) }
    return words.joined(separator: "; ")
  }

  private var adviceForName: String {
    if kind == .closure {
      return "a closure with captures cannot be compared: store an Equatable value with callAsFunction() instead"
    }
    return name == "@dependencies" ? adviceForDependencies : name.hasPrefix("_") ? adviceForProperty : ""
  }

  private var adviceForDependencies: String {
    let place = source.isEmpty ? "it" : source
    if kind == .array, let property = source.split(separator: ".").last {
      return "the body reads all of \(place): bind each element, ForEach($model.\(property)) { $element in … }"
    }
    return "the body reads \(place), but shows no part of it that changed: read it in a child view"
  }

  private var adviceForProperty: String {
    let isBinding = source.contains("._")
    let isOfObject = !source.isEmpty && !isBinding && !source.hasPrefix("@")
    if isOfObject {
      return source.contains(".")
        ? "every change of the object evaluates the view: make it @Observable, or pass bindings to its properties"
        : "the object published a change, but no property changed: compare before writing, or make it @Observable"
    }
    if kind == .array, !source.contains("[") {
      return "the body reads all of it: bind each element, ForEach($\(name.dropFirst())) { $element in … }"
    }
    return isBinding
      ? "the body reads more than it shows: pass only the value that it shows, and a binding to the value that it changes"
      : "the body reads more of it than it shows: pass $\(name.dropFirst()), or a part of it, to a child view"
  }

  /// The cause of the evaluations, with advice.
  public var description: String { words(isFirstOfMany: evaluations > 1) }

  /// Returns the cause of the evaluations, with advice.
  ///
  /// `advised`: the inputs that get advice; all of them by default.
  func words(isFirstOfMany: Bool, advised: [TraceInput]? = nil) -> String {
    let closures = inputs.filter(\.isClosure)
    var reasons = inputs.filter { closures.count < 2 || !$0.isClosure }.map { $0.words(isFirstOfMany: isFirstOfMany) }
    if closures.count > 1 {
      reasons.append(
        "\(closures.map(\.path).joined(separator: ", ")): closures with captures cannot be compared")
    }
    if reasons.count > 2 { reasons = reasons.prefix(2) + ["and \(reasons.count - 2) more"] }
    let reason = inputs.isEmpty ? nameInWords : reasons.joined(separator: "; ")
    let advice = advice(for: advised ?? inputs)
    return reason.escapingControls() + (advice.isEmpty ? "" : " → \(advice)")
  }

  /// The cause without values and advice.
  var shortWords: String {
    inputs.isEmpty ? name : inputs.map(\.path).joined(separator: ", ").escapingControls()
  }

  private var nameInWords: String {
    if isInNewRow { return "\(name) ← all ids of the ForEach are new" }
    if source.isEmpty { return name == "@identity" ? "@identity, new" : name }
    return "\(name) ← \(source)"
  }

  /// The properties in which causes agree that are combined for views of one type; the indices of rows do not count.
  fileprivate struct GroupingKey: Hashable {
    let name: String
    let source: String
    let inputs: [String]
    let isInNewRow: Bool
  }

  fileprivate var groupingKey: GroupingKey {
    GroupingKey(
      name: name.withoutIndices, source: source.withoutIndices, inputs: inputs.map(\.kind), isInNewRow: isInNewRow)
  }

  fileprivate func adding(_ other: Self) -> Self {
    Self(
      name: name == other.name ? name : name.withoutIndices,
      source: source == other.source ? source : source.withoutIndices,
      evaluations: evaluations + other.evaluations, unneeded: unneeded + other.unneeded, inputs: inputs,
      kind: kind == .other ? other.kind : kind, isInNewRow: isInNewRow)
  }
}

extension TraceInput {
  fileprivate var isClosure: Bool { if case .closure = reason { true } else { false } }

  /// A binding that cannot be compared: `Binding(get:set:) at Rows.swift:12`.
  fileprivate var bindingInWords: String? { if case .closures(let words, _) = reason { words } else { nil } }

  /// The property, and the way in which it differs.
  fileprivate var kind: String {
    switch reason {
    case .value: path + " value"
    case .closures(let words, _): path + words
    case .otherBinding: path + " binding"
    case .words(let words, _): words
    default: words()
    }
  }
}

extension String {
  /// The string with `[i]` for each index: `Model.items[i].isOn` for `Model.items[12].isOn`.
  ///
  /// It runs for each row of a table, mostly without an index to replace: it uses bytes, not a regular expression.
  var withoutIndices: String {
    let open = UInt8(ascii: "[")
    guard utf8.contains(open) else { return self }
    var (words, rest) = ([UInt8](), utf8[...])
    while let start = rest.firstIndex(of: open) {
      let digits = rest[rest.index(after: start)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let isIndex = !digits.isEmpty && rest[digits.endIndex...].first == UInt8(ascii: "]")
      words += rest[...start]
      if isIndex { words.append(UInt8(ascii: "i")) }
      rest = rest[(isIndex ? digits.endIndex : rest.index(after: start))...]
    }
    return String(decoding: words + rest, as: UTF8.self)
  }
}
