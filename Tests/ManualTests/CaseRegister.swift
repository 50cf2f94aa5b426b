import Foundation

/// The cases of SwiftUI's behaviour that tests name, as the article `Cases` lists them.
struct CaseRegister {
  /// A case that a test names: `B05`, or `14` for a rule of what is updated.
  struct Named {
    let code: String
    let words: String
    let file: String
  }

  /// A case of the file of cases: a view with its frames, or a sequence of steps in words.
  struct Listed: Decodable {
    let id: String
    let evidence: String
    let title: String
    let kind: String
  }

  let named: [Named]
  let listed: [Listed]

  init() throws {
    let file = Manual.root.appending(path: "Tests/ViewTreeTests/Layout/Cases/swiftui-cases.json")
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
    let path = String(file.path.dropFirst(Manual.root.path.count).drop { $0 == "/" })
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").flatMap { line in
      names(in: line).map { Named(code: $0, words: $1.isEmpty ? titles[$0] ?? "" : $1, file: path) }
    }
  }

  /// What a line names: `func ‵Q04, Q10: without a writer …‵`, `func ‵N06 a text's own …‵`, or `/// E05: elements …`.
  private static func names(in line: String) -> [(code: String, words: String)] {
    // Most lines end here: to search in all of them takes seconds in a debug build.
    guard let start = line.utf8.firstIndex(where: { $0 != 0x20 }) else { return [] }
    let code = line[start...]
    if code.hasPrefix("/// ") { return names(inSentence: code.dropFirst(4), isComment: true) }
    if code.hasPrefix("@Test(arguments:") { return arguments(in: code) }
    guard code.hasPrefix("@Test") || code.hasPrefix("func `"), let tick = code.firstIndex(of: "`") else { return [] }
    return names(inSentence: code[tick...].dropFirst().prefix { $0 != "`" }, isComment: false)
  }

  private static func names(inSentence words: Substring, isComment: Bool) -> [(code: String, words: String)] {
    if let colon = words.firstRange(of: ": ") {
      let codes = words[..<colon.lowerBound].components(separatedBy: ", ")
      if codes.contains(where: isCode) { return codes.filter(isCode).map { ($0, String(words[colon.upperBound...])) } }
    }
    let first = words.prefix { $0 != " " }
    guard !isComment, isCode(String(first)), first.first?.isLetter == true else { return [] }
    return [(String(first), String(words.dropFirst(first.count + 1)))]
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

    | case | what holds | test |
    | --- | --- | --- |
    \(named.map { "| \($0.code) | \(Self.cell($0.words)) | `\($0.file)` |" }.joined(separator: "\n"))

    ## Layouts with their frames

    | case | evidence | what is laid out |
    | --- | --- | --- |
    \(rows(listed.filter { $0.kind == "layout" }))

    ## Cases that no test names

    | case | evidence | what happens |
    | --- | --- | --- |
    \(rows(listed.filter { $0.kind != "layout" && !isNamed($0.id) }))
    """
  }

  private func isNamed(_ id: String) -> Bool { named.contains { $0.code == id } }

  private func rows(_ cases: [Listed]) -> String {
    cases.map { "| \($0.id) | \($0.evidence) | \(Self.cell($0.title)) |" }.joined(separator: "\n")
  }

  private static func cell(_ words: String) -> String { words.replacing("|", with: "\\|") }
}
