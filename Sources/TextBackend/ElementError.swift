internal import ViewTree

/// An error that explains why an element could not be found or used.
public struct ElementError: Error, CustomStringConvertible {
  /// The location of the failed call, the reason with a remedy, and after a failed search the elements that exist.
  public let description: String

  /// Labels in the message come from the user, so control characters are replaced by their codes.
  init(_ message: String, fileID: StaticString, line: UInt) {
    description = "\(fileID):\(line): \(message)".escapingControls(keepingLines: true)
  }
}

/// A description of the requested element.
struct ElementQuery {
  /// The attribute that is compared with the text.
  enum Kind {
    case label, partOfLabel, identifier
  }

  var role: Role?
  /// The label, or a part of it, or the identifier.
  var text: String?
  var kind = Kind.label
  /// The description in words, such as `button "OK"`.
  var words: String

  static func role(_ role: Role) -> ElementQuery { ElementQuery(role: role, words: "\(role)") }

  static func identifier(_ id: String) -> ElementQuery {
    ElementQuery(text: id, kind: .identifier, words: "element with the identifier \"\(id)\"")
  }

  /// A query with a closure.
  static var condition: ElementQuery { ElementQuery(words: "element that satisfies the condition") }

  static func label(_ role: Role?, _ label: String) -> ElementQuery {
    let words = role.map { "\($0) \"\(label)\"" } ?? "element with the label \"\(label)\""
    return ElementQuery(role: role, text: label, words: words)
  }

  static func containing(_ role: Role, _ text: String) -> ElementQuery {
    ElementQuery(role: role, text: text, kind: .partOfLabel, words: "\(role) with \"\(text)\" in its label")
  }

  /// The sentence that reports zero or several matches.
  @MainActor func problem(_ found: [Element], among all: [Element], in place: String) -> String {
    if found.isEmpty { return "no \(words) \(place)" + (hint(among: all).map { "; \($0)" } ?? "") }
    return
      "\(found.count) elements \(place) match \(words); search within one element, as find(.list, \"…\").find(…), or "
      + "choose one with at: 0, findFirst or findAll"
  }

  /// Whether the missing element may be in a row that has not been created: its name is known and unique, and it is no
  /// list.
  @MainActor func mayBeInRow(besides all: [Element]) -> Bool {
    kind != .identifier && text != nil && ![.list, .table].contains(role) && namesakes(among: all) == nil
  }

  /// The elements of other roles with the same label, such as `a tab and 2 staticTexts`; `nil` if there are none.
  @MainActor private func namesakes(among all: [Element]) -> String? {
    guard let role else { return nil }
    var roles: [(role: Role, count: Int)] = []
    for other in all where other.label == text && other.role != role {
      if let index = roles.firstIndex(where: { $0.role == other.role }) {
        roles[index].count += 1
      } else {
        roles.append((other.role, 1))
      }
    }
    guard !roles.isEmpty else { return nil }
    var words = roles.prefix(Self.offered).map { $0.count == 1 ? Self.withArticle($0.role) : "\($0.count) \($0.role)s" }
    if roles.count > Self.offered { words.append("\(roles.count - Self.offered) more") }
    return words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  private static func withArticle(_ role: Role) -> String {
    ("aeiou".contains(role.description.first ?? " ") ? "an " : "a ") + role.description
  }

  /// The maximum number of suggested names.
  private static let offered = 3

  /// The probable intention: the names nearest to the query, or the roles of elements with this label.
  @MainActor private func hint(among all: [Element]) -> String? {
    guard let text, !text.isEmpty else { return nil }
    if let others = namesakes(among: all) { return "\"\(text)\" is \(others)" }
    var names: [(name: String, distance: Int)] = []
    var seen: Set<String> = []
    for element in all {
      for (name, text) in self.names(of: element) where seen.insert(name).inserted {
        guard let distance = distance(to: text) else { continue }
        names.append((name, distance * 2 + (element.role == role ? 0 : 1)))
      }
    }
    guard let nearest = names.map(\.distance).min() else {
      return kind == .identifier && all.allSatisfy { $0.identifiers.isEmpty }
        ? "no view there has an identifier: add one with accessibilityIdentifier(_:)" : nil
    }
    let offered = names.filter { $0.distance == nearest }.prefix(Self.offered).map(\.name)
    return "did you mean \(offered.joined(separator: " or "))?"
  }

  /// The names to suggest for the element, each with the text that is compared.
  @MainActor private func names(of element: Element) -> [(name: String, text: String)] {
    kind == .identifier
      ? element.identifiers.map { ("\"\($0)\"".escapingControls(), $0) } : [(element.name, element.label)]
  }

  /// The number of different letters, if the query may be a misspelling or a part of the name.
  private func distance(to name: String) -> Int? {
    guard let text, !name.isEmpty else { return nil }
    let (old, new) = (Array(text.lowercased().prefix(Self.compared)), Array(name.lowercased().prefix(Self.compared)))
    // In a name of one or two letters, one changed letter makes a different name.
    let limit = min(max(2, old.count / 3), old.count - 1)
    let editDistance = Self.editDistance(from: old, to: new, isPart: kind == .partOfLabel)
    if editDistance <= limit { return editDistance }
    let isPart = old.count > 1 && name.lowercased().contains(text.lowercased())
    return isPart || new.count > 2 && text.lowercased().contains(name.lowercased()) ? limit + 1 : nil
  }

  /// The number of letters compared; the work grows with its square.
  private static let compared = 60

  /// The number of letters to change, add or leave out; with `isPart`, to get a part of the name.
  private static func editDistance(from old: [Character], to new: [Character], isPart: Bool) -> Int {
    var row = isPart ? [Int](repeating: 0, count: new.count + 1) : Array(0...new.count)
    for (index, letter) in old.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in new.indices {
        let changed = diagonal + (letter == new[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return isPart ? row.min()! : row[new.count]
  }
}
