import Foundation

/// The topics of a page of the reference: its symbols, grouped by what a reader looks for.
///
/// A symbol belongs to a topic by its name, or else by the folder or file that declares it.
struct TopicRegister {
  /// A heading, with the symbols below it.
  struct Topic {
    let title: String
    /// Names without argument labels, such as `find`.
    var names: Set<String> = []
    /// Paths of folders or files below `Sources`; the longest one that contains a symbol decides.
    var places: [String] = []
  }

  /// The symbols to group: those of a module outside of types, or the members of one type.
  let symbols: [PublicSymbol]
  let topics: [Topic]

  /// `owner` is the type whose members are grouped; `nil` groups the module's own declarations.
  init(module: String, owner: String? = nil, topics: [Topic], symbols: [PublicSymbol]) {
    self.symbols = symbols.filter { symbol in
      let names = symbol.pathComponents
      return symbol.module == module && (owner.map { names.count == 2 && names[0] == $0 } ?? (names.count == 1))
    }
    self.topics = topics
  }

  /// The symbols that belong to no topic, with their places.
  var unlisted: [String] { symbols.filter { topic(of: $0) == nil }.map { "\($0.place): \($0.path)" } }

  /// A heading for each topic, and a link for each symbol.
  var text: String {
    let groups = Dictionary(grouping: symbols) { topic(of: $0) ?? "" }
    return topics.compactMap { topic in
      let links = Set((groups[topic.title] ?? []).map(link)).sorted()
      return links.isEmpty ? nil : "### \(topic.title)\n\n" + links.map { "- ``\($0)``" }.joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private func topic(of symbol: PublicSymbol) -> String? {
    let name = symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""
    if let topic = topics.first(where: { $0.names.contains(String(name)) }) { return topic.title }
    let file = symbol.place.dropFirst("Sources/".count).prefix { $0 != ":" }
    let fits = topics.flatMap { topic in topic.places.map { (title: topic.title, place: $0) } }
      .filter { file == $0.place || file.hasPrefix($0.place + "/") }
    return fits.max { $0.place.count < $1.place.count }?.title
  }

  /// The link as DocC resolves it: overloads with the same labels are told apart by a hash.
  private func link(_ symbol: PublicSymbol) -> String {
    let path = symbol.pathComponents.joined(separator: "/")
    // A type with the name of its module.
    if path == symbol.module { return "\(symbol.module)/\(path)" }
    return symbols.filter { $0.path == symbol.path }.count == 1 ? path : "\(path)-\(symbol.linkHash)"
  }
}

extension PublicSymbol {
  /// The hash by which DocC tells overloads apart: 24 bits of FNV-1 of the symbol's identifier, in base 36.
  fileprivate var linkHash: String {
    let hash = identifier.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 &* 0x0100_0193) ^ UInt32($1) }
    return String((hash >> 24) ^ (hash & 0xFF_FFFF), radix: 36)
  }
}
