extension ScaledMetric {
  /// Creates a length, in the screen's unit; `textStyle` has no effect, because all text has one size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }
}
