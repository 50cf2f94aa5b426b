/// Elements in the order in which they were added; removing the first does not move the others.
struct Queue<Element> {
  /// Removed elements are `nil` until half of the array is.
  private var elements: [Element?]
  /// The number of removed elements that still take space in front of the others.
  private(set) var removedCount = 0

  init(_ elements: [Element] = []) { self.elements = elements }

  var count: Int { elements.count - removedCount }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[removedCount] }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Returns the first element, or `nil` if there is none.
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    defer {
      removedCount += 1
      if 2 * removedCount >= elements.count {
        elements.removeFirst(removedCount)
        removedCount = 0
      }
    }
    return elements[removedCount].take()
  }

  mutating func remove(at index: Int) -> Element? {
    index == 0 ? popFirst() : elements.remove(at: removedCount + index)
  }

  /// Removes the elements from an index on, and returns them.
  mutating func removeAll(from index: Int = 0) -> [Element] {
    defer { elements.removeSubrange((removedCount + index)...) }
    return elements[(removedCount + index)...].map { $0! }
  }
}
