import Foundation

/// A terminal of its own, driven by tmux.
final class Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The path of tmux; `nil` if it is not installed.
  static let path = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/bin"].map { $0 + "/tmux" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The gallery that was built with the tests.
  static let gallery = program("gallery")

  /// A program that was built with the tests.
  static func program(_ name: String) -> String {
    ([Bundle.main] + Bundle.allBundles).lazy
      .flatMap { [$0.executableURL, $0.bundleURL].compactMap { $0?.deletingLastPathComponent() } }
      .map { $0.appendingPathComponent(name).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? URL(fileURLWithPath: ".build/debug/\(name)").path
  }

  private let socket = "terminal-host-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"

  /// The variables of the tests' environment that programs receive: settings of sanitizers, and the chosen mutant.
  static let passedVariables = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS", "VIEWTREE_MUTANT", "VIEWTREE_MUTANTS_REACHED", "VIEWTREE_TEST_EVENTS"].contains(
      $0.key)
  }

  /// Starts a shell in a terminal with so many cells, with few variables in its environment.
  init(columns: Int, rows: Int) throws {
    let options = Self.passedVariables.map { "\($0.key)=\($0.value)" }
    try run(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env", "-i", "PATH=/usr/bin:/bin"]
        + ["LC_ALL=C.UTF-8", "TERM=screen", "PS1=$ "] + options + ["sh"])
  }

  func close() { _ = try? run("kill-server") }

  /// Presses keys by tmux's names.
  func send(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types text, with escape sequences.
  func type(_ text: String) throws { try run("send-keys", "-l", text) }

  func resize(columns: Int, rows: Int) throws { try run("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  /// Returns the text that the terminal shows.
  func look() throws -> String {
    try run("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n").replacing(/\n+$/, with: "")
  }

  /// Returns the value of a format of tmux, such as `#{alternate_on}`.
  func ask(_ format: String) throws -> String {
    try run("display-message", "-p", format).trimmingCharacters(in: .newlines)
  }

  /// Waits until the terminal shows what is wanted, for as long as a busy machine may need.
  func wait(_ wish: String, until isTrue: (String) -> Bool) throws {
    let end = Date.now.addingTimeInterval(30)
    while Date.now < end {
      if isTrue(try look()) { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw Failure(description: "the terminal never showed \(wish), but\n\(try look())")
  }

  func wait(for text: String) throws { try wait("\"\(text)\"") { $0.contains(text) } }

  @discardableResult private func run(_ arguments: String...) throws -> String { try run(arguments) }

  /// By the shell: Foundation's `Process` would wait for the server as well, which tmux leaves behind.
  @discardableResult private func run(_ arguments: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let words = [Tmux.path!, "-L", socket] + arguments
    let command = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(separator: " ")
    let status = unsafe system("\(command) </dev/null >'\(file.path)' 2>&1")
    let text = try String(contentsOf: file, encoding: .utf8)
    guard status == 0 else { throw Failure(description: "tmux \(arguments): \(text)") }
    return text
  }
}
