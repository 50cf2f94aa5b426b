/// The agreement of an English noun with the number before it: `^[3 device](inflect: true)` is `3 devices`.
enum Inflection {
  /// Returns a phrase whose noun agrees with its number.
  ///
  /// The noun is the last word, or the last before a preposition: `3 cups of tea`. A phrase without a number, with the
  /// number 1, or with a noun that is already plural is unchanged.
  static func agreeing(_ phrase: String) -> String {
    guard let number = phrase.firstMatch(of: /[0-9][0-9.,’'\u{202F}\u{00A0}]*/), number.output != "1",
      let noun = noun(in: phrase[number.range.upperBound...])
    else { return phrase }
    return phrase.replacingCharacters(in: noun, with: plural(String(phrase[noun])))
  }

  private static let prepositions: Set = [
    "of", "in", "on", "at", "to", "for", "from", "with", "by", "per", "and", "or",
  ]

  private static func noun(in words: Substring) -> Range<String.Index>? {
    var noun: Range<String.Index>?
    for word in words.matches(of: /[A-Za-z][A-Za-z'’\-]*/) {
      if noun != nil, prepositions.contains(word.output.lowercased()) { break }
      noun = word.range
    }
    return noun
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "index": "indices", "datum": "data", "criterion": "criteria",
    "leaf": "leaves", "knife": "knives", "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves",
    "wolf": "wolves", "loaf": "loaves", "thief": "thieves", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "echo": "echoes", "quiz": "quizzes",
  ]
  private static let unchanging: Set = ["sheep", "fish", "deer", "series", "species", "aircraft", "means", "people"]

  private static func plural(_ noun: String) -> String {
    let word = noun.lowercased()
    if unchanging.contains(word) || irregular.values.contains(word) { return noun }
    if let plural = irregular[word] { return String(noun.prefix(1) + plural.dropFirst()) }
    if word.hasSuffix("s"), !["ss", "us", "is", "as"].contains(where: word.hasSuffix) { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
