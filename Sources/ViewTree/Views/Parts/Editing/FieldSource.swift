/// The text that a field edits: a string, or a value that is formatted and parsed.
package struct FieldSource {
  /// The text; writing a text that cannot be parsed has no effect.
  package let text: Binding<String>
  /// True if typed text is kept in the field until it is committed by Return or by leaving the field.
  package var isCommitted = false
  /// Whether the text is written with each key.
  private(set) var followsTyping = true
  /// Returns the source for the locale of a screen; `nil` if the locale has no effect.
  var localize: ((EnvironmentValues) -> FieldSource)?

  package init(text: Binding<String>, isCommitted: Bool = false) {
    (self.text, self.isCommitted, followsTyping) = (text, isCommitted, !isCommitted)
  }

  /// Returns the source as a screen formats it.
  func localized(in environment: EnvironmentValues) -> FieldSource { localize?(environment) ?? self }
}

extension FieldSource {
  /// Creates a source from a value in a format.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    let parse = { (text: String) in try? format.parseStrategy.parse(text) }
    text = value.projecting(
      ConvertedLocation(
        value.location, name: "\(format)", convert: { format.format($0) }, convertBack: parse))
    isCommitted = true
    localize = { FieldSource(value, format.localized(in: $0)) }
  }

  /// Creates a source from an optional value in a format; an empty text is `nil`.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    /// Returns `nil` for a text that cannot be parsed, and a wrapped `nil` for an empty text.
    let parse = { (text: String) -> F.FormatInput?? in
      text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
    }
    text = value.projecting(
      ConvertedLocation(
        value.location, name: "optional \(format)", convert: { $0.map { format.format($0) } ?? "" },
        convertBack: parse))
    isCommitted = true
    localize = { FieldSource(value, format.localized(in: $0)) }
  }
}

/// The actions of a field that is created by a former initializer.
package struct FieldEvents {
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?

  package init(editingChanged: ((Bool) -> Void)? = nil, commit: (() -> Void)? = nil) {
    (self.editingChanged, self.commit) = (editingChanged, commit)
  }
}
