/// A request of the compiler: exactly one property is set.
struct Question: Decodable {
  struct Capability: Decodable {}

  let getCapability: Capability?
  let expandFreestandingMacro: MacroUse?
  let expandAttachedMacro: MacroUse?
}

/// The use of a macro: its place, and the declaration.
struct MacroUse: Decodable {
  struct Macro: Decodable { let typeName: String }

  struct Location: Decodable {
    let fileID: String
    let fileName: String
    let line: Int
    let column: Int
    let offset: Int
  }

  struct Syntax: Decodable {
    let source: String
    let location: Location?
  }

  let macro: Macro
  /// The kind of expansion of an attached macro: `accessor`, `peer`.
  let macroRole: String?
  /// A part of each unique name that a macro creates.
  let discriminator: String?
  /// The use of a freestanding macro.
  let syntax: Syntax?
  /// The declaration with an attached macro, and the attribute.
  let declSyntax: Syntax?
  let attributeSyntax: Syntax?
  /// The extended type, and the protocols to which it does not conform yet; `nil` if it conforms to all.
  let extendedTypeSyntax: Syntax?
  let conformanceListSyntax: Syntax?
  /// The enclosing declarations, the innermost one first.
  let lexicalContext: [Syntax]?

  /// Returns the place of an error: in the declaration, or the use of the macro.
  func location(of error: ExpansionError) -> Location? {
    guard let offset = error.offset else { return (syntax ?? attributeSyntax ?? declSyntax)?.start }
    let declaration = syntax ?? declSyntax
    return declaration?.location?.moved(to: offset, in: Array((declaration?.source ?? "").utf8))
  }
}

extension MacroUse.Syntax {
  /// The place of the first token; the source begins with the blanks and comments before it.
  fileprivate var start: MacroUse.Location? {
    let first = (try? SwiftSource(source))?.offset(of: 0) ?? 0
    return location?.moved(to: first, in: Array(source.utf8))
  }
}

extension MacroUse.Location {
  /// Returns the place of a byte of a source that begins here.
  func moved(to index: Int, in source: [UInt8]) -> Self {
    let before = source.prefix(index)
    let lineStart = before.lastIndex(of: 0x0A)
    return Self(
      fileID: fileID, fileName: fileName, line: line + before.count { $0 == 0x0A },
      column: lineStart.map { index - $0 } ?? column + index, offset: offset + index)
  }
}

/// The answer to a request.
enum Answer: Encodable {
  case capability
  case expansion(String, [Diagnostic])

  private struct Capability: Encodable {
    struct Values: Encodable {
      let protocolVersion = 7
      let features: [String] = []
    }

    let capability = Values()
  }

  private struct Expansion: Encodable {
    let expandedSource: String
    let diagnostics: [Diagnostic]
  }

  private enum Key: String, CodingKey { case getCapabilityResult, expandMacroResult }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability: try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      try container.encode(Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}

/// An error at the use of a macro.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  let message: String
  let severity = "error"
  let position: Position
  let highlights: [String] = []
  let notes: [String] = []
  let fixIts: [String] = []

  init(_ message: String, at location: MacroUse.Location? = nil) {
    self.message = message
    position = Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
  }
}
