extension ScaledMetric {
  /// A length, in the screen's unit; the style of text by whose size it would grow does not count.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }
}
