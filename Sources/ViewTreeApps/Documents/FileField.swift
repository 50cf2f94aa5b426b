/// A field for a path or a name.
nonisolated struct FileField: View, ViewPart {
  let label: String
  let source: FieldSource
  let takesFocus: Bool
  @State private var draft: String?
  @FocusState private var isFocused: Bool
  @Environment(\.glyphs) private var glyphs

  /// `isCommitted`: `true` writes the text only when Return is pressed or the field loses the focus.
  init(_ label: String, text: Binding<String>, isCommitted: Bool = false, takesFocus: Bool = false) {
    self.label = label
    self.takesFocus = takesFocus
    source = FieldSource(text: text, isCommitted: isCommitted)
  }

  @MainActor var body: some View {
    let ends = glyphs.fieldEnds(FieldState(isFocused: isFocused, isEnabled: true))
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: ends.leading)
      FieldEditor(
        source: source, draft: $draft, events: FieldEvents(commit: source.isCommitted ? {} : nil), isFocused: $isFocused
      )
      Text(verbatim: ends.trailing)
    }
    .semantics(semantics)
    .onAppear { if takesFocus { isFocused = true } }
  }

  @MainActor private var semantics: Semantics {
    var semantics = Semantics(.textField, label: label)
    let (draft, text) = ($draft, source.text)
    semantics.value = { draft.wrappedValue ?? text.wrappedValue }
    return semantics
  }
}
