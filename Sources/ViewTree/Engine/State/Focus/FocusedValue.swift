/// A value that the focused view or one of its ancestors publishes.
///
///     @FocusedValue(\.save) private var save
///     …
///     Button("Save") { save?() }.disabled(save == nil).keyboardShortcut("s")
///
/// If several views publish the key, the one closest to the focus counts. A body that reads the value is evaluated when
/// the focus moves to a different value, and when the value changes. Follows
/// [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue).
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  fileprivate let keyPath: KeyPath<FocusedValues, Value?>
  fileprivate var host: StateHost?

  /// Creates a property that reads a focused value by a key path: `@FocusedValue(\.save)`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// Creates a property that reads an observable object by its type.
  ///
  /// `focusedValue(_:)` publishes it.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \.[FocusedObjectType<Value>()]
  }

  /// The value, or `nil` if the focus is in no view that publishes one.
  ///
  /// In a view that was never shown it is `nil`.
  public var wrappedValue: Value? { host.flatMap { FocusedValues(of: $0)[keyPath: keyPath] } }
}

extension FocusedValue: FocusedProperty {}

/// The value of a binding that the focused view or one of its ancestors publishes.
///
///     @FocusedBinding(\.document) private var document        …focusedValue(\.document, $document)
///
/// Follows [FocusedBinding](https://developer.apple.com/documentation/swiftui/focusedbinding).
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  fileprivate let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  fileprivate var host: StateHost?

  /// Creates a property that reads a binding by a key path: `@FocusedBinding(\.document)`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value, or `nil` if the focus is in no view that publishes a binding.
  ///
  /// A write goes through the binding. Writing `nil`, or writing without a binding, has no effect.
  public var wrappedValue: Value? {
    get { location?.get() }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { location.map { Binding<Value?>($0) } ?? .constant(nil) }

  private var location: FocusedLocation<Value>? { host.map { FocusedLocation(keyPath, of: $0) } }
}

extension FocusedBinding: FocusedProperty {}

/// The location of the binding that is currently published.
private final class FocusedLocation<Value>: Location<Value?> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private let owner: StateHost

  init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>, of owner: StateHost) {
    self.keyPath = keyPath
    self.owner = owner
  }

  private var binding: Binding<Value>? { FocusedValues(of: owner)[keyPath: keyPath] }

  override var host: StateHost? { owner }
  override var label: String { "@FocusedBinding" }
  override func get() -> Value? { binding?.wrappedValue }

  override func set(_ value: Value?, transaction: Transaction) {
    guard let value, let binding else { return }
    binding.location.set(value, transaction: transaction.isPlain ? binding.transaction : transaction)
  }

  override func isSame(as other: Location<Value?>) -> Bool {
    guard let other = other as? FocusedLocation<Value> else { return false }
    return owner === other.owner && keyPath == other.keyPath
  }
}

/// A property that reads one of the focused values.
private protocol FocusedProperty: ConnectedProperty, SelfComparing {
  associatedtype Published
  var keyPath: KeyPath<FocusedValues, Published> { get }
  var host: StateHost? { get set }
}

extension FocusedProperty {
  static var needsStorage: Bool { false }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    host = context.owner
  }

  func isSame(as other: Self) -> Bool { keyPath == other.keyPath }
}
