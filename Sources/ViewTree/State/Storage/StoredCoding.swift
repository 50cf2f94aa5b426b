/// How the values of a type are kept in a store.
struct StoredCoding<Value> {
  /// `nil` where what is kept is no such value.
  let decode: (AnyHashable) -> Value?
  /// `nil` where nothing is to be kept.
  let encode: (Value) -> AnyHashable?

  /// The same for an optional, of which nothing is kept while it is `nil`.
  func optional() -> StoredCoding<Value?> {
    StoredCoding<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

extension StoredCoding where Value == Bool {
  // User defaults say numbers for all of the three.
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
  /// As text: so it is one in user defaults too.
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
