/// A state that says where the focus is, and moves it when it is written.
///
///     @FocusState private var isNamed: Bool          TextField("Name", text: $name).focused($isNamed)
///     @FocusState private var field: Field?          TextField("City", text: $city).focused($field, equals: .city)
///
/// What Tab or a click moves writes the state: `false` or `nil` where the focus is in none of its views. A value that
/// is written moves the focus after the update; one for which no view is there, or none that takes the focus, becomes
/// `false` or `nil` again. Reading it in a body makes the body depend on it. Follows
/// [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  /// Whether the focus is in a view.
  public init() where Value == Bool { none = false }

  /// In which of several views the focus is, or `nil`.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Where the focus is; writing it moves the focus after the update.
  ///
  /// Of a view that was never shown it is `false` or `nil`, and a write does nothing.
  public var wrappedValue: Value {
    get { location?.location.get() ?? none }
    nonmutating set { location?.location.set(newValue, transaction: Transaction()) }
  }

  /// What `focused(_:)` and `focused(_:equals:)` take.
  ///
  /// Outside a view's body there is nothing to bind to: nothing moves the focus by it, and an issue says so.
  public var projectedValue: Binding {
    if location == nil {
      RuntimeIssue.report(
        "a binding to a @FocusState was made outside of its view's body; nothing moves the focus by it")
    }
    return Binding(location: location, none: none)
  }

  /// The connection between a view and a state of the focus.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>?
    fileprivate let none: Value

    /// Where the focus is; writing it moves the focus after the update.
    public var wrappedValue: Value {
      get { location?.location.get() ?? none }
      nonmutating set { location?.location.set(newValue, transaction: Transaction()) }
    }

    /// The binding itself, to be handed on as `$name`.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    if let stored = storage {
      location = downcast(stored, to: FocusLocation<Value>.self)
    } else {
      let new = FocusLocation(
        StoredLocation(none, owner: context.owner, label: VertexLabel(context.ownerType, name)), none: none)
      storage = new
      location = new
    }
  }

  func vertex(in storage: AnyObject?) -> Vertex? { (storage as? FocusLocation<Value>)?.location.vertex }

  static func disconnect(_ storage: AnyObject) {
    downcast(storage, to: FocusLocation<Value>.self).location.remove()
  }
}

extension FocusState: SelfComparing {
  func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: FocusState.Binding) -> Bool { location === other.location }
}

// Sendable: its location takes writes of all threads, and its value is one for all of them.
extension FocusState: @unchecked Sendable where Value: Sendable {}
// Sendable: as that of the state.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The place of a `@FocusState`, for code that does not know the type of its value.
class FocusCell {
  /// What it says where the focus is in none of its views.
  let none: AnyHashable
  /// The value, or the newest outside of an evaluation.
  var value: AnyHashable { preconditionFailure("BUG: a focus cell must override value") }

  init(none: AnyHashable) { self.none = none }

  func set(_ value: AnyHashable) {}
}

final class FocusLocation<Value: Hashable>: FocusCell {
  let location: StoredLocation<Value>

  init(_ location: StoredLocation<Value>, none: Value) {
    self.location = location
    super.init(none: AnyHashable(none))
  }

  override var value: AnyHashable { AnyHashable(location.get()) }

  override func set(_ value: AnyHashable) {
    guard let value = value.base as? Value else { preconditionFailure("BUG: a focus value of another type") }
    location.set(value, transaction: Transaction())
  }
}
