/// The entry of a table for a key: a text, possibly with words that depend on numbers.
struct Translation: Equatable {
  /// A part of a text whose words depend on the number in an argument.
  struct Variable: Equatable {
    /// The index of the argument, from 0 on; `nil` means the one at the part's place.
    var argument: Int?
    /// The words by the category of the number; in every language `zero` is used for 0.
    var forms: [String: String]
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// The name of a variable that makes up the whole text.
  static let whole = "_"

  /// Returns the text for some numbers, with a specifier for each argument; `nil` stands for one that is no whole
  /// number.
  func format(for numbers: [Int?], locale: Locale) -> String {
    variables.isEmpty ? format : expand(format, numbers, locale, depth: 0)
  }

  /// Returns the text with variables replaced by their words, and each specifier numbered.
  ///
  /// `%#@files@` becomes `%1$lld files`. An unknown variable, or one more than eight levels deep, is removed.
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
  /// Creates the translation of a key from its entry in a `.stringsdict` file.
  init?(stringsdict entry: Any) {
    guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    self.init(format: format)
    for case (let name, let rule as [String: String]) in entry {
      variables[name] = Variable(argument: nil, forms: rule.filter { !$0.key.hasPrefix("NSString") })
    }
  }

  /// Creates the translation of a key in one language from its entry in an `.xcstrings` catalogue.
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

  /// The text itself, or if it varies by device, that for other devices.
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
