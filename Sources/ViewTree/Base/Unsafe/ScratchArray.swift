/// Some values that are needed as long as a call lasts: on the stack, where there is room.
///
/// A stack that divides its length sorts its children each time it is asked; an array is an allocation, and asks before each
/// change whether it is shared. Debug builds check the bounds.
struct ScratchArray<Element>: RandomAccessCollection {
  private let elements: UnsafeMutableBufferPointer<Element>

  /// Calls `body` with a value `count` times, in an array that it must not keep.
  static func with(_ count: Int, _ value: Element, _ body: (ScratchArray) -> Void) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { elements in
      elements.initialize(repeating: value)
      body(ScratchArray(elements: elements))
      elements.deinitialize()
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  @inline(__always) subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating _modify { yield &elements[index] }
  }

  /// The values in a range, counted from 0 again.
  func part(_ range: Range<Int>) -> ScratchArray { ScratchArray(elements: .init(rebasing: elements[range])) }

  func swapAt(_ a: Int, _ b: Int) { elements.swapAt(a, b) }

  /// Sorts few elements with no more ado than that takes, and many as the library does.
  func sort(_ precedes: (Element, Element) -> Bool) {
    guard count <= 16 else {
      var copy = elements
      return copy.sort(by: precedes)
    }
    for index in indices.dropFirst() {
      var hole = index
      while hole > 0, precedes(self[hole], self[hole - 1]) {
        swapAt(hole, hole - 1)
        hole -= 1
      }
    }
  }
}
