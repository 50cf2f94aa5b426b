/// An element that an event is for, by its identifier, or by its place among the elements of its role and label.
struct PlayTarget: Codable, Equatable, Sendable {
  private let role: String
  private let label: String
  private let id: String?
  private let index: Int

  @MainActor init(_ element: Element, on screen: Screen) {
    (role, label) = (element.role.description, element.label)
    id = if case .identifier(let id) = screen.receiver(for: element.node) { id } else { nil }
    index = screen.findAll(element.role, label).firstIndex { $0.node.isSame(as: element.node) } ?? 0
  }

  /// Returns the element on a screen; `nil` if there is none.
  @MainActor func find(on screen: Screen) -> Element? {
    if let id { return screen.descendants.first { $0.identifiers.contains(id) } }
    let same = screen.findAll(Role(role), label)
    return index < same.count ? same[index] : nil
  }

  /// The query that finds the element on a screen in its current state.
  @MainActor func receiver(on screen: Screen) -> EventStatement.Receiver {
    find(on: screen).map { screen.receiver(for: $0.node) } ?? .label(Role(role), label, index: index)
  }
}
