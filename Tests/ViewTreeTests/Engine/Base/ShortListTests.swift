import Testing
import ViewTreeTesting

@testable import ViewTree

struct ShortListTests {
  /// Changes a list and an array in the same way, by numbers at random.
  @Test func `a short list behaves like an array, at every length`() {
    var random = SystemRandomNumberGenerator()
    var (list, array) = (ShortList<Int>(), [Int]())
    for number in 0..<2_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9:
        list.append(number)
        array.append(number)
      case 9..<17 where !array.isEmpty:
        expectEqual(list.removeLast(), array.removeLast())
      case 17..<19 where !array.isEmpty:
        guard let index = array.indices.randomElement(using: &random) else { break }
        list[index] = number
        array[index] = number
      case 19...:
        list.removeAll()
        list.reserveCapacity(number % 5)
        array.removeAll()
      default: break
      }
      #expect(Array(list) == array && list.count == array.count && list.isEmpty == array.isEmpty)
      #expect(list.indices == array.indices && list.reversed() == array.reversed())
    }
  }

  @Test func `a removed element of a short list is released`() {
    final class Held {}
    var list = ShortList<Held>()
    weak var last: Held?
    for count in 1...4 {
      for _ in 0..<count {
        let new = Held()
        last = new
        list.append(new)
      }
      #expect(last != nil)
      list.removeLast()
      #expect(last == nil)
      list.removeAll()
    }
  }
}
