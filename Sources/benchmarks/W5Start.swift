import TextBackend
import ViewTree

/// A program with one small screen: the time until its first picture, and its memory.
@MainActor enum StartWorkload: Workload {
  static let name = "W5"
  static let title = "start: from the start of a process until its first frame is printed"

  struct Unsupported: Error, CustomStringConvertible {
    let description = "W5 is a process of its own: run --first-frame under callgrind instead"
  }

  static func measure(into section: inout Report.Section) throws {
    var times: [Double] = []
    var peak = 0.0
    for _ in 0..<15 {
      let start = try firstFrame()
      times.append(start.seconds)
      peak = max(peak, start.peak)
    }
    section.add("first frame", Timing(times), .ms)
    section.add("peak memory", peak / 1_048_576, "MB")
    if let size = try strippedSize() {
      section.add("stripped binary", Double(size) / 1_048_576, "MB", note: "with the workloads")
    } else {
      section.skip("the size of the stripped binary: there is no strip")
    }
  }

  static func iterate(size: Int, count: Int) throws { throw Unsupported() }

  /// The work of the started process: prints a screen, and its memory to the standard error output.
  static func showFirstFrame() throws {
    let text = Screen(StateForm(rows: 10)).text
    try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    try FileHandle.standardError.write(contentsOf: Data("\(Memory.peak)".utf8))
  }

  private static func firstFrame() throws -> (seconds: Double, peak: Double) {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = executable
    process.arguments = ["--first-frame"]
    process.standardOutput = output
    process.standardError = errors
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    _ = output.fileHandleForReading.availableData
    let seconds = (clock.now - start) / .seconds(1)
    let peak = Double(String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)) ?? 0
    process.waitUntilExit()
    return (seconds, peak)
  }

  static var executable: URL {
    Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }

  private static func strippedSize() throws -> Int? {
    let strip = URL(fileURLWithPath: "/usr/bin/strip")
    guard FileManager.default.isExecutableFile(atPath: strip.path) else { return nil }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: executable, to: copy)
    try Process.run(strip, arguments: [copy.path]).waitUntilExit()
    return try FileManager.default.attributesOfItem(atPath: copy.path)[.size] as? Int
  }
}
