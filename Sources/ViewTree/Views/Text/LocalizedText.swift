/// A key of which it depends on the environment what it says: on the locale, and on the tables of translations.
final class LocalizedText: Equatable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    (self.key, self.table, self.bundle) = (key, table, bundle)
  }

  static func == (a: LocalizedText, b: LocalizedText) -> Bool {
    a === b || a.key == b.key && a.table == b.table && a.bundle === b.bundle
  }

  /// Whether a date that is no point in time is interpolated.
  var isNoDate: Bool {
    key.arguments.contains { if case .text(let text, _) = $0.value { text.hasNoDate } else { false } }
  }

  /// Whether there may be links in it.
  var mayHaveLinks: Bool { mayHaveStyle }

  private var mayHaveStyle: Bool {
    key.hasMarks || StringTables.exist(in: bundle)
      || key.arguments.contains { if case .text = $0.value { true } else { false } }
  }

  /// What it says, if it has no style of its own.
  func string(in environment: EnvironmentValues) -> String? {
    if mayHaveStyle { return nil }
    if environment.hasStandardLocale { return key.text }
    return runs(in: environment).map { $0.content.string(in: environment) }.joined()
  }

  /// What it says, with its marks as they are written.
  func plainText(in environment: EnvironmentValues) -> String {
    parts(of: template(in: environment.locale), in: environment).map { $0.content.string(in: environment) }.joined()
  }

  /// The pieces of which it consists.
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

  /// The key's text in the language of the locale, with a placeholder for each argument.
  private func template(in locale: Locale) -> String {
    let translation =
      StringTables.exist(in: bundle)
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

  /// A text without marks, with the arguments instead of their placeholders.
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

  /// Lets the noun of a phrase agree with its number, in English.
  private func inflect(
    _ runs: inout [Text.Run], from phrase: (number: Int, start: Int), in environment: EnvironmentValues
  ) {
    guard phrase.number > 0, environment.locale.language.languageCode?.identifier == "en" else { return }
    let texts = runs[phrase.start...].map { $0.content.string(in: environment) }
    let old = texts.joined()
    let new = Inflection.agreeing(old)
    // The words before the noun's end are the same: the ending belongs to the run in which that is.
    let same = zip(old, new).prefix { $0 == $1 }.count
    var end = 0
    for (index, text) in texts.enumerated() where new != old {
      let start = end
      end += text.count
      guard same <= end, same > start || index == texts.count - 1 else { continue }
      let rest = new.count - (old.count - end)
      runs[phrase.start + index].content = .string(String(new.dropFirst(start).prefix(rest - start)))
      return
    }
  }
}
