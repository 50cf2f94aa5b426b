/// A control for editing text of several lines.
///
///     .--------------------.
///     | Dear Ada,          |
///     | thank you for the  |
///     | letter.            |
///     '--------------------'
///
/// The editor fills its proposal, within `lineLimit`; without a proposed height, as in a list or a scroll view, it is
/// as high as its text. Long lines wrap, and the text scrolls to show the caret. A click places the caret. Return
/// begins a new line. The arrow keys, Home and End move the caret: by words with Option, to the ends of the text with
/// Command; with Shift they select. Page Up and Page Down move the text below the caret. Command or Control with X, C
/// and V cuts, copies and pastes within the screen. Tab moves the focus out of the editor. Follows
/// [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
nonisolated public struct TextEditor {
  private let source: FieldSource
  /// The selection, if the program binds it.
  private var selection: Binding<TextSelection?>?
  private var attributed: (text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>)?
  @FocusState private var isFocused: Bool

  /// Creates an editor of a text.
  public init(text: Binding<String>) { source = FieldSource(text: text) }

  /// Creates an editor of a text with a binding to its selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = FieldSource(text: text)
    self.selection = selection
  }

  /// Creates an editor of an attributed text.
  ///
  /// The attributes are kept at both sides of a change, and are not shown.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    source = FieldSource(text)
    attributed = selection.map { (text, $0) }
  }

  /// The binding to the caret, if the program binds the selection.
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

/// The edited text in a window that shows the caret.
///
/// A typed character evaluates this view, and not the editor around it.
nonisolated private struct TextEditorArea: View {
  let source: FieldSource
  /// The binding to the caret; `nil` keeps it in the editor.
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

  /// A position that scrolling brings into sight when it changes.
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
    // A tap below the last line.
    .onTap { (_: TapLocation) in
      selection.wrappedValue = .end
      isFocused.wrappedValue = true
    }
  }
}

/// A layout as large as its proposal, within a number of lines.
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
  /// Creates a source from the characters of an attributed text.
  fileprivate init(_ value: Binding<AttributedString>) {
    let base = value.location
    text = value.projecting(
      ConvertedLocation(
        base, name: "characters", convert: { String($0.characters) },
        convertBack: { base.getUntracked().replacingCharacters(by: $0) }))
  }
}

extension AttributedString {
  /// Returns the text with new characters; unchanged characters at both ends keep their attributes.
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
