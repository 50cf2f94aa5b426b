import Testing
import ViewTreeTesting

@testable import ViewTree

struct ScratchArrayTests {
  @Test(arguments: [0, 1, 2, 3, 15, 16, 17, 40]) func `an array of any length is sorted`(_ count: Int) {
    ScratchArray.with(count, -1) { array in
      expectEqual(Array(array), Array(repeating: -1, count: count))
      for index in array.indices { array[index] = index * 7919 % 31 }
      let old = Array(array)
      array.sort(<)
      expectEqual(Array(array), old.sorted())
      array.sort(>)
      expectEqual(Array(array), old.sorted(by: >))
    }
  }

  @Test func `elements that are equal in order stay as they are`() {
    ScratchArray.with(6, (key: 0, index: 0)) { array in
      for index in array.indices { array[index] = (index % 2, index) }
      array.sort { $0.key < $1.key }
      expectEqual(array.map(\.index), [0, 2, 4, 1, 3, 5])
    }
  }

  @Test func `a part of an array is sorted in its place`() {
    ScratchArray.with(6, 0) { array in
      for index in array.indices { array[index] = 6 - index }
      let part = array.part(1..<4)
      #expect(part.count == 3 && Array(part) == [5, 4, 3])
      part.sort(<)
      expectEqual(Array(array), [6, 3, 4, 5, 2, 1])
      array.swapAt(0, 5)
      expectEqual(Array(array), [1, 3, 4, 5, 2, 6])
    }
  }
}
