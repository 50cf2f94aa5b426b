/// A value that is derived from the selection of a picker, which has one source or several that it sets together.
///
/// It is a rule of its own: a choice evaluates only the previously chosen option and the new one.
final class SelectionLocation<Selection: Hashable, Value: Equatable>: CombinedLocation<Selection, Value> {
  /// The identity of the derivation: locations with equal keys and the same sources have equal values.
  private let key: AnyHashable
  /// Returns the selection that a value stands for; `nil` ignores the write.
  private let selection: (Value) -> Selection?

  init(
    _ sources: [Binding<Selection>], key: AnyHashable, derive: @escaping ([Selection]) -> Value,
    selection: @escaping (Value) -> Selection?
  ) {
    self.key = key
    self.selection = selection
    super.init(sources) { derive($0.map(\.wrappedValue)) }
  }

  override var label: String { sources.first?.location.label ?? "selection" }

  override func set(_ value: Value, transaction: Transaction) {
    if let selection = selection(value) { setSources(to: selection, transaction) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SelectionLocation<Selection, Value> else { return false }
    return key == other.key && hasSameSources(as: other)
  }
}
