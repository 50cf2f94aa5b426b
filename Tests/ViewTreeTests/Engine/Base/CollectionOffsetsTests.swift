import Testing
import ViewTreeTesting

struct CollectionOffsetsTests {
  @Test func `elements are removed at offsets`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3, 17])
    expectEqual(letters, Array("bce"))
    letters.remove(atOffsets: [])
    expectEqual(letters, Array("bce"))
  }

  @Test func `in a slice offsets count from its first element`() {
    var letters = Array("abcde")[2...]
    letters.remove(atOffsets: [1])
    expectEqual(Array(letters), Array("ce"))
    letters.move(fromOffsets: [1], toOffset: 0)
    expectEqual(Array(letters), Array("ec"))
  }

  @Test(
    arguments: [
      ([0], 3, "bcade"), ([4], 0, "eabcd"), ([0, 4], 2, "baecd"), ([1], 1, "abcde"), ([1], 2, "abcde"),
      ([0, 1, 2], 5, "deabc"), ([2], 99, "abdec"), ([2], -1, "cabde"), ([77], 0, "abcde"),
    ] as [([Int], Int, String)])
  func `elements move to before another`(source: [Int], destination: Int, result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    expectEqual(String(letters), result)
  }
}
