#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  @MainActor struct AttributedStringMarkdownTests {
    @Test func `marks become attributes, and a text draws them`() throws {
      let text = try AttributedString(markdown: "This is **bold**, *italic* and a [link](https://www.swift.org).")
      expectEqual(String(text.characters), "This is bold, italic and a link.")
      #expect(text.runs.contains { $0.link == URL(string: "https://www.swift.org") })
      expectText(
        Screen(width: 40) { Text(text) }.render(.cells),
        equals: Screen(width: 40) { Text("This is **bold**, *italic* and a [link](https://www.swift.org).") }
          .render(.cells))
    }

    @Test func `lines are words of a paragraph, unless they are kept`() throws {
      let text = "one\ntwo\n\nthree"
      try expectEqual(String(AttributedString(markdown: text).characters), "one two\nthree")
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      try expectEqual(String(AttributedString(markdown: text, options: options).characters), text)
      try expectEqual(AttributedString(markdown: ""), AttributedString())
      try expectEqual(AttributedString(markdown: Data("*a*".utf8)), AttributedString(markdown: "*a*"))
    }

    @Test func `the default options parse everything, and report errors`() {
      let options = AttributedString.MarkdownParsingOptions()
      #expect(!options.allowsExtendedAttributes && options.languageCode == nil)
      #expect(options.interpretedSyntax == .full && options.failurePolicy == .throwError)
    }

    @Test func `a link may begin at an address`() throws {
      let text = try AttributedString(markdown: "[a](b.html)", baseURL: URL(string: "https://www.swift.org/docs/"))
      expectEqual(text.runs.first?.link?.absoluteString, "https://www.swift.org/docs/b.html")
    }
  }
#endif
