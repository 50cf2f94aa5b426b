import Foundation
import Testing

@testable import ViewTreeTesting

@MainActor struct PlayJournalTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private var file: URL { folder.appending(path: "inner/a.play") }
  private let entry = PlayJournal.Entry(event: .type("a"), statement: "screen.type(\"a\")")

  private func entries(play: String = "a") -> [String]? {
    PlayJournal.unfinished(in: file, play: play)?.entries.map(\.statement)
  }

  private func write(process: Int32) throws {
    let text = #"{"process":\#(process),"play":"a","seed":5}"# + "\n" + #"{"cut":"#
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `a journal makes its folders, and may begin again after its end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try #require(PlayJournal(file, play: "a", seed: 1))
    #expect(PlayJournal(file, play: "a", seed: 1) == nil)
    first.note(entry.event, entry.statement)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && lines[1].contains("screen.type"))
    first.end()
    let again = try #require(PlayJournal(file, play: "a", seed: 1))
    again.end()
  }

  @Test func `the events of a process that is gone are unfinished, and those of a running one are not`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(entries() == nil)
    try write(process: 0)
    expectEqual(entries(), [])
    expectEqual(PlayJournal.unfinished(in: file, play: "a")?.seed, 5)
    #expect(entries(play: "b") == nil)
    try write(process: getpid())
    #expect(entries() == nil)
    // No process has so large a number.
    try write(process: .max)
    expectEqual(entries(), [])
    PlayJournal.write([entry, entry], seed: 6, play: "b", to: file)
    #expect(entries() == nil && entries(play: "b") == [entry.statement, entry.statement])
  }
}
