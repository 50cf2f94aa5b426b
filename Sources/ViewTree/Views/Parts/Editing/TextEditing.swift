/// The effects of keys, clicks and pastes on an edited text.
@MainActor struct TextEditing {
  let source: FieldSource
  /// The typed text that is not yet committed.
  @Binding var draft: String?
  @Binding var selection: EditedText.Selection
  var isSecure = false
  let axis: Axis
  let glyphs: GlyphSet
  var alignment = TextAlignment.leading
  let clipboard: Clipboard
  /// The paragraphs of recent texts.
  let texts: EditedTexts
  /// The triggers that Return submits, and the scope that receives them.
  var trigger = SubmitTriggers.text
  var submitScope: SubmitScope?
  var onCommit: (() -> Void)?

  private var paragraphs: Paragraphs { texts.paragraphs(of: draft ?? source.text.wrappedValue) }

  /// The content to show.
  var content: FieldLines.Content {
    FieldLines.Content(paragraphs: paragraphs, isSecure: isSecure, axis: axis, glyphs: glyphs, alignment: alignment)
  }

  /// Places the caret at a tap.
  func placeCaret(at tap: TapLocation, hasFocus: Bool) {
    let caret = hasFocus ? selection.clamped(to: paragraphs.count).caret : 0
    selection = EditedText.Selection(FieldLines.index(at: tap, in: content, caret: caret))
  }

  /// Performs the command of a key; returns whether the field handled the key.
  func perform(_ command: FieldCommand, in tap: TapLocation) -> Bool {
    switch command {
    case .insert(let text): change { $0.insert(text) }
    // In an empty field a delete may be meant for a token before it.
    case .delete where paragraphs.text.isEmpty: return false
    case .delete(let step, let forward): change { $0.delete(step, forward: forward) }
    case .move(let step, let forward, let selecting): move(step, forward: forward, selecting: selecting)
    case .moveSideways(let step, let right, let selecting):
      let isRightToLeft = paragraphs.isRightToLeft(at: selection.clamped(to: paragraphs.count).caret)
      move(step, forward: right != isRightToLeft, selecting: selecting)
    case .moveLine(let down, let selecting):
      let (lines, old) = (FieldLines(content, in: tap), selection.clamped(to: paragraphs.count))
      place(lines.index(byLineFrom: old.caret, down: down), selecting: selecting)
    case .selectAll: selection = EditedText.Selection(anchor: 0, caret: paragraphs.count)
    // If nothing is copied, views outside may handle the key: in a terminal Control-C ends the program.
    case .copy: return copy()
    case .cut:
      copy()
      if !isSecure { change { $0.insert("") } }
    case .paste: insert(clipboard.text)
    case .submit: return submit()
    }
    return true
  }

  /// Performs the commands of leading keys without a frame between them, and inserts their text at once.
  ///
  /// The next key needs a frame if anything but the picture of the field may depend on this one: if a view besides the
  /// field reads the text or the caret, if they are bound to anything but a state, or if the field's surroundings
  /// change. Return, and a key that depends on the layout of the lines, need a frame before them.
  func perform(_ typed: TypeAhead, command: (Key) -> FieldCommand?) -> TypeAhead.Result {
    let isAlone =
      (source.isCommitted ? _draft.location.hasOneReader : source.text.location.hasOneReader)
      && _selection.location.hasOneReader
    let surroundings = surroundings(in: typed.place)
    let joinsText = isAlone && axis == .horizontal && !surroundings.isEmpty
    var result = TypeAhead.Result()
    var inserted = ""
    keys: for key in typed.keys {
      // A chord with the command key may be a shortcut, which has priority.
      if key.modifiers.contains(.command) { break }
      switch command(key) {
      case .insert(let text)? where joinsText: inserted += text
      case let command?:
        if command.needsFrame { break keys }
        if !inserted.isEmpty { change { $0.insert(inserted) } }
        inserted = ""
        guard perform(command, in: typed.place) else { break keys }
        result.needsFrame = !isAlone || self.surroundings(in: typed.place) != surroundings
      case nil: guard typed.isUnused(key) else { break keys }
      }
      result.count += 1
      if result.needsFrame { break }
    }
    if !inserted.isEmpty { change { $0.insert(inserted) } }
    return result
  }

  /// The properties of the text and the caret that other views depend on, although they read neither.
  private struct Surroundings: Equatable {
    /// Whether the placeholder is shown.
    let isEmpty: Bool
    /// The number of lines, which determines the height, and the line that is scrolled into sight.
    let lines: Int
    let caretLine: Int
  }

  private func surroundings(in place: TapLocation) -> Surroundings {
    let isEmpty = paragraphs.text.isEmpty
    guard axis == .vertical else { return Surroundings(isEmpty: isEmpty, lines: 1, caretLine: 0) }
    let (lines, caret) = (FieldLines(content, in: place), selection.clamped(to: paragraphs.count).caret)
    return Surroundings(isEmpty: isEmpty, lines: lines.count, caretLine: lines.position(of: caret).line)
  }

  /// Copies the selection; a secure field copies nothing, and an empty selection leaves the clipboard unchanged.
  ///
  /// Returns whether a text was copied.
  @discardableResult private func copy() -> Bool {
    var selected = ""
    change { selected = $0.selectedText }
    guard !isSecure, !selected.isEmpty else { return false }
    clipboard.text = selected
    return true
  }

  /// Replaces the selection by a text.
  func insert(_ text: String) { change { $0.insert(lines(of: text)) } }

  /// Replaces line breaks by blanks in a field of one line.
  private func lines(of text: String) -> String {
    axis == .vertical ? text : String(text.map { $0.isNewline ? " " : $0 })
  }

  /// Moves the caret; moves to the ends of a paragraph or of the text skip the characters between.
  private func move(_ step: EditedText.Step, forward: Bool, selecting: Bool) {
    let paragraphs = paragraphs
    switch step {
    case .character, .word: change { $0.move(step, forward: forward, selecting: selecting) }
    case .line:
      let paragraph = paragraphs.paragraph(at: selection.clamped(to: paragraphs.count).caret)
      place(forward ? paragraph.upperBound : paragraph.lowerBound, selecting: selecting)
    case .all: place(forward ? paragraphs.count : 0, selecting: selecting)
    }
  }

  /// Puts the caret before a character.
  private func place(_ caret: Int, selecting: Bool) {
    let anchor = selecting ? selection.clamped(to: paragraphs.count).anchor : caret
    selection = EditedText.Selection(anchor: anchor, caret: caret)
  }

  /// Applies a change to the parts around the selection; if it reaches their ends, to a larger part of the text.
  private func change(_ change: (inout EditedText) -> Void) {
    let paragraphs = paragraphs
    let place = selection.clamped(to: paragraphs.count)
    for window in paragraphs.windows(around: place.range) {
      let (start, old) = (paragraphs.start(of: window), paragraphs.text(of: window))
      var edited = EditedText(old, EditedText.Selection(anchor: place.anchor - start, caret: place.caret - start))
      change(&edited)
      guard paragraphs.holds(edited, in: window) else { continue }
      let new = edited.text
      if new != old { write(paragraphs.replacing(window, by: new)) }
      selection = EditedText.Selection(
        anchor: start + edited.selection.anchor, caret: start + edited.selection.caret)
      return
    }
  }

  private func write(_ new: Paragraphs) {
    texts.add(new)
    if source.isCommitted { draft = new.text }
    if source.followsTyping { source.text.wrappedValue = new.text }
  }

  /// Submits; returns whether an action received it.
  ///
  /// If not, Return presses the default button.
  private func submit() -> Bool {
    commit()
    onCommit?()
    return submitScope?.submit(trigger) == true || onCommit != nil
  }

  /// Writes the typed text if it can be parsed; the field then shows the value in its format.
  func commit() {
    guard let typed = draft else { return }
    draft = nil
    if typed != source.text.wrappedValue { source.text.wrappedValue = typed }
  }
}
