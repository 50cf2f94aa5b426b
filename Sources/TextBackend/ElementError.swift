internal import ViewTree

/// Why an element could not be found or used.
public struct ElementError: Error, CustomStringConvertible {
  /// The place of the call that failed, one reason with what to do about it, and where an element was looked for what is
  /// there.
  public let description: String

  /// Labels in the message are the user's: what a terminal would obey is shown as its code.
  init(_ message: String, fileID: StaticString, line: UInt) {
    description = "\(fileID):\(line): \(message)".escapingControls(keepingLines: true)
  }
}

/// What was looked for, in words.
struct ElementQuery {
  var role: Role?
  /// The label, or a part of it.
  var text: String?
  /// The words: `button "OK"`.
  var words: String

  static func role(_ role: Role) -> ElementQuery { ElementQuery(role: role, words: "\(role)") }

  static func label(_ role: Role?, _ label: String) -> ElementQuery {
    let words = role.map { "\($0) \"\(label)\"" } ?? "element with the label \"\(label)\""
    return ElementQuery(role: role, text: label, words: words)
  }

  static func containing(_ role: Role, _ text: String) -> ElementQuery {
    ElementQuery(role: role, text: text, words: "\(role) with \"\(text)\" in its label")
  }

  /// The sentence about elements that are not there, or too many.
  @MainActor func problem(_ found: [Element], among all: [Element], in place: String) -> String {
    if found.isEmpty { return "no \(words) \(place)" + (hint(among: all).map { "; \($0)" } ?? "") }
    return
      "\(words) is \(found.count) times \(place); look within one element, as find(.list, \"…\").find(…), or say which: "
      + "at: 0, findFirst or findAll"
  }

  /// What may have been meant.
  @MainActor private func hint(among all: [Element]) -> String? {
    guard let text, !text.isEmpty else { return nil }
    if let role, let other = all.first(where: { $0.label == text && $0.role != role }) {
      return "\"\(text)\" is a \(other.role)"
    }
    let ranked = all.compactMap { element -> (element: Element, distance: Int)? in
      let label = element.label
      guard !label.isEmpty, let distance = Self.distance(from: text, to: label) else { return nil }
      return (element, distance * 2 + (element.role == role ? 0 : 1))
    }
    return ranked.min { $0.distance < $1.distance }.map { "did you mean \($0.element.name)?" }
  }

  /// How many letters are others, if it may be a slip or a part of the name.
  private static func distance(from text: String, to label: String) -> Int? {
    let (old, new) = (Array(text.lowercased().prefix(200)), Array(label.lowercased().prefix(200)))
    let limit = max(2, old.count / 3)
    var row = Array(0...new.count)
    for (index, letter) in old.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in new.indices {
        let changed = diagonal + (letter == new[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    if row[new.count] <= limit { return row[new.count] }
    let isPart = old.count > 1 && label.lowercased().contains(text.lowercased())
    return isPart || new.count > 2 && text.lowercased().contains(label.lowercased()) ? limit + 1 : nil
  }
}
