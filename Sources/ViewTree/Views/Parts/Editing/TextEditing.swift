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
  /// The paragraphs known from before.
  let texts: EditedTexts
  /// What Return submits, and who hears of it.
  var trigger = SubmitTriggers.text
  var submitScope: SubmitScope?
  var onCommit: (() -> Void)?

  private var paragraphs: Paragraphs { texts.paragraphs(of: draft ?? source.text.wrappedValue) }

  /// What is shown of the text.
  var content: FieldLines.Content {
    FieldLines.Content(paragraphs: paragraphs, isSecure: isSecure, axis: axis, glyphs: glyphs, alignment: alignment)
  }

  /// Puts the caret where a click was.
  func placeCaret(at tap: TapLocation, hasFocus: Bool) {
    let caret = hasFocus ? selection.clamped(to: paragraphs.count).caret : 0
    selection = EditedText.Selection(FieldLines.index(at: tap, in: content, caret: caret))
  }

  /// Does what a key says; says whether the key was of use.
  func perform(_ command: FieldCommand, in place: TapLocation) -> Bool {
    switch command {
    case .insert(let text): change { $0.insert(text) }
    // Where there is no text, a token before it may be meant.
    case .delete where paragraphs.text.isEmpty: return false
    case .delete(let step, let forward): change { $0.delete(step, forward: forward) }
    case .move(let step, let forward, let selecting): change { $0.move(step, forward: forward, selecting: selecting) }
    case .moveSideways(let step, let right, let selecting):
      change { $0.move(step, forward: right != $0.isRightToLeft, selecting: selecting) }
    case .moveLine(let down, let selecting):
      let (lines, old) = (FieldLines(content, in: place), selection.clamped(to: paragraphs.count))
      let caret = lines.index(byLineFrom: old.caret, down: down)
      selection = EditedText.Selection(anchor: selecting ? old.anchor : caret, caret: caret)
    case .selectAll: selection = EditedText.Selection(anchor: 0, caret: paragraphs.count)
    // Another use of the key is its turn where nothing is copied: in a terminal Control-C ends the program.
    case .copy: return copy()
    case .cut:
      copy()
      if !isSecure { change { $0.insert("") } }
    case .paste: insert(clipboard.text)
    case .submit: return submit()
    }
    return true
  }

  /// Does what the first of some keys say, without a frame between them; what they type is inserted at once.
  ///
  /// Keys that depend on the lines as they are laid out need a frame, and so does Return. Where the text or the caret is kept
  /// by a binding that is no state, every key needs one: the binding may write something else than the text, or return
  /// what the last evaluation knew.
  func perform(_ typed: TypeAhead, command: (Key) -> FieldCommand?) -> TypeAhead.Result {
    let isState =
      (source.isCommitted || source.text.location.isPlaceOfState) && _selection.location.isPlaceOfState
    var result = TypeAhead.Result()
    var inserted = ""
    keys: for key in typed.keys {
      // A chord with the command key is a shortcut first.
      if key.modifiers.contains(.command) { break }
      switch command(key) {
      case .insert(let text)?: inserted += text
      case let command?:
        if command.needsFrame { break keys }
        if !inserted.isEmpty { change { $0.insert(inserted) } }
        inserted = ""
        guard perform(command, in: typed.place) else { break keys }
      case nil: guard typed.isUnused(key) else { break keys }
      }
      result.count += 1
      if !isState {
        result.needsFrame = true
        break
      }
    }
    if !inserted.isEmpty { change { $0.insert(inserted) } }
    return result
  }

  /// Copies the selection; a secure field hands nothing on, and an empty selection leaves the clipboard as it is.
  ///
  /// Says whether something was copied.
  @discardableResult private func copy() -> Bool {
    var selected = ""
    change { selected = $0.selectedText }
    guard !isSecure, !selected.isEmpty else { return false }
    clipboard.text = selected
    return true
  }

  /// Puts a text in the place of what is selected.
  func insert(_ text: String) { change { $0.insert(lines(of: text)) } }

  /// A field of one line takes lines as words.
  private func lines(of text: String) -> String {
    axis == .vertical ? text : String(text.map { $0.isNewline ? " " : $0 })
  }

  /// Makes a change to what is around the selection; one that reaches its ends is made to more of the text.
  private func change(_ change: (inout EditedText) -> Void) {
    let paragraphs = paragraphs
    let place = selection.clamped(to: paragraphs.count)
    for excerpt in paragraphs.excerpts(around: place.range) {
      let (start, old) = (paragraphs.start(of: excerpt), paragraphs.text(of: excerpt))
      var edited = EditedText(old, EditedText.Selection(anchor: place.anchor - start, caret: place.caret - start))
      change(&edited)
      guard paragraphs.holds(edited, in: excerpt) else { continue }
      let new = edited.text
      if new != old { write(paragraphs.replacing(excerpt, by: new)) }
      selection = EditedText.Selection(
        anchor: start + edited.selection.anchor, caret: start + edited.selection.caret)
      return
    }
  }

  private func write(_ new: Paragraphs) {
    texts.add(new)
    if source.isCommitted { draft = new.text } else { source.text.wrappedValue = new.text }
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
