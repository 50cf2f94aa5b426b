#if canImport(Darwin)
  import MachO
#endif

/// Finds the types of the program that conform to a protocol.
///
/// A type that no code names can only be found in the runtime's conformance records, which test libraries also read to
/// find their tests. They are read only on request. Debug builds check that the result conforms.
enum Conformers {
  /// Returns the types that conform to the protocol of an existential type, `(any P).self`, in no particular order.
  ///
  /// Generic types and Objective-C classes are omitted.
  static func all(of existential: Any.Type) -> [Any.Type] {
    let proto = unsafe protocolDescriptor(of: existential)
    var types: [Any.Type] = []
    unsafe forEachSection { section in
      for record in 0..<section.count / 4 {
        let conformance = unsafe target(section.baseAddress! + record * 4)
        if unsafe indirectTarget(conformance) == proto, let type = unsafe type(of: conformance) { types.append(type) }
      }
    }
    return types
  }

  /// Returns the protocol of an existential type, which must have exactly one.
  ///
  /// The type's metadata holds a kind, flags, the number of protocols, and the protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let word = unsafe MemoryLayout<UnsafeRawPointer>.size
    unsafe precondition(
      metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1,
      "BUG: \(existential) is not an existential of exactly one protocol")
    return unsafe metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer.self)
  }

  /// Returns the type of a conformance record; `nil` for a generic type or an Objective-C class.
  ///
  /// The record holds a protocol, a type, witnesses and flags.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let kind = unsafe conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind < 2 else { return nil }
    var descriptor = unsafe target(conformance + 4)
    if kind == 1 { unsafe descriptor = descriptor.load(as: UnsafeRawPointer.self) }
    let flags = unsafe descriptor.load(as: UInt32.self)
    let (isType, isGeneric) = ((16...18).contains(flags & 0x1F), flags & 0x80 != 0)
    guard isType, !isGeneric else { return nil }
    typealias Metadata = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafe unsafeBitCast(target(descriptor + 12), to: Metadata.self)(0)
    return unsafe unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// Returns the target of a pointer that is stored as a relative offset.
  private static func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe place + Int(place.load(as: Int32.self))
  }

  /// Returns the target of a relative pointer, which is indirect if the last bit is set.
  private static func indirectTarget(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = unsafe place.load(as: Int32.self)
    let target = unsafe place + Int(distance & ~1)
    return unsafe distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }

  #if canImport(Darwin)
    private static func forEachSection(_ body: (UnsafeRawBufferPointer) -> Void) {
      for image in 0..<_dyld_image_count() {
        guard let header = _dyld_get_image_header(image) else { continue }
        var size: UInt = 0
        let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
          getsectiondata($0, "__TEXT", "__swift5_proto", &size)
        }
        if let start { body(UnsafeRawBufferPointer(start: start, count: Int(size))) }
      }
    }
  #else
    private static func forEachSection(_ body: (UnsafeRawBufferPointer) -> Void) {
      unsafe withoutActuallyEscaping(body) { body in
        var body = unsafe body
        unsafe withUnsafeMutablePointer(to: &body) { context in
          unsafe enumerateSections(
            { sections, context in
              // A version, three words, the start and length of the protocols, then of the conformances.
              let word = MemoryLayout<UInt>.size
              let start = unsafe sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
              let count = unsafe sections.load(fromByteOffset: 7 * word, as: Int.self)
              let body = unsafe context.assumingMemoryBound(to: ((UnsafeRawBufferPointer) -> Void).self).pointee
              unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
              return true
            }, UnsafeMutableRawPointer(context))
        }
      }
    }

    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func enumerateSections(
      _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
  #endif
}
