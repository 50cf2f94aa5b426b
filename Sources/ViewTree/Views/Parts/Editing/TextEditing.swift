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
  /// What is known of the text from before.
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
    if command == .submit { return submit() }
    var edit = edit
    guard change(&edit, by: command, in: place) else { return false }
    apply(edit)
    return true
  }

  /// Does what the first of some keys say, without a frame between them.
  ///
  /// Keys that depend on the lines as they are laid out need one, and so does Return. A binding that is no state is written
  /// for every key, as it may write something else than the text, or return what the last evaluation knew: then the next
  /// key needs the frame.
  func perform(_ typed: TypeAhead, command: (Key) -> FieldCommand?) -> TypeAhead.Result {
    let isState = source.isCommitted || source.text.location.isPlaceOfState
    var edit = edit
    var result = TypeAhead.Result()
    for key in typed.keys {
      // A chord with the command key is a shortcut first.
      if key.modifiers.contains(.command) { break }
      if let command = command(key) {
        guard !command.needsFrame, change(&edit, by: command, in: typed.place) else { break }
        if !isState { result.needsFrame = !applies(edit) }
      } else if !typed.isUnused(key) {
        break
      }
      result.count += 1
      if result.needsFrame { return result }
    }
    if isState, result.count > 0 { result.needsFrame = !applies(edit) }
    return result
  }

  /// The text and the selection before a key.
  private var edit: Edit {
    let paragraphs = paragraphs
    return Edit(paragraphs: paragraphs, selection: selection.clamped(to: paragraphs.count))
  }

  /// Changes the text as a key says; says whether the key is of use.
  private func change(_ edit: inout Edit, by command: FieldCommand, in place: TapLocation) -> Bool {
    switch command {
    case .insert(let text): edit.change { $0.insert(text) }
    // Where there is no text, a token before it may be meant.
    case .delete where edit.paragraphs.text.isEmpty: return false
    case .delete(let step, let forward): edit.change { $0.delete(step, forward: forward) }
    case .move(let step, let forward, let selecting):
      edit.change { $0.move(step, forward: forward, selecting: selecting) }
    case .moveSideways(let step, let right, let selecting):
      edit.change { $0.move(step, forward: right != $0.isRightToLeft, selecting: selecting) }
    case .moveLine(let down, let selecting):
      let caret = FieldLines(content, in: place).index(byLineFrom: edit.selection.caret, down: down)
      edit.selection = EditedText.Selection(anchor: selecting ? edit.selection.anchor : caret, caret: caret)
    case .selectAll: edit.selection = EditedText.Selection(anchor: 0, caret: edit.paragraphs.count)
    // Another use of the key is its turn where nothing is copied: in a terminal Control-C ends the program.
    case .copy: return copy(&edit)
    case .cut:
      copy(&edit)
      if !isSecure { edit.change { $0.insert("") } }
    case .paste: edit.change { $0.insert(lines(of: clipboard.text)) }
    case .submit: return false
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
  @discardableResult private func copy(_ edit: inout Edit) -> Bool {
    var selected = ""
    edit.change { selected = $0.selectedText }
    guard !isSecure, !selected.isEmpty else { return false }
    clipboard.text = selected
    return true
  }

  /// Puts a text in the place of what is selected.
  func insert(_ text: String) {
    var edit = edit
    edit.change { $0.insert(lines(of: text)) }
    apply(edit)
  }

  /// A field of one line takes lines as words.
  private func lines(of text: String) -> String {
    axis == .vertical ? text : String(text.map { $0.isNewline ? " " : $0 })
  }

  private func apply(_ edit: Edit) {
    if edit.isChanged {
      let new = edit.paragraphs
      texts.add(new)
      if source.isCommitted { draft = new.text } else { source.text.wrappedValue = new.text }
    }
    selection = edit.selection
  }

  /// Writes the text; says whether that and the selection are what is read now.
  private func applies(_ edit: Edit) -> Bool {
    apply(edit)
    return selection == edit.selection && paragraphs.text == edit.paragraphs.text
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

/// A text in paragraphs with its selection, as keys change it before it is written.
private struct Edit {
  private(set) var paragraphs: Paragraphs
  var selection: EditedText.Selection
  private(set) var isChanged = false

  init(paragraphs: Paragraphs, selection: EditedText.Selection) {
    (self.paragraphs, self.selection) = (paragraphs, selection)
  }

  /// Makes a change to what is around the selection; one that reaches its ends is made to more of the text.
  mutating func change(_ change: (inout EditedText) -> Void) {
    for excerpt in paragraphs.excerpts(around: selection.range) {
      let (start, old) = (paragraphs.start(of: excerpt), paragraphs.text(of: excerpt))
      var edited = EditedText(
        old, EditedText.Selection(anchor: selection.anchor - start, caret: selection.caret - start))
      change(&edited)
      guard paragraphs.holds(edited, in: excerpt) else { continue }
      let new = edited.text
      if new != old {
        paragraphs = paragraphs.replacing(excerpt, by: new)
        isChanged = true
      }
      selection = EditedText.Selection(
        anchor: start + edited.selection.anchor, caret: start + edited.selection.caret)
      return
    }
  }
}
