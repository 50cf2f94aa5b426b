/// A key whose text depends on the environment: on the locale and the string tables.
package final class LocalizedText: Equatable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  package init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    (self.key, self.table, self.bundle) = (key, table, bundle)
  }

  package static func == (a: LocalizedText, b: LocalizedText) -> Bool {
    a === b || a.key == b.key && a.table == b.table && a.bundle === b.bundle
  }

  /// Whether an interpolated date is infinite or not a number.
  var isNoDate: Bool {
    key.arguments.contains { if case .text(let text, _) = $0.value { text.hasNoDate } else { false } }
  }

  /// Whether the text may contain links.
  var mayHaveLinks: Bool { mayHaveStyle }

  private var mayHaveStyle: Bool {
    key.hasMarks || StringTables.mayExist(in: bundle)
      || key.arguments.contains { if case .text = $0.value { true } else { false } }
  }

  /// Returns the text; `nil` if it may have a style of its own.
  func string(in environment: EnvironmentValues) -> String? {
    if mayHaveStyle { return nil }
    if environment.hasStandardLocale { return key.text }
    return runs(in: environment).map { $0.content.string(in: environment) }.joined()
  }

  /// Returns the text with its marks as they are written.
  package func plainText(in environment: EnvironmentValues) -> String {
    parts(of: template(in: environment.locale), in: environment).map { $0.content.string(in: environment) }.joined()
  }

  /// Returns the pieces of the text.
  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    let template = template(in: environment.locale)
    let pieces =
      Markdown.isPossible(in: template) ? Markdown.pieces(of: template) : [Markdown.Piece(text: template)]
    var runs: [Text.Run] = []
    var phrase: (number: Int, start: Int) = (0, 0)
    for piece in pieces {
      if piece.phrase != phrase.number {
        inflect(&runs, from: phrase, in: environment)
        phrase = (piece.phrase, runs.count)
      }
      add(piece, to: &runs, in: environment)
    }
    inflect(&runs, from: phrase, in: environment)
    return runs
  }

  /// Returns the text of the key in the language of the locale, with a placeholder for each argument.
  private func template(in locale: Locale) -> String {
    let translation =
      StringTables.mayExist(in: bundle)
      ? StringTables.translation(for: key.format, table: table, bundle: bundle, locale: locale) : nil
    guard let translation else { return key.template }
    let arguments = key.arguments.all
    if arguments.isEmpty { return translation.format }
    let numbers = arguments.map { argument in
      if case .integer(let number) = argument.value { number } else { Int?.none }
    }
    return FormatString.template(translation.format(for: numbers, locale: locale), count: arguments.count)
  }

  // MARK: Pieces

  private func add(_ piece: Markdown.Piece, to runs: inout [Text.Run], in environment: EnvironmentValues) {
    var marks = Text.Marks(piece.intent)
    marks.link = piece.link.flatMap { address in
      URL(string: parts(of: address, in: environment).map { $0.content.string(in: environment) }.joined())
    }
    for part in parts(of: piece.text, in: environment) {
      var run = part
      run.add(marks)
      runs.append(run)
    }
  }

  /// Returns the runs of a text without marks, with the arguments in place of their placeholders.
  private func parts(of text: String, in environment: EnvironmentValues) -> [Text.Run] {
    var runs: [Text.Run] = []
    var literal = ""
    func endLiteral() {
      if !literal.isEmpty { runs.append(Text.Run(content: .string(literal))) }
      literal = ""
    }
    let arguments = key.arguments.all
    for character in text {
      guard let index = FormatString.argument(character), index < arguments.count else {
        literal.append(character)
        continue
      }
      switch arguments[index].value {
      case .string: literal += key.string(of: arguments[index])
      case .integer(let value): literal += value.formatted(.number.locale(environment.locale)).withoutDirections
      case .text(let text, _):
        endLiteral()
        runs += text.runs
      }
    }
    endLiteral()
    return runs
  }

  /// Changes the noun of a phrase so that it agrees with its number, in English.
  private func inflect(
    _ runs: inout [Text.Run], from phrase: (number: Int, start: Int), in environment: EnvironmentValues
  ) {
    guard phrase.number > 0, environment.locale.language.languageCode?.identifier == "en" else { return }
    let texts = runs[phrase.start...].map { $0.content.string(in: environment) }
    let old = texts.joined()
    let new = Inflection.agreeing(old)
    // The texts are equal up to the noun's ending, which belongs to the run that contains it.
    let same = zip(old, new).prefix { $0 == $1 }.count
    var end = 0
    for (index, text) in texts.enumerated() where new != old {
      let start = end
      end += text.count
      guard same <= end else { continue }
      let rest = new.count - (old.count - end)
      runs[phrase.start + index].content = .string(String(new.dropFirst(start).prefix(rest - start)))
      return
    }
  }
}
