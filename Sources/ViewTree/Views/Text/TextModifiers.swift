private struct TruncationModeKey: LookKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct MultilineTextAlignmentKey: LookKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct TextCaseKey: LookKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  /// The alignment of lines: mirrored in a right-to-left layout.
  var lineAlignment: TextAlignment {
    layoutDirection == .rightToLeft ? multilineTextAlignment.mirrored : multilineTextAlignment
  }

  /// The place at which texts that do not fit are truncated; by default the end.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The alignment of the lines of texts; by default the leading edge.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The letter case into which texts are converted; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Both line limits together, for the forms of `lineLimit` with a range.
  fileprivate var lineLimits: LineLimits {
    get { LineLimits(upper: lineLimit, lower: lowerLineLimit) }
    set { (lineLimit, lowerLineLimit) = (newValue.upper, newValue.lower) }
  }
}

private struct LineLimits {
  var upper: Int?
  var lower: Int?
}

extension Text.Case? {
  func apply(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension View {
  /// Sets the largest number of lines of the texts in the view; `nil` removes the limit, and values below 1 count as 1.
  ///
  /// The innermost setting wins. Follows
  /// [lineLimit(_:)](https://developer.apple.com/documentation/swiftui/view/linelimit(_:)).
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the largest number of lines of the texts in the view; with `reservesSpace`, shorter texts are as high as that.
  ///
  /// Space is reserved for at most 10,000 lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(upper: limit, lower: reservesSpace ? limit : nil))
  }

  /// Sets the smallest number of lines, at most 10,000, for which texts in the view reserve space; there is no largest.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: limit.lowerBound))
  }

  /// Sets the largest number of lines of the texts in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(upper: limit.upperBound))
  }

  /// Sets the largest number of lines of the texts in the view, and the smallest, at most 10,000, for which they reserve
  /// space.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(upper: limit.upperBound, lower: limit.lowerBound))
  }

  /// Sets the place at which texts that do not fit are truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of the lines of a text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Converts the texts in the view to upper or lower case, both as drawn and as found by tests; `nil` leaves them
  /// unchanged.
  ///
  /// Follows [textCase(_:)](https://developer.apple.com/documentation/swiftui/view/textcase(_:)).
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
