import Foundation
import ViewTree

extension InvalidationTrace {
  /// Returns the trace as JSON with sorted keys, which `JSONDecoder` can read.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension InvalidationTrace.Entry: Codable {
  private enum Key: String, CodingKey {
    case typeName, path, label, evaluations, skips, unneeded, instances, causes
  }

  /// Encodes the entry as numbers and words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(typeName, forKey: .typeName)
    try container.encode(names, forKey: .path)
    try container.encode(label, forKey: .label)
    try container.encode(evaluations, forKey: .evaluations)
    try container.encode(skips, forKey: .skips)
    try container.encode(unneeded, forKey: .unneeded)
    try container.encode(instances, forKey: .instances)
    try container.encode(details, forKey: .causes)
  }

  /// Decodes an entry; its type is known by its name only.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      label: try container.decode(String.self, forKey: .label),
      evaluations: try container.decode(Int.self, forKey: .evaluations),
      skips: try container.decode(Int.self, forKey: .skips),
      unneeded: try container.decode(Int.self, forKey: .unneeded),
      instances: try container.decode(Int.self, forKey: .instances),
      content: .words(
        type: try container.decode(String.self, forKey: .typeName),
        path: try container.decode([String].self, forKey: .path),
        try container.decode([InvalidationTrace.Cause].self, forKey: .causes)))
  }
}

extension InvalidationTrace.Cause: Codable {
  private enum Key: String, CodingKey {
    case name, source, evaluations, unneeded, inputs, kind, isInNewRow
  }

  /// Encodes the cause as numbers and words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(source, forKey: .source)
    try container.encode(evaluations, forKey: .evaluations)
    try container.encode(unneeded, forKey: .unneeded)
    try container.encode(inputs, forKey: .inputs)
    if kind != .other { try container.encode(kind, forKey: .kind) }
    if isInNewRow { try container.encode(true, forKey: .isInNewRow) }
  }

  /// Decodes a cause with its counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      source: try container.decode(String.self, forKey: .source),
      evaluations: try container.decode(Int.self, forKey: .evaluations),
      unneeded: try container.decode(Int.self, forKey: .unneeded),
      inputs: try container.decode([TraceInput].self, forKey: .inputs),
      kind: try container.decodeIfPresent(TraceStates.Kind.self, forKey: .kind) ?? .other,
      isInNewRow: try container.decodeIfPresent(Bool.self, forKey: .isInNewRow) ?? false)
  }
}

extension TraceInput: Codable {
  private enum Key: String, CodingKey {
    case reason, advice, kind, path, part, old, new
  }

  /// The reasons that are stored with their values too, because a table combines several reasons of one kind.
  private enum Kind: String, Codable {
    case value, closure, closures, binding
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(words().escapingControls(), forKey: .reason)
    try container.encode(advice.escapingControls(), forKey: .advice)
    func encode(_ kind: Kind, _ values: [(Key, String)] = []) throws {
      try container.encode(kind, forKey: .kind)
      for (key, text) in [(.path, path)] + values { try container.encode(text.escapingControls(), forKey: key) }
    }
    switch reason {
    case .value(let change):
      let part = change.words.part
      try encode(.value, [(.part, part.path), (.old, part.old), (.new, part.new)])
    case .closure: try encode(.closure)
    case .closures(let place, _): try encode(.closures, [(.new, place)])
    case .otherBinding(let old, let new): try encode(.binding, [(.old, old), (.new, new)])
    case .incomparable, .madeAnew, .ownValue, .object, .content, .words: break
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try container.decode(String.self, forKey: key) }
    let advice = try text(.advice)
    guard let kind = try container.decodeIfPresent(Kind.self, forKey: .kind) else {
      self.init(words: try text(.reason), advice: advice)
      return
    }
    let reason: Reason =
      switch kind {
      case .value:
        .value(
          TracedChange(
            .init(old: "", new: "", part: (path: try text(.part), old: try text(.old), new: try text(.new)))))
      case .closure: .closure(isOfControl: advice == Self.adviceForControl)
      case .closures: .closures(try text(.new), advice: advice)
      case .binding: .otherBinding(try text(.old), try text(.new))
      }
    self.init(path: try text(.path), reason: reason)
  }
}

extension InvalidationTrace.Write: Codable {
  private enum Key: String, CodingKey {
    case name, binding, function, event, old, new, part, partOld, partNew
  }

  /// Encodes the state, its values and the binding as words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let words = change.words
    try container.encode(name, forKey: .name)
    try container.encode(binding, forKey: .binding)
    let function = function
    if !function.isEmpty { try container.encode(function, forKey: .function) }
    try container.encode(event, forKey: .event)
    try container.encode(words.old, forKey: .old)
    try container.encode(words.new, forKey: .new)
    try container.encode(words.part.path, forKey: .part)
    try container.encode(words.part.old, forKey: .partOld)
    try container.encode(words.part.new, forKey: .partNew)
  }

  /// Decodes a write with its values as words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try container.decode(String.self, forKey: key) }
    self.init(
      event: try container.decode(Int.self, forKey: .event),
      change: TracedChange(
        .init(
          old: try text(.old), new: try text(.new),
          part: (path: try text(.part), old: try text(.partOld), new: try text(.partNew)))),
      content: .words(name: try text(.name), binding: try text(.binding)),
      place: WritePlace(function: try container.decodeIfPresent(String.self, forKey: .function) ?? ""))
  }
}

extension InvalidationTrace.Event: Codable {
  private enum Key: String, CodingKey {
    case name, writes, evaluations, unneeded, skips, steps, types
  }

  /// Encodes the event's counts, causes and effects.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(writes, forKey: .writes)
    try container.encode(evaluations, forKey: .evaluations)
    try container.encode(unneeded, forKey: .unneeded)
    try container.encode(skips, forKey: .skips)
    try container.encode(steps, forKey: .steps)
    let types = types.map { Content.TypeCount(name: $0.name, evaluations: $0.evaluations, unneeded: $0.unneeded) }
    try container.encode(types, forKey: .types)
  }

  /// Decodes an event with its counts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      writes: try container.decode(Int.self, forKey: .writes),
      evaluations: try container.decode(Int.self, forKey: .evaluations),
      unneeded: try container.decode(Int.self, forKey: .unneeded),
      skips: try container.decode(Int.self, forKey: .skips),
      content: .words(
        try container.decode(String.self, forKey: .name),
        try container.decode([InvalidationTrace.Step].self, forKey: .steps),
        try container.decode([Content.TypeCount].self, forKey: .types)))
  }
}
