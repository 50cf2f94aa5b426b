import Testing
import ViewTreeTesting

@testable import ViewTree

/// The values that views publish while the focus is in them.
struct FocusedValuesTests {
  private struct Number: FocusedValueKey { typealias Value = Int }
  private struct Word: FocusedValueKey { typealias Value = String }
  private final class Object {}

  private func values(_ number: Int?, _ word: String? = nil) -> FocusedValues {
    var values = FocusedValues()
    (values[Number.self], values[Word.self]) = (number, word)
    return values
  }

  @Test func `published values are read by their keys, and nil publishes none`() {
    let both = values(1, "a")
    #expect(both[Number.self] == 1 && both[Word.self] == "a" && !both.isEmpty)
    let none = values(nil)
    #expect(none[Number.self] == nil && none.isEmpty)
    #expect(both.box(of: ObjectIdentifier(Number.self)) != nil && none.box(of: ObjectIdentifier(Number.self)) == nil)
    let object = Object()
    var objects = FocusedValues()
    objects[FocusedObjectType<Object>()] = object
    #expect(objects[FocusedObjectType<Object>()] === object)
  }

  @Test func `values are the same if their keys and their values are`() {
    #expect(values(1, "a").isSame(as: values(1, "a")) && values(nil).isSame(as: values(nil)))
    for other in [values(2, "a"), values(1, "b"), values(1), values(nil, "a"), values(nil)] {
      #expect(!values(1, "a").isSame(as: other) && !other.isSame(as: values(1, "a")))
    }
    let host = StateHost()
    #expect(FocusedValues(of: host).isSame(as: FocusedValues(of: host)))
    let others = [values(nil), FocusedValues(of: StateHost())]
    #expect(!others.contains(where: FocusedValues(of: host).isSame))
  }
}
