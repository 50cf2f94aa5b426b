import Foundation

/// The articles of the manual.
enum Manual {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func folder(of module: String) -> URL { root.appending(path: "Sources/\(module)/\(module).docc") }

  /// The names of the articles, without the extension, and their texts.
  static func articles() throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder(of: "ViewTree"), includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.filter { $0.pathExtension == "md" }.map {
        ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      })
  }

  /// The landing pages of the other modules' references.
  static func landingPages() throws -> [String: String] {
    let pages = try ["TextBackend", "ViewTreeTesting", "TerminalHost"].map { module in
      (module, try String(contentsOf: file(module, of: module), encoding: .utf8))
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }

  static func file(_ article: String, of module: String = "ViewTree") -> URL {
    folder(of: module).appending(path: article + ".md")
  }

  static func article(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  /// The files below a folder of the package that end in `.swift`.
  static func swiftFiles(in folder: String) -> [URL] {
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
