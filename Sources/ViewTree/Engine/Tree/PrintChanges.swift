/// A node whose body can request the causes of its evaluation.
@MainActor protocol BodyEvaluatingNode: Node, PropertyReader {
  var changedNames: [String] { get }
}

extension Tree {
  /// The node whose body is running.
  @safe @exclusivity(unchecked) private(set) static var evaluatingNode: (any BodyEvaluatingNode)?

  @inline(__always) static func evaluating<T>(_ node: any BodyEvaluatingNode, _ body: () -> T) -> T {
    let outer = evaluatingNode
    evaluatingNode = node
    defer { evaluatingNode = outer }
    return body()
  }
}

/// Returns the causes of the evaluation of the running body as a sentence.
///
/// `Row: @self, _isOn changed.`, or `Row: unchanged.`
@MainActor func changeReport(of type: Any.Type) -> String {
  guard let node = Tree.evaluatingNode else { return "\(typeName(type)): unchanged." }
  node.tree.printsChanges = true
  let names = node.changedNames
  let report = names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed."
  return "\(typeName(type)): \(report)".escapingControls()
}

extension View {
  /// Prints the causes of the body's evaluation.
  ///
  /// Call it in the body: `let _ = Self._printChanges()`.
  ///
  /// The words are SwiftUI's: `@self` for a new view value, `@identity` for the first evaluation, `@dependencies` for
  /// properties of observable objects, and the names of the view's own properties. Causes are recorded from the first
  /// call on.
  @MainActor public static func _printChanges() { print(changeReport(of: Self.self)) }

  /// Writes the causes of the body's evaluation to the log, which is the standard output as well.
  @MainActor public static func _logChanges() { print(changeReport(of: Self.self)) }
}
