#if os(Linux)
  import Foundation
  import Testing
  import ViewTreeTesting

  /// An app that imports SwiftUI, as a program of its own.
  @MainActor struct SampleTests {
    private func output(_ arguments: [String]) throws -> String {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: Tmux.gallery).deletingLastPathComponent().appending(path: "sample")
      process.arguments = arguments
      process.environment = ["LC_ALL": "C", "TZ": "UTC"].merging(Tmux.passedVariables) { own, _ in own }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      try process.run()
      let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 0)
      return text
    }

    @Test func `without a terminal an app prints one picture, in points`() throws {
      let lines = try output([]).split(separator: "\n")
      expectEqual(lines.first, "Lisbon")
      #expect(lines.contains { $0.hasPrefix("| (v)  Train  ") && $0.hasSuffix("84.50  [x] |") && $0.count == 80 })
    }

    @Test func `a file that imports Foundation alone is built, and its model is shown`() throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/sample/TripStore.swift").standardized
      let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains("import ") }
      expectEqual(imports, ["import Foundation"])
      #expect(try output([]).contains("€336.00"))
    }

    @Test func `the previews of a program are one call`() throws {
      expectText(
        try output(["--previews"]).split(separator: "\n", omittingEmptySubsequences: false).suffix(9)
          .joined(separator: "\n"),
        equals: """
          +--------------------------------------+

          == Row
          ( )  Tram                     €3.00  [ ]

          == Amount
          €12.50
          ¥1,000

          """)
    }

    @Test func `the sample runs in a terminal`() throws {
      let tmux = try Tmux(columns: 40, rows: 12)
      defer { tmux.close() }
      let sample = URL(filePath: Tmux.gallery).deletingLastPathComponent().appending(path: "sample").path
      try tmux.type("'\(sample)'; echo ends $?\n")
      try tmux.wait(for: "Hotel")
      try tmux.send("Tab", "Tab", "Tab", "Tab", "C-c")
      try tmux.wait(for: "ends 0")
      // With one stream in a terminal it prints a picture.
      try tmux.type("clear; '\(sample)' </dev/null; echo en''ds with $?\n")
      try tmux.wait(for: "ends with 0")
    }
  }
#endif
