/// A state that holds the position of the focus, and moves the focus when it is written.
///
///     @FocusState private var isNamed: Bool          TextField("Name", text: $name).focused($isNamed)
///     @FocusState private var field: Field?          TextField("City", text: $city).focused($field, equals: .city)
///
/// Moving the focus with Tab or a click writes the state; it becomes `false` or `nil` if the focus is in none of its
/// views. Writing a value moves the focus after the update. If the value has no view, or a view that cannot take the
/// focus, the state becomes `false` or `nil` again. A body that reads it depends on it. Follows
/// [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates a state that is true while the focus is in its view.
  public init() where Value == Bool { none = false }

  /// Creates a state whose value identifies the view with the focus, or is `nil`.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The position of the focus.
  ///
  /// Writing it moves the focus after the update.
  ///
  /// In a view that was never shown it is `false` or `nil`, and a write has no effect.
  public var wrappedValue: Value {
    get { location?.location.get() ?? none }
    nonmutating set { location?.location.set(newValue, transaction: Transaction()) }
  }

  /// A binding for `focused(_:)` and `focused(_:equals:)`.
  ///
  /// Outside a view's body there is nothing to bind to: the binding moves no focus, and an issue is reported.
  public var projectedValue: Binding {
    if location == nil {
      RuntimeIssue.report(
        "a binding to a @FocusState was made outside of its view's body, and does not move the focus; make it in the body"
      )
    }
    return Binding(location: location, none: none)
  }

  /// A connection between a view and a focus state.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>?
    fileprivate let none: Value

    /// The position of the focus.
    ///
    /// Writing it moves the focus after the update.
    public var wrappedValue: Value {
      get { location?.location.get() ?? none }
      nonmutating set { location?.location.set(newValue, transaction: Transaction()) }
    }

    /// The binding, to be passed on as `$name`.
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

  static func disconnect(_ storage: AnyObject) { downcast(storage, to: FocusLocation<Value>.self).location.remove() }
}

extension FocusState: SelfComparing {
  func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: FocusState.Binding) -> Bool { location === other.location }
}

// Sendable: its location accepts writes from all threads and has one value for all of them.
extension FocusState: @unchecked Sendable where Value: Sendable {}
// Sendable: for the same reason as `FocusState`.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The storage of a `@FocusState`, for code that does not know the type of its value.
class FocusCell {
  /// The value while the focus is in none of the state's views.
  let none: AnyHashable
  /// The value of the current update in an evaluation, or the newest value outside.
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
    guard let value = value.base as? Value else { preconditionFailure("BUG: the focus value has a different type") }
    location.set(value, transaction: Transaction())
  }
}
