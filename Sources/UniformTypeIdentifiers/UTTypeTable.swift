/// The table of the system's types.
enum UTTypeTable {
  struct Entry {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mediaType: String
  }

  /// In the order of the list: the first of several types with the same extension is preferred.
  private static let entries: [Entry] = known.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Entry(
      identifier: parts[0], parents: parts[1].split(separator: " ").map(String.init),
      extensions: parts[2].split(separator: " ").map(String.init), mediaType: parts[3])
  }

  private static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

  static func entry(of identifier: String) -> Entry? { byIdentifier[identifier] }

  static func entries(withExtension name: String) -> [Entry] {
    entries.filter { $0.extensions.contains(name.lowercased()) }
  }

  static func entries(withMediaType name: String) -> [Entry] { entries.filter { $0.mediaType == name.lowercased() } }

  /// Returns all types to which a type conforms, nearest first.
  static func ancestors(of parents: [String]) -> [String] {
    var found: [String] = []
    var next = parents
    while !next.isEmpty {
      let identifier = next.removeFirst()
      if found.contains(identifier) { continue }
      found.append(identifier)
      next += entry(of: identifier)?.parents ?? []
    }
    return found
  }
}
