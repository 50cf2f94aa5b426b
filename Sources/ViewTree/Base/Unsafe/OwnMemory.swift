/// A value in memory of its own, which stays where it is until its owner disposes of it.
///
/// A layout is handed its cache by the address: to take a value of a type that is not known out of an optional and to put it
/// back copies all that it holds, which was a tenth of a layout. The owner uses it on the main actor; elsewhere it is only
/// disposed of. Debug builds fill the memory of what is disposed of with 0xDD.
struct OwnMemory<Value>: @unchecked Sendable {
  private let place: UnsafeMutablePointer<Value>

  init(_ value: Value) { place = Self.allocate().initializeMemory(as: Value.self, to: value) }

  /// The value, where it is.
  @inline(__always) var value: Value {
    _read { yield place.pointee }
    nonmutating _modify { yield &place.pointee }
  }

  /// To be called once, and nothing after it.
  func dispose() {
    place.deinitialize(count: 1)
    #if DEBUG
      memset(place, 0xDD, MemoryLayout<Value>.size)
    #endif
    place.deallocate()
  }

  /// `allocate` of a pointer asks the C library for an alignment, which takes it four times as long as any memory does,
  /// and that is aligned for everything but vectors.
  private static func allocate() -> UnsafeMutableRawPointer {
    let (size, alignment) = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    if alignment <= MemoryLayout<Int>.size * 2, let memory = malloc(max(size, 1)) { return memory }
    return .allocate(byteCount: size, alignment: alignment)
  }
}
