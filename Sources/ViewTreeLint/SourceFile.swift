internal import Foundation
internal import ViewTree
internal import ViewTreeMacroExpansion

/// A file of Swift source as tokens and declarations.
struct SourceFile: Sendable {
  let path: String
  let source: SwiftSource
  private(set) var types: [TypeDeclaration] = []
  /// The offsets in bytes at which the lines begin.
  private let lineStarts: [Int]
  /// The token that opens the innermost bracket around each token, or the bracket that the token closes.
  let openings: [Int?]

  /// Reads source; `nil` if a string, a comment or a bracket has no end.
  init?(path: String, text: String) {
    guard let source = try? SwiftSource(text) else { return nil }
    self.path = path
    self.source = source
    openings = Self.openings(of: source.tokens)
    lineStarts = [0] + source.bytes.indices.filter { source.bytes[$0] == 0x0A }.map { $0 + 1 }
    var reader = DeclarationReader(self)
    types = reader.types()
  }

  var tokens: [Token] { source.tokens }

  var lineCount: Int { lineStarts.count - 1 }

  /// The line and the column of a token, counted from 1; a column is a byte, as in the compiler's messages.
  func place(ofToken index: Int) -> (line: Int, column: Int) {
    let offset = source.offset(of: index)
    let line = lineStarts.partitionPoint { $0 > offset }
    return (line, offset - lineStarts[line - 1] + 1)
  }

  /// Returns the source of some tokens in one line, with single blanks in place of line breaks.
  func line(_ range: Range<Int>) -> String {
    source.text(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns whether tokens have some texts.
  func matches(_ texts: String..., at index: Int) -> Bool {
    guard index >= 0, index + texts.count <= tokens.count else { return false }
    return zip(tokens[index...], texts).allSatisfy { $0.text == $1 }
  }

  /// Returns the token that opens a bracket which ends with a token, within a range.
  func opening(of close: Int, in range: Range<Int>) -> Int? {
    openings[close].flatMap { range.contains($0) && tokens[$0].close == close ? $0 : nil }
  }

  private static func openings(of tokens: [Token]) -> [Int?] {
    var open: [Int] = []
    return tokens.indices.map { index in
      let opening = open.last
      if let opening, tokens[opening].close == index { open.removeLast() }
      if tokens[index].close != nil { open.append(index) }
      return opening
    }
  }
}

/// A type or an extension of one, with its members.
struct TypeDeclaration: Sendable {
  enum Kind: String, Sendable { case `struct`, `class`, `enum`, `actor`, `extension`, `protocol` }

  let kind: Kind
  let name: String
  let attributes: [String]
  /// The last names of the types after the colon.
  let inherited: [String]
  let properties: [Property]
  let functions: [Function]
  /// The tokens inside the braces.
  let range: Range<Int>
}

/// A variable of a type; its tokens are those of the file that declares it.
struct Property: Sendable {
  /// An attribute: its arguments are without blanks, as in `(Model.self)`.
  struct Attribute: Sendable {
    let name: String
    let arguments: String
    let range: Range<Int>
  }

  let name: String
  let attributes: [Attribute]
  let isConstant: Bool
  let isStatic: Bool
  /// The declared type without blanks, or that of a value such as `Model()` or `[Item]()`; `nil` if it is not known.
  let type: String?
  let value: Range<Int>?
  /// The tokens inside the braces of a computed variable.
  let body: Range<Int>?
  let range: Range<Int>

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// A function, an initializer or a subscript with a body.
struct Function: Sendable {
  let name: String
  let body: Range<Int>
  let range: Range<Int>
}
