/// The conversion between values of a type and their stored form.
struct StoredCoding<Value> {
  /// Decodes a stored value; `nil` if it is not of the type.
  let decode: (AnyHashable) -> Value?
  /// Encodes a value; `nil` removes the stored value.
  let encode: (Value) -> AnyHashable?

  /// Returns the coding for an optional, which stores nothing for `nil`.
  func optional() -> StoredCoding<Value?> {
    StoredCoding<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

extension StoredCoding where Value == Bool {
  // User defaults may return a number for each of these three types.
  static var bool: Self { Self(decode: { ($0.base as? Bool) ?? number($0).map { $0 != 0 } }, encode: { $0 }) }
}

extension StoredCoding where Value == Int {
  static var int: Self {
    Self(decode: { ($0.base as? Int) ?? number($0).flatMap { Int(exactly: $0) } }, encode: { $0 })
  }
}

extension StoredCoding where Value == Double {
  static var double: Self { Self(decode: number, encode: { $0 }) }
}

extension StoredCoding where Value == String {
  static var string: Self { Self(decode: { $0.base as? String }, encode: { $0 }) }
}

extension StoredCoding where Value == URL {
  /// URLs are stored as text, also in user defaults.
  static var url: Self {
    Self(
      decode: { ($0.base as? URL) ?? ($0.base as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

extension StoredCoding where Value == Data {
  static var data: Self { Self(decode: { $0.base as? Data }, encode: { $0 }) }
}

extension StoredCoding where Value == Date {
  static var date: Self { Self(decode: { $0.base as? Date }, encode: { $0 }) }
}

extension StoredCoding where Value: RawRepresentable {
  static func rawValues(_ raw: StoredCoding<Value.RawValue>) -> Self {
    Self(decode: { raw.decode($0).flatMap { Value(rawValue: $0) } }, encode: { raw.encode($0.rawValue) })
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
