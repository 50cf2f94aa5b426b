/// The stored properties of a value, by offset; see `forEachField(of:_:)`.
///
/// Views are read and changed in place: copying a property of an unknown type takes longer than connecting it, 1 % of a
/// mount. Debug builds check that a property lies within its value.
@safe struct StoredFields {
  private let start: UnsafeMutableRawPointer
  private let size: Int

  /// Calls `body` with the stored properties of a value, which it may change but must not store.
  @inline(__always) static func of<Value, T>(_ value: inout Value, _ body: (StoredFields) -> T) -> T {
    unsafe withUnsafeMutablePointer(to: &value) { unsafe body(StoredFields(start: $0, size: MemoryLayout<Value>.size)) }
  }

  /// Calls `body` with the stored properties of a value, which it may read but must not store.
  @inline(__always) static func reading<Value, T>(_ value: Value, _ body: (StoredFields) -> T) -> T {
    unsafe withUnsafePointer(to: value) {
      unsafe body(StoredFields(start: UnsafeMutableRawPointer(mutating: $0), size: MemoryLayout<Value>.size))
    }
  }

  /// The property at an offset in bytes.
  @inline(__always) subscript(offset: Int) -> StoredField {
    unsafe StoredField(place: start + offset, room: size - offset)
  }
}

/// One stored property of a value.
@safe struct StoredField {
  fileprivate let place: UnsafeMutableRawPointer
  /// The number of bytes from here to the end of the value.
  fileprivate let room: Int

  /// The property, which must be of the given type.
  @inline(__always) subscript<Property>(type: Property.Type) -> Property {
    get { unsafe pointer(to: type).pointee }
    nonmutating _modify { yield unsafe &pointer(to: type).pointee }
  }

  @inline(__always) private func pointer<Property>(to type: Property.Type) -> UnsafeMutablePointer<Property> {
    assert(
      room >= MemoryLayout<Property>.size, "BUG: the rest of the value is too short for a property of type \(type)")
    return unsafe place.assumingMemoryBound(to: type)
  }
}
