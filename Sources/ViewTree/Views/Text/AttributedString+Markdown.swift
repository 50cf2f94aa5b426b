#if !canImport(Darwin)
  extension AttributedString {
    /// How Markdown is read.
    ///
    /// Follows
    /// [AttributedString.MarkdownParsingOptions](https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions).
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// Which of Markdown counts.
      public enum InterpretedSyntax: Int, Sendable {
        /// Marks within lines; blocks, as lists and headings, are words.
        case inlineOnly
        /// The same with all spaces and line breaks.
        case inlineOnlyPreservingWhitespace
        /// The same as within lines: a text has no blocks.
        case full
      }

      /// What becomes of a text that is no Markdown; every text is.
      public enum FailurePolicy: Int, Sendable {
        /// An error.
        case throwError
        /// As far as it can be read.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[…](…)` counts; it does.
      public var allowsExtendedAttributes: Bool
      /// Which of Markdown counts.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of a text that is no Markdown.
      public var failurePolicy: FailurePolicy
      /// The language, which does not count.
      public var languageCode: String?

      /// Creates a way of reading.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
        (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      }
    }

    /// Creates a text with marks of Markdown: bold, italic, struck through, code, links.
    ///
    /// Foundation reads none on Linux. Unless spaces are kept, a line break is a space, and an empty line one break.
    /// Follows
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

    /// Creates the same of UTF-8.
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
