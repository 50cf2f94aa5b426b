import Testing
import ViewTreeTesting

@testable import ViewTree

struct BoxedTests {
  @Test func `a box is empty until it is changed, and begins with the initial value`() {
    var box = Boxed<[Int]>()
    #expect(box.value == nil && box[or: [7]] == [7] && box.value == nil)
    box[or: [1]].append(2)
    #expect(box.value == [1, 2] && box[or: [7]] == [1, 2])
  }

  @Test func `a copy that is changed leaves the original as it was`() {
    var original = Boxed<[Int]>()
    original[or: [1]].append(2)
    var copy = original
    copy[or: [9]].append(3)
    #expect(original.value == [1, 2] && copy.value == [1, 2, 3])
    original[or: []].removeAll()
    #expect(original.value == [] && copy.value == [1, 2, 3])
  }
}
