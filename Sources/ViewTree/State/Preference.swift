/// A value that views hand up to the views around them.
///
/// The values of several views are combined in the order of the view tree; a view's own value replaces those of its
/// children. Follows [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey).
@preconcurrency public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }

  /// Takes the value of the next view into `value`, which those before it made.
  ///
  /// `nextValue` is worked out when it is called. The order is that of the view tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, where the value is an optional.
  public static var defaultValue: Value { nil }
}
