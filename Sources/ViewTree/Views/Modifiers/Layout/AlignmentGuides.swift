extension View {
  /// Sets a guide of the view: `computeValue` returns its distance from the leading edge of the view's dimensions.
  ///
  /// The outermost setting of a guide wins; its closure sees the inner settings. A distance beyond the view's own
  /// width is allowed. Follows
  /// [alignmentGuide(_:computeValue:)](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)).
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuide(key: guide.key, compute: computeValue)) }

  /// Sets a guide of the view: `computeValue` returns its distance from the top edge of the view's dimensions.
  ///
  /// The outermost setting of a guide wins; its closure sees the inner settings. A distance beyond the view's own
  /// height is allowed. Follows
  /// [alignmentGuide(_:computeValue:)](https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)).
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuide(key: guide.key, compute: computeValue)) }
}
