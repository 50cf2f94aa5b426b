/// The edited part of a text field.
///
/// A typed character evaluates this view, and not the field around it.
nonisolated package struct FieldEditor<Placeholder: View>: View, ViewPart {
  let source: FieldSource
  /// The typed text that is not yet committed.
  @Binding var draft: String?
  let isSecure: Bool
  let axis: Axis
  let events: FieldEvents
  let isFocused: FocusState<Bool>.Binding
  let placeholder: Placeholder
  /// The triggers that Return submits.
  let trigger: SubmitTriggers
  /// The binding to the caret; `nil` keeps it in the field.
  let caret: Binding<EditedText.Selection>?
  @State private var selection = EditedText.Selection.end
  @Environment(\.submitScope) private var submitScope
  @Environment(\.clipboard) private var clipboard
  @Environment(\.editedTexts) private var texts
  @Environment(\.glyphs) private var glyphs
  @Environment(\.lineAlignment) private var alignment
  @Environment(\.multilineTextAlignment) private var placeholderAlignment

  init(
    source: FieldSource, draft: Binding<String?>, isSecure: Bool, axis: Axis, events: FieldEvents,
    isFocused: FocusState<Bool>.Binding, placeholder: Placeholder, trigger: SubmitTriggers = .text,
    caret: Binding<EditedText.Selection>? = nil
  ) {
    (self.source, _draft, self.isSecure, self.axis, self.events) = (source, draft, isSecure, axis, events)
    (self.isFocused, self.placeholder, self.trigger, self.caret) = (isFocused, placeholder, trigger, caret)
  }

  @MainActor private var editing: TextEditing {
    TextEditing(
      source: source, draft: $draft, selection: caret ?? $selection, isSecure: isSecure, axis: axis, glyphs: glyphs,
      alignment: alignment, clipboard: clipboard, texts: texts, trigger: trigger, submitScope: submitScope,
      onCommit: events.commit)
  }

  @MainActor package var body: some View {
    let editing = editing
    let content = editing.content
    let hasFocus = isFocused.wrappedValue
    FieldText(
      content: content, selection: editing.selection.clamped(to: content.paragraphs.count), hasCaret: hasFocus
    )
    .background(alignment: Alignment(horizontal: placeholderAlignment.horizontal, vertical: .top)) {
      // The placeholder is removed at once, even if the text changes with an animation, so that it is never drawn under
      // typed text.
      if content.text.isEmpty {
        placeholder.foregroundStyle(.secondary).lineLimit(1).allowsHitTesting(false).transition(.identity)
      }
    }
    .onTap { editing.placeCaret(at: $0, hasFocus: hasFocus) }
    .onKeyInPlace {
      editing.perform($0) { key in FieldCommand(key, hasLines: axis == .vertical) }
    } _: { key, place in
      FieldCommand(key, hasLines: axis == .vertical).map { editing.perform($0, in: place) } ?? false
    }
    .onPaste { editing.insert($0) }
    .focusable()
    .focusedValue(\.isTyping, true)
    .focusEffectDisabled()
    .focused(isFocused)
    .onChange(of: hasFocus) { _, hasFocus in
      if !hasFocus { editing.commit() }
      events.editingChanged?(hasFocus)
    }
  }
}

extension FieldEditor where Placeholder == EmptyView {
  /// Creates a line of text without words for an empty field.
  package init(
    source: FieldSource, draft: Binding<String?>, events: FieldEvents, isFocused: FocusState<Bool>.Binding
  ) {
    self.init(
      source: source, draft: draft, isSecure: false, axis: .horizontal, events: events, isFocused: isFocused,
      placeholder: EmptyView())
  }
}

extension TextAlignment {
  fileprivate nonisolated var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
