/// A key for a value that views pass up to their ancestors.
///
/// The values of several views are combined in the order of the view tree; a view's own value replaces those of its
/// children. Follows [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey).
@preconcurrency public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The preference value of a view that sets none, neither itself nor in its content.
  static var defaultValue: Value { get }

  /// Combines the value of the next view into `value`, which holds the result of the views before it.
  ///
  /// `nextValue` is computed when it is called. The views come in the order of the view tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value `nil`, for an optional value.
  public static var defaultValue: Value { nil }
}
