/// A rule about source that costs evaluations without need.
package enum LintRule: String, CaseIterable, Sendable {
  /// A binding of two closures that a key path could make.
  case closureBinding = "closure-binding"
  /// A collection of rows whose ids are positions, although its elements have ids.
  case indexID = "index-id"
  /// An object that is made each time a body is evaluated.
  case objectInBody = "object-in-body"
  /// An object that the view makes, and that is held by `@ObservedObject`.
  case observedObject = "observed-object"
  /// A stored property of the type `Binding` without `@Binding`.
  case plainBinding = "plain-binding"
  /// A view of a row in `AnyView`.
  case erasedRow = "erased-row"
  /// A link that makes its destination in each row.
  case rowDestination = "row-destination"
  /// An id that is new in each evaluation.
  case newID = "new-id"
}

extension LintRule {
  /// The numbers of evaluations that an event causes with and without the fault, as ViewTree's traces count them.
  package struct Cost: Equatable, Sendable {
    /// The event, such as `one tap in a list of 100 rows`.
    package let event: String
    package let before: Int
    package let after: Int
    /// The verb for the counted work in the sentence ``LintRule/cost``.
    package var work = "evaluates"
    package var unit = "bodies"
  }

  /// The measured cost; a test measures it again.
  package var measurement: Cost {
    switch self {
    case .closureBinding: Cost(event: "a tap on one toggle of 100 rows", before: 301, after: 2)
    case .indexID: Cost(event: "the removal of the first of 100 rows", before: 102, after: 3)
    case .objectInBody: Cost(event: "an evaluation of the view around 100 such rows", before: 103, after: 3)
    case .observedObject: Cost(event: "an evaluation of the view around 100 such rows", before: 103, after: 3)
    case .plainBinding: Cost(event: "a change of the value that 100 such rows show", before: 0, after: 100)
    case .erasedRow: Cost(event: "an evaluation of the view around 100 such rows", before: 3, after: 3)
    case .rowDestination:
      Cost(event: "a change of one of 100 such rows", before: 100, after: 0, work: "makes", unit: "destinations")
    case .newID: Cost(event: "an evaluation of the view around 100 such rows", before: 103, after: 3)
    }
  }

  /// The cost in a sentence.
  package var cost: String {
    let cost = measurement
    return "Measured: \(cost.event) \(cost.work) \(cost.before) \(cost.unit); with the replacement, \(cost.after)."
  }

  /// The reason for the rule in a sentence.
  package var reason: String {
    switch self {
    case .closureBinding:
      "A closure that captures something cannot be compared with an earlier one, so a view that takes the binding is "
        + "evaluated whenever its parent is. A binding by key path is a place and a path, and can be compared."
    case .indexID:
      "If an element is inserted or removed, all rows behind it take over the state and the id of their neighbours, and "
        + "each of them is evaluated with another element."
    case .objectInBody:
      "A new object differs from the one before, so each view that takes it is evaluated again, and its values are lost."
    case .observedObject:
      "`@ObservedObject` does not keep an object that the view makes: each evaluation of the parent makes a new one, and "
        + "its values are lost. `@StateObject` keeps it as long as the view lives."
    case .plainBinding:
      "A body that reads the value of a binding in a plain property does not depend on it: the view shows the old value "
        + "until its parent is evaluated. `@Binding` is a dependency."
    case .erasedRow:
      "A row of a hidden type may be one view or many, so SwiftUI builds each row to count them. ViewTree does not, and "
        + "evaluates the same bodies."
    case .rowDestination:
      "Each row makes its destination whenever the rows are evaluated, although at most one is shown. A link holds a "
        + "value instead, and one `navigationDestination` makes the view when it is shown."
    case .newID:
      "A new id is another view: everything below it is thrown away, loses its state, and is built again."
    }
  }
}
