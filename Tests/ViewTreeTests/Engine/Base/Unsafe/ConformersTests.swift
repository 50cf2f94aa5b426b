import Testing
import ViewTreeTesting

@testable import ViewTree

private protocol Marked {}
private protocol Unused {}
private struct Structure: Marked {}
private enum Enumeration: Marked {}
private final class Object: Marked {}
private struct Generic<Value>: Marked {}

struct ConformersTests {
  @Test func `the types that conform to a protocol are found, except generic ones`() {
    let types = Conformers.all(of: (any Marked).self)
    expectEqual(types.map { "\($0)" }.sorted(), ["Enumeration", "Object", "Structure"])
    #expect(Conformers.all(of: (any Unused).self).isEmpty)
  }
}
