import Foundation
import Testing
import ViewTreeTesting

/// `swift run snapshots review` in a real terminal.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "tmux is not installed: there is no terminal to review in"))
struct LiveReviewTests {
  @Test func `a picture is accepted, another one skipped, and the shell shows the decisions`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "review-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func add(_ status: String, _ name: String, _ actual: String) throws {
      try write(actual, to: ".build/snapshots/AppTests/A/\(name).txt")
      try write(
        #"{"status":"\#(status)","path":"","test":"f()","file":"Tests/A.swift","line":7}"#,
        to: ".build/snapshots/AppTests/A/\(name).txt.finding.json")
    }
    try write("", to: "Package.swift")
    try write("[ ] Wi-Fi\n", to: "Snapshots/AppTests/A/f.txt")
    try add("differs", "f", "[x] Wi-Fi\n")
    try add("missing", "g", "new\n")

    let tmux = try Tmux(columns: 70, rows: 16)
    defer { tmux.close() }
    try tmux.type("clear; cd '\(folder.path)'; '\(Tmux.program("snapshots"))' review; echo ends $?\n")
    try tmux.wait(for: "- [ ] Wi-Fi  + [x] Wi-Fi")
    try tmux.type("a")
    try tmux.wait(for: "2 of 2: missing")
    try expectEqual(
      String(contentsOf: folder.appending(path: "Snapshots/AppTests/A/f.txt"), encoding: .utf8), "[x] Wi-Fi\n")
    try tmux.type("s")
    try tmux.wait(for: "[ Again ]")
    try tmux.type("q")
    try tmux.wait("the shell") { $0.contains("Reviewed: 1 accepted, 1 skipped.\nends 0") }
    try tmux.type("clear; '\(Tmux.program("snapshots"))' review </dev/null; echo ends $?\n")
    try tmux.wait(for: "ends 2")
    expectText(try tmux.look(), contains: "standard input is not a terminal")
  }
}
