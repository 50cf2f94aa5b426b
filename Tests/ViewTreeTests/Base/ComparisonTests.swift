import Testing
@testable import ViewTree

@Suite struct ComparisonTests {
  private func differences<T>(_ a: [T], _ b: [T]) -> [Int] {
    var offsets: [Int] = []
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in Comparison.forEachDifference(a, b) { offsets.append($0) } }
    }
    return offsets
  }

  private struct Padded {
    var small: Int8
    var large: Int
  }

  @Test(arguments: [1, 63, 64, 65, 200]) func `the elements that differ, at any place of a buffer`(count: Int) {
    let old = (0..<count).map { Padded(small: 1, large: $0) }
    #expect(differences(old, old.map { $0 }) == [])
    for place in Set([0, 1, 62, 63, 64, 127, 128, count - 1]) where place < count {
      var new = old
      new[place].small = 2
      #expect(differences(old, new) == [place])
    }
  }

  @Test func `bytes between the fields do not count`() {
    func make(_ filling: UInt8) -> [Padded] {
      Array(unsafeUninitializedCapacity: 2) { buffer, count in
        memset(buffer.baseAddress!, Int32(filling), 2 * MemoryLayout<Padded>.stride)
        for index in 0..<2 {
          buffer[index].small = 1
          buffer[index].large = index
        }
        count = 2
      }
    }
    #expect(differences(make(0), make(255)) == [])
  }

  @Test func `values with a comparison of their own, closures, nothing at all`() {
    #expect(differences(["a", "b", "c"], ["a", "x", "c"]) == [1])
    #expect(differences([Int](), []) == [])
    let number = 1
    let closure = { number }
    #expect(differences([closure], [closure].map { $0 }) == [0])
  }
}
