import Foundation
import Testing

/// The modules of the package as they were built for this run of the tests.
struct BuiltModules {
  /// The public symbols of the package, read once for all tests.
  static let symbols = Result { try #require(BuiltModules()).publicSymbols() }

  private let folder: URL

  /// `nil` where the modules do not lie beside the tests, as in a build by Xcode.
  init?() {
    let programs = CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map(\.bundleURL)
    let folders = programs.map { $0.deletingLastPathComponent().appending(path: "Modules") }
    guard let folder = folders.first(where: Self.holdsModules) else { return nil }
    self.folder = folder
  }

  private static func holdsModules(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "ViewTree.swiftmodule").path)
  }

  /// The public symbols of the package, sorted; those that the compiler adds by itself are none.
  func publicSymbols() throws -> [PublicSymbol] {
    let output = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let target = try Self.targetArguments()
    try PublicSymbol.modules.map { try extraction(of: $0, to: output, target) }.forEach { try $0.finish() }
    return try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
      .flatMap(Self.symbols).sorted { ($0.line, $0.place) < ($1.line, $1.place) }
  }

  /// The lines of a program, from 1 on, at which the compiler finds an error.
  func linesWithErrors(in program: String) throws -> Set<Int> {
    let file = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID().uuidString).swift")
    try Data(program.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let plugin = folder.deletingLastPathComponent().appending(path: "ViewTreeMacroPlugin-tool").path
    let words = try Tool(
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-I", folder.path, "-diagnostic-style", "llvm", "-Xfrontend",
        "-load-plugin-executable", "-Xfrontend", "\(plugin)#ViewTreeMacroPlugin", file.path,
      ], printsErrors: true
    ).finish(mayFail: true)
    let errors = String(decoding: words, as: UTF8.self).matches(of: #/\.swift:(\d+):\d+: error: /#)
    return Set(errors.compactMap { Int($0.output.1) })
  }

  private func extraction(of module: String, to output: URL, _ target: [String]) throws -> Tool {
    try Tool(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", folder.path, "-output-dir", output.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ] + target)
  }

  /// `ViewTree.symbols.json`, and `ViewTree@Swift.symbols.json` for what the module adds to another one.
  private static func symbols(in file: URL) throws -> [PublicSymbol] {
    let module = String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" })
    let symbols = try JSONDecoder().decode(PublicSymbol.Graph.self, from: Data(contentsOf: file)).symbols
    return symbols.filter { $0.place != "?" }.map { $0.of(module) }
  }

  /// The platform for which the compiler builds when it is asked for none.
  private static func targetArguments() throws -> [String] {
    struct Info: Decodable {
      let target: Target
      struct Target: Decodable { let triple: String }
    }
    let info = try Tool(["swift", "-print-target-info"]).finish()
    let triple = try JSONDecoder().decode(Info.self, from: info).target.triple
    #if os(macOS)
      let sdk = try Tool(["xcrun", "--show-sdk-path"]).finish()
      return ["-target", triple, "-sdk", String(decoding: sdk, as: UTF8.self).trimmingCharacters(in: .newlines)]
    #else
      return ["-target", triple]
    #endif
  }
}

/// A command of the toolchain that runs.
private struct Tool {
  private let process = Process()
  private let output = Pipe()

  init(_ arguments: [String], printsErrors: Bool = false) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    if printsErrors { process.standardError = output }
    try process.run()
  }

  /// Returns the output of the program; throws if it fails.
  @discardableResult func finish(mayFail: Bool = false) throws -> Data {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0, !mayFail { throw Failure(command: process.arguments ?? []) }
    return data
  }

  struct Failure: Error, CustomStringConvertible {
    let command: [String]
    var description: String { "this command failed: \(command.joined(separator: " "))" }
  }
}
