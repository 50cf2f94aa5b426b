import Foundation

/// The cases of SwiftUI's behaviour that tests name, as the article `Cases` lists them.
struct CaseRegister {
  /// A case that a test names: `B05`, or `14` for a rule of what is updated.
  struct Named {
    let code: String
    let words: String
    let suite: String
  }

  /// A case of the file of cases: a view with its frames, or a sequence of steps in words.
  struct Listed: Decodable {
    let id: String
    let evidence: String
    let title: String
    let kind: String
  }

  /// Cases that are no layout, of which cells of text cannot say whether they hold, and why.
  static let inexpressible = [
    "U01": "no edge of a text screen is covered: every view has insets of zero",
    "U02": "no edge of a text screen is covered: every view has insets of zero",
    "U03": "no keyboard covers a text screen, and there is nothing to ask for its insets",
    "U06": "no edge of a text screen is covered: there is nothing beyond the content that a background could reach",
  ]

  let named: [Named]
  let listed: [Listed]

  init() throws {
    let file = Manual.root.appending(path: "Tests/ViewTreeTests/Engine/Layout/Cases/swiftui-cases.json")
    let listed = try JSONDecoder().decode([Listed].self, from: Data(contentsOf: file))
    let titles = Dictionary(uniqueKeysWithValues: listed.map { ($0.id, $0.title) })
    let files = Manual.swiftFiles(in: "Tests").filter { !$0.path.contains("/GalleryTests/") }
    named = try files.flatMap { try Self.cases(in: $0, titles: titles) }
      .sorted { Self.order($0.code, $0.words) < Self.order($1.code, $1.words) }
    self.listed = listed
  }

  /// Numbers come before letters.
  private static func order(_ code: String, _ words: String) -> String {
    (code.first?.isNumber == true ? "0" + String(repeating: "0", count: 3 - code.count) : "") + code + " " + words
  }

  /// `titles` says what the cases are called that a test takes as arguments.
  private static func cases(in file: URL, titles: [String: String]) throws -> [Named] {
    try TestIndex.lines(of: file).filter { !$0.suite.isEmpty }.flatMap { line in
      names(in: line.text).map { Named(code: $0, words: $1.isEmpty ? titles[$0] ?? "" : $1, suite: line.suite) }
    }
  }

  /// The cases that a line names: `func ‵the default … (Q04, Q10)‵`, or `/// E05: elements …`.
  private static func names(in line: Substring) -> [(code: String, words: String)] {
    if line.hasPrefix("/// ") { return names(inComment: line.dropFirst(4)) }
    if line.hasPrefix("@Test(arguments:") { return arguments(in: line) }
    return TestIndex.name(in: line).map { names(inTest: $0) } ?? []
  }

  private static func names(inComment words: Substring) -> [(code: String, words: String)] {
    guard let colon = words.firstRange(of: ": ") else { return [] }
    let codes = words[..<colon.lowerBound].components(separatedBy: ", ").filter(isCode)
    return codes.map { ($0, String(words[colon.upperBound...])) }
  }

  private static func names(inTest name: String) -> [(code: String, words: String)] {
    guard name.hasSuffix(")"), let open = name.range(of: " (", options: .backwards) else { return [] }
    let codes = name[open.upperBound...].dropLast().components(separatedBy: ", ")
    return codes.allSatisfy(isCode) ? codes.map { ($0, String(name[..<open.lowerBound])) } : []
  }

  /// `@Test(arguments: [("B14", 1), …])`: the words are those of the case.
  private static func arguments(in line: Substring) -> [(code: String, words: String)] {
    line.split(separator: "\"").map(String.init).filter { isCode($0) && $0.first?.isLetter == true }.map { ($0, "") }
  }

  /// `B05`, `TX01`, `14`.
  private static func isCode(_ word: String) -> Bool {
    let letters = word.prefix { $0.isUppercase }.count
    let digits = word.dropFirst(letters)
    return digits.allSatisfy(\.isNumber) && (letters == 0 ? 1...2 : 2...2).contains(digits.count) && letters <= 2
  }
}

extension CaseRegister {
  /// The tables of the article.
  var tables: String {
    """
    ## Cases that tests name

    | case | what holds | suite |
    | --- | --- | --- |
    \(named.map { "| \($0.code) | \(Self.cell($0.words)) | `\($0.suite)` |" }.joined(separator: "\n"))

    ## Layouts with their frames

    | case | evidence | what is laid out |
    | --- | --- | --- |
    \(rows(listed.filter { $0.kind == "layout" }))

    ## Cases that cells cannot show

    | case | evidence | what happens | why no test says so |
    | --- | --- | --- | --- |
    \(reasons)
    """
  }

  /// The cases that are no layout, and neither named by a test nor inexpressible.
  var missing: [String] {
    listed.filter { $0.kind != "layout" && !isNamed($0.id) && Self.inexpressible[$0.id] == nil }.map(\.id)
  }

  /// The cases that are listed as inexpressible although a test names them, or that are no cases.
  var expressed: [String] {
    Self.inexpressible.keys.filter { id in isNamed(id) || !listed.contains { $0.id == id } }.sorted()
  }

  private var reasons: String {
    listed.filter { Self.inexpressible[$0.id] != nil }
      .map { "| \($0.id) | \($0.evidence) | \(Self.cell($0.title)) | \(Self.inexpressible[$0.id] ?? "") |" }
      .joined(separator: "\n")
  }

  private func isNamed(_ id: String) -> Bool { named.contains { $0.code == id } }

  private func rows(_ cases: [Listed]) -> String {
    cases.map { "| \($0.id) | \($0.evidence) | \(Self.cell($0.title)) |" }.joined(separator: "\n")
  }

  private static func cell(_ words: String) -> String { words.replacing("|", with: "\\|") }
}
