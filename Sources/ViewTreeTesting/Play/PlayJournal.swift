import Foundation
internal import SnapshotReview

/// The events of a play in a file, written before each event: what ends the process is found by the next run.
///
/// The file is in `.build/snapshots/plays`, and is removed at the end of the play.
@MainActor final class PlayJournal {
  private struct Head: Codable, Equatable {
    var process: Int32
    var play: String
    var seed: UInt64
  }

  struct Entry: Codable {
    var event: PlayEvent
    var statement: String
  }

  /// The plays of this process that are not over.
  private static var running: Set<URL> = []

  let file: URL
  private let handle: FileHandle

  /// Begins a file; `nil` if it cannot be written, or belongs to a play that is not over.
  init?(_ file: URL, play: String, seed: UInt64) {
    let head = Head(process: getpid(), play: play, seed: seed)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard !Self.running.contains(file), let line = try? Self.line(head), (try? line.write(to: file)) != nil,
      let handle = try? FileHandle(forWritingTo: file)
    else { return nil }
    _ = try? handle.seekToEnd()
    (self.file, self.handle) = (file, handle)
    Self.running.insert(file)
  }

  private static func line(_ value: some Encodable) throws -> Data {
    try JSONEncoder().encode(value) + Data("\n".utf8)
  }

  func note(_ event: PlayEvent, _ statement: String) {
    guard let line = try? Self.line(Entry(event: event, statement: statement)) else { return }
    try? handle.write(contentsOf: line)
  }

  /// Ends the play, and removes the file.
  func end() {
    try? handle.close()
    try? FileManager.default.removeItem(at: file)
    Self.running.remove(file)
  }

  /// Writes the events of a play that ended its process.
  static func write(_ entries: [Entry], seed: UInt64, play: String, to file: URL) {
    // No process has the number 0: the play is over.
    let lines = try? [line(Head(process: 0, play: play, seed: seed))] + entries.map { try line($0) }
    try? lines?.reduce(Data(), +).write(to: file)
  }

  /// Returns the events of a play that did not come to its end; `nil` if there is none, or its process still runs.
  static func unfinished(in file: URL, play: String) -> (seed: UInt64, entries: [Entry])? {
    guard !running.contains(file), let data = try? Data(contentsOf: file) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: first), head.play == play,
      head.process == 0 || kill(head.process, 0) != 0
    else { return nil }
    // The last line may be cut off.
    return (head.seed, lines.dropFirst().compactMap { try? decoder.decode(Entry.self, from: $0) })
  }
}
