/// The causes of evaluations, by number; the texts of each cause are formatted once.
package struct TraceCauses {
  private static let limit = 20_000

  package struct Cause {
    /// The name in SwiftUI's words.
    package let name: String
    /// The written state, such as `Model.devices`, if its name differs from `name`.
    package let source: String
    package let inputs: [TraceInput]
    /// The states that led to it.
    ///
    /// Empty for a new view value: the states of the enclosing evaluation count instead.
    package let states: [Int]
    /// Whether the evaluation of the enclosing view is the cause.
    var isInherited: Bool { states.isEmpty }
    /// Whether actions that the body creates may behave differently, because they captured a changed value.
    ///
    /// State and objects are read when the action runs, so they never count.
    let changesActions: Bool
    /// Whether `states` holds only the states of one event; other states may lead to the same value in the next event.
    let isOfEvent: Bool
    /// Whether this is a first evaluation in a row of a collection whose rows were all replaced.
    package let isInNewRow: Bool

    init(
      name: String, source: String = "", inputs: [TraceInput] = [], states: [Int] = [], isEnvironment: Bool = false,
      isOfEvent: Bool = false, isInNewRow: Bool = false
    ) {
      self.name = name
      self.source = source
      self.inputs = inputs
      self.states = states
      self.isOfEvent = isOfEvent
      self.isInNewRow = isInNewRow
      changesActions = isEnvironment || inputs.contains { $0.isProved } || name == "@self" && inputs.isEmpty
    }
  }

  enum Key: Hashable {
    case named(String, String)
    case ofStates(String, String, [Int])
    case newRow
    /// The differing properties of a type, and the places of those bindings that are made of closures.
    case inputs(ObjectIdentifier, UInt64, [SourcePlace])
  }

  package private(set) var all: [Cause] = []
  private var numbers: [Key: Int] = [:]

  subscript(cause: Int) -> Cause { all[cause] }

  func number(of key: Key) -> Int? { numbers[key] }

  mutating func add(_ cause: Cause, as key: Key) -> Int {
    // A program can create any number of labels, and each is a cause. Beyond the limit the last cause stands for all
    // others.
    if all.count >= Self.limit { return all.count - 1 }
    numbers[key] = all.count
    all.append(all.count == Self.limit - 1 ? Cause(name: "others") : cause)
    return all.count - 1
  }
}
