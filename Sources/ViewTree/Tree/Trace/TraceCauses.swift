/// The causes of evaluations by their numbers: words are found once for each.
struct TraceCauses {
  private static let limit = 20_000

  struct Cause {
    /// In SwiftUI's words.
    let name: String
    /// What was written, if it is called otherwise: `Model.devices`.
    let source: String
    let inputs: [TraceInput]
    /// The states that led to it; of a new view value, those are known by what evaluated the view around.
    let states: [Int]
    /// Whether the evaluation of the view around led to it.
    var isInherited: Bool { states.isEmpty }
    /// Whether actions that the body makes may do something else than before: they captured a value that is another one.
    ///
    /// A state or an object is read when the action runs.
    let changesActions: Bool
    /// Whether it has the states of one event alone, and the same value may come from others in the next.
    let isOfEvent: Bool
    /// Whether it is evaluated first because its row is new, as all rows around are.
    let isInNewRow: Bool

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
    /// The properties of a type that differ, and where those are made that are bindings of closures.
    case inputs(ObjectIdentifier, UInt64, [SourcePlace])
  }

  private(set) var all: [Cause] = []
  private var numbers: [Key: Int] = [:]

  subscript(cause: Int) -> Cause { all[cause] }

  func number(of key: Key) -> Int? { numbers[key] }

  mutating func add(_ cause: Cause, as key: Key) -> Int {
    // Views with labels of their own without end would have causes without end: the last stands for all others.
    if all.count >= Self.limit { return all.count - 1 }
    numbers[key] = all.count
    all.append(all.count == Self.limit - 1 ? Cause(name: "others") : cause)
    return all.count - 1
  }
}
