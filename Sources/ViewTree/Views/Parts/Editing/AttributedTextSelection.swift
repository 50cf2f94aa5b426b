/// What is selected in the editor of a text with attributes, or where its caret is.
///
///     @State private var selection = AttributedTextSelection()
///     …
///     TextEditor(text: $text, selection: $selection)
///     Button("Bold") { text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized } }
///
/// Of several ranges the editor shows the first. What is set for a caret alone is kept, and what is typed there looks as
/// what is beside it. Follows
/// [AttributedTextSelection](https://developer.apple.com/documentation/swiftui/attributedtextselection).
public struct AttributedTextSelection: Equatable, Sendable {
  /// Which part of the text it is.
  ///
  /// Follows
  /// [AttributedTextSelection.Indices](https://developer.apple.com/documentation/swiftui/attributedtextselection/indices).
  public enum Indices: Equatable, Sendable {
    /// The caret before a character.
    case insertionPoint(AttributedString.Index)
    /// Some ranges.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// `nil`: the caret at the end.
  private var indices: Indices?
  private var typing: AttributeContainer?
  /// Whether it was made from its end on, so that the caret is at its start.
  private var isBackward = false

  /// Creates the caret at the end of the text.
  public init() {}

  /// Creates the caret before a character, and how what is typed there is to look.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    indices = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a part of the text.
  public init(range: Range<AttributedString.Index>) {
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Several parts of the text.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Which part of a text it is.
  public func indices(in text: AttributedString) -> Indices { indices ?? .insertionPoint(text.endIndex) }

  /// How what is typed is to look: as the program said, or as the character before it, or the first that is selected.
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

  /// The first range, within the text.
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
    func index(_ offset: Int) -> AttributedString.Index {
      text.characters.index(text.startIndex, offsetBy: offset)
    }
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
    isBackward = selection.caret < selection.anchor
  }

  fileprivate func edited(in text: AttributedString) -> EditedText.Selection {
    let range = range(in: text)
    func offset(_ index: AttributedString.Index) -> Int {
      text.characters.distance(from: text.startIndex, to: index)
    }
    let (start, end) = (offset(range.lowerBound), offset(range.upperBound))
    return isBackward
      ? EditedText.Selection(anchor: end, caret: start) : EditedText.Selection(anchor: start, caret: end)
  }

  fileprivate mutating func setTyping(_ attributes: AttributeContainer) { typing = attributes }
}

extension Binding where Value == AttributedTextSelection {
  /// The same as the places of anchor and caret in a text.
  func caret(in text: Binding<AttributedString>) -> Binding<EditedText.Selection> {
    let selection = self
    return Binding<EditedText.Selection>(
      get: { selection.wrappedValue.edited(in: text.wrappedValue) },
      set: { selection.wrappedValue = AttributedTextSelection($0, in: text.wrappedValue) })
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected, run by run; of a caret, those of what
  /// ``Foundation/AttributedString/replaceSelection(_:withCharacters:)`` puts there next.
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

  /// Puts another text in the place of what is selected; the caret is behind it then.
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
    // An accent joins the character before it: the text may have fewer characters more than were put in.
    let end = min(start + content.characters.count, characters.count)
    selection = AttributedTextSelection(insertionPoint: characters.index(startIndex, offsetBy: end))
  }

  /// Puts other characters in the place of what is selected, that look as what is typed there.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
  }
}
