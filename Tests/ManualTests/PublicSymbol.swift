import Foundation

/// One symbol that a module of the package offers, as the compiler wrote it down when it built the module.
struct PublicSymbol {
  let module: String
  /// The names from the outermost type to the symbol: `View.padding(_:_:)`.
  let path: String
  /// The same names, one by one.
  let pathComponents: [String]
  /// The compiler's identifier, which no other symbol has.
  let identifier: String
  /// The declaration in one line, without attributes.
  let declaration: String
  let isDocumented: Bool
  /// The first paragraph of its comment, in one line.
  let summary: String
  /// Whether its comment names the page of Apple's symbol that it follows.
  let followsApple: Bool
  /// The file and the line: `Sources/ViewTree/Engine/Tree/View.swift:5`.
  let place: String

  /// The line that is compared with the baseline.
  var line: String { "\(module)  \(path)  \(declaration)" }

  /// The modules that stand in for Apple's where these are not.
  static let standIns = ["Combine", "UniformTypeIdentifiers", "os", "OSLog"]

  /// The modules that SwiftUI's names are in: views, apps, and what is accepted or means something elsewhere.
  static let viewModules = ["ViewTree", "ViewTreeApps", "ViewTreeCompatibility"]

  /// The modules that the package's products consist of.
  static let modules: [String] = {
    let everywhere = viewModules + ["TextBackend", "ViewTreeTesting", "TerminalHost", "ViewTreeMacros"]
    #if canImport(Darwin)
      return everywhere
    #else
      return everywhere + standIns
    #endif
  }()
}

extension PublicSymbol: Decodable {
  private enum Key: String, CodingKey { case pathComponents, declarationFragments, docComment, location, identifier }

  private struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }

  private struct Location: Decodable {
    let uri: String
    let position: Position

    struct Position: Decodable { let line: Int }

    /// From the root of the package on: where the package lies is of no interest.
    var words: String {
      let path = uri.components(separatedBy: "/Sources/").dropFirst().joined(separator: "/Sources/")
      return "Sources/\(path):\(position.line + 1)"
    }
  }

  private struct Identifier: Decodable { let precise: String }

  private struct Comment: Decodable {
    let lines: [Line]

    struct Line: Decodable { let text: String }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let fragments = try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    let spelling = fragments.filter { $0.kind != "attribute" }.map(\.spelling).joined()
    module = ""
    pathComponents = try values.decode([String].self, forKey: .pathComponents)
    path = pathComponents.joined(separator: ".")
    identifier = try values.decodeIfPresent(Identifier.self, forKey: .identifier)?.precise ?? ""
    declaration = spelling.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let comment = try values.decodeIfPresent(Comment.self, forKey: .docComment)
    isDocumented = comment != nil
    summary = comment?.lines.prefix { !$0.text.isEmpty }.map(\.text).joined(separator: " ") ?? ""
    followsApple = comment?.lines.contains { $0.text.contains("developer.apple.com/documentation/") } ?? false
    place = try values.decodeIfPresent(Location.self, forKey: .location)?.words ?? "?"
  }
}

extension PublicSymbol {
  /// A file of the compiler's, for a module and for what it adds to others.
  struct Graph: Decodable {
    let symbols: [PublicSymbol]
  }

  func of(_ module: String) -> PublicSymbol {
    PublicSymbol(
      module: module, path: path, pathComponents: pathComponents, identifier: identifier, declaration: declaration,
      isDocumented: isDocumented, summary: summary, followsApple: followsApple, place: place)
  }
}
