/// What is selected in a text field, or where its caret is.
///
///     @State private var selection: TextSelection?
///     …
///     TextField("Name", text: $name, selection: $selection)
///     Button("Select all") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
///
/// What lies beyond the text counts as its end. Of several ranges the first counts. Follows
/// [TextSelection](https://developer.apple.com/documentation/swiftui/textselection).
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Which part of the text it is.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Which part of the text it is.
  public var indices: Indices
  /// Whether it was made from its end on, so that the caret is at its start.
  private var isBackward = false

  /// Creates the caret before a character.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// Creates a part of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several parts of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether it is the caret alone.
  public var isInsertion: Bool { range?.isEmpty ?? true }

  private var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

extension TextSelection {
  fileprivate init(_ selection: EditedText.Selection, in text: String) {
    let range = selection.clamped(to: text.count).range
    self.init(
      range: text.index(
        text.startIndex, offsetBy: range.lowerBound)..<text.index(
          text.startIndex, offsetBy: range.upperBound))
    isBackward = selection.caret < selection.anchor
  }

  fileprivate func edited(in text: String) -> EditedText.Selection {
    guard let range else { return .end }
    func offset(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
    }
    let (start, end) = (offset(range.lowerBound), offset(range.upperBound))
    return isBackward
      ? EditedText.Selection(anchor: end, caret: start) : EditedText.Selection(anchor: start, caret: end)
  }
}

extension Binding where Value == TextSelection? {
  /// The same as the places of anchor and caret in a text; nothing is the end of it.
  func caret(in text: Binding<String>) -> Binding<EditedText.Selection> {
    let selection = self
    return Binding<EditedText.Selection>(
      get: { selection.wrappedValue.map { $0.edited(in: text.wrappedValue) } ?? .end },
      set: { selection.wrappedValue = TextSelection($0, in: text.wrappedValue) })
  }
}
