/// Calls `body` with the name, the offset and the type of each stored property of a structure or tuple.
///
/// The standard library's own entry points into the runtime: `Mirror` is built on them, and they need no instance.
func forEachField(of type: Any.Type, _ body: (String, Int, Any.Type) -> Void) {
  for index in 0..<fieldCount(type) {
    var field = FieldMetadata()
    let fieldType = fieldMetadata(type, index, &field)
    defer { field.free?(field.name) }
    body(field.name.map { String(cString: $0) } ?? "", fieldOffset(type, index), fieldType)
  }
}

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

func isStructure(_ type: Any.Type) -> Bool { [.structure, .tuple].contains(metadataKind(of: type)) }
func isEnumeration(_ type: Any.Type) -> Bool { [.enumeration, .optional].contains(metadataKind(of: type)) }
func isOptional(_ type: Any.Type) -> Bool { metadataKind(of: type) == .optional }
func isFunction(_ type: Any.Type) -> Bool { metadataKind(of: type) == .function }

enum MetadataKind {
  case structure, enumeration, optional, tuple, function, other
}

/// The kind word at the start of every type's metadata, as the Swift ABI fixes it.
func metadataKind(of type: Any.Type) -> MetadataKind {
  switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
  case 0x200: .structure
  case 0x201: .enumeration
  case 0x202: .optional
  case 0x301: .tuple
  case 0x302: .function
  default: .other
  }
}

/// Answers that are worked out once per key and kept for the life of the process.
final class Cache<Key: Hashable, Value>: @unchecked Sendable {
  private var values: [Key: Value] = [:]
  private let lock = NSRecursiveLock()

  func value(for key: Key, make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let value = values[key] { return value }
    let value = make()
    values[key] = value
    return value
  }
}
