/// A list that stores its first two elements inline, and only further elements in an array.
///
/// Most lists have one or two. An array of one is a separate object, which costs more to create and free than its
/// element.
struct ShortList<Element>: RandomAccessCollection, MutableCollection {
  private var head: Element?
  private var next: Element?
  private var others: [Element] = []

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var indices: Range<Int> { 0..<count }
  var count: Int { next == nil ? head == nil ? 0 : 1 : others.count + 2 }
  var isEmpty: Bool { head == nil }

  // Without `_modify`, because a coroutine allocates memory if it is not inlined.
  subscript(index: Int) -> Element {
    get { index == 0 ? head! : index == 1 ? next! : others[index - 2] }
    set {
      switch index {
      case 0: head = newValue
      case 1: next = newValue
      default: others[index - 2] = newValue
      }
    }
  }

  mutating func append(_ element: Element) {
    if head == nil {
      head = element
    } else if next == nil {
      next = element
    } else {
      others.append(element)
    }
  }

  /// Removes and returns the last element; the list must not be empty.
  @discardableResult mutating func removeLast() -> Element {
    if let last = others.popLast() { return last }
    let last = next ?? head!
    if next == nil { head = nil } else { next = nil }
    return last
  }

  /// Removes all elements and keeps the capacity of the array.
  mutating func removeAll() {
    (head, next) = (nil, nil)
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }

  mutating func reserveCapacity(_ count: Int) { if count > 2 { others.reserveCapacity(count - 2) } }
}
