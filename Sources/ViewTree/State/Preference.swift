/// A value that views hand up to the views around them.
///
/// The values of several views are combined in the order of the view tree; a view's own value replaces those of its
/// children. Follows [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey).
@preconcurrency public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
