/// The text that a field edits: a string, or a value that is written as one.
struct FieldSource {
  /// Writing a text that is no value changes nothing.
  let text: Binding<String>
  /// Whether what is typed is kept in the field, and written when it is committed, by Return or when the focus leaves.
  var isCommitted = false
  /// The same for the locale of a screen; `nil` where it does not count.
  var localize: ((EnvironmentValues) -> FieldSource)?

  /// The text as a screen writes it.
  func localized(in environment: EnvironmentValues) -> FieldSource { localize?(environment) ?? self }
}

extension FieldSource {
  /// A value in a format.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    let parse = { (text: String) in try? format.parseStrategy.parse(text) }
    text = value.projecting(
      ConvertedLocation(
        value.location, name: "\(format)", convert: { format.format($0) }, convertBack: parse))
    isCommitted = true
    localize = { FieldSource(value, format.localized(in: $0)) }
  }

  /// A value in a format, or none where nothing is written.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    /// Nothing, if the text is no value; a value of nothing, if there is none.
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

/// What happens in a field, for the older forms of its initialisers.
struct FieldEvents {
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?
}
