/// A type whose values `@AppStorage` and `@SceneStorage` store: a Boolean value, a number, a string, a URL, data, a date.
public protocol _StorableValue {
  /// The conversion between values and their stored form.
  static var _coding: _StoredCoding<Self> { get }
}

/// The conversion between values of a type and their stored form.
public struct _StoredCoding<Value> {
  /// Decodes a stored value; `nil` if it is not of the type.
  let decode: (AnyHashable) -> Value?
  /// Encodes a value; `nil` removes the stored value.
  let encode: (Value) -> AnyHashable?

  /// Returns the coding for an optional, which stores nothing for `nil`.
  func optional() -> _StoredCoding<Value?> {
    _StoredCoding<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

extension Bool: _StorableValue {
  // User defaults may return a number for a Boolean value, and for both kinds of numbers.
  /// The conversion between Boolean values and their stored form.
  public static var _coding: _StoredCoding<Bool> {
    _StoredCoding(decode: { ($0.base as? Bool) ?? number($0).map { $0 != 0 } }, encode: { $0 })
  }
}

extension Int: _StorableValue {
  /// The conversion between integers and their stored form.
  public static var _coding: _StoredCoding<Int> {
    _StoredCoding(decode: { ($0.base as? Int) ?? number($0).flatMap { Int(exactly: $0) } }, encode: { $0 })
  }
}

extension Double: _StorableValue {
  /// The conversion between numbers and their stored form.
  public static var _coding: _StoredCoding<Double> { _StoredCoding(decode: number, encode: { $0 }) }
}

extension String: _StorableValue {
  /// The conversion between strings and their stored form.
  public static var _coding: _StoredCoding<String> { _StoredCoding(decode: { $0.base as? String }, encode: { $0 }) }
}

extension URL: _StorableValue {
  /// The conversion between URLs and their stored form, a text, also in user defaults.
  public static var _coding: _StoredCoding<URL> {
    _StoredCoding(
      decode: { ($0.base as? URL) ?? ($0.base as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension Data: _StorableValue {
  /// The conversion between data and its stored form.
  public static var _coding: _StoredCoding<Data> { _StoredCoding(decode: { $0.base as? Data }, encode: { $0 }) }
}

extension Date: _StorableValue {
  /// The conversion between dates and their stored form.
  public static var _coding: _StoredCoding<Date> { _StoredCoding(decode: { $0.base as? Date }, encode: { $0 }) }
}

extension _StoredCoding where Value: RawRepresentable, Value.RawValue: _StorableValue {
  static var rawValues: Self {
    let raw = Value.RawValue._coding
    return Self(decode: { raw.decode($0).flatMap { Value(rawValue: $0) } }, encode: { raw.encode($0.rawValue) })
  }
}

private func number(_ value: AnyHashable) -> Double? {
  switch value.base {
  case let value as Bool: value ? 1 : 0
  case let value as Int: Double(value)
  case let value as Double: value
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
