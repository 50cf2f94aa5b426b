import Foundation
import Testing
import ViewTreeTesting

/// The article `Differences` says what SwiftUI has and is not here, as the public symbols are.
@Suite(.enabled(if: BuiltModules() != nil, "the modules do not lie beside the tests"))
struct DifferencesTests {
  private static let register = Result { DifferencesRegister(symbols: try BuiltModules.symbols.get()) }

  /// `RENEW_MANUAL=1 swift test --filter ManualTests` writes the tables.
  @Test func `the register of differences matches the public symbols`() throws {
    let register = try Self.register.get()
    expectEqual(register.unlisted, [], "add them to SwiftUINames")
    expectEqual(register.repeated, [], "stand twice in SwiftUINames")
    try GeneratedArticle(name: "Differences", start: "## Missing names").expect(register.tables)
  }

  @Test func `the README matches the register`() throws {
    let file = Manual.root.appending(path: "README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let summary = try Self.register.get().summary
    let claim = try #require(readme.firstMatch(of: /ViewTree has \d+ of [^.]*\./)).output
    if claim.split(whereSeparator: \.isWhitespace) == summary.split(whereSeparator: \.isWhitespace) { return }
    guard GeneratedArticle.renews else {
      Issue.record("The README should say: \(summary)\nTo renew it: \(GeneratedArticle.command)")
      return
    }
    try Data(readme.replacing(claim, with: summary).utf8).write(to: file)
    Issue.record("README.md was written: read it, then run the test again.")
  }

  /// The functions of a file whose body is `{ self }`, and whose comment does not say why.
  private static func silent(in text: String) -> [String] {
    let lines = text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard line.hasPrefix("nonisolated public func ") || line.hasPrefix("public func ") else { return nil }
      let declaration = lines[index..<min(index + 8, lines.count)].joined(separator: " ")
      guard let brace = declaration.firstIndex(of: "{"), declaration[brace...].hasPrefix("{ self }"),
        declaration[..<brace].contains("-> some ")
      else { return nil }
      let comment = lines[..<index].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.last ?? ""
      return ["/// Has no effect: ", "/// The older form of "].contains(where: comment.hasPrefix) ? nil : String(line)
    }
  }

  @Test func `a modifier that returns its view unchanged gives a reason`() throws {
    let files = PublicSymbol.viewModules.flatMap { Manual.swiftFiles(in: "Sources/\($0)") }
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    expectEqual(texts.flatMap(Self.silent), [], "their comments should begin with Has no effect: and the reason")
    let text = """
      /// Turns the view.
      nonisolated public func turned(
        by angle: Angle
      ) -> some View { self }

      /// Has no effect: cells lie flat.
      ///
      /// Follows something.
      @available(*, deprecated)
      nonisolated public func tilted() -> some View {
        self
      }
      """
    expectEqual(Self.silent(in: text), ["nonisolated public func turned("])
    expectEqual(Self.silent(in: text.replacing("Has no effect: c", with: "C")).count, 2)
  }

  private static func symbol(_ path: String, _ comment: String, module: String = "ViewTree") throws -> PublicSymbol {
    let json: [String: Any] = [
      "pathComponents": path.components(separatedBy: "/"), "docComment": ["lines": [["text": comment]]],
    ]
    let data = try JSONSerialization.data(withJSONObject: json)
    return try JSONDecoder().decode(PublicSymbol.self, from: data).of(module)
  }

  @Test func `names are compared by their kind, and accepted symbols grouped by reason`() throws {
    let names = """
      = Views
      types:
        Text Map
      modifiers:
        bold shadow blur
      = Space
      modifiers:
        ornament
      """
    let apple = "Follows [it](https://developer.apple.com/documentation/swiftui/it)."
    let register = try DifferencesRegister(
      names: names,
      symbols: [
        Self.symbol("Text", apple), Self.symbol("Mine", "Ours."), Self.symbol("Unknown", apple),
        Self.symbol("View/bold(_:)", "Bold."), Self.symbol("View/shadow(_:)", "Has no effect: text casts no shadow."),
        Self.symbol("View/bold()", "Has no effect: text casts no shadow."),
      ])
    expectEqual(register.unlisted, ["Unknown"])
    expectText(register.summary, contains: "ViewTree has 1 of 2 types, 2 of 4 view modifiers, 0 of 0 environment")
    expectText(register.tables, contains: "| Views | `Map` `.blur` |\n| Space | `.ornament` |")
    expectText(register.tables, contains: "| text casts no shadow | `.bold()` `.shadow` |")
    expectText(register.tables, contains: "- types: `Mine` `Unknown`")
  }
}
