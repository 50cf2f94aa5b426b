/// What keys, clicks and pastes do with a text that is edited.
@MainActor struct TextEditing {
  let source: FieldSource
  /// What was typed and is not committed yet.
  @Binding var draft: String?
  @Binding var selection: EditedText.Selection
  var isSecure = false
  let axis: Axis
  let glyphs: GlyphSet
  var alignment = TextAlignment.leading
  let clipboard: Clipboard
  /// What Return submits, and who hears of it.
  var trigger = SubmitTriggers.text
  var submitScope: SubmitScope?
  var onCommit: (() -> Void)?

  private var shownText: String { draft ?? source.text.wrappedValue }

  /// What is shown of the text.
  var content: FieldLines.Content {
    FieldLines.Content(text: shownText, isSecure: isSecure, axis: axis, glyphs: glyphs, alignment: alignment)
  }

  /// Puts the caret where a click was.
  func placeCaret(at tap: TapLocation, hasFocus: Bool) {
    let caret = hasFocus ? selection.clamped(to: shownText.count).caret : 0
    selection = EditedText.Selection(FieldLines.index(at: tap, in: content, caret: caret))
  }

  /// Does what a key says; says whether the key was of use.
  func perform(_ command: FieldCommand, in place: TapLocation) -> Bool {
    if command == .submit { return submit() }
    var edited = EditedText(shownText, selection)
    guard edit(&edited, by: command, in: place) else { return false }
    apply(edited)
    return true
  }

  /// Does what the first of some keys say, without a frame between them.
  ///
  /// Keys that depend on the lines as they are laid out need one, and so does Return. A binding that is no state is written
  /// for every key, as it may write something else than the text, or return what the last evaluation knew: then the next
  /// key needs the frame.
  func perform(_ typed: TypeAhead, command: (Key) -> FieldCommand?) -> TypeAhead.Result {
    let isState = source.isCommitted || source.text.location.isPlaceOfState
    var edited = EditedText(shownText, selection)
    var result = TypeAhead.Result()
    for key in typed.keys {
      // A chord with the command key is a shortcut first.
      if key.modifiers.contains(.command) { break }
      if let command = command(key) {
        guard !command.needsFrame, edit(&edited, by: command, in: typed.place) else { break }
        if !isState { result.needsFrame = !applies(edited) }
      } else if !typed.isUnused(key) {
        break
      }
      result.count += 1
      if result.needsFrame { return result }
    }
    if isState, result.count > 0 { result.needsFrame = !applies(edited) }
    return result
  }

  /// Writes the text; says whether that and the selection are what is read now.
  private func applies(_ edited: EditedText) -> Bool {
    apply(edited)
    return selection == edited.selection && shownText == edited.text
  }

  /// Changes the text as a key says; says whether the key is of use.
  private func edit(_ edited: inout EditedText, by command: FieldCommand, in place: TapLocation) -> Bool {
    switch command {
    case .insert(let text): edited.insert(text)
    // Where there is no text, a token before it may be meant.
    case .delete where edited.characters.isEmpty: return false
    case .delete(let step, let forward): edited.delete(step, forward: forward)
    case .move(let step, let forward, let selecting): edited.move(step, forward: forward, selecting: selecting)
    case .moveSideways(let step, let right, let selecting):
      edited.move(step, forward: right != edited.isRightToLeft, selecting: selecting)
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
    case .submit: return false
    }
    return true
  }

  /// Copies the selection; a secure field hands nothing on, and an empty selection leaves the clipboard as it is.
  ///
  /// Says whether something was copied.
  @discardableResult private func copy(_ edited: EditedText) -> Bool {
    guard !isSecure, !edited.selectedText.isEmpty else { return false }
    clipboard.text = edited.selectedText
    return true
  }

  /// Puts a text in the place of what is selected.
  func insert(_ text: String) {
    var edited = EditedText(shownText, selection)
    edited.insert(lines(of: text))
    apply(edited)
  }

  /// A field of one line takes lines as words.
  private func lines(of text: String) -> String {
    axis == .vertical ? text : String(text.map { $0.isNewline ? " " : $0 })
  }

  private func apply(_ edited: EditedText) {
    let text = edited.text
    if text != shownText {
      if source.isCommitted { draft = text } else { source.text.wrappedValue = text }
    }
    selection = edited.selection
  }

  /// Says whether somebody heard of it: if not, Return is for the button that it presses by default.
  private func submit() -> Bool {
    commit()
    onCommit?()
    return submitScope?.submit(trigger) == true || onCommit != nil
  }

  /// Writes what was typed, if it is a value; from now on the field shows the value, in its format.
  func commit() {
    guard let typed = draft else { return }
    draft = nil
    if typed != source.text.wrappedValue { source.text.wrappedValue = typed }
  }
}
