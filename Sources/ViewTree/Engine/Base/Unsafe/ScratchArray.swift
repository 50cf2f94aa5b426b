/// An array of values for the duration of a call, on the stack if there is room.
///
/// A stack that divides its length sorts its children at each measurement. An array would be an allocation, and would
/// check before each change whether it is shared. Debug builds check the bounds.
@safe struct ScratchArray<Element>: RandomAccessCollection {
  private let elements: UnsafeMutableBufferPointer<Element>

  /// Calls `body` with an array of `count` copies of a value, which `body` must not store.
  static func with(_ count: Int, _ value: Element, _ body: (ScratchArray) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { elements in
      unsafe elements.initialize(repeating: value)
      unsafe body(ScratchArray(elements: elements))
      unsafe elements.deinitialize()
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { unsafe elements.count }

  @inline(__always) subscript(index: Int) -> Element {
    get { unsafe elements[index] }
    nonmutating _modify { yield unsafe &elements[index] }
  }

  /// Returns the values in a range, with indices from 0.
  func part(_ range: Range<Int>) -> ScratchArray { unsafe ScratchArray(elements: .init(rebasing: elements[range])) }

  func swapAt(_ a: Int, _ b: Int) { unsafe elements.swapAt(a, b) }

  /// Sorts up to 16 elements by insertion, and more with the standard library.
  func sort(_ precedes: (Element, Element) -> Bool) {
    guard count <= 16 else {
      var copy = unsafe elements
      return unsafe copy.sort(by: precedes)
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
