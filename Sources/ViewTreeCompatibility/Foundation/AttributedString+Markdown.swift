#if !canImport(Darwin)
  extension AttributedString {
    /// The options for parsing Markdown.
    ///
    /// Follows
    /// [AttributedString.MarkdownParsingOptions](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions).
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// The part of Markdown's syntax that is interpreted.
      public enum InterpretedSyntax: Int, Sendable {
        /// Inline marks only; blocks such as lists and headings are plain words.
        case inlineOnly
        /// Inline marks only, with all spaces and line breaks kept.
        case inlineOnlyPreservingWhitespace
        /// Treated like `inlineOnly`: a text has no blocks.
        case full
      }

      /// The handling of a text that is not valid Markdown; every text is valid.
      public enum FailurePolicy: Int, Sendable {
        /// An error is thrown.
        case throwError
        /// The part that was parsed is returned.
        case returnPartiallyParsedIfPossible
      }

      /// A Boolean value that allows `^[…](…)`.
      ///
      /// Has no effect: it is always allowed.
      public var allowsExtendedAttributes: Bool
      /// The part of Markdown's syntax that is interpreted.
      public var interpretedSyntax: InterpretedSyntax
      /// The handling of a text that is not valid Markdown.
      public var failurePolicy: FailurePolicy
      /// The language of the text.
      ///
      /// Has no effect.
      public var languageCode: String?

      /// Creates options for parsing.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
        (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      }
    }

    /// Creates a text from Markdown with bold, italic and struck-through text, code and links.
    ///
    /// Foundation does not parse Markdown on Linux. Unless spaces are kept, a line break becomes a space, and an empty
    /// line becomes one line break. Follows
    /// [init(markdown:options:baseURL:)](https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u).
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      self.init()
      for piece in Markdown.pieces(of: Self.lines(of: markdown, options.interpretedSyntax)) {
        var part = AttributedString(piece.text)
        if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
        if let link = piece.link { part.link = URL(string: link, relativeTo: baseURL) }
        append(part)
      }
    }

    /// Creates a text from Markdown in UTF-8.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private static func lines(of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> String {
      if syntax == .inlineOnlyPreservingWhitespace { return markdown }
      let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
      return paragraphs.map { $0.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ") }
        .joined(separator: "\n")
    }
  }
#endif
