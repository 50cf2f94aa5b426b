/// A value that is passed by reference because it would be copied often: a control's configuration, a shape style of
/// any type.
final class Shared<Value>: SelfComparing {
  let value: Value

  init(_ value: Value) { self.value = value }

  func isSame(as other: Shared) -> Bool { self === other || Comparison.areSame(value, other.value) }
}

extension Shared: Sendable where Value: Sendable {}
