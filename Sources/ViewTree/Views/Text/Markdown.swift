// The inline Markdown of texts, by the rules of CommonMark. Foundation does not parse it on Linux.

/// A parser that splits a text with inline Markdown into pieces of one style.
///
///     **bold**  *italic*  ~~struck~~  `code`  [words](address)  <address>  https://address  ^[3 device](inflect: true)
package struct Markdown {
  /// A piece of the text, without its marks.
  package struct Piece: Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// The address of the link, as it is written.
    package var link: String?
    /// The number of the phrase whose noun agrees with a number, from 1; 0 if the piece is in none.
    var phrase = 0
  }

  /// A part of the text that may be a mark; an unmatched mark is text.
  private enum Token {
    case text(String)
    case delimiters(Delimiters)
  }

  /// A run of `*`, `_` or `~`.
  private struct Delimiters {
    let mark: Character
    let length: Int
    /// The number of delimiters that are not yet part of a pair.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// A `[` that may begin a link.
  private struct Bracket {
    enum Kind { case link, image, phrase }

    let kind: Kind
    let token: Int
    /// The number of delimiter runs before the bracket.
    let delimiters: Int
    var isActive = true
  }

  /// The style, link or phrase of a range of tokens.
  private struct Span {
    let tokens: Range<Int>
    var intent: InlinePresentationIntent = []
    var link: String?
    var phrase = 0
  }

  private let characters: [Character]
  private var position = 0
  private var tokens: [Token] = []
  private var literal = ""
  /// The tokens that are delimiter runs and may still be part of a pair.
  private var delimiters: [Int] = []
  private var brackets: [Bracket] = []
  private var spans: [Span] = []
  private var phrases = 0
  /// The start of the last run of backticks, by its length.
  private lazy var lastTicks = ticksByLength()

  private init(_ text: String) { characters = Array(text) }

  /// Returns the pieces of a text.
  package static func pieces(of text: String) -> [Piece] {
    var markdown = Markdown(text)
    markdown.readTokens()
    return markdown.pieces()
  }

  /// Returns whether a text may contain marks; most texts do not.
  static func isPossible(in text: String) -> Bool {
    var hasColon = false
    let hasNoOther = text.hasOnlyBytes { byte in
      if byte == UInt8(ascii: ":") { hasColon = true }
      return !isMark(byte) || byte == UInt8(ascii: ":")
    }
    // Only an address has two slashes after a colon.
    return !hasNoOther || hasColon && text.contains("://")
  }

  /// Whether a byte is one of `*`, `:`, `<`, `[`, `\`, `_`, backtick and `~`.
  private static func isMark(_ byte: UInt8) -> Bool {
    let marks = byte < 64 ? 0x1400_0400_0000_0000 : byte < 128 ? 0x4000_0001_9800_0000 : 0 as UInt64
    return (marks &>> UInt64(byte)) & 1 != 0
  }
}

// MARK: Reading

extension Markdown {
  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

  private mutating func readTokens() {
    while let character = next {
      switch character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters(character)
      case "<": readAddressInBrackets()
      case "!" where self.character(at: position + 1) == "[": open(.image, length: 2)
      case "^" where self.character(at: position + 1) == "[": open(.phrase, length: 2)
      case "[": open(.link, length: 1)
      case "]": closeBracket()
      case "h", "H": readAddress()
      default: take()
      }
    }
    endLiteral()
    matchDelimiters(from: 0)
  }

  private mutating func take() {
    literal.append(characters[position])
    position += 1
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { tokens.append(.text(literal)) }
    literal = ""
  }

  private mutating func readEscape() {
    position += 1
    guard let next, next.isASCII, next.isPunctuation || next.isSymbol else { return literal.append("\\") }
    take()
  }

  private mutating func append(_ text: String, _ span: (Range<Int>) -> Span) {
    endLiteral()
    tokens.append(.text(text))
    spans.append(span(tokens.count - 1..<tokens.count))
  }

  // MARK: Code

  private func length(of character: Character, from start: Int) -> Int {
    characters[start...].prefix { $0 == character }.count
  }

  private func ticksByLength() -> [Int: Int] {
    var last: [Int: Int] = [:]
    var index = 0
    while index < characters.count {
      let length = length(of: "`", from: index)
      if length > 0 { last[length] = index }
      index += max(length, 1)
    }
    return last
  }

  private mutating func readCode() {
    let ticks = length(of: "`", from: position)
    let start = position + ticks
    guard let end = lastTicks[ticks], end >= start else {
      literal += String(repeating: "`", count: ticks)
      position = start
      return
    }
    var index = start
    while length(of: "`", from: index) != ticks { index += max(length(of: "`", from: index), 1) }
    var code = characters[start..<index].map { $0.isNewline ? " " : $0 }
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    append(String(code)) { Span(tokens: $0, intent: .code) }
    position = index + ticks
  }

  // MARK: Addresses

  /// Parses an address between angle brackets, such as `<https://…>`.
  private mutating func readAddressInBrackets() {
    let rest = characters[(position + 1)...]
    guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }), characters[end] == ">",
      let colon = rest[..<end].firstIndex(of: ":"), colon - position > 2,
      rest[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return take() }
    let address = String(rest[..<end])
    append(address) { Span(tokens: $0, link: address) }
    position = end + 1
  }

  /// Parses `https://…` in running text; punctuation at its end belongs to the text.
  private mutating func readAddress() {
    let isWord = character(at: position - 1).map { $0.isLetter || $0.isNumber } ?? false
    let start = String(characters[position...].prefix(8)).lowercased()
    guard !isWord, start.hasPrefix("http://") || start.hasPrefix("https://"),
      brackets.allSatisfy({ !$0.isActive || $0.kind == .phrase })
    else { return take() }
    var end = characters[position...].firstIndex { $0.isWhitespace || "<*~`".contains($0) } ?? characters.count
    // The first letter of the address is none of these.
    while "?!.,:;'\")]_".contains(characters[end - 1]) {
      let address = characters[position..<end]
      // A parenthesis that was opened in the address is closed there.
      if characters[end - 1] == ")", address.count(where: { $0 == "(" }) >= address.count(where: { $0 == ")" }) {
        break
      }
      end -= 1
    }
    let address = String(characters[position..<end])
    guard !address.hasSuffix("/") || address.count > 8 else { return take() }
    append(address) { Span(tokens: $0, link: address) }
    position = end
  }
}

// MARK: Links

extension Markdown {
  private mutating func open(_ kind: Bracket.Kind, length: Int) {
    endLiteral()
    tokens.append(.text(String(characters[position..<position + length])))
    brackets.append(Bracket(kind: kind, token: tokens.count - 1, delimiters: delimiters.count))
    position += length
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take() }
    guard bracket.isActive, let (inside, end) = parenthesis(from: position + 1) else { return take() }
    let words = bracket.token + 1
    var span = Span(tokens: words..<words)
    switch bracket.kind {
    case .link:
      guard let address = Self.address(in: inside) else { return take() }
      span.link = address
      // A link cannot contain links.
      for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
    case .image: break
    case .phrase:
      if inside.filter({ !$0.isWhitespace }).contains("inflect:true") {
        phrases += 1
        span.phrase = phrases
      }
    }
    endLiteral()
    matchDelimiters(from: bracket.delimiters)
    tokens[bracket.token] = .text("")
    spans.append(
      Span(tokens: words..<tokens.count, link: span.link, phrase: span.phrase))
    position = end
  }

  /// Returns the content of balanced parentheses, and their end.
  private func parenthesis(from start: Int) -> (inside: String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var depth = 0
    var index = start
    while let character = character(at: index) {
      switch character {
      case "\\": index += 1
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return (String(characters[start + 1..<index - 1]), index) }
    }
    return nil
  }

  /// Returns the address of a link without its title; `nil` if there is no valid one.
  private static func address(in inside: String) -> String? {
    let trimmed = inside.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.hasPrefix("<") { return trimmed.firstIndex(of: ">").map { String(trimmed[..<$0].dropFirst()) } }
    let parts = trimmed.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard parts.count == 2 else { return trimmed }
    let title = parts[1].trimmingCharacters(in: .whitespaces)
    let isTitle = title.count > 1 && "\"'(".contains(title.first!) && "\"')".contains(title.last!)
    return isTitle ? String(parts[0]) : nil
  }
}

// MARK: Emphasis

extension Markdown {
  private mutating func readDelimiters(_ mark: Character) {
    let length = length(of: mark, from: position)
    let (before, after) = (character(at: position - 1), character(at: position + length))
    let opens = Self.isWord(after) || Self.isPunctuation(after) && !Self.isWord(before)
    let closes = Self.isWord(before) || Self.isPunctuation(before) && !Self.isWord(after)
    position += length
    guard mark != "~" || length <= 2 else { return literal += String(repeating: mark, count: length) }
    endLiteral()
    delimiters.append(tokens.count)
    let isUnderscore = mark == "_"
    tokens.append(
      .delimiters(
        Delimiters(
          mark: mark, length: length, count: length,
          canOpen: opens && (!isUnderscore || !closes || Self.isPunctuation(before)),
          canClose: closes && (!isUnderscore || !opens || Self.isPunctuation(after)))))
  }

  private static func isPunctuation(_ character: Character?) -> Bool {
    character.map { $0.isPunctuation || $0.isSymbol } ?? false
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { !$0.isWhitespace && !isPunctuation($0) } ?? false
  }

  /// Pairs the delimiter runs from an index on; unpaired runs are text.
  private mutating func matchDelimiters(from start: Int) {
    var openers: [Int] = []
    for token in delimiters[start...] {
      guard case .delimiters(var closer) = tokens[token] else { continue }
      while closer.canClose, closer.count > 0, let place = openers.lastIndex(where: { pairs($0, with: closer) }) {
        closer.count -= match(openers[place], with: closer, at: token)
        openers.removeSubrange((place + 1)...)
        if remaining(openers[place]) == 0 { openers.removeLast() }
      }
      tokens[token] = .delimiters(closer)
      if closer.canOpen, closer.count > 0 { openers.append(token) }
      // Each closing run searches all open ones, so their number is limited.
      if openers.count > Self.mostOpeners { openers.removeFirst() }
    }
    delimiters.removeSubrange(start...)
  }

  /// The largest number of delimiter runs that are open at the same time.
  private static let mostOpeners = 64

  private func remaining(_ token: Int) -> Int {
    if case .delimiters(let row) = tokens[token] { row.count } else { 0 }
  }

  /// Whether two runs are a pair.
  ///
  /// `***a**` is none: if a run could both open and close, the lengths must not add up to a multiple of three. Tildes
  /// pair only with an equal number.
  private func pairs(_ token: Int, with closer: Delimiters) -> Bool {
    guard case .delimiters(let opener) = tokens[token], opener.mark == closer.mark else { return false }
    if opener.mark == "~" { return opener.length == closer.length }
    guard opener.canClose || closer.canOpen else { return true }
    return (opener.length + closer.length) % 3 != 0 || opener.length % 3 == 0
  }

  /// Marks the tokens between two runs; returns the number of delimiters that are used.
  private mutating func match(_ token: Int, with closer: Delimiters, at end: Int) -> Int {
    guard case .delimiters(var opener) = tokens[token] else { return 0 }
    let isStrike = opener.mark == "~"
    let count = isStrike ? opener.count : min(opener.count, closer.count, 2)
    opener.count -= count
    tokens[token] = .delimiters(opener)
    let intent: InlinePresentationIntent =
      isStrike ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
    spans.append(Span(tokens: token + 1..<end, intent: intent))
    return count
  }
}

// MARK: Pieces

extension Markdown {
  /// Returns the text of each token with the styles of its spans.
  private func pieces() -> [Piece] {
    var starts = [[Int]](repeating: [], count: tokens.count + 1)
    for index in spans.indices { starts[spans[index].tokens.lowerBound].append(index) }
    var open: [Int] = []
    var pieces: [Piece] = []
    for (index, token) in tokens.enumerated() {
      open.removeAll { spans[$0].tokens.upperBound <= index }
      open += starts[index]
      var piece = Piece(text: Self.text(of: token))
      for span in open {
        piece.intent.formUnion(spans[span].intent)
        piece.link = piece.link ?? spans[span].link
        piece.phrase = max(piece.phrase, spans[span].phrase)
      }
      Self.add(piece, to: &pieces)
    }
    return pieces
  }

  private static func text(of token: Token) -> String {
    switch token {
    case .text(let text): text
    case .delimiters(let row): String(repeating: row.mark, count: row.count)
    }
  }

  /// Appends a piece, and joins it with the last one if both have the same style.
  private static func add(_ piece: Piece, to pieces: inout [Piece]) {
    guard !piece.text.isEmpty else { return }
    if let last = pieces.last, last.intent == piece.intent, last.link == piece.link, last.phrase == piece.phrase {
      pieces[pieces.count - 1].text += piece.text
    } else {
      pieces.append(piece)
    }
  }
}
