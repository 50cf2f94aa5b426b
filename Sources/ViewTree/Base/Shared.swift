/// A value that is handed on by reference, because it passes through many copies: a control's configuration, a shape
/// style of any type.
final class Shared<Value>: SelfComparing {
  let value: Value

  init(_ value: Value) { self.value = value }

  func isSame(as other: Shared) -> Bool { self === other || Comparison.areSame(value, other.value) }
}

extension Shared: Sendable where Value: Sendable {}
