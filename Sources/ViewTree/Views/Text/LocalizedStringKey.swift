/// A text with interpolated values, and how it is called in the tables of translations of a bundle.
///
/// Where no table has it, it is the text itself. In the text is inline Markdown: `**bold**`, `*italic*`, `~~struck~~`,
/// code in backquotes, `[a link](https://www.swift.org)`, and `^[\(count) device](inflect: true)`, whose noun agrees with
/// the number in English. What is interpolated is not read as Markdown.
///
/// Values of any type can be interpolated. Numbers are written as the screen's locale writes them, as SwiftUI does: 12345
/// is `12,345`, and 1.5 is `1.500000` unless it has a format or a specifier. Follows
/// [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What it says in en_US.
  let text: String
  /// What is interpolated, in order.
  private(set) var arguments: Arguments
  /// Whether there may be Markdown in what is not interpolated.
  let hasMarks: Bool

  /// A value, and where it stands in ``text``.
  struct Argument: Equatable {
    /// In bytes.
    let start: Int32
    let end: Int32
    let value: Value
  }

  /// What an interpolated value says.
  enum Value: Equatable {
    /// The same in every locale.
    case string
    /// A number that is written with separators between its digits.
    case integer(Int)
    indirect case text(Text, specifier: String)

    /// What stands for it in a table of translations.
    fileprivate var specifier: String {
      switch self {
      case .string: "%@"
      case .integer: "%lld"
      case .text(_, let specifier): specifier
      }
    }
  }

  /// Most keys have one: it needs no space elsewhere.
  struct Arguments: Equatable {
    private(set) var first: Argument?
    private(set) var others: [Argument] = []

    var all: [Argument] { first.map { [$0] + others } ?? [] }

    fileprivate mutating func append(_ argument: Argument) {
      if first == nil { first = argument } else { others.append(argument) }
    }

    func contains(where condition: (Argument) -> Bool) -> Bool {
      first.map(condition) == true || others.contains(where: condition)
    }
  }

  /// Creates a key that is the text.
  public init(_ value: String) {
    text = value
    arguments = Arguments()
    hasMarks = Markdown.isPossible(in: value)
  }

  /// Creates a key that is the text, written as a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key with values in it, written as a literal.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    arguments = stringInterpolation.arguments
    hasMarks = stringInterpolation.hasMarks
  }

  /// Whether it says the same wherever it is shown.
  private var isFixed: Bool { !hasMarks && !arguments.contains { $0.value != .string } }

  /// The bytes of the text that depend on the locale, if those are none, or a number without separators in en_US.
  var plainNumber: PlainNumber? {
    if hasMarks { return nil }
    guard let argument = arguments.first else { return PlainNumber.none }
    if isFixed { return PlainNumber.none }
    guard arguments.others.isEmpty, case .integer(-999...999) = argument.value,
      let start = UInt16(exactly: argument.start)
    else { return nil }
    return PlainNumber(start: start, count: UInt8(argument.end - argument.start))
  }

  /// Where a whole number stands in a text: so small that a text with its number fits where one without does.
  struct PlainNumber: Equatable {
    let start: UInt16
    let count: UInt8

    static let none = PlainNumber(start: 0, count: 0)
  }

  /// A text of which some bytes are a whole number.
  init(_ text: String, number: PlainNumber) {
    self.text = text
    hasMarks = false
    arguments = Arguments()
    let start = Int32(number.start)
    let end = start + Int32(number.count)
    let value = Int(text[range(from: start, to: end)]) ?? 0
    arguments.append(Argument(start: start, end: end, value: .integer(value)))
  }

  /// How the key is called in a table of translations: `%lld of %@`.
  var format: String {
    guard arguments.first != nil else { return text }
    return joined(literal: { $0.replacing("%", with: "%%") }, argument: { _, value in value.specifier })
  }

  /// The text with a placeholder for each argument.
  var template: String { joined(literal: { $0 }, argument: { index, _ in String(FormatString.placeholder(index)) }) }

  /// What an argument says in en_US.
  func string(of argument: Argument) -> String { String(text[range(from: argument.start, to: argument.end)]) }

  private func range(from start: Int32, to end: Int32) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: Int(start))
    return start..<text.utf8.index(text.startIndex, offsetBy: Int(end))
  }

  private func joined(literal: (String) -> String, argument: (Int, Value) -> String) -> String {
    var (result, place) = ("", Int32(0))
    for (index, value) in arguments.all.enumerated() {
      result += literal(String(text[range(from: place, to: value.start)])) + argument(index, value.value)
      place = value.end
    }
    return result + literal(String(text[range(from: place, to: Int32(clamping: text.utf8.count))]))
  }

  /// What the compiler puts a literal with values together by.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var arguments = Arguments()
    fileprivate var hasMarks = false

    /// Starts with an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ string: String, as value: Value) {
      let start = Int32(clamping: text.utf8.count)
      text += string
      arguments.append(Argument(start: start, end: Int32(clamping: text.utf8.count), value: value))
    }

    /// A piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      text += literal
      if Markdown.isPossible(in: literal) { hasMarks = true }
    }

    /// A text as it is.
    public mutating func appendInterpolation(_ string: String) { append(string, as: .string) }

    /// A value of any type, as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value), as: .string)
    }

    /// A value as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      append(value.description, as: .string)
    }

    /// A date as it describes itself, in GMT; `--` if it is infinite or not a number.
    public mutating func appendInterpolation(_ date: Date) { append(date.safeDescription, as: .string) }

    /// `Optional(…)` around a date as it describes itself, in GMT; `nil` where it is missing.
    public mutating func appendInterpolation(_ date: Date?) {
      append(date.map { "Optional(\($0.safeDescription))" } ?? "nil", as: .string)
    }

    /// A whole number, with the separators of the screen's locale between its digits: `12,345`.
    public mutating func appendInterpolation(_ value: Int) { append(value.standardText, as: .integer(value)) }

    /// A number as the screen's locale writes it; one that may be a fraction has six digits after the point, as in SwiftUI.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// A number in the manner of `printf`, as the screen's locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      let text = Text(runs: [Text.Run(content: .format(FormattedValue(value, specifier: specifier)))])
      append("", as: .text(text, specifier: specifier))
    }

    /// A value in a format, in the screen's locale, calendar and time zone.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

    /// A value as a formatter shows it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(Text(subject, formatter: formatter))
    }

    /// A text with its own style.
    public mutating func appendInterpolation(_ text: Text) { append("", as: .text(text, specifier: "%@")) }

    /// A picture: the glyph of a symbol.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// An attributed string, with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// A date, as `Text(_:style:)` shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
  }
}
