import Foundation
import Testing
import ViewTreeTesting

/// The topics of the reference contain every public symbol of the module or type.
@Suite(.enabled(if: BuiltModules() != nil, "the modules do not lie beside the tests"))
struct ReferenceTopicsTests {
  /// `RENEW_MANUAL=1 swift test --filter ManualTests` writes the topics.
  @Test(arguments: ReferencePage.all)
  func `every public symbol stands below its topic`(page: ReferencePage) throws {
    let register = TopicRegister(
      module: page.module, owner: page.owner, topics: page.topics, symbols: try BuiltModules.symbols.get())
    expectEqual(register.unlisted, [], "give their folders a topic in ReferenceTopics")
    #expect(!register.symbols.isEmpty)
    try GeneratedArticle(
      module: page.module, name: page.article, start: "### \(page.topics[0].title)", end: page.end
    )
    .expect(register.text)
  }

  @Test(arguments: ReferencePage.all)
  func `every place of a topic is in the sources`(page: ReferencePage) {
    let missing = page.topics.flatMap(\.places).filter { place in
      !FileManager.default.fileExists(atPath: Manual.root.appending(path: "Sources/\(place)").path)
    }
    expectEqual(missing, [], "correct them in ReferenceTopics")
  }

  private static func symbol(_ path: String, _ file: String, identifier: String = "s:1") throws -> PublicSymbol {
    let json: [String: Any] = [
      "pathComponents": path.components(separatedBy: "/"), "identifier": ["precise": identifier],
      "location": ["uri": "file:///package/Sources/\(file)", "position": ["line": 3]],
    ]
    return try JSONDecoder().decode(PublicSymbol.self, from: JSONSerialization.data(withJSONObject: json)).of("M")
  }

  @Test func `a name goes before a place, and the longest place decides`() throws {
    let symbols = try [
      Self.symbol("Toggle", "M/Views/Toggle/Toggle.swift"), Self.symbol("find(_:)", "M/Views/Find.swift"),
      Self.symbol("Colour", "M/Views/Colour.swift"), Self.symbol("M", "M/Views/M.swift"),
      Self.symbol("View/same(_:)", "M/Views/View.swift"), Self.symbol("Other", "M/Other/Other.swift"),
    ]
    let topics: [TopicRegister.Topic] = [
      .init(title: "Find", names: ["find"]), .init(title: "Views", places: ["M/Views"]),
      .init(title: "Toggles", places: ["M/Views/Toggle"]), .init(title: "Colours", places: ["M/Views/Colour.swift"]),
    ]
    let register = TopicRegister(module: "M", topics: topics, symbols: symbols)
    expectEqual(register.unlisted, ["Sources/M/Other/Other.swift:4: Other"])
    expectText(
      register.text,
      equals: """
        ### Find

        - ``find(_:)``

        ### Views

        - ``M/M``

        ### Toggles

        - ``Toggle``

        ### Colours

        - ``Colour``
        """)
  }

  @Test func `overloads with the same labels have the hashes that DocC gives them`() throws {
    let name = "View/accessibilityAction(named:_:)"
    let types = ["_QrAA4TextV_yyctF", "_QrAA18LocalizedStringKeyV_yyctF", "_Qrqd___yyctSyRd__lF"]
    let symbols = try types.map {
      try Self.symbol(name, "M/View.swift", identifier: "s:8ViewTree0A0PAAE19accessibilityAction5named" + $0)
    }
    let register = TopicRegister(
      module: "M", owner: "View", topics: [.init(title: "All", places: ["M"])], symbols: symbols)
    let links = register.text.components(separatedBy: "\n").dropFirst(2)
    expectEqual(Array(links), ["3xwet", "4ydeg", "56pmk"].map { "- ``\(name)-\($0)``" })
  }
}
