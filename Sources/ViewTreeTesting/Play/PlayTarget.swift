/// An element that an event is for, by the words with which a test finds it.
package struct PlayTarget: Codable, Equatable, Sendable {
  private let role: String
  private let label: String
  private let id: String?
  /// The index among the elements of the role and label.
  private let index: Int

  @MainActor init(_ element: Element, on screen: Screen) {
    (role, label) = (element.role.description, element.label)
    let all = screen.descendants
    id = element.identifiers.first { id in all.count { $0.identifiers.contains(id) } == 1 }
    let same = all.filter { $0.role == element.role && $0.label == element.label }
    index = same.firstIndex { $0.node.id == element.node.id && $0.frame == element.frame } ?? 0
  }

  /// Returns the element on a screen; `nil` if there is none.
  @MainActor func find(on screen: Screen) -> Element? {
    if let id { return screen.descendants.first { $0.identifiers.contains(id) } }
    let same = screen.findAll(Role(role), label)
    return index < same.count ? same[index] : nil
  }

  /// The statement that finds the element on a screen, such as `screen.find(.button, "Add")`.
  @MainActor func statement(on screen: Screen) -> String {
    if let id { return "screen.find(id: \(id.swiftLiteral))" }
    let (all, code) = (screen.findAll(Role(role)), Role(role).code)
    if all.count == 1 { return "screen.find(\(code)\(label.isEmpty ? "" : ", \(label.swiftLiteral)"))" }
    let words = "screen.find(\(code), \(label.swiftLiteral)"
    return all.count { $0.label == label } == 1 ? "\(words))" : "\(words), at: \(index))"
  }

  /// The element in words, such as `button "Add"`.
  var words: String { "\(role) \(label.swiftLiteral)" }
}
