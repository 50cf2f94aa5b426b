import Testing
import ViewTreeTesting

@testable import ViewTree

struct SharedTests {
  @Test func `shared values are the same if they are equal or one object`() {
    #expect(Shared([1, 2]).isSame(as: Shared([1, 2])) && !Shared([1, 2]).isSame(as: Shared([1, 3])))
    var count = 0
    let action = Shared { count += 1 }
    #expect(action.isSame(as: action), "closures cannot be compared")
    action.value()
    expectEqual(count, 1)
  }
}
