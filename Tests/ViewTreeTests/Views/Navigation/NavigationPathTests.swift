import Testing
import ViewTreeTesting

@MainActor @Suite struct NavigationPathTests {
  @Test func `paths are equal if their values are, and of the same types`() {
    expectEqual(NavigationPath([1, 2]), NavigationPath([1, 2]))
    #expect(NavigationPath([1]) != NavigationPath([2]))
    #expect(NavigationPath([1]) != NavigationPath([UInt8(1)]))
    var path = NavigationPath([1, 2, 3])
    path.removeLast()
    path.append("a")
    #expect(path.count == 3 && !path.isEmpty && NavigationPath().isEmpty)
    path.removeLast(3)
    expectEqual(path, NavigationPath())
  }
}
