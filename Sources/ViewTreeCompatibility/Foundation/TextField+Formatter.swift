extension TextField {
  /// Creates a field for a value, which follows the typed text.
  ///
  /// The formatter of a number or a date parses the text; invalid text leaves the value unchanged.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(value: value, format: FormatterStyle<V>(formatter: formatter), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value with a localized title.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

/// A format style that formats and parses values with a formatter.
private struct FormatterStyle<V>: ParseableFormatStyle {
  let formatter: Formatter

  init(formatter: Formatter) { self.formatter = formatter }

  func format(_ value: V) -> String { formatter.string(for: value) ?? "" }

  var parseStrategy: Strategy { Strategy(formatter: formatter) }

  struct Strategy: ParseStrategy {
    let formatter: Formatter

    init(formatter: Formatter) { self.formatter = formatter }

    func parse(_ text: String) throws -> V {
      if let formatter = formatter as? NumberFormatter, let number = formatter.number(from: text) {
        let values: [Any] = [
          number, number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
          number.decimalValue,
          number.int64Value, number.int32Value,
        ]
        if let value = values.lazy.compactMap({ $0 as? V }).first { return value }
      }
      if let date = (formatter as? DateFormatter)?.date(from: text) as? V { return date }
      throw CocoaError(.formatting)
    }

    init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
    func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  }

  init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
}
