/// A control in which a text of several lines is edited.
///
///     .--------------------.
///     | Dear Ada,          |
///     | thank you for the  |
///     | letter.            |
///     '--------------------'
///
/// It takes all the room that is offered, within `lineLimit`; where the height is open, as in a list or a scroll view, it
/// is as high as its text. Long lines are broken, and it scrolls so that the caret shows. A click places the caret. Return
/// begins a new line; the arrows, Home and End move the caret, by words with Option, to the ends of the text with Command;
/// with Shift they select. Page Up and Page Down move the text below the caret. Command, or Control, with X, C and V cuts,
/// copies and pastes within the screen. Tab leaves it: nobody is caught in it. Follows
/// [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
nonisolated public struct TextEditor {
  private let source: FieldSource
  /// What is selected, where the program wants to know.
  private var selection: Binding<TextSelection?>?
  private var attributed: (text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>)?
  @FocusState private var isFocused: Bool

  /// Creates an editor of a text.
  public init(text: Binding<String>) { source = FieldSource(text: text) }

  /// Creates an editor of a text; the program knows what is selected, and may select something.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = FieldSource(text: text)
    self.selection = selection
  }

  /// Creates an editor of a text with attributes.
  ///
  /// They stay with the characters around a change, and are not shown: the text is.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    source = FieldSource(text)
    attributed = selection.map { (text, $0) }
  }

  /// Where the caret is, if the program wants to know.
  @MainActor private var caret: Binding<EditedText.Selection>? {
    if let attributed { return attributed.selection.caret(in: attributed.text) }
    return selection?.caret(in: source.text)
  }
}

extension TextEditor: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    let configuration = TextEditorStyleConfiguration(
      editor: .init(
        TextEditorArea(source: source, caret: caret, isFocused: $isFocused)),
      isFocused: isFocused)
    let text = source.text
    return StyledControl(configuration, default: AutomaticTextEditorStyle.self) { _ in
      var semantics = Semantics(.textField, label: "")
      semantics.value = { text.wrappedValue }
      return semantics
    }
    .resolve(in: environment)
  }
}

/// The text that is edited, in a window that shows the caret.
///
/// Typing evaluates it, and not the editor around it.
nonisolated private struct TextEditorArea: View {
  let source: FieldSource
  /// Where the caret is; `nil`: the editor alone knows.
  let caret: Binding<EditedText.Selection>?
  let isFocused: FocusState<Bool>.Binding
  @State private var ownSelection = EditedText.Selection.end
  @Environment(\.clipboard) private var clipboard
  @Environment(\.editedTexts) private var texts
  @Environment(\.glyphs) private var glyphs
  @Environment(\.fieldLines) private var lines

  init(source: FieldSource, caret: Binding<EditedText.Selection>?, isFocused: FocusState<Bool>.Binding) {
    (self.source, self.caret, self.isFocused) = (source, caret, isFocused)
  }

  /// What is to be seen, whatever the window shows.
  private struct Caret: Equatable {
    let content: FieldLines.Content
    let index: Int
  }

  @MainActor var body: some View {
    let selection = caret ?? $ownSelection
    let editing = TextEditing(
      source: source, draft: .constant(nil), selection: selection, axis: .vertical, glyphs: glyphs,
      clipboard: clipboard, texts: texts)
    let content = editing.content
    let shown = selection.wrappedValue.clamped(to: content.paragraphs.count)
    let hasFocus = isFocused.wrappedValue
    TextEditorLayout(lines: lines)() {
      ScrollBox(
        content:
          FieldText(content: content, selection: shown, hasCaret: hasFocus, isUnlimited: true)
          .onTap { editing.placeCaret(at: $0, hasFocus: hasFocus) }
          .onKeyInPlace {
            editing.perform($0) { key in FieldCommand(key, hasLines: true, breaksByReturn: true) }
          } _: { key, place in
            FieldCommand(key, hasLines: true, breaksByReturn: true).map { editing.perform($0, in: place) } ?? false
          }
          .onPaste { editing.insert($0) }
          .focusable()
          .focusedValue(\.isTyping, true)
          .focusEffectDisabled()
          .focused(isFocused)
          .modifier(
            RevealedPart(part: hasFocus ? Caret(content: content, index: shown.caret) : nil) { caret, size, text in
              FieldLines.caretRect(before: caret.index, in: caret.content, width: size.width, measuring: text)
            }))
    }
    // Below the last line.
    .onTap { (_: TapLocation) in
      selection.wrappedValue = .end
      isFocused.wrappedValue = true
    }
  }
}

/// As large as what is offered, within a number of lines.
private struct TextEditorLayout: EngineLayout {
  let lines: ClosedRange<Int>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let line = subviews.metrics.divider.height
    let size = subviews.content?.sizeThatFits(proposal) ?? .zero
    let most = lines.upperBound < .max ? CGFloat(lines.upperBound) * line : .infinity
    return CGSize(width: size.width, height: min(max(size.height, CGFloat(lines.lowerBound) * line), most))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension FieldSource {
  /// The characters of a text with attributes.
  fileprivate init(_ value: Binding<AttributedString>) {
    let base = value.location
    text = value.projecting(
      ConvertedLocation(
        base, name: "characters", convert: { String($0.characters) },
        convertBack: { base.getUntracked().replacingCharacters(by: $0) }))
  }
}

extension AttributedString {
  /// The text with other characters: those at both ends that stay the same keep their attributes.
  func replacingCharacters(by new: String) -> AttributedString {
    let old = Array(characters)
    let new = Array(new)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    var result = self
    let range =
      result.index(
        result.startIndex, offsetByCharacters: start)..<result.index(
        result.startIndex, offsetByCharacters: old.count - end)
    result.characters.replaceSubrange(range, with: new[start..<new.count - end])
    return result
  }
}
