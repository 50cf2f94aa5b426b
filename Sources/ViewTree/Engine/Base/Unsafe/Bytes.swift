// Bytes and pointers that the standard library and Foundation hand out by address, used within one call.

extension String {
  /// Returns whether all bytes of the text satisfy a condition; iterating over `utf8` takes three times as long.
  @inline(__always) package func hasOnlyBytes(_ isAccepted: (UInt8) -> Bool) -> Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      for index in bytes.indices where unsafe !isAccepted(bytes[index]) { return false }
      return true
    }
  }
}

extension StaticString {
  /// Whether both are one literal or have the same text.
  func isSame(as other: StaticString) -> Bool { unsafe utf8Start == other.utf8Start || "\(self)" == "\(other)" }
}

/// Whether a value is a pointer, which has no contents to describe.
func isPointer(_ value: Any) -> Bool { unsafe value is any _Pointer || value is OpaquePointer }

extension FileManager {
  /// Whether there is a folder at a path, also through a symbolic link.
  package func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// Returns the contents of a property list in any format, also that of `.strings` files.
func propertyList(from data: Data) throws -> Any {
  unsafe try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
}
