import Testing
import ViewTreeTesting

@testable import ViewTree

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

  @Test func `a path that is stored in a collection takes values of its type, and is shortened`() {
    var (numbers, writes) = ([1, 2, 3], 0)
    let storage = PathStorage(Binding(get: { numbers }, set: { (numbers, writes) = ($0, writes + 1) }))
    expectEqual(storage.elements(), [PathElement(1), PathElement(2), PathElement(3)])
    #expect(storage.append(PathElement(4)) && !storage.append(PathElement("a")))
    expectEqual(numbers, [1, 2, 3, 4])
    storage.shorten(4)
    expectEqual(numbers, [1, 2, 3, 4])
    expectEqual(writes, 1, "nothing is taken away")
    storage.shorten(1)
    expectEqual(numbers, [1])
    storage.shorten(5)
    expectEqual(numbers, [1])
    #expect(storage.elementType == Int.self)
  }

  @Test func `a path of any values is shortened too`() {
    var (path, writes) = (NavigationPath([1, 2]), 0)
    let storage = PathStorage(Binding(get: { path }, set: { (path, writes) = ($0, writes + 1) }))
    #expect(storage.append(PathElement("a")) && storage.elementType == nil)
    expectEqual(path.count, 3)
    storage.shorten(3)
    expectEqual(writes, 1, "nothing is taken away")
    expectEqual(storage.elements(), [PathElement(1), PathElement(2), PathElement("a")])
    storage.shorten(2)
    expectEqual(path, NavigationPath([1, 2]))
    storage.shorten(0)
    #expect(path.isEmpty)
  }
}
