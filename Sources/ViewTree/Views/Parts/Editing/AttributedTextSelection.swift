/// The selection or the caret in the editor of an attributed text.
///
///     @State private var selection = AttributedTextSelection()
///     …
///     TextEditor(text: $text, selection: $selection)
///     Button("Bold") { text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized } }
///
/// The editor shows the first of several ranges. Attributes that are set for a caret are kept in the selection, but
/// text that the user types looks like the text beside it. Follows
/// [AttributedTextSelection](https://developer.apple.com/documentation/swiftui/attributedtextselection).
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected part of the text.
  ///
  /// Follows
  /// [AttributedTextSelection.Indices](https://developer.apple.com/documentation/swiftui/attributedtextselection/indices).
  public enum Indices: Equatable, Sendable {
    /// A caret before a character.
    case insertionPoint(AttributedString.Index)
    /// One or more selected ranges.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The selected part; `nil` is the caret at the end.
  private var indices: Indices?
  private var typing: AttributeContainer?
  /// True if the selection was extended backwards, so that the caret is at its start.
  private var isBackward = false

  /// Creates a caret at the end of the text.
  public init() {}

  /// Creates a caret before a character, with optional attributes for text that is typed there.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    indices = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of one range.
  public init(range: Range<AttributedString.Index>) {
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Returns the selected part of a text.
  public func indices(in text: AttributedString) -> Indices { indices ?? .insertionPoint(text.endIndex) }

  /// Returns the attributes of typed text: those that the program set, or those of the character before the caret, or
  /// of the first selected character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let range = range(in: text)
    let characters = text.characters
    guard !characters.isEmpty else { return AttributeContainer() }
    let place =
      range.isEmpty && range.lowerBound > text.startIndex
      ? characters.index(before: range.lowerBound)
      : min(range.lowerBound, characters.index(before: text.endIndex))
    return text.runs[place].attributes
  }

  /// Returns the first range, limited to the text.
  fileprivate func range(in text: AttributedString) -> Range<AttributedString.Index> {
    let range: Range<AttributedString.Index> =
      switch indices(in: text) {
      case .insertionPoint(let index): index..<index
      case .ranges(let ranges): ranges.ranges.first ?? text.endIndex..<text.endIndex
      }
    return range.clamped(to: text.startIndex..<text.endIndex)
  }

  fileprivate init(_ selection: EditedText.Selection, in text: AttributedString) {
    let range = selection.clamped(to: text.characters.count).range
    func index(_ offset: Int) -> AttributedString.Index { text.characters.index(text.startIndex, offsetBy: offset) }
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
    isBackward = selection.caret < selection.anchor
  }

  fileprivate func edited(in text: AttributedString) -> EditedText.Selection {
    let range = range(in: text)
    func offset(_ index: AttributedString.Index) -> Int { text.characters.distance(from: text.startIndex, to: index) }
    let (start, end) = (offset(range.lowerBound), offset(range.upperBound))
    return isBackward
      ? EditedText.Selection(anchor: end, caret: start) : EditedText.Selection(anchor: start, caret: end)
  }

  fileprivate mutating func setTyping(_ attributes: AttributeContainer) { typing = attributes }
}

extension Binding where Value == AttributedTextSelection {
  /// A binding to the anchor and the caret as character offsets.
  func caret(in text: Binding<AttributedString>) -> Binding<EditedText.Selection> {
    let selection = self
    return Binding<EditedText.Selection>(
      get: { selection.wrappedValue.edited(in: text.wrappedValue) },
      set: { selection.wrappedValue = AttributedTextSelection($0, in: text.wrappedValue) })
  }
}

extension AttributedString {
  /// Changes the attributes of the selected text, run by run.
  ///
  /// For a caret, changes the attributes that the next
  /// ``Foundation/AttributedString/replaceSelection(_:withCharacters:)`` uses.
  ///
  /// Follows
  /// [transformAttributes(in:body:)](https://developer.apple.com/documentation/foundation/attributedstring/transformattributes(in:body:)).
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      return selection.setTyping(attributes)
    }
    for range in ranges.ranges {
      let runs = self[range.clamped(to: startIndex..<endIndex)].runs.map { ($0.range, $0.attributes) }
      for (range, old) in runs {
        var attributes = old
        body(&attributes)
        self[range].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selected text; the caret is then after the new text.
  ///
  /// Follows
  /// [replaceSelection(_:with:)](https://developer.apple.com/documentation/foundation/attributedstring/replaceselection(_:with:)).
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with content: AttributedString) {
    let range = selection.range(in: self)
    if case .ranges(let all) = selection.indices(in: self) {
      for other in all.ranges.dropFirst().reversed() { removeSubrange(other.clamped(to: startIndex..<endIndex)) }
    }
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    replaceSubrange(range, with: content)
    // An accent joins the character before it, so the text may grow by fewer characters than were inserted.
    let end = min(start + content.characters.count, characters.count)
    selection = AttributedTextSelection(insertionPoint: characters.index(startIndex, offsetBy: end))
  }

  /// Replaces the selected text by characters that have the typing attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
  }
}
