/// The stored properties of a type by name, created once per type.
///
/// `Comparison` reports only that a view's new value differs from the old one. Traces then find here which properties
/// differ, and how. `Mirror` takes 2.5 µs for a view, and cannot distinguish a property that cannot be compared from
/// one that changed.
///
/// Sendable: it never changes.
final class StoredParts: @unchecked Sendable {
  @safe struct Part {
    let name: String
    let type: Any.Type
    /// Whether the property is neither weak nor unowned; such properties are compared by their bytes and never read.
    fileprivate let isStrong: Bool
    fileprivate let offset: Int
    fileprivate let isSame: Comparison.Compare
    fileprivate let parts: () -> StoredParts?
    fileprivate let value: (UnsafeRawPointer) -> Any
  }

  /// The difference of one property between two values of a type.
  struct Difference {
    /// The path of properties: `device.action`.
    let path: String
    let type: Any.Type
    /// Whether the property does not even equal itself.
    let isIncomparable: Bool
    /// The values; `nil` for a function, which cannot be stored as an unknown type, and for a weak or unowned
    /// reference.
    let values: (old: Any, new: Any)?
  }

  let parts: [Part]

  private init(_ type: Any.Type) {
    var parts: [Part] = []
    forEachField(of: type) { field in
      func open<T>(_ type: T.Type) -> Part {
        let size = MemoryLayout<T>.size
        let comparison = Comparison.of(T.self)
        let canOpen =
          field.isStrong && isStructure(T.self) && !(T.self is any SelfComparing.Type)
          && !(T.self is any Equatable.Type) && !_isPOD(T.self) && !isCollection(T.self)
        return unsafe Part(
          name: field.name, type: T.self, isStrong: field.isStrong, offset: field.offset,
          isSame: field.isStrong ? { unsafe comparison($0, $1) } : { unsafe memcmp($0, $1, size) == 0 },
          parts: { canOpen ? StoredParts.of(T.self) : nil },
          value: { unsafe $0.assumingMemoryBound(to: T.self).pointee })
      }
      parts.append(_openExistential(field.type, do: open))
    }
    self.parts = parts
  }

  private static let known = Cache<ObjectIdentifier, StoredParts>()

  static func of(_ type: Any.Type) -> StoredParts { known.value(for: ObjectIdentifier(type)) { StoredParts(type) } }

  /// Returns a hash of the differing properties; 0 if none differ.
  ///
  /// Structures without their own equality are searched too, up to five levels deep. Calls `body` with the type and the
  /// new value of each property found, except functions and weak or unowned references.
  func differing<Value>(_ old: Value, _ new: Value, _ body: (Any.Type, () -> Any) -> Void) -> UInt64 {
    var number: UInt64 = 0
    unsafe withUnsafePointer(to: old) { old in
      unsafe withUnsafePointer(to: new) {
        unsafe differing(UnsafeRawPointer(old), UnsafeRawPointer($0), depth: 0, &number, body)
      }
    }
    return number
  }

  private func differing(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int, _ number: inout UInt64,
    _ body: (Any.Type, () -> Any) -> Void
  ) {
    for (index, part) in parts.enumerated() {
      let (old, new) = unsafe (old + part.offset, new + part.offset)
      guard unsafe !part.isSame(old, new) else { continue }
      // The factor of FNV-1a, with which different hashes almost never coincide.
      number = (number ^ UInt64(8 * index + depth + 1)) &* 0x100_0000_01B3
      if !part.isStrong || isFunction(part.type) { continue }
      if depth < 4, let inner = part.parts(), !inner.parts.isEmpty {
        unsafe inner.differing(old, new, depth: depth + 1, &number, body)
      } else {
        body(part.type) { unsafe part.value(new) }
      }
    }
  }

  /// Returns the names of the properties that differ.
  func names<Value>(differingIn old: Value, _ new: Value) -> [String] {
    unsafe withUnsafePointer(to: old) { old in
      unsafe withUnsafePointer(to: new) { new in
        parts.filter { unsafe !$0.isSame(UnsafeRawPointer(old) + $0.offset, UnsafeRawPointer(new) + $0.offset) }.map(
          \.name)
      }
    }
  }

  /// Returns whether two values are equal apart from functions, directly or in structures up to five levels deep.
  func differInFunctionsAlone<Value>(_ old: Value, _ new: Value) -> Bool {
    unsafe withUnsafePointer(to: old) { old in
      unsafe withUnsafePointer(to: new) {
        unsafe differInFunctionsAlone(UnsafeRawPointer(old), UnsafeRawPointer($0), depth: 0)
      }
    }
  }

  private func differInFunctionsAlone(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
    parts.allSatisfy { part in
      let (old, new) = unsafe (old + part.offset, new + part.offset)
      if unsafe isFunction(part.type) || part.isSame(old, new) { return true }
      guard depth < 4, let inner = part.parts(), !inner.parts.isEmpty else { return false }
      return unsafe inner.differInFunctionsAlone(old, new, depth: depth + 1)
    }
  }

  /// Returns the differences of two values, property by property; empty if none differ.
  ///
  /// Structures are searched up to five levels deep, except properties for whose type `isWhole` returns true.
  func differences<Value>(_ old: Value, _ new: Value, isWhole: (Any.Type) -> Bool) -> [Difference] {
    unsafe withUnsafePointer(to: old) { old in
      unsafe withUnsafePointer(to: new) {
        unsafe differences(UnsafeRawPointer(old), UnsafeRawPointer($0), depth: 0, isWhole)
      }
    }
  }

  /// Descends into structures without their own equality, to the properties that differ.
  private func differences(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int, _ isWhole: (Any.Type) -> Bool
  ) -> [Difference] {
    parts.flatMap { part -> [Difference] in
      let (old, new) = unsafe (old + part.offset, new + part.offset)
      guard unsafe !part.isSame(old, new) else { return [] }
      if depth < 4, !isWhole(part.type), let inner = part.parts() {
        let found = unsafe inner.differences(old, new, depth: depth + 1, isWhole)
        if !found.isEmpty {
          return found.map {
            Difference(
              path: "\(part.name).\($0.path)", type: $0.type, isIncomparable: $0.isIncomparable, values: $0.values)
          }
        }
      }
      let isRead = part.isStrong && !isFunction(part.type)
      let values = unsafe isRead ? (old: part.value(old), new: part.value(new)) : nil
      return unsafe [
        Difference(path: part.name, type: part.type, isIncomparable: !part.isSame(new, new), values: values)
      ]
    }
  }

  /// Calls `body` with each property that may hold objects, except weak and unowned references.
  func forEachHolder<Value>(in value: Value, _ body: (Any) -> Void) {
    unsafe withUnsafePointer(to: value) { value in
      for part in parts where part.isStrong && mayHoldObjects(part.type) {
        unsafe body(part.value(UnsafeRawPointer(value) + part.offset))
      }
    }
  }

  /// Calls `body` with each strong property whose type is a class.
  ///
  /// Optional objects and objects inside structures are omitted.
  func forEachObject<Value>(in value: Value, _ body: (_ name: String, AnyObject) -> Void) {
    unsafe withUnsafePointer(to: value) { value in
      for part in parts where part.isStrong && part.type is AnyClass {
        unsafe body(part.name, part.value(UnsafeRawPointer(value) + part.offset) as AnyObject)
      }
    }
  }
}

/// Whether values of a type have elements; the structure of a collection is not searched.
func isCollection(_ type: Any.Type) -> Bool { type is any Collection.Type }

/// Whether a value is an array.
func isArray(_ value: Any) -> Bool { value is any ArrayType }

private protocol ArrayType {}

extension Array: ArrayType {}
