/// The selection or the caret in a text field.
///
///     @State private var selection: TextSelection?
///     …
///     TextField("Name", text: $name, selection: $selection)
///     Button("Select all") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
///
/// Positions beyond the text are limited to its end. Only the first of several ranges is used. Follows
/// [TextSelection](https://developer.apple.com/documentation/swiftui/textselection).
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected part of a text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty range is the caret.
    case selection(Range<String.Index>)
    /// Two or more ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected part of the text.
  public var indices: Indices
  /// True if the selection was extended backwards, so that the caret is at its start.
  private var isBackward = false

  /// Creates a caret before a character.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// Creates a selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A Boolean value that indicates whether the selection is only a caret.
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
  /// A binding to the anchor and the caret as character offsets; `nil` is the end of the text.
  func caret(in text: Binding<String>) -> Binding<EditedText.Selection> {
    let selection = self
    return Binding<EditedText.Selection>(
      get: { selection.wrappedValue.map { $0.edited(in: text.wrappedValue) } ?? .end },
      set: { selection.wrappedValue = TextSelection($0, in: text.wrappedValue) })
  }
}
