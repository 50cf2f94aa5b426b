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

  /// The limits of a process, after which it counts as hanging.
  struct Limits {
    /// The processor time in seconds, which does not depend on how busy the machine is.
    var processorSeconds = 60
    /// The time in seconds that a process may take at all: one that waits without end uses no processor time.
    var seconds = 600
  }

  /// The end of a process before it repeated all events.
  struct Crash: Equatable {
    var words: String
    /// Whether a limit was reached.
    var isTimeout = false
  }

  /// Repeats the events; returns how the process was ended, or `nil` if it reached its end.
  func crash() async -> Crash? {
    guard let executable = Bundle.main.executableURL else { return nil }
    let arguments =
      RunningSwiftTesting.isAvailable
      ? Self.arguments(CommandLine.arguments.dropFirst(), for: test) : [test.xctestName(in: "\(callSite.fileID)")]
    // No snapshot is written.
    return await Self.crash(of: executable.path, arguments, environment: [Self.variable: script.path, "CI": "true"])
  }

  /// Runs a program; returns how a signal or a limit ended it, or `nil` if it ended by itself.
  static func crash(
    of executable: String, _ arguments: [String], environment: [String: String] = [:], limits: Limits = Limits()
  ) async -> Crash? {
    let process = Process()
    // The shell sets the limit, and then becomes the program. The limit is the hard one, whose signal cannot be blocked:
    // threads of the pool block others, and the process begins with their mask.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t \(limits.processorSeconds); exec \"$0\" \"$@\"", executable] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let end = ContinuousClock.now + .seconds(limits.seconds)
    while process.isRunning, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(5)) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      return Crash(words: "did not come back within \(limits.seconds) seconds", isTimeout: true)
    }
    guard process.terminationReason == .uncaughtSignal else { return nil }
    return [SIGKILL, SIGXCPU].contains(process.terminationStatus)
      ? Crash(words: "was killed, as it is after \(limits.processorSeconds) seconds of processor time", isTimeout: true)
      : Crash(words: "was ended by the signal \(process.terminationStatus)")
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
