import Testing
import ViewTreeTesting

@testable import ViewTree

struct NamesTests {
  private struct Inner<Value> {
    struct Deep {}
  }

  @Test func `a name has neither modules nor generic arguments`() {
    expectEqual(nestedName(Int.self), "Int")
    expectEqual(nestedName(Dictionary<String, [Int: (Int) -> Bool]>.Index.self), "Dictionary.Index")
    expectEqual(nestedName(Inner<(Int) -> Array<Int>>.Deep.self), "NamesTests.Inner.Deep")
    expectEqual(nestedName(Int.self, withModule: true), "Swift.Int")
    expectEqual(declaredName(Result<[[Int]], Never>.self), "Swift.Result")
    expectEqual(typeName(Inner<[Int]>.self), "Inner")
  }

  @Test func `only a wrapper's own underscore is dropped`() {
    expectEqual(["_name", "name", "__name", "na_me"].map(\.unwrappedName), ["name", "name", "_name", "na_me"])
  }

  @Test func `a type of the package is told from others`() {
    #expect(isPackageType(Spring.self) && !isPackageType(Int.self) && !isPackageType(NamesTests.self))
    #expect(isPackageName("ViewTree.Text", separator: ".") && !isPackageName("ViewTreeTests.Text", separator: "."))
  }
}
