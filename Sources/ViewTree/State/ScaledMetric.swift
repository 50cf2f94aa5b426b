/// A length that would grow with the size of the text; a cell has one size, so it stays as it is.
///
/// Follows [ScaledMetric](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length as it was given.
  public let wrappedValue: Value

  /// A length, in the screen's unit.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
