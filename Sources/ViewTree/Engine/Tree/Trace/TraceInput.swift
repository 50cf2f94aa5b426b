/// A property that differs in a view's new value, and the reason.
package struct TraceInput: Sendable {
  package enum Reason: Sendable {
    /// A closure with captures; most controls of this module take one, for which the advice differs.
    case closure(isOfControl: Bool)
    /// A binding made of closures: its place, and how to make one that can be compared.
    case closures(String, advice: String)
    /// A binding to another place.
    case otherBinding(String, String)
    /// A type whose values can never be proved equal.
    case incomparable(String)
    /// A value that a view of this module creates for itself and that cannot be compared.
    case madeAnew
    /// A value of a type that the program does not know: only the property is named.
    case ownValue
    case object(String, isOfControl: Bool)
    /// Child views, which are created anew in each evaluation.
    case content(isOfControl: Bool)
    case value(TracedChange)
    /// A reason that was read from a file.
    case words(String, advice: String)
  }

  /// The advice for a control with a closure.
  package static let adviceForControl =
    "put the control into a view of its own that holds only the values that the closure uses"

  /// The path to the property: `isOn`, `device.action`.
  package let path: String
  package let reason: Reason

  /// Creates an input that was read from a file.
  package init(words: String, advice: String) {
    path = ""
    reason = .words(words, advice: advice)
  }

  package init(path: String, reason: Reason) {
    self.path = path.split(separator: ".").map { String($0).unwrappedName }.joined(separator: ".")
    self.reason = reason
  }

  /// Returns the reason in words: `isOn: Binding(get:set:) at Rows.swift:12 cannot be compared`.
  ///
  /// If `isFirstOfMany`, the words name the values as an example: those of the first of several views.
  package func words(isFirstOfMany: Bool = false) -> String {
    switch reason {
    case .closure: "\(path): a closure with captures cannot be compared"
    case .closures(let words, _): "\(path): \(words) cannot be compared"
    case .otherBinding(let old, let new):
      old == new ? "\(path): a different binding to \(new)" : "\(path): a binding to \(new), not to \(old)"
    case .incomparable(let type): "\(path): \(type) cannot be compared"
    case .madeAnew: "\(path): made anew"
    case .ownValue: "\(path): a different value"
    case .object(let type, _): "\(path): a different \(type)"
    case .content: "\(path): its child views"
    case .words(let words, _): words
    case .value(let change):
      "\(path)\(change.words.part.path) \(isFirstOfMany ? "changed, as " : "")"
        + "\(change.words.part.old) → \(change.words.part.new)"
    }
  }

  /// Whether the property is known to differ.
  ///
  /// That is unknown for child views and for values that cannot be compared.
  ///
  /// Closures and content of a control of this module count as changed, because the program always passes new ones.
  var isProved: Bool {
    switch reason {
    case .closures, .incomparable, .madeAnew: false
    case .closure(let isOfControl), .content(let isOfControl): isOfControl
    case .otherBinding, .object, .ownValue, .value, .words: true
    }
  }

  /// The remedy for an evaluation that was not needed; empty if there is none.
  package var advice: String {
    switch reason {
    case .closure(let isOfControl):
      isOfControl
        ? Self.adviceForControl
        : "pass the captured values instead, or make the view Equatable without comparing the closure"
    case .closures(_, let advice): advice
    case .otherBinding: "bind the element by its id: ForEach($items) { $item in … }"
    case .incomparable(let type): "make \(type) Equatable"
    case .object(_, let isOfControl): isOfControl ? "" : "keep the object: @State, or @StateObject"
    case .content, .madeAnew, .ownValue: ""
    case .words(_, let advice): advice
    case .value(let change):
      change.words.part.path.isEmpty
        ? "pass only the value that the body shows" : "pass only the parts that the body shows"
    }
  }
}

/// Whether a type is a view; its properties are not listed, because child views are created anew in each evaluation.
private func isView(_ type: Any.Type) -> Bool { type is any View.Type }

private func isListOfViews(_ type: Any.Type) -> Bool {
  func element<C: Collection>(_: C.Type) -> Any.Type { C.Element.self }
  return (type as? any Collection.Type).map { isView(element($0)) } ?? false
}

/// Describes the differing properties of a view's new value.
@MainActor struct InputReader {
  let node: any TracedNode
  let graph: Graph

  func inputs<V>(from old: V, to new: V) -> [TraceInput] {
    let inputs = StoredParts.of(V.self).differences(old, new, isWhole: isView).prefix(8).flatMap(inputs)
    if !isOfControl { return inputs }
    // The program does not know the properties of such a view, so each is named once.
    var seen: Set<String> = []
    return inputs.map { TraceInput(path: firstName(in: $0.path), reason: $0.reason) }
      .filter { seen.insert($0.words()).inserted }
  }

  /// Returns the first name of a path after `modifier`, the field in which the node of a modifier stores it.
  private func firstName(in path: String) -> String {
    let names = path.split(separator: ".")
    return String(names.first { $0 != "modifier" } ?? "modifier")
  }

  private var isOfControl: Bool { isPackageType(node.evaluatedType) }

  private func inputs(_ difference: StoredParts.Difference) -> [TraceInput] {
    if let values = difference.values, let shared = values.new as? any SharedParts {
      let inner = shared.differences(from: values.old)
      if !inner.isEmpty { return inner.prefix(8).map { TraceInput(path: $0.path, reason: reason($0)) } }
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
    if isOptional(difference.type), "\(difference.type)".contains("->") { return .closure(isOfControl: isOfControl) }
    if values.new is any View || isListOfViews(difference.type) { return .content(isOfControl: isOfControl) }
    if typeInOptional(difference.type) is AnyClass, ![values.old, values.new].map(shortDescription).contains("nil") {
      return .object(nameInWords(of: difference.type), isOfControl: isOfControl)
    }
    if difference.isIncomparable { return isOfControl ? .madeAnew : .incomparable(nameInWords(of: difference.type)) }
    if isOfControl, isCollection(difference.type) { return .madeAnew }
    if isOfControl, isPackageType(typeInOptional(difference.type)), !(values.new is any CustomStringConvertible) {
      return .ownValue
    }
    return .value(TracedChange(from: values.old, to: values.new))
  }

  /// The name of a type; for an optional it is the name of the wrapped type, because that one cannot be compared.
  private func nameInWords(of type: Any.Type) -> String { typeName(typeInOptional(type)) }
}

/// A value that is passed by reference and can report its differences from another.
private protocol SharedParts {
  func differences(from other: Any) -> [StoredParts.Difference]
}

extension Shared: SharedParts {
  fileprivate func differences(from other: Any) -> [StoredParts.Difference] {
    guard let other = other as? Shared else { return [] }
    return StoredParts.of(Value.self).differences(other.value, value, isWhole: isView)
  }
}
