import Observation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The stored properties of objects and values, as traces read them.
struct ObservedPropertiesTests {
  private class Base {
    let first = 1
    weak var gone: Base?
    let second = 2
  }

  private final class Derived: Base {
    unowned var owner: Base
    let third = 3
    weak var away: Base?
    var fourth = 4

    init(_ owner: Base) { self.owner = owner }
  }

  private struct Value {
    var first = 1
    weak var gone: Base?
    var second = 2
  }

  private struct Mirrored: CustomReflectable {
    let hidden = 0
    var customMirror: Mirror { Mirror(self, children: ["x": 1, "y": 2]) }
  }

  private func words(_ value: Any) -> String {
    storedProperties(of: value).map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }

  @Test func `weak and unowned properties are omitted, those of a superclass come last`() {
    let owner = Base()
    expectEqual(words(owner), "first=1 second=2")
    expectEqual(words(Derived(owner)), "third=3 fourth=4 first=1 second=2")
    expectEqual(words(Value()), "first=1 second=2")
    expectEqual(words(Mirrored()), "x=1 y=2")
    expectEqual(words(7), "")
  }

  @Observable final class Model {
    var a = 1
    var b = 2
  }

  @Test func `the properties that code reads are found, and not those that others read`() {
    let model = Model()
    withObservationTracking({ _ = model.b }, onChange: {})
    expectEqual(observedProperties(of: model) { _ = model.a }, [\Model.a])
    expectEqual(observedProperties(of: model) {}, [])
    expectEqual(observedProperties(of: model) { _ = model.b }, [\Model.b])
    expectEqual(observedProperties(of: Base()) {}, nil)
  }

  @Observable class Outer {
    var a = 1
  }

  @Observable final class Inner: Outer {
    var c = 3
  }

  @Test func `the properties of an object's own class are found beside those of its superclass`() {
    let model = Inner()
    expectEqual(observedProperties(of: model) { _ = (model.c, model.a) }, [\Inner.c])
  }
}
