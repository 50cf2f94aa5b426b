/// Elements in the order in which they were added; removing the first does not move the others.
struct Queue<Element> {
  /// Removed elements are `nil` until half of the array is.
  private var elements: [Element?]
  private var head = 0

  init(_ elements: [Element] = []) { self.elements = elements }

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Returns the first element, or `nil` if there is none.
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    defer {
      head += 1
      if 2 * head >= elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head].take()
  }

  mutating func remove(at index: Int) -> Element? { index == 0 ? popFirst() : elements.remove(at: head + index) }

  /// Removes the elements from an index on, and returns them.
  mutating func removeAll(from index: Int = 0) -> [Element] {
    defer { elements.removeSubrange((head + index)...) }
    return elements[(head + index)...].map { $0! }
  }
}
