/// A list that mostly has one or two elements: these lie in it, and only those after them in an array.
///
/// An array of one is an object of its own, which costs more to make and to free than what it holds.
struct ShortList<Element>: RandomAccessCollection, MutableCollection {
  private var head: Element?
  private var next: Element?
  private var others: [Element] = []

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var indices: Range<Int> { 0..<count }
  var count: Int { next == nil ? head == nil ? 0 : 1 : others.count + 2 }
  var isEmpty: Bool { head == nil }

  // Not lent: an accessor that lends takes memory of its own where it is not inlined.
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

  /// There is one.
  @discardableResult mutating func removeLast() -> Element {
    if let last = others.popLast() { return last }
    let last = next ?? head!
    if next == nil { head = nil } else { next = nil }
    return last
  }

  /// Keeps the space of the array.
  mutating func removeAll() {
    (head, next) = (nil, nil)
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }

  mutating func reserveCapacity(_ count: Int) { if count > 2 { others.reserveCapacity(count - 2) } }
}
