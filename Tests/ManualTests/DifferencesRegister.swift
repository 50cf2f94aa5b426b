import Foundation

/// The names of SwiftUI that are missing, those without effect, and those that SwiftUI does not have: the tables of the
/// article `Differences`, made from the names of SwiftUI and the public symbols.
struct DifferencesRegister {
  enum Kind: String, CaseIterable {
    case types
    case modifiers
    case environment
    case scenes
    case macros

    /// As a number of them is spoken of.
    var words: String {
      switch self {
      case .types: "types"
      case .modifiers: "view modifiers"
      case .environment: "environment values"
      case .scenes: "scene modifiers"
      case .macros: "macros"
      }
    }

    /// How the name is written where it is used.
    func spelling(_ name: String) -> String {
      switch self {
      case .types: "`\(name)`"
      case .modifiers, .scenes: "`.\(name)`"
      case .environment: "`\\.\(name)`"
      case .macros: "`@\(name)`"
      }
    }
  }

  struct Topic {
    let title: String
    fileprivate(set) var names: [Kind: Set<String>] = [:]
  }

  let topics: [Topic]
  private let symbols: [PublicSymbol]
  private let here: [Kind: Set<String>]

  init(names: String = SwiftUINames.text, symbols: [PublicSymbol]) {
    self.symbols = symbols.filter {
      (PublicSymbol.viewModules + ["ViewTreeMacros", "TerminalHost"]).contains($0.module)
    }
    topics = Self.topics(in: names)
    here = Dictionary(grouping: self.symbols.compactMap { Self.name($0) }, by: \.kind).mapValues { Set($0.map(\.name)) }
  }

  private static func topics(in text: String) -> [Topic] {
    var (topics, kind) = ([Topic](), Kind.types)
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("= ") {
        topics.append(Topic(title: String(line.dropFirst(2))))
      } else if line.hasSuffix(":"), let next = Kind(rawValue: String(line.dropLast())) {
        kind = next
      } else {
        topics[topics.count - 1].names[kind, default: []].formUnion(line.split(separator: " ").map(String.init))
      }
    }
    return topics
  }

  /// The kind and the name of a symbol in SwiftUI's documentation: a type, a modifier, a value of the environment.
  private static func name(_ symbol: PublicSymbol) -> (kind: Kind, name: String)? {
    let path = symbol.path.prefix { $0 != "(" }.split(separator: ".")
    if symbol.declaration.contains("macro ") { return (.macros, String(path[0])) }
    switch (path.first, path.count) {
    case (_, 1): return symbol.path.contains("(") ? nil : (.types, symbol.path)
    case ("View", 2): return symbol.path.contains("(") ? (.modifiers, String(path[1])) : nil
    case ("Scene", 2): return symbol.path.contains("(") ? (.scenes, String(path[1])) : nil
    case ("EnvironmentValues", 2): return symbol.path.contains("(") ? nil : (.environment, String(path[1]))
    default: return nil
    }
  }

  private func all(_ kind: Kind) -> Set<String> {
    topics.reduce(into: []) { $0.formUnion($1.names[kind] ?? []) }
  }

  /// The symbols that follow a page of Apple's, and are not among the names of SwiftUI.
  var unlisted: [String] {
    let types = all(.types)
    return symbols.filter { $0.followsApple && !$0.path.contains(".") && !$0.path.contains("(") }.map(\.path)
      // A constant is no type.
      .filter { $0.first?.isUppercase == true && !types.contains($0) && !all(.macros).contains($0) }
  }

  /// Names that stand in two topics.
  var repeated: [String] {
    Kind.allCases.flatMap { kind in
      let names = topics.flatMap { $0.names[kind] ?? [] }
      return Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.map(kind.spelling)
    }
    .sorted()
  }

  // MARK: The article

  /// The sentence with the counts, which the README contains too.
  var summary: String {
    let parts = Kind.allCases.map { kind in
      let all = all(kind)
      return "\(all.intersection(here[kind] ?? []).count) of \(all.count) \(kind.words)"
    }
    return "ViewTree has " + parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
      + " of SwiftUI, counted over all its platforms."
  }

  /// The tables of the article.
  var tables: String {
    """
    ## Missing names

    \(summary)

    | topic | missing |
    | --- | --- |
    \(missing)

    ## Names without effect

    Real files use these names, so they compile. In cells of text they have no effect.

    | reason | names |
    | --- | --- |
    \(accepted)

    ## Names that SwiftUI does not have

    \(own)
    """
  }

  private var missing: String {
    topics.compactMap { topic in
      let names = Kind.allCases.flatMap { kind in
        (topic.names[kind] ?? []).subtracting(here[kind] ?? []).sorted().map(kind.spelling)
      }
      return names.isEmpty ? nil : "| \(topic.title) | \(names.joined(separator: " ")) |"
    }
    .joined(separator: "\n")
  }

  /// For each reason what is accepted for it; of names that mean something in other forms the whole form.
  private var accepted: String {
    let accepted = symbols.filter { $0.reasonForNothing != nil }
    let meaning = Set(symbols.filter { $0.reasonForNothing == nil }.map(Self.withoutLabels))
    let rows = Dictionary(grouping: accepted) { $0.reasonForNothing ?? "" }.mapValues { symbols in
      Set(
        symbols.map {
          meaning.contains(Self.withoutLabels($0)) ? Self.shown($0.path) : Self.shown(Self.withoutLabels($0))
        })
    }
    return rows.sorted { $0.key < $1.key }
      .map { "| \($0.key) | \($0.value.sorted().map { "`\($0)`" }.joined(separator: " ")) |" }.joined(separator: "\n")
  }

  private static func withoutLabels(_ symbol: PublicSymbol) -> String { String(symbol.path.prefix { $0 != "(" }) }

  /// A modifier of views as it is used: `.shadow`.
  private static func shown(_ path: String) -> String { path.hasPrefix("View.") ? String(path.dropFirst(4)) : path }

  /// Types, modifiers and values of the environment that SwiftUI does not have.
  private var own: String {
    return [Kind.types, .modifiers, .environment].map { kind in
      let names = (here[kind] ?? []).subtracting(all(kind)).sorted()
      return "- \(kind.words): " + names.map(kind.spelling).joined(separator: " ")
    }
    .joined(separator: "\n")
  }
}

extension PublicSymbol {
  /// Why the symbol does nothing, where its comment says so, as `Has no effect: there is no status bar.` does.
  var reasonForNothing: String? {
    let start = "Has no effect: "
    guard summary.hasPrefix(start) else { return nil }
    return String(summary.dropFirst(start.count)).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }
}
