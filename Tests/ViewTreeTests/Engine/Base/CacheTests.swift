import Testing
import ViewTreeTesting

@testable import ViewTree

struct CacheTests {
  @Test func `a value is made once for each key`() {
    let cache = Cache<String, Int>()
    var made: [String] = []
    func value(_ key: String) -> Int {
      cache.value(for: key) {
        made.append(key)
        return made.count
      }
    }
    expectEqual(["a", "b", "a", "b"].map(value), [1, 2, 1, 2])
    expectEqual(made, ["a", "b"])
  }

  @Test func `of two values that are made for a key the first counts, and other keys may be used`() {
    let cache = Cache<String, Int>()
    let value = cache.value(for: "a") {
      expectEqual(cache.value(for: "b") { 2 }, 2)
      expectEqual(cache.value(for: "a") { 1 }, 1)
      return 3
    }
    expectEqual([value, cache.value(for: "a") { 4 }, cache.value(for: "b") { 5 }], [1, 1, 2])
  }
}
