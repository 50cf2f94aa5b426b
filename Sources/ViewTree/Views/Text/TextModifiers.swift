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
  /// The side at which lines stand: what is leading is at the right where lines run to the left.
  var lineAlignment: TextAlignment {
    layoutDirection == .rightToLeft ? multilineTextAlignment.mirrored : multilineTextAlignment
  }

  /// Where texts that do not fit are cut; at the end unless a view above says otherwise.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How the lines of texts are aligned; at the leading edge unless a view above says otherwise.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The case into which texts are put; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Both limits at once, as the forms of `lineLimit` that take a range write them.
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
  /// Sets the most lines of texts below; `nil` lifts the limit, and values below 1 count as 1.
  ///
  /// The innermost setting wins. Follows
  /// [lineLimit(_:)](https://developer.apple.com/documentation/swiftui/view/linelimit(_:)).
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the most lines of texts below, and keeps space for them: for ten thousand at most.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(upper: limit, lower: reservesSpace ? limit : nil))
  }

  /// Keeps space for lines of texts below, for ten thousand at most, and sets no limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(lower: limit.lowerBound))
  }

  /// Sets the most lines of texts below.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(upper: limit.upperBound))
  }

  /// Sets the most lines of texts below, and keeps space for the least: for ten thousand at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(upper: limit.upperBound, lower: limit.lowerBound))
  }

  /// Says where texts that do not fit are cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Says how the lines of a text are aligned with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Puts the texts below into upper or lower case, as they are drawn and as they are found; `nil` leaves them as they
  /// are.
  ///
  /// Follows [textCase(_:)](https://developer.apple.com/documentation/swiftui/view/textcase(_:)).
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Has no effect: a cell has one size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Has no effect: a cell has one width.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Has no effect: lines stand one below the other.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
}

// MARK: Accessibility said with texts

extension View {
  /// Names the view for readers who cannot see it, instead of the texts inside.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.plainText) }

  /// Says the view's value for readers who cannot see it, instead of the control's own.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.plainText) }

  /// Says what happens when the control is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.plainText) }
}
