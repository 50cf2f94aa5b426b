/// A property of a view that is not the same in the view's new value, and why.
struct TraceInput: Sendable {
  enum Reason: Sendable {
    /// A closure that captures something; a control of this module is mostly handed one, and nothing can be done.
    case closure(isOfControl: Bool)
    /// A binding made of closures: where, and how to make one that can be compared.
    case closures(String, advice: String)
    /// A binding to another place.
    case otherBinding(String, String)
    /// A type whose values are never known to be the same.
    case incomparable(String)
    /// Something that a view of this module makes for itself, and that cannot be compared.
    case madeAnew
    /// A value of a type that is no user's word: only the property is named.
    case ownValue
    case object(String, isOfControl: Bool)
    /// Views in the view: made anew with whatever they show.
    case content(isOfControl: Bool)
    case value(TracedChange)
    /// What was read from a file.
    case words(String, advice: String)
  }

  /// The advice for a control that is handed a closure.
  static let adviceForControl = "give the control a view of its own with only what the closure uses"

  /// `isOn`, `device.action`.
  let path: String
  let reason: Reason

  /// What a trace is read from.
  init(words: String, advice: String) {
    path = ""
    reason = .words(words, advice: advice)
  }

  init(path: String, reason: Reason) {
    self.path = path.split(separator: ".").map { String($0).unwrappedName }.joined(separator: ".")
    self.reason = reason
  }

  /// `isOn: Binding(get:set:) at Rows.swift:12 cannot be compared`; of several views, a value is that of the first.
  func words(isFirstOfMany: Bool = false) -> String {
    switch reason {
    case .closure: "\(path): a closure that captures something cannot be compared"
    case .closures(let words, _): "\(path): \(words) cannot be compared"
    case .otherBinding(let old, let new):
      old == new ? "\(path): another binding to \(new)" : "\(path): a binding to \(new), not to \(old)"
    case .incomparable(let type): "\(path): \(type) cannot be compared"
    case .madeAnew: "\(path): made anew"
    case .ownValue: "\(path): another value"
    case .object(let type, _): "\(path): another \(type)"
    case .content: "\(path): the views in it"
    case .words(let words, _): words
    case .value(let change):
      "\(path)\(change.words.part.path) \(isFirstOfMany ? "changed, as " : "")"
        + "\(change.words.part.old) → \(change.words.part.new)"
    }
  }

  /// Whether the property counts as another one: of what cannot be compared, and of views, that is not known.
  ///
  /// What is handed to a control of this module counts: who writes a button writes a closure.
  var isProved: Bool {
    switch reason {
    case .closures, .incomparable, .madeAnew: false
    case .closure(let isOfControl), .content(let isOfControl): isOfControl
    case .otherBinding, .object, .ownValue, .value, .words: true
    }
  }

  /// What to do, if the evaluation was not needed.
  var advice: String {
    switch reason {
    case .closure(let isOfControl):
      isOfControl
        ? Self.adviceForControl
        : "pass the values that it captures, or make the view Equatable without it"
    case .closures(_, let advice): advice
    case .otherBinding: "bind the element by its id: ForEach($items) { $item in … }"
    case .incomparable(let type): "make \(type) Equatable"
    case .object(_, let isOfControl): isOfControl ? "" : "keep the object: @State, or @StateObject"
    case .content, .madeAnew, .ownValue: ""
    case .words(_, let advice): advice
    case .value(let change):
      change.words.part.path.isEmpty ? "pass only what the body shows" : "pass only the parts that the body shows"
    }
  }
}

/// Views in a view are made anew with whatever they show: what is in them tells nothing.
private func isView(_ type: Any.Type) -> Bool { type is any View.Type }

private func isListOfViews(_ type: Any.Type) -> Bool {
  func element<C: Collection>(_: C.Type) -> Any.Type { C.Element.self }
  return (type as? any Collection.Type).map { isView(element($0)) } ?? false
}

/// Finds what the properties of a view's new value are that made its body run.
@MainActor struct InputReader {
  let node: Node
  let graph: Graph

  func inputs<V>(from old: V, to new: V) -> [TraceInput] {
    let inputs = StoredParts.of(V.self).differences(old, new, isWhole: isView).prefix(8).flatMap(inputs)
    if !isOfControl { return inputs }
    // What such a view has in its properties is nobody's words: each is named once.
    var seen: Set<String> = []
    return inputs.map { TraceInput(path: firstName(in: $0.path), reason: $0.reason) }
      .filter { seen.insert($0.words()).inserted }
  }

  /// What the node of a modifier holds it in is no property of it.
  private func firstName(in path: String) -> String {
    let names = path.split(separator: ".")
    return String(names.first { $0 != "modifier" } ?? "modifier")
  }

  private var isOfControl: Bool { (node as? any TracedNode).map { isOwn($0.evaluatedType) } ?? false }

  private func inputs(_ difference: StoredParts.Difference) -> [TraceInput] {
    if let values = difference.values, let shared = values.new as? any SharedParts {
      let inner = shared.differences(from: values.old)
      if !inner.isEmpty {
        return inner.prefix(8).map { TraceInput(path: $0.path, reason: reason($0)) }
      }
    }
    return [TraceInput(path: difference.path, reason: reason(difference))]
  }

  private func reason(_ difference: StoredParts.Difference) -> TraceInput.Reason {
    guard let values = difference.values else {
      return isFunction(difference.type)
        ? .closure(isOfControl: isOfControl) : .object(nameInWords(of: difference.type), isOfControl: isOfControl)
    }
    if let old = values.old as? any AnyBinding, let new = values.new as? any AnyBinding {
      let origin = new.origin
      if origin.kind == .closures {
        var advice = BindingAdvice(for: new, at: difference.path, of: node, graph)
        return .closures(origin.words, advice: advice.words())
      }
      if origin.kind == .other { return .madeAnew }
      return .otherBinding(old.origin.words, origin.words)
    }
    if isOptional(difference.type), "\(difference.type)".contains("->") {
      return .closure(isOfControl: isOfControl)
    }
    if values.new is any View || isListOfViews(difference.type) { return .content(isOfControl: isOfControl) }
    if difference.type is AnyClass { return .object(typeName(difference.type), isOfControl: isOfControl) }
    if difference.isIncomparable { return isOfControl ? .madeAnew : .incomparable(nameInWords(of: difference.type)) }
    if isOfControl, isCollection(difference.type) { return .madeAnew }
    if isOfControl, isOwn(typeInOptional(difference.type)), !(values.new is any CustomStringConvertible) {
      return .ownValue
    }
    return .value(TracedChange(from: values.old, to: values.new))
  }

  /// Of an optional the name of what is in it: that is what cannot be compared.
  private func nameInWords(of type: Any.Type) -> String { typeName(typeInOptional(type)) }
}

/// A value that is handed on by reference, asked how it differs from another.
private protocol SharedParts {
  func differences(from other: Any) -> [StoredParts.Difference]
}

extension Shared: SharedParts {
  fileprivate func differences(from other: Any) -> [StoredParts.Difference] {
    guard let other = other as? Shared else { return [] }
    return StoredParts.of(Value.self).differences(other.value, value, isWhole: isView)
  }
}
