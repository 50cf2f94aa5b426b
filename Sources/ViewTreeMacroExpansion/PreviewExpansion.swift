/// What `#Preview` makes: a type that a program finds while it runs, and that makes the preview.
///
///     #Preview("Name", traits: …) {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
///
/// What is `@Previewable` becomes a property of a view around the rest.
struct PreviewExpansion {
  let text: String

  init(_ use: MacroUse, module: String) throws(ExpansionError) {
    guard let syntax = use.syntax, let discriminator = use.discriminator, let location = syntax.location else {
      throw ExpansionError("#Preview is a declaration of its own: write it beside the view's, not within an expression")
    }
    let (arguments, content) = try Self.parts(of: SwiftSource(syntax.source))
    let (properties, rest) = Self.divided(SwiftSource(content))
    let name = arguments.joined(separator: ", ")
    let preview =
      properties.isEmpty
      ? "\(module).Preview(\(name)) {\(rest)}"
      : """
      struct __Preview: \(module).View {
      \(properties.joined(separator: "\n"))
      var body: some \(module).View {\(rest)}
      }
      return \(module).Preview(\(name)) { __Preview() }
      """
    text = """
      nonisolated struct \(discriminator)7PreviewfMu_: \(module).PreviewRegistry {
      static let fileID: Swift.String = "\(location.fileID)"
      static let line: Swift.Int = \(location.line)
      static let column: Swift.Int = \(location.column)
      @MainActor static func makePreview() throws -> \(module).Preview {
      \(preview)
      }
      }
      """
  }

  /// The arguments but the closure, and what stands in the closure.
  private static func parts(of source: SwiftSource) throws(ExpansionError) -> (arguments: [String], content: String) {
    let hash = source.skippingBlanks(0)
    var index = source.skippingBlanks(hash + "#Preview".utf8.count)
    var arguments: [String] = []
    if index < source.bytes.count, source.starts(with: "(", at: index) {
      let end = source.end(of: index)
      arguments = source.arguments(in: index + 1..<end - 1)
      index = source.skippingBlanks(end)
    }
    if index < source.bytes.count, source.starts(with: "{", at: index) {
      return (arguments, source.text(index + 1..<source.end(of: index) - 1))
    }
    guard let place = arguments.firstIndex(where: { $0.hasPrefix("body:") }) else {
      throw ExpansionError("#Preview has no closure that makes the view: #Preview { MyView() }")
    }
    let body = arguments.remove(at: place).dropFirst("body:".count).drop { $0.isWhitespace }
    return (arguments, body.hasPrefix("{") ? String(body.dropFirst().dropLast()) : "\(body)()")
  }

  /// The declarations that are `@Previewable`, without that, and all else.
  private static func divided(_ source: SwiftSource) -> (properties: [String], rest: String) {
    let attribute = "@Previewable"
    var properties: [String] = []
    var rest: [UInt8] = []
    var index = 0
    while index < source.bytes.count {
      let isOne =
        source.starts(with: attribute, at: index)
        && !source.bytes[(index + attribute.utf8.count)...].prefix(1).contains(where: SwiftSource.isWord)
      let end = isOne ? source.declarationEnd(index) : source.end(of: index)
      if isOne {
        properties.append(source.trimmed(index + attribute.utf8.count..<end))
      } else {
        rest += source.bytes[index..<end]
      }
      index = end
    }
    return (properties, String(decoding: rest, as: UTF8.self))
  }
}
