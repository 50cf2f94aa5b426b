import Foundation
internal import SnapshotReview

/// A process of its own that repeats events which may end it: the test executable, with only the running test.
struct PlayProcess {
  /// The variable with the file of the events that this process repeats.
  private static let variable = "VIEWTREE_PLAY_SCRIPT"

  /// The file of the events to repeat; `nil` in a process that runs tests as usual.
  static let script = ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }

  let test: RunningTest
  let callSite: CallSite
  /// The file of the events.
  let script: URL

  /// The time limit of a process, which is then killed and counts as hanging.
  private static let patience = Duration.seconds(60)

  /// Repeats the events; returns how the process was ended, or `nil` if it reached its end, and the time that it took.
  func crash() async -> (words: String?, time: Duration) {
    let start = ContinuousClock.now
    return (await run(), ContinuousClock.now - start)
  }

  private func run() async -> String? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments =
      RunningSwiftTesting.isAvailable
      ? Self.arguments(CommandLine.arguments.dropFirst(), for: test) : [test.xctestName(in: "\(callSite.fileID)")]
    // No snapshot is written.
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: script.path, "CI": "true"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let end = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(5)) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      return "did not come back within \(Self.patience)"
    }
    // The process ends by itself as soon as the events are repeated.
    return process.terminationReason == .uncaughtSignal
      ? "was ended by the signal \(process.terminationStatus)" : nil
  }

  /// Returns the arguments of the process: those of this one, with a different selection of tests.
  static func arguments(_ own: ArraySlice<String>, for test: RunningTest) -> [String] {
    let withValues: Set<String> = [
      "--filter", "--skip", "--xunit-output", "--event-stream-output-path", "--attachments-path", "--repetitions",
    ]
    var arguments: [String] = []
    var isValue = false
    for argument in own {
      defer { isValue = withValues.contains(argument) }
      if isValue || withValues.contains(argument) { continue }
      if withValues.contains(where: { argument.hasPrefix("\($0)=") }) { continue }
      arguments.append(argument)
    }
    return arguments + ["--filter", test.filter]
  }
}
