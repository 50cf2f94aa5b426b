/// A length for scalable text.
///
/// Has no effect on the length: a cell has one size.
///
/// Follows [ScaledMetric](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length, unscaled.
  public let wrappedValue: Value

  /// Creates a metric from a length in the screen's unit.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric {
  /// Creates a length, in the screen's unit; `textStyle` has no effect, because all text has one size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.init(wrappedValue: wrappedValue) }
}
