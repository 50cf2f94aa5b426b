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

/// The part of a text field that is edited.
///
/// Typing evaluates it, and not the field around it.
nonisolated struct FieldEditor<Placeholder: View>: View {
  let source: FieldSource
  /// What was typed and is not committed yet.
  @Binding var draft: String?
  let isSecure: Bool
  let axis: Axis
  let events: FieldEvents
  let isFocused: FocusState<Bool>.Binding
  let placeholder: Placeholder
  @State private var selection = EditedText.Selection.end
  @Environment(\.submitScope) private var submitScope
  @Environment(\.clipboard) private var clipboard
  @Environment(\.glyphs) private var glyphs

  @MainActor private var shownText: String { draft ?? source.text.wrappedValue }

  @MainActor private var content: FieldLines.Content {
    FieldLines.Content(text: shownText, isSecure: isSecure, axis: axis, glyphs: glyphs)
  }

  @MainActor var body: some View {
    let content = content
    let hasFocus = isFocused.wrappedValue
    FieldText(content: content, selection: selection.clamped(to: content.text.count), hasCaret: hasFocus)
      .background(alignment: .topLeading) {
        if content.text.isEmpty { placeholder.foregroundStyle(.secondary).lineLimit(1).allowsHitTesting(false) }
      }
      .onTap { tap in
        let caret = hasFocus ? selection.clamped(to: shownText.count).caret : 0
        selection = EditedText.Selection(FieldLines.index(at: tap, in: self.content, caret: caret))
      }
      .onKeyInPlace { key, place in
        FieldCommand(key, hasLines: axis == .vertical).map { perform($0, in: place) } ?? false
      }
      .onPaste { insert($0) }
      .focusable()
      .focusedValue(\.isTyping, true)
      .focusEffectDisabled()
      .focused(isFocused)
      .onChange(of: hasFocus) { _, hasFocus in
        if !hasFocus { commit() }
        events.editingChanged?(hasFocus)
      }
  }

  /// Does what a key says; says whether the key was of use.
  @MainActor private func perform(_ command: FieldCommand, in place: TapLocation) -> Bool {
    var edited = EditedText(shownText, selection)
    switch command {
    case .insert(let text): edited.insert(text)
    case .delete(let step, let forward): edited.delete(step, forward: forward)
    case .move(let step, let forward, let selecting): edited.move(step, forward: forward, selecting: selecting)
    case .moveLine(let down, let selecting):
      let lines = FieldLines(content, in: place)
      edited.place(lines.index(byLineFrom: edited.selection.caret, down: down), selecting: selecting)
    case .selectAll: edited.selectAll()
    // Another use of the key is its turn where nothing is copied: in a terminal Control-C ends the program.
    case .copy: return copy(edited)
    case .cut:
      copy(edited)
      if !isSecure { edited.insert("") }
    case .paste: edited.insert(lines(of: clipboard.text))
    case .submit: return submit()
    }
    apply(edited)
    return true
  }

  /// Copies the selection; a secure field hands nothing on, and an empty selection leaves the clipboard as it is.
  ///
  /// Says whether something was copied.
  @discardableResult @MainActor private func copy(_ edited: EditedText) -> Bool {
    guard !isSecure, !edited.selectedText.isEmpty else { return false }
    clipboard.text = edited.selectedText
    return true
  }

  @MainActor private func insert(_ text: String) {
    var edited = EditedText(shownText, selection)
    edited.insert(lines(of: text))
    apply(edited)
  }

  /// A field of one line takes lines as words.
  @MainActor private func lines(of text: String) -> String {
    axis == .vertical ? text : String(text.map { $0.isNewline ? " " : $0 })
  }

  @MainActor private func apply(_ edited: EditedText) {
    let text = edited.text
    if text != shownText {
      if source.isCommitted { draft = text } else { source.text.wrappedValue = text }
    }
    selection = edited.selection
  }

  /// Says whether somebody heard of it: if not, Return is for the button that it presses by default.
  @MainActor private func submit() -> Bool {
    commit()
    events.commit?()
    return submitScope?.submit(.text) == true || events.commit != nil
  }

  /// Writes what was typed, if it is a value; from now on the field shows the value, in its format.
  @MainActor private func commit() {
    guard let typed = draft else { return }
    draft = nil
    if typed != source.text.wrappedValue { source.text.wrappedValue = typed }
  }
}
