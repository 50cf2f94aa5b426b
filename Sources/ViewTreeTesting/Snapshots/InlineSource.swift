import Foundation
import ViewTree
internal import ViewTreeMacroExpansion

/// A source file with inline snapshots.
///
/// Each recording changes the lines below it. Places are therefore those of the text that was built: a log beside the
/// other findings keeps this text and all changes since, also for the other processes of a run.
struct InlineSource {
  let file: URL
  let artifacts: URL
  let buildDate: Date

  /// A change of the built text, in its bytes.
  struct Edit: Codable, Equatable {
    let start: Int
    let end: Int
    let text: String
  }

  /// The built text of a file, and its changes.
  struct History: Codable {
    var text: String
    /// Whether the lines are those of the build: the file was not changed between build and recording.
    var isAsBuilt: Bool
    var edits: [Edit] = []

    var current: String {
      var bytes = Array(text.utf8)
      for edit in edits.sorted(by: { $0.start > $1.start }) {
        bytes.replaceSubrange(edit.start..<edit.end, with: edit.text.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private struct Log: Codable {
    /// The time of the build that the texts belong to.
    var build: Date
    var files: [String: History] = [:]
  }

  /// Writes a text into the closure of the call at a place, counted from 1 in bytes.
  ///
  /// - Parameter expected: The text of the literal that is replaced; `nil` if there is no closure.
  func record(_ text: String, line: Int, column: Int, replacing expected: String?) throws(Problem) {
    let result = Self.lock.withLock { _ in
      FolderLock(artifacts.appending(path: "inline.lock")).hold { () -> Result<Void, Problem> in
        do throws(Problem) { return .success(try write(text, line: line, column: column, replacing: expected)) } catch {
          return .failure(error)
        }
      }
    }
    try result.get()
  }

  private static let lock = Locked(())

  private func write(_ text: String, line: Int, column: Int, replacing expected: String?) throws(Problem) {
    let source = try read()
    var log = readLog()
    var history = log.files[file.path] ?? History(text: source, isAsBuilt: isAsBuilt)
    if history.current != source { history = History(text: source, isAsBuilt: false) }
    guard let calls = SourceCall.all(of: "expectInlineSnapshot", closure: "matches", in: history.text) else {
      throw .unreadable
    }
    let call = try find(among: calls, in: history, line: line, column: column, expected)
    let edit = try InlineLiteral.edit(of: call, in: history.text, text: text)
    if let known = history.edits.first(where: { $0.start == edit.start }) {
      guard known == edit else { throw .conflict }
      return
    }
    history.edits.append(edit)
    try write(history.current)
    log.files[file.path] = history
    writeLog(log)
  }

  /// Returns the call at the place, or in a file whose lines may have moved, the only one with the expected text.
  private func find(
    among calls: [SourceCall], in history: History, line: Int, column: Int, _ expected: String?
  ) throws(Problem) -> SourceCall {
    let bytes = Array(history.text.utf8)
    if history.isAsBuilt {
      let offset = Self.offset(line: line, column: column, in: bytes)
      guard let call = calls.first(where: { $0.arguments.lowerBound == offset }) else { throw .noCall }
      return call
    }
    let alike = calls.filter { call in
      guard let literal = call.literal else { return expected == nil && call.closure == nil }
      return expected != nil && InlineLiteral.value(of: Array(bytes[literal])) == expected
    }
    if alike.count == 1 { return alike[0] }
    throw alike.isEmpty ? .noCall : .changed(candidates: alike.count)
  }

  /// The byte at a line and a column, both counted from 1; `nil` beyond the end.
  static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, number) = (end + 1, number + 1)
    }
    return start + column - 1
  }

  // MARK: Files

  private func read() throws(Problem) -> String {
    guard FileManager.default.fileExists(atPath: file.path) else { throw .noFile }
    do {
      guard let text = String(validating: try Data(contentsOf: file), as: UTF8.self) else { throw Problem.unreadable }
      return text
    } catch let problem as Problem { throw problem } catch { throw .unusable("\(error)") }
  }

  private func write(_ text: String) throws(Problem) {
    do {
      // A renamed temporary file has permissions of its own, and would replace a link.
      let target = file.resolvingSymlinksInPath()
      let permissions = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      try Data(text.utf8).write(to: target, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      }
    } catch { throw .unusable("\(error)") }
  }

  private var isAsBuilt: Bool { (Self.modificationDate(file) ?? .distantFuture) <= buildDate }

  private var logFile: URL { artifacts.appending(path: "inline.json") }

  private func readLog() -> Log {
    guard let data = try? Data(contentsOf: logFile), let log = try? JSONDecoder().decode(Log.self, from: data),
      log.build == buildDate
    else { return Log(build: buildDate) }
    return log
  }

  /// Writes the log; without it, later recordings find their calls by their texts.
  private func writeLog(_ log: Log) { try? JSONEncoder().encode(log).write(to: logFile, options: .atomic) }

  private static func modificationDate(_ file: URL) -> Date? {
    try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// The time at which the program with the tests was built.
  static let buildDate: Date = {
    let paths =
      [Bundle.main.executablePath].compactMap { $0 } + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
    return paths.compactMap { modificationDate(URL(fileURLWithPath: $0)) }.max() ?? .distantPast
  }()
}

/// A lock between processes: a folder that one of them creates.
struct FolderLock {
  let folder: URL
  /// Waits before another attempt to create the folder.
  var wait: () -> Void = { Thread.sleep(forTimeInterval: 0.01) }

  init(_ folder: URL) { self.folder = folder }

  /// Calls `body` while no other process holds the lock; a lock of more than five seconds was left by a process that
  /// ended.
  func hold<T>(_ body: () -> T) -> T {
    let files = FileManager.default
    try? files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    for _ in 0..<500 {
      if (try? files.createDirectory(at: folder, withIntermediateDirectories: false)) != nil { break }
      wait()
    }
    defer { try? files.removeItem(at: folder) }
    return body()
  }
}
