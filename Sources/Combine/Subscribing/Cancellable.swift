/// Something that can be told to stop.
///
/// Follows [Cancellable](https://developer.apple.com/documentation/combine/cancellable).
public protocol Cancellable {
  /// Stops it; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the subscription for as long as the set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps the subscription for as long as the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// Ends a subscription when it is told to, or released.
///
/// Follows [AnyCancellable](https://developer.apple.com/documentation/combine/anycancellable).
///
/// Sendable: what cancels is behind a lock, and is called once by whoever comes first.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Locked<(() -> Void)?>

  /// Calls `cancel` once: when it is told to stop, or released.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Cancels something else when it is told to, or released.
  public init(_ canceller: some Cancellable) { action = Locked(canceller.cancel) }

  deinit { cancel() }

  /// Ends the subscription; a second call does nothing.
  public func cancel() { action.take()?() }

  /// Keeps the subscription for as long as the set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription for as long as the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
