/// A text with interpolated values, which is also the key in the string tables of a bundle.
///
/// Without an entry in a table the key itself is shown. The text may contain inline Markdown: `**bold**`, `*italic*`,
/// `~~struck~~`, code in backquotes, `[a link](https://www.swift.org)`, and `^[\(count) device](inflect: true)`, whose
/// noun agrees with the number in English. Interpolated values are not parsed as Markdown.
///
/// Values of any type can be interpolated. Numbers are written in the screen's locale, as in SwiftUI: 12345 is
/// `12,345`, and 1.5 is `1.500000` unless it has a format or a specifier. Follows
/// [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The text in en_US.
  let text: String
  /// The interpolated values in order.
  private(set) var arguments: Arguments
  /// Whether the literal parts may contain Markdown.
  let hasMarks: Bool

  /// An interpolated value, and its range in ``text``.
  struct Argument: Equatable {
    /// The start of the range, in bytes.
    let start: Int32
    let end: Int32
    let value: Value
  }

  /// The kind of an interpolated value.
  enum Value: Equatable {
    /// A string that is the same in every locale.
    case string
    /// A number that is written with the separators of the locale.
    case integer(Int)
    indirect case text(Text, specifier: String)

    /// The specifier of the value in a string table.
    fileprivate var specifier: String {
      switch self {
      case .string: "%@"
      case .integer: "%lld"
      case .text(_, let specifier): specifier
      }
    }
  }

  /// The interpolated values; the first is stored inline, as most keys have one.
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

  /// Creates a key from a text.
  public init(_ value: String) {
    text = value
    arguments = Arguments()
    hasMarks = Markdown.isPossible(in: value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    arguments = stringInterpolation.arguments
    hasMarks = stringInterpolation.hasMarks
  }

  /// Whether the text is the same in every environment.
  private var isFixed: Bool { !hasMarks && !arguments.contains { $0.value != .string } }

  /// The bytes of the text that are a number without separators in en_US, or an empty range if no part depends on the
  /// locale; `nil` in all other cases.
  var plainNumber: PlainNumber? {
    if hasMarks { return nil }
    guard let argument = arguments.first else { return PlainNumber.none }
    if isFixed { return PlainNumber.none }
    guard arguments.others.isEmpty, case .integer(-999...999) = argument.value,
      let start = UInt16(exactly: argument.start)
    else { return nil }
    return PlainNumber(start: start, count: UInt8(argument.end - argument.start))
  }

  /// The range of a whole number in a text, so small that it needs no additional storage in a text.
  struct PlainNumber: Equatable {
    let start: UInt16
    let count: UInt8

    static let none = PlainNumber(start: 0, count: 0)
  }

  /// Creates a key from a text in which some bytes are a whole number.
  init(_ text: String, number: PlainNumber) {
    self.text = text
    hasMarks = false
    arguments = Arguments()
    let start = Int32(number.start)
    let end = start + Int32(number.count)
    let value = Int(text[range(from: start, to: end)]) ?? 0
    arguments.append(Argument(start: start, end: end, value: .integer(value)))
  }

  /// The key in a string table: `%lld of %@`.
  var format: String {
    guard arguments.first != nil else { return text }
    return joined(literal: { $0.replacing("%", with: "%%") }, argument: { _, value in value.specifier })
  }

  /// The text with a placeholder for each argument.
  var template: String { joined(literal: { $0 }, argument: { index, _ in String(FormatString.placeholder(index)) }) }

  /// Returns an argument in en_US.
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

  /// The storage in which the compiler assembles a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var arguments = Arguments()
    fileprivate var hasMarks = false

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ string: String, as value: Value) {
      let start = Int32(clamping: text.utf8.count)
      text += string
      arguments.append(Argument(start: start, end: Int32(clamping: text.utf8.count), value: value))
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      text += literal
      if Markdown.isPossible(in: literal) { hasMarks = true }
    }

    /// Appends a string verbatim.
    public mutating func appendInterpolation(_ string: String) { append(string, as: .string) }

    /// Appends a value of any type by its description.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value), as: .string)
    }

    /// Appends a value by its description.
    @_disfavoredOverload public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      append(value.description, as: .string)
    }

    /// Appends the description of a date in GMT; `--` if the date is infinite or not a number.
    public mutating func appendInterpolation(_ date: Date) { append(date.safeDescription, as: .string) }

    /// Appends `Optional(…)` with the description of a date in GMT, or `nil`.
    public mutating func appendInterpolation(_ date: Date?) {
      append(date.map { "Optional(\($0.safeDescription))" } ?? "nil", as: .string)
    }

    /// Appends a whole number with the separators of the screen's locale: `12,345`.
    public mutating func appendInterpolation(_ value: Int) { append(value.standardText, as: .integer(value)) }

    /// Appends a number in the screen's locale; a floating-point number has six digits after the point, as in SwiftUI.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Appends a number with a specifier of `printf`, in the screen's locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      let text = Text(runs: [Text.Run(content: .format(FormattedValue(value, specifier: specifier)))])
      append("", as: .text(text, specifier: specifier))
    }

    /// Appends a value in a format, in the screen's locale, calendar and time zone.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

    /// Appends a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(Text(subject, formatter: formatter))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) { append("", as: .text(text, specifier: "%@")) }

    /// Appends a picture: the glyph of a symbol.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends an attributed string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Appends a date in the form of `Text(_:style:)`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
  }
}
