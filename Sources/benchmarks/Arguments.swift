import ViewTree

/// The command line of the benchmarks.
@MainActor enum Arguments {
  case help
  case measure([any Workload.Type], isJSON: Bool)
  case callgrind(any Workload.Type, size: Int, count: Int)
  case firstFrame
  case growth([any GrowthStep.Type])
  case growthCallgrind(any GrowthStep.Type, size: Int, count: Int)

  /// An invalid argument on the command line.
  struct Failure: Error {
    let message: String
  }

  static let usage = """
    usage: benchmarks [--only W] [--json]
           benchmarks --callgrind W N [COUNT]
           benchmarks growth [STEP ...]
           benchmarks growth --callgrind STEP N [COUNT]
           benchmarks --help

    Measures all workloads in one run. Build with -c release.

      W1  mount a form of N rows          W4  33 nested boxes around a text
      W2  flip one toggle of that form    W5  start of a process, memory, size
      W3  lists of many rows: scroll      W6  the state graph alone
      W2T, W2E, W2F and W2L: W2 in an open trace, with a trace for each flip, with a film, and counted for a ledger
      W7  the memory that a million flips and 10,000 mounts leave behind

      --only W      measures one workload only
      --json        prints JSON: every figure with its unit
      --callgrind   runs only COUNT iterations (default 10) of size N, to count instructions: the difference of two
                    runs is the cost of the additional iterations. Not for W5.

    growth measures how steps (all if none is named) scale: it doubles their size, counts instructions if valgrind is
    installed or else the time, and prints the exponent with which each step grows. Its steps:

      \(Growth.steps.map { $0.name }.joined(separator: " "))
    """

  init(_ arguments: [String], workloads: [any Workload.Type]) throws {
    if arguments.first == "growth" {
      self = try Self.growth(arguments.dropFirst())
      return
    }
    var rest = arguments[...]
    var chosen = workloads
    var isJSON = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--first-frame":
        self = .firstFrame
        return
      case "--json": isJSON = true
      case "--only": chosen = [try Self.workload(rest.popFirst(), in: workloads)]
      case "--callgrind":
        let workload = try Self.workload(rest.popFirst(), in: workloads)
        let size = try Self.number(rest.popFirst(), "N")
        self = .callgrind(workload, size: size, count: try rest.popFirst().map { try Self.number($0, "COUNT") } ?? 10)
        if let extra = rest.first { throw Failure(message: "unexpected argument \"\(extra)\" after COUNT; remove it") }
        return
      default:
        throw Failure(message: "unknown argument \"\(argument)\"; the arguments are --only --json --callgrind --help")
      }
    }
    self = .measure(chosen, isJSON: isJSON)
  }

  private static func growth(_ arguments: ArraySlice<String>) throws -> Arguments {
    var rest = arguments
    guard rest.first == "--callgrind" else {
      return .growth(rest.isEmpty ? Growth.steps : try rest.map { try Self.step($0) })
    }
    rest.removeFirst()
    return .growthCallgrind(
      try Self.step(rest.popFirst()), size: try Self.number(rest.popFirst(), "N"),
      count: try rest.popFirst().map { try Self.number($0, "COUNT") } ?? 1)
  }

  private static func step(_ name: String?) throws -> any GrowthStep.Type {
    if let step = Growth.steps.first(where: { $0.name == name }) { return step }
    let names = Growth.steps.map { $0.name }.joined(separator: " ")
    throw Failure(message: "expected one of \(names), not \(name.map { "\"\($0)\"" } ?? "nothing")")
  }

  private static func workload(_ name: String?, in workloads: [any Workload.Type]) throws -> any Workload.Type {
    if let workload = workloads.first(where: { $0.name == name?.uppercased() }) { return workload }
    let names = workloads.map { $0.name }.joined(separator: " ")
    throw Failure(message: "expected one of \(names), not \(name.map { "\"\($0)\"" } ?? "nothing")")
  }

  private static func number(_ text: String?, _ name: String) throws -> Int {
    if let number = text.flatMap({ Int($0) }), (1...1_000_000).contains(number) { return number }
    throw Failure(message: "\(name) must be a number from 1 to 1000000, not \(text.map { "\"\($0)\"" } ?? "nothing")")
  }
}
