/// A text with interpolated values; without tables of translations it is the text itself.
///
/// Values of any type can be interpolated; numbers and dates with a format. Follows
/// [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  /// Interpolated texts keep their style.
  let texts: [Text]

  /// A key that is the text.
  public init(_ value: String) {
    key = value
    texts = []
  }

  /// A key that is the text, written as a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values in it, written as a literal.
  public init(stringInterpolation: StringInterpolation) {
    let (head, texts, tail) = (stringInterpolation.head, stringInterpolation.texts, stringInterpolation.tail)
    key = texts.isEmpty ? tail : head + tail
    self.texts = texts.isEmpty ? [] : texts + [Text(verbatim: tail)]
  }

  /// What the compiler puts a literal with values together by.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The interpolated texts and those between them, and what they say.
    fileprivate var texts: [Text] = []
    fileprivate var head = ""
    /// What follows them: mostly all there is.
    fileprivate var tail = ""

    /// Starts with an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { tail += literal }

    /// A value of any type, as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { appendLiteral(String(describing: value)) }

    /// A value as it describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      appendLiteral(value.description)
    }

    /// A date as it describes itself, in GMT; `--` if it is infinite or not a number.
    public mutating func appendInterpolation(_ date: Date) { appendLiteral(date.safeDescription) }

    /// `Optional(…)` around a date as it describes itself, in GMT; `nil` where it is missing.
    public mutating func appendInterpolation(_ date: Date?) {
      appendLiteral(date.map { "Optional(\($0.safeDescription))" } ?? "nil")
    }

    /// A value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendLiteral(format.format(input)) }

    /// A value as a formatter shows it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(Text(subject, formatter: formatter))
    }

    /// A value in the manner of `printf`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendLiteral(String(format: specifier, value))
    }

    /// A text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      texts += [Text(verbatim: tail), text]
      head += tail + text.plainText
      tail = ""
    }

    /// A date, as `Text(_:style:)` shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
  }
}
