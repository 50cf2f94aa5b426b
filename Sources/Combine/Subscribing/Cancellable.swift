/// An activity that can be cancelled.
///
/// Follows [Cancellable](https://developer.apple.com/documentation/combine/cancellable).
public protocol Cancellable {
  /// Cancels the activity; a second call has no effect.
  func cancel()
}

extension Cancellable {
  /// Stores the subscription in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Stores the subscription in a collection, which keeps it alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// A subscription that is cancelled on request, or when the object is released.
///
/// Follows [AnyCancellable](https://developer.apple.com/documentation/combine/anycancellable).
///
/// Sendable: the action is behind a lock, and the first thread that takes it calls it, once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Locked<(() -> Void)?>

  /// Creates an object that calls `cancel` once: on cancellation, or on its release.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Creates an object that cancels another activity on cancellation, or on its release.
  public init(_ canceller: some Cancellable) { action = Locked(canceller.cancel) }

  deinit { cancel() }

  /// Cancels the subscription; a second call has no effect.
  public func cancel() { action.take()?() }

  /// Stores the subscription in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores the subscription in a collection, which keeps it alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Returns whether two values are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
