import ViewTree

/// Measures the cost of a step: in instructions if valgrind is available, in time otherwise.
@MainActor struct GrowthMeter {
  private let valgrind: URL?

  init() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    valgrind = folders.map { URL(fileURLWithPath: "\($0)/valgrind") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  var unit: String { valgrind == nil ? "nanoseconds" : "instructions" }

  /// Returns the cost of performing the work once.
  ///
  /// Preparation, and the first round, which fills caches, are excluded.
  func cost(of step: any GrowthStep.Type, size: Int) throws -> Double {
    guard let valgrind else { return try time(step, size: size) }
    let few = try count(step, size: size, rounds: 1, with: valgrind)
    let many = try count(step, size: size, rounds: 1 + step.rounds, with: valgrind)
    return Double(many - few) / Double(step.rounds)
  }

  private func time(_ step: any GrowthStep.Type, size: Int) throws -> Double {
    let work = try step.prepare(size: size)
    try work()
    let clock = ContinuousClock()
    let times = try (0..<5 * step.rounds).map { _ in try clock.measure { try work() } / .nanoseconds(1) }
    return times.min() ?? 0
  }

  /// Returns the instructions of a whole process that prepares the work and performs it a number of times.
  private func count(_ step: any GrowthStep.Type, size: Int, rounds: Int, with valgrind: URL) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = valgrind
    process.arguments =
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", StartWorkload.executable.path]
      + ["growth", "--callgrind", step.name, "\(size)", "\(rounds)"]
    // Without it, every process has a different order of its dictionaries.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardError = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let collected = lines.split(separator: "\n").first { $0.contains("Collected : ") }?.split(separator: " ").last
    guard process.terminationStatus == 0, let instructions = collected.flatMap({ Int($0) }) else {
      throw GrowthFailure("\(step.name) of size \(size) does not end well:\n\(lines)")
    }
    return instructions
  }
}
