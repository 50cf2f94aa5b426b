extension InvalidationTrace {
  /// What of a trace a table shows in one line.
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
    /// How many views there are.
    public private(set) var instances = 0
    /// How often their bodies ran.
    public private(set) var evaluations = 0
    /// How often they were compared and found unchanged.
    public private(set) var skips = 0
    /// How often their bodies ran and nothing came out different.
    public private(set) var unneeded = 0
    /// What made the bodies run; causes of one kind are one.
    public private(set) var causes: [Cause] = []
    /// The label, of a single control.
    public private(set) var label = ""
    /// Where the type was declared; `nil` of a trace that was read from a file.
    let declaration: String?
    /// By what they have in common.
    private var indices: [Cause.Likeness: Int] = [:]

    fileprivate init(_ entry: Entry) { (typeName, declaration) = (entry.typeName, entry.declaration) }

    fileprivate mutating func add(_ entry: Entry) {
      instances += entry.instances
      evaluations += entry.evaluations
      skips += entry.skips
      unneeded += entry.unneeded
      label = instances == 1 ? entry.label : ""
      for cause in entry.details {
        let index = indices[cause.likeness] ?? causes.count
        if index == causes.count {
          indices[cause.likeness] = index
          causes.append(cause)
        } else {
          causes[index] = causes[index].adding(cause)
        }
      }
    }
  }

  /// The views by type, in the order in which the first of each was evaluated or skipped.
  public var groups: [Group] { Self.groups(of: entries) }

  static func groups(of entries: [Entry]) -> [Group] {
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

  /// The table by type: what was written in each event, then a line for each type, then what layout and drawing did.
  ///
  /// A write has the function in which it was made, where the platform tells: ``Write/function``, ``Write/line``.
  public var description: String {
    (eventLines(withFunctions: true) + explained(causeLines(.types)) + [work]).joined(separator: "\n")
  }

  /// The table with a line for each type, or for each view.
  ///
  /// It is the same in every run and however the program is built: it has no addresses, and counts of the engine's own
  /// work are not in it.
  public func table(_ detail: Detail = .types) -> String {
    (eventLines() + explained(causeLines(detail))).joined(separator: "\n")
  }

  /// The lines of a table, and below them what the words mean that are in it.
  private func explained(_ lines: [String]) -> [String] {
    let words = [
      ("· unneeded ", "unneeded: the body ran, and what came of it was as before"),
      (": made anew", "made anew: a control makes the value for each evaluation, and it cannot be compared"),
    ]
    let used = words.filter { word in lines.contains { $0.contains(word.0) } }.map(\.1)
    return used.isEmpty ? lines : lines + ["(\(used.joined(separator: "; ")))"]
  }

  /// The table by type in at most so many lines: of many events the first, so that there is room for the causes.
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
    var told: Set<String> = []
    let table = detail == .types ? groups.flatMap { $0.lines(told: &told) } : instanceLines
    return table.isEmpty ? ["nothing was evaluated"] : table
  }

  /// What layout, drawing and encoding did.
  var work: String {
    "layout: \(measured) measured, \(answered) from memory, \(placed) placed · drawing: \(drawn) visited, "
      + "\(cells) cells, \(bytes) bytes"
  }

  /// Each event that wrote something, with what it wrote: the first ten of each.
  func eventLines(withFunctions: Bool = false) -> [String] {
    var lines: [String] = []
    var written = Dictionary(grouping: writes, by: \.event)
    for (index, event) in events.enumerated() where event.writes > 0 || !event.name.isEmpty {
      if lines.count > 60 {
        lines.append("… and \(events.count - index + moreEvents) more events")
        break
      }
      let writes = written.removeValue(forKey: index) ?? []
      lines.append(event.name.isEmpty ? "outside of an event" : event.name)
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
  /// The path, the counts and the causes in a line.
  public var description: String { line(width: 0) }

  fileprivate var title: String { label.isEmpty ? path : "\(path) \"\(label)\"" }

  /// `width`: of the title at least, in characters.
  fileprivate func line(width: Int) -> String {
    let causes = details.map { $0.words(isFirstOfMany: false) }.joined(separator: "; ")
    let title = title + String(repeating: " ", count: max(width - title.count, 0))
    return ([title] + counts(evaluations, unneeded, skips) + (causes.isEmpty ? [] : [causes])).joined(separator: " · ")
  }
}

extension InvalidationTrace.Event {
  /// The name, and what was counted.
  public var description: String {
    let written = writes == 0 ? [] : ["wrote \(writes)"]
    return ([name.isEmpty ? "outside of an event" : name] + written + counts(evaluations, unneeded, skips))
      .joined(separator: " · ")
  }
}

/// `evaluated 3`, `unneeded 2`, `skipped 1`: those that are not zero.
private func counts(_ evaluations: Int, _ unneeded: Int, _ skips: Int) -> [String] {
  [("evaluated", evaluations), ("unneeded", unneeded), ("skipped", skips)].filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
}

extension InvalidationTrace.Group {
  /// `Row ×200`, or `Toggle "Wi-Fi"`.
  var title: String {
    instances > 1 ? "\(typeName) ×\(instances)" : label.isEmpty ? typeName : "\(typeName) \"\(label)\""
  }

  /// The type and its counts, with the causes as they stand in a table.
  public var description: String {
    var told: Set<String> = []
    return lines(told: &told).joined(separator: "\n")
  }

  var counted: String { ([title] + counts(evaluations, unneeded, skips)).joined(separator: " · ") }

  /// One line with the only cause, or a line for each below.
  ///
  /// `told`: the bindings of which was said above what to do, where a view handed them on.
  fileprivate func lines(told: inout Set<String>) -> [String] {
    let words = causes.map { cause in
      let advised = cause.inputs.filter { $0.bindingInWords.map { told.insert($0).inserted } ?? true }
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
  /// The advice where evaluations were unneeded, or caused by a value that cannot be compared; empty where there is none.
  public var advice: String { advice(for: inputs) }

  /// `inputs`: those of which it is not said yet.
  private func advice(for inputs: [TraceInput]) -> String {
    if isInNewRow { return "if the elements are the same, give them ids that stay" }
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
      return "what captures something cannot be compared: put an Equatable value with callAsFunction() there"
    }
    return name == "@dependencies" ? adviceForDependencies : name.hasPrefix("_") ? adviceForProperty : ""
  }

  private var adviceForDependencies: String {
    let place = source.isEmpty ? "it" : source
    if kind == .array, let property = source.split(separator: ".").last {
      return "the body reads all of \(place): bind each element, ForEach($model.\(property)) { $element in … }"
    }
    return "the body reads \(place) and shows nothing of what changed: read it in a child"
  }

  private var adviceForProperty: String {
    let isBinding = source.contains("._")
    let isOfObject = !source.isEmpty && !isBinding && !source.hasPrefix("@")
    if isOfObject {
      return source.contains(".")
        ? "every change of the object evaluates the view: make it @Observable, or pass bindings to its properties"
        : "the object announced a change, and nothing of it changed: compare before you write, or make it @Observable"
    }
    if kind == .array, !source.contains("[") {
      return "the body reads all of it: bind each element, ForEach($\(name.dropFirst())) { $element in … }"
    }
    return isBinding
      ? "the body shows less than it reads: pass what it shows as a value, and a binding to what it changes"
      : "the body reads more of it than it shows: pass $\(name.dropFirst()), or a part of it, to a child"
  }

  /// What made the body run, and what to do.
  public var description: String { words(isFirstOfMany: evaluations > 1) }

  /// What made the body run, and what to do.
  ///
  /// `advised`: the inputs of which it is said what to do; all, where none are given.
  func words(isFirstOfMany: Bool, advised: [TraceInput]? = nil) -> String {
    let closures = inputs.filter(\.isClosure)
    var reasons = inputs.filter { closures.count < 2 || !$0.isClosure }.map { $0.words(isFirstOfMany: isFirstOfMany) }
    if closures.count > 1 {
      reasons.append(
        "\(closures.map(\.path).joined(separator: ", ")): closures that capture something cannot be compared")
    }
    if reasons.count > 2 { reasons = reasons.prefix(2) + ["and \(reasons.count - 2) more"] }
    let reason = inputs.isEmpty ? nameInWords : reasons.joined(separator: "; ")
    let advice = advice(for: advised ?? inputs)
    return reason.escapingControls() + (advice.isEmpty ? "" : " → \(advice)")
  }

  /// Without values and advice.
  var shortWords: String {
    inputs.isEmpty ? name : inputs.map(\.path).joined(separator: ", ").escapingControls()
  }

  private var nameInWords: String {
    if isInNewRow { return "\(name) ← no id of the ForEach is as before" }
    if source.isEmpty { return name == "@identity" ? "@identity, new" : name }
    return "\(name) ← \(source)"
  }

  /// What causes have in common that are one for views of one type: of rows, whatever their indices are.
  fileprivate struct Likeness: Hashable {
    let name: String
    let source: String
    let inputs: [String]
    let isInNewRow: Bool
  }

  fileprivate var likeness: Likeness {
    Likeness(
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

  /// `Binding(get:set:) at Rows.swift:12`, of a binding that cannot be compared.
  fileprivate var bindingInWords: String? { if case .closures(let words, _) = reason { words } else { nil } }

  /// The property, and in which way it differs.
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
  /// `Model.items[i].isOn` for `Model.items[12].isOn`.
  ///
  /// Asked for each row of a table, and of most words there is nothing to replace: by bytes, not by a regular expression.
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
