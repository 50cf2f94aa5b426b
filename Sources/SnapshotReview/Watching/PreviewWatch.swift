import Foundation

/// The command `swift run snapshots watch`: draws the previews of a package, or other snapshots, whenever a file is
/// saved.
///
/// The tests with `expectPreviews()` write their pictures into a folder of their own, in a new process each time; the
/// package's snapshots are neither read nor changed.
struct PreviewWatch {
  let root: URL
  let environment: [String: String]
  /// The tests to run, as `swift test --filter` selects them.
  let filter: String

  /// The folder of the pictures.
  private var folder: URL { root.appending(path: ".build/watch") }

  /// Returns the filter for the tests of a package that call `expectPreviews`; `nil` if there are none.
  static func filter(in root: URL) -> String? {
    var names: [String] = []
    SwiftSources.forEach(in: root) { _, text in
      if text.contains("expectPreviews(") { names += tests(in: text) }
    }
    if names.isEmpty { return nil }
    return "[./]`?(\(Set(names).sorted().map(NSRegularExpression.escapedPattern).joined(separator: "|")))`?(\\(|$)"
  }

  /// The functions in whose bodies `expectPreviews` is called: for each call, the function that begins before it.
  private static func tests(in source: String) -> [String] {
    var (names, function) = ([String](), "")
    for line in source.sourceLines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
      if let match = line.firstMatch(of: /func (?:`([^`]+)`|(\w+))/) {
        function = String(match.output.1 ?? match.output.2 ?? "")
      }
      if line.contains("expectPreviews("), !line.contains("func expectPreviews"), !function.isEmpty {
        names.append(function)
      }
    }
    return names
  }

  /// The environment of the tests: every picture is recorded into the folder of the pictures.
  var testEnvironment: [String: String] {
    var variables = environment
    variables["CI"] = nil
    variables["SNAPSHOT_RECORD"] = "all"
    variables["SNAPSHOT_DIR"] = folder.path
    variables["SNAPSHOT_ARTIFACTS"] = folder.appending(path: "artifacts").path
    return variables
  }

  func build() -> ShellCommand.Result {
    ShellCommand(["swift", "build", "--build-tests"], in: root, environment: environment).run()
  }

  func draw() -> ShellCommand.Result {
    let old = pictures()
    try? FileManager.default.removeItem(at: folder)
    let run = ShellCommand(
      ["swift", "test", "--skip-build", "--filter", filter], in: root, environment: testEnvironment
    ).run()
    let new = pictures()
    // Recording makes the tests fail, so only a run without pictures is a failure.
    if new.isEmpty { return ShellCommand.Result(status: 1, output: run.output) }
    return ShellCommand.Result(status: 0, output: Self.text(of: new, after: old))
  }

  /// Returns the pictures below their names, the changed ones first.
  static func text(of new: [String: String], after old: [String: String]) -> String {
    let names = new.keys.sorted()
    let changed = names.filter { !old.isEmpty && old[$0] != new[$0] }
    let others = names.filter { !changed.contains($0) }
    let parts = (changed.map { ($0, " (changed)") } + others.map { ($0, "") }).map { name, note in
      "== \(name)\(note)\n\(new[name]!)"
    }
    return parts.joined(separator: "\n")
  }

  /// The texts of the pictures by their paths.
  private func pictures() -> [String: String] {
    let references = folder.appending(path: "Snapshots")
    let paths = (FileManager.default.subpaths(atPath: references.path) ?? []).filter { path in
      [".txt", ".cells", ".semantics"].contains { path.hasSuffix($0) }
    }
    let texts = paths.map { ($0, (try? String(contentsOf: references.appending(path: $0), encoding: .utf8)) ?? "") }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}

extension SnapshotTool {
  /// Returns the watch for the arguments; `nil` for any other command.
  ///
  /// Throws an answer for wrong arguments, and for a package without a test that draws previews.
  package func watch(show: @escaping (String) -> Void) throws(CommandRefusal) -> Watch? {
    guard arguments.first == "watch" else { return nil }
    let rest = arguments.dropFirst()
    guard rest.isEmpty || rest.count == 2 && rest.first == "--filter" else {
      throw CommandRefusal(text: "Use `watch`, or `watch --filter TESTS` with a pattern as for `swift test`.")
    }
    let root: URL
    do throws(SnapshotFileError) { root = try SnapshotFolders(environment: [:], folder: folder).root } catch {
      throw CommandRefusal(text: error.description)
    }
    guard let filter = rest.last ?? PreviewWatch.filter(in: root) else {
      throw CommandRefusal(
        text: "No test calls expectPreviews(). Add one, or choose tests that compare snapshots: watch --filter TESTS")
    }
    let watch = PreviewWatch(root: root, environment: environment, filter: filter)
    return Watch(root, build: watch.build, draw: watch.draw, show: show)
  }
}
