/// The plural categories of languages: the forms that a language has for numbers of things.
///
/// The categories, and the rules for whole numbers, are those of Unicode's
/// [CLDR](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html); languages that are not
/// listed here use the rules of English.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  init(_ number: Int, in language: String) {
    let count = number.magnitude
    let (tens, hundreds) = (count % 10, count % 100)
    self =
      switch language {
      case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km", "yue": .other
      case "fr", "hy", "kab", "pt", "hi", "bn", "fa", "gu", "kn", "am", "zu": count <= 1 ? .one : .other
      case "ru", "uk", "be": Self.slavic(tens, hundreds, rest: .many)
      case "hr", "sr", "bs": Self.slavic(tens, hundreds, rest: .other)
      case "pl":
        count == 1 ? .one : (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
      case "cs", "sk": count == 1 ? .one : (2...4).contains(count) ? .few : .other
      case "sl": hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
      case "lt":
        (11...19).contains(hundreds) || tens == 0 ? .other : tens == 1 ? .one : .few
      case "lv": tens == 0 || (11...19).contains(hundreds) ? .zero : tens == 1 ? .one : .other
      case "ro", "mo": count == 1 ? .one : count == 0 || (1...19).contains(hundreds) ? .few : .other
      case "ar":
        switch count {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
        }
      case "he", "iw": count == 1 ? .one : count == 2 ? .two : .other
      case "ga":
        switch count {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      case "cy":
        switch count {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
      case "is", "mk": tens == 1 && hundreds != 11 ? .one : .other
      default: count == 1 ? .one : .other
      }
  }

  private static func slavic(_ tens: UInt, _ hundreds: UInt, rest: PluralCategory) -> PluralCategory {
    if tens == 1, hundreds != 11 { return .one }
    return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : rest
  }
}
