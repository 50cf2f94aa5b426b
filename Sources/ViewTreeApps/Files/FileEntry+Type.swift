extension FileEntry {
  /// The type of the entry, by its filename extension.
  var type: UTType { isFolder ? .folder : UTType(filenameExtension: (name as NSString).pathExtension) ?? .data }

  /// Whether the entry's type conforms to one of the types.
  func isAny(of types: [UTType]) -> Bool { types.contains { type.conforms(to: $0) } }
}
