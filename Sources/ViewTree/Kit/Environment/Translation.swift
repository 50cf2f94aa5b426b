/// What a table says for a key: a text, or one whose words depend on numbers.
struct Translation: Equatable {
  /// Words by the number of an argument.
  struct Variable: Equatable {
    /// Which of the arguments it is, from 0 on; `nil` for the one at its place.
    var argument: Int?
    /// The words by the category of the number; `zero` is that of 0 in every language.
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// The name of a variable that is the whole text.
  static let whole = "_"

  /// The text for some numbers, with a specifier for each argument; `nil` stands for one that is no whole number.
  func format(for numbers: [Int?], locale: Locale) -> String {
    variables.isEmpty ? format : expand(format, numbers, locale, depth: 0)
  }

  /// Puts the words for variables, and gives each specifier the place of its argument: `%#@files@` becomes `%1$lld files`.
  private func expand(_ text: String, _ numbers: [Int?], _ locale: Locale, own: Int? = nil, depth: Int) -> String {
    var next = 0
    return text.replacing(
      /%(?:%|arg|(?:([0-9]+)\$)?(?:#@([^@]+)@|([-+ #0-9.]*(?:hh|h|ll|l|q|z)?[@diufFeEgGxXoscaA])))/
    ) { match in
      if match.output.0 == "%%" { return "%%" }
      if match.output.0 == "%arg" { return own.map { "%\($0 + 1)$lld" } ?? "%arg" }
      let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? own ?? next
      if match.output.1 == nil, own == nil { next += 1 }
      guard let name = match.output.2 else { return "%\(index + 1)$\(match.output.3 ?? "@")" }
      guard let variable = variables[String(name)], depth < 8 else { return "" }
      let argument = variable.argument ?? index
      let number = numbers.indices.contains(argument) ? numbers[argument] : nil
      return expand(variable.form(for: number, locale: locale), numbers, locale, own: argument, depth: depth + 1)
    }
  }
}

extension Translation.Variable {
  fileprivate func form(for number: Int?, locale: Locale) -> String {
    if number == 0, let form = forms["zero"] { return form }
    let category = number.map { PluralCategory($0, in: locale.language.languageCode?.identifier ?? "en") } ?? .other
    return forms[category.rawValue] ?? forms["other"] ?? ""
  }
}

// MARK: Files

extension Translation {
  /// What a file `.stringsdict` says for a key.
  init?(stringsdict entry: Any) {
    guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    self.init(format: format)
    for case (let name, let rule as [String: String]) in entry {
      variables[name] = Variable(argument: nil, forms: rule.filter { !$0.key.hasPrefix("NSString") })
    }
  }

  /// What a catalogue `.xcstrings` says for a key in one language.
  init?(catalogue entry: Any) {
    guard let entry = entry as? [String: Any] else { return nil }
    if let text = Self.text(of: entry) {
      self.init(format: text)
    } else if let forms = Self.forms(of: entry) {
      self.init(format: "%#@\(Self.whole)@")
      variables[Self.whole] = Variable(argument: nil, forms: forms)
    } else {
      return nil
    }
    for case (let name, let substitution as [String: Any]) in entry["substitutions"] as? [String: Any] ?? [:] {
      let argument = (substitution["argNum"] as? Int).map { $0 - 1 }
      variables[name] = Variable(argument: argument, forms: Self.forms(of: substitution) ?? [:])
    }
  }

  /// The text itself, or where it depends on the device, that for others.
  private static func text(of entry: [String: Any]) -> String? {
    if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let devices = (entry["variations"] as? [String: Any])?["device"] as? [String: [String: Any]]
    return (devices?["other"] ?? devices?["mac"]).flatMap { text(of: $0) }
  }

  private static func forms(of entry: [String: Any]) -> [String: String]? {
    let variations = entry["variations"] as? [String: Any]
    if let plural = variations?["plural"] as? [String: [String: Any]] {
      return plural.compactMapValues { text(of: $0) }
    }
    let devices = variations?["device"] as? [String: [String: Any]]
    return (devices?["other"] ?? devices?["mac"]).flatMap { forms(of: $0) }
  }
}
