/// The expansion of `#Preview`: a type that the program finds at run time, and that creates the preview.
///
///     #Preview("Name", traits: …) {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
///
/// A declaration marked `@Previewable` becomes a property of a view around the rest.
struct PreviewExpansion {
  let text: String

  init(_ use: MacroUse, module: String) throws(ExpansionError) {
    guard let syntax = use.syntax, let discriminator = use.discriminator, let location = syntax.location else {
      throw ExpansionError(
        "#Preview is a declaration: write it beside the declaration of the view, not in an expression")
    }
    let source = try SwiftSource(syntax.source)
    let call = try PreviewCall(source)
    let content = try PreviewContent(call.content, of: source)
    let name = call.arguments.joined(separator: ", ")
    let preview =
      content.properties.isEmpty
      ? "\(module).Preview(\(name)) {\(content.rest)}"
      : """
      struct __Preview: \(module).View {
      \(content.properties.joined(separator: "\n"))
      var body: some \(module).View {\(content.rest)}
      }
      return \(module).Preview(\(name)) { __Preview() }
      """
    let place = location.moved(to: source.offset(of: call.start), in: source.bytes)
    text = """
      nonisolated struct \(discriminator)7PreviewfMu_: \(module).PreviewRegistry {
      static let fileID: Swift.String = "\(location.fileID)"
      static let line: Swift.Int = \(place.line)
      static let column: Swift.Int = \(place.column)
      @MainActor static func makePreview() throws -> \(module).Preview {
      \(preview)
      }
      }
      """
  }
}

/// The parts of a use of `#Preview`.
private struct PreviewCall {
  /// The index of the token `#Preview`, which attributes may precede.
  let start: Int
  /// The arguments without the closure.
  let arguments: [String]
  let content: Content

  enum Content {
    /// The tokens between the braces of a closure.
    case closure(Range<Int>)
    /// The name of a function that creates the view.
    case function(String)
  }

  init(_ source: SwiftSource) throws(ExpansionError) {
    var parser = Parser(source)
    _ = parser.skipPrefix()
    start = parser.index
    // The name may have a module: `#SwiftUI.Preview`.
    guard parser.token?.kind == .pound else {
      throw parser.error("#Preview is not supported here: write it as a declaration")
    }
    parser.advance()
    while parser.skip(".") { parser.advance() }
    if parser.isNext("<") { _ = parser.skipGenericArguments() }
    var arguments: [String] = []
    var content: Content?
    if parser.isNext("(") {
      var inner = Parser(source, in: parser.skipBrackets())
      (arguments, content) = try Self.arguments(&inner)
    }
    if parser.isNext("{") { content = .closure(parser.skipBrackets()) }
    guard let content else {
      throw ExpansionError(
        "#Preview needs a closure that creates the view: write #Preview { MyView() }", at: source.offset(of: start))
    }
    guard parser.isAtEnd else {
      throw parser.error("#Preview ends after the closure that creates the view: remove the rest")
    }
    self.arguments = arguments
    self.content = content
  }

  private static func arguments(_ parser: inout Parser) throws(ExpansionError) -> ([String], Content?) {
    var arguments: [String] = []
    var content: Content?
    while !parser.isAtEnd {
      let start = parser.index
      let isBody = parser.isNext("body")
      if parser.token?.kind == .word, parser.peek()?.text == ":" { parser.index = start + 2 }
      let value = parser.index
      guard parser.skipExpression(), parser.isAtEnd || parser.isNext(",") else {
        throw parser.error("#Preview cannot read this argument: remove it or write it as a literal")
      }
      if isBody {
        content = self.content(value..<parser.index, of: parser.source)
      } else {
        arguments.append(parser.source.text(of: start..<parser.index))
      }
      _ = parser.skip(",")
    }
    return (arguments, content)
  }

  /// Returns the tokens inside a closure, or the text of any other expression, which the expansion calls as a function.
  private static func content(_ range: Range<Int>, of source: SwiftSource) -> Content {
    let first = source.tokens[range.lowerBound]
    if first.text == "{", first.close == range.upperBound - 1 {
      return .closure(range.lowerBound + 1..<range.upperBound - 1)
    }
    return .function(source.text(of: range))
  }
}

/// The content of the closure of `#Preview`.
private struct PreviewContent {
  /// The declarations marked `@Previewable`, without that attribute.
  private(set) var properties: [String] = []
  /// The rest of the closure.
  private(set) var rest = ""

  init(_ content: PreviewCall.Content, of source: SwiftSource) throws(ExpansionError) {
    switch content {
    case .function(let function): rest = "\(function)()"
    case .closure(let range): try divide(range, of: source)
    }
  }

  private mutating func divide(_ range: Range<Int>, of source: SwiftSource) throws(ExpansionError) {
    var parser = Parser(source, in: range)
    // The end of the source that is copied: blanks and comments stay where they are.
    var kept = range.lowerBound > 0 ? source.tokens[range.lowerBound - 1].range.upperBound : 0
    let end = source.offset(of: range.upperBound)
    var conditions = 0
    while let token = parser.token {
      if token.text == "#if" { conditions += 1 } else if token.text == "#endif" { conditions -= 1 }
      guard token.text == "@" else {
        try checkInner(token, in: &parser)
        continue
      }
      let start = parser.index
      var attributed = parser
      let attributes = attributed.skipPrefix().attributes
      guard attributes.contains(where: { $0.name == "Previewable" }) else {
        parser.index = max(attributed.index, start + 1)
        continue
      }
      guard conditions == 0 else {
        throw parser.error("@Previewable cannot be within #if: move the variable out of it")
      }
      guard let declaration = try VariableDeclaration(&parser) else {
        throw parser.error("@Previewable applies to variables: write @Previewable @State var")
      }
      rest += source.text(kept..<source.offset(of: start))
      properties.append(Self.property(declaration, of: source))
      _ = parser.skip(";")
      kept = source.tokens[parser.index - 1].range.upperBound
    }
    rest += source.text(kept..<end)
  }

  /// Moves past a token with its content, in which `@Previewable` is an error.
  private func checkInner(_ token: Token, in parser: inout Parser) throws(ExpansionError) {
    guard let close = token.close else { return parser.advance() }
    let tokens = parser.source.tokens
    for index in parser.index..<close where tokens[index].text == "Previewable" && tokens[index - 1].text == "@" {
      throw ExpansionError(
        "@Previewable must be directly in the closure of #Preview, not in a nested closure",
        at: parser.source.offset(of: index - 1))
    }
    parser.skipBrackets()
  }

  /// Returns a declaration without `@Previewable`.
  private static func property(_ declaration: VariableDeclaration, of source: SwiftSource) -> String {
    let end = source.tokens[declaration.range.upperBound - 1].range.upperBound
    var text = ""
    var kept = source.offset(of: declaration.range.lowerBound)
    for attribute in declaration.attributes where attribute.name == "Previewable" {
      text += source.text(kept..<source.offset(of: attribute.range.lowerBound))
      kept = source.offset(of: attribute.range.upperBound)
    }
    return text + source.text(kept..<end)
  }
}
