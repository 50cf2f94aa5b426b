/// A value in its own memory, which stays at its address until its owner disposes of it.
///
/// A layout receives its cache by address: moving a value of an unknown type out of an optional and back copies its
/// contents, which took a tenth of a layout. The owner uses it on the main actor, and elsewhere only disposes of it.
/// Debug builds fill disposed memory with 0xDD.
@safe struct OwnMemory<Value>: @unchecked Sendable {
  private let place: UnsafeMutablePointer<Value>

  init(_ value: Value) { unsafe place = Self.allocate().initializeMemory(as: Value.self, to: value) }

  /// The value in place.
  @inline(__always) var value: Value {
    _read { yield unsafe place.pointee }
    nonmutating _modify { yield unsafe &place.pointee }
  }

  /// Destroys the value; call it once, and use nothing afterwards.
  func dispose() {
    unsafe place.deinitialize(count: 1)
    #if DEBUG
      unsafe memset(place, 0xDD, MemoryLayout<Value>.size)
    #endif
    if Self.isOfMalloc { unsafe free(place) } else { unsafe place.deallocate() }
  }

  /// A Boolean value that indicates whether the memory of `malloc` is aligned for the value.
  private static var isOfMalloc: Bool { MemoryLayout<Value>.alignment <= MemoryLayout<Int>.size * 2 }

  /// Allocates memory.
  ///
  /// `allocate` requests an alignment from the C library, which is four times slower than `malloc`, whose memory is
  /// aligned for everything except vectors.
  private static func allocate() -> UnsafeMutableRawPointer {
    let (size, alignment) = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    guard isOfMalloc else { return .allocate(byteCount: size, alignment: alignment) }
    guard let memory = unsafe malloc(max(size, 1)) else { fatalError("out of memory") }
    return unsafe memory
  }
}
