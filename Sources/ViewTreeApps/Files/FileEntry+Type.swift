extension FileEntry {
  /// The type that its name says.
  var type: UTType { isFolder ? .folder : UTType(filenameExtension: (name as NSString).pathExtension) ?? .data }

  /// Whether it is of one of the types.
  func isAny(of types: [UTType]) -> Bool { types.contains { type.conforms(to: $0) } }
}
