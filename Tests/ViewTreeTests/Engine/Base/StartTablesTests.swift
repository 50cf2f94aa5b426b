import Testing
import ViewTreeTesting

@testable import ViewTree

struct StartTablesTests {
  @Test func `a table holds its values, and more that are stored later`() {
    var table = startTable(["a": 1, "b": 2])
    expectEqual(table, ["a": 1, "b": 2])
    store(3, for: "b", in: &table)
    store(4, for: "c", in: &table)
    expectEqual(table, ["a": 1, "b": 3, "c": 4])
  }

  @Test func `the last of several values for a key counts`() { expectEqual(startTable([1: "a", 1: "b"]), [1: "b"]) }
}
